import type { Comparison, Finding } from "./compare-contracts.ts";
import type { TypeEffect } from "./list-type-effects.ts";
import type { Step } from "./release-step.ts";

/** A comparison and all that is known about the release. */
export interface Report extends Comparison {
  /** The effects on TypeScript, or why they are unknown. */
  readonly types: readonly TypeEffect[] | string;
  /** Description of the base, such as a tag. */
  readonly base: string;
  /** Step of the planned release, if it covers the changes. */
  readonly planned?: Step | undefined;
  /** Why the planned release does not cover the changes. */
  readonly problem?: string | undefined;
}

const STEPS: readonly Step[] = ["major", "minor", "patch"];

/** Formats a report for a terminal. */
export function formatText(report: Report): string {
  const { findings, step, base } = report;
  if (step === undefined) return `openapi.yaml has no changes since ${base}.\n`;
  const lines = STEPS.flatMap((each) => {
    const found = findings.filter((finding) => finding.step === each);
    return found.length === 0 ? [] : ["", `${each} (${found.length})`, ...found.map(formatFinding)];
  });
  const types = groupTypes(report).map(
    ([effect, names]) =>
      `  ${effect}: ${names.slice(0, 8).join(", ")}${names.length > 8 ? ` and ${names.length - 8} more` : ""}`,
  );
  return [
    `Changes of openapi.yaml since ${base}`,
    ...lines,
    "",
    "TypeScript",
    ...(types.length === 0 ? ["  no exported type changes"] : types),
    "",
    `Semver step: ${step}`,
    ...(report.planned ? [`Planned release: ${describePlan(step, report.planned)}`] : []),
    "",
  ].join("\n");
}

/** Formats a report as a comment on a pull request. */
export function formatMarkdown(report: Report): string {
  const { findings, step, base, planned, problem } = report;
  if (step === undefined) return `\`openapi.yaml\` has no changes since ${base}.\n`;
  const escapeCell = (text: string) => text.replaceAll("|", "\\|");
  const rows = STEPS.flatMap((each) => findings.filter((finding) => finding.step === each)).map((finding) => {
    const notes = [finding.reason, ...describeFinding(finding)].map(escapeCell);
    return `| ${finding.step} | \`${escapeCell(finding.place)}\` | ${notes.join("<br>")} | ${cite(finding)} |`;
  });
  return [
    `### Contract: ${step}`,
    "",
    `Changes of \`openapi.yaml\` since ${base}. ${problem ?? (planned ? `Planned release: ${describePlan(step, planned)}.` : "")}`.trim(),
    "",
    "| Step | Place | Change | Document |",
    "|---|---|---|---|",
    ...rows,
    "",
    ...groupTypes(report).map(
      ([effect, names]) => `- TypeScript, ${effect}: ${names.map((name) => `\`${name}\``).join(", ")}`,
    ),
    "",
  ].join("\n");
}

function groupTypes({ types }: Report): [string, string[]][] {
  if (typeof types === "string") return [["unknown", [types]]];
  const groups = Object.entries(Object.groupBy(types, ({ effect }) => effect)).sort(([a], [b]) => a.localeCompare(b));
  return groups.map(([effect, group]) => [effect, group.map(({ name }) => name)]);
}

function describePlan(step: Step, planned: Step): string {
  const isYoung = step === "major" && planned === "minor";
  return `${planned}, which covers it${isYoung ? ": before 1.0.0 a breaking change raises the minor number" : ""}`;
}

function cite({ section, silence }: Finding): string {
  return [section, silence].filter(Boolean).join(", ");
}

function formatFinding(finding: Finding): string {
  const source = cite(finding);
  const lines = [
    `  ${finding.place}: ${finding.reason}${source === "" ? "" : ` (${source})`}`,
    ...describeFinding(finding),
  ];
  return lines.join("\n    ");
}

/** Describes what a person has to know beside the reason. */
function describeFinding({ isSure, violatesDocument, section, witness }: Finding): string[] {
  const value = JSON.stringify(witness?.value) ?? "";
  const shown = value.length > 200 ? `${value.slice(0, 200)}…` : value;
  return [
    ...(isSure ? [] : ["not sure: the policy does not know this change, so a person must decide"]),
    ...(violatesDocument ? [`violates the document: ${section} states otherwise, and info.version is the same`] : []),
    ...(witness
      ? [
          `${witness.isValidIn === "base" ? "valid before, not now" : "valid now, not before"}: ${witness.message} ${shown}`,
        ]
      : []),
  ];
}
