import type { Comparison, Finding } from "./compare-contracts.ts";
import type { TypeEffect } from "./list-type-effects.ts";
import { STEPS, type Step } from "./release-plan.ts";

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

const STYLES = {
  text: { title: "", heading: "", item: "  ", note: "    ", code: (text: string) => text },
  markdown: { title: "### ", heading: "#### ", item: "- ", note: "  - ", code: (text: string) => `\`${text}\`` },
};
const MAX_COUNTEREXAMPLE_LENGTH = 200;

/** Formats a report for a terminal, or as a comment on a pull request. */
export function formatComparison(report: Report, format: keyof typeof STYLES): string {
  const { title, heading, item, note, code } = STYLES[format];
  const { findings, step, base, planned, problem } = report;
  if (step === undefined) return `openapi.yaml has no changes since ${base}.\n`;
  const sections = STEPS.map((each) => {
    const found = findings.filter((finding) => finding.step === each);
    const lines = found.flatMap((finding) => [
      `${item}${code(finding.place)}: ${finding.reason}${cite(finding)}`,
      ...describeFinding(finding, code).map((text) => note + text),
    ]);
    return { name: `${each} (${found.length})`, lines };
  });
  const types = typeof report.types === "string" ? [report.types] : describeTypes(report.types, code);
  sections.push({ name: "TypeScript", lines: types.map((text) => item + text) });
  const isYoung = step === "major" && planned === "minor";
  const hint = isYoung ? ": before 1.0.0 a breaking change raises the minor number" : "";
  const release = problem ?? (planned && `Planned release: ${planned}, which covers it${hint}`);
  return [
    `${title}Changes of openapi.yaml since ${base}`,
    ...sections.flatMap(({ name, lines }) => (lines.length === 0 ? [] : ["", heading + name, ...lines])),
    "",
    `Semver step: ${step}`,
    ...(format === "markdown" ? [""] : []),
    ...(release ? [release, ""] : [""]),
  ].join("\n");
}

function describeTypes(types: readonly TypeEffect[], code: (text: string) => string): string[] {
  if (types.length === 0) return ["no exported type changes"];
  const groups = Object.entries(Object.groupBy(types, ({ effect }) => effect)).sort(([a], [b]) => a.localeCompare(b));
  return groups.map(([effect, group]) => `${effect}: ${group.map(({ name }) => code(name)).join(", ")}`);
}

function cite({ section, assumption }: Finding): string {
  const sources = [section, assumption].filter(Boolean).join(", ");
  return sources && ` (${sources})`;
}

/** Describes what a person has to know beside the reason. */
function describeFinding(
  { isSure, violatesDocument, section, counterexample }: Finding,
  code: (text: string) => string,
): string[] {
  const notes: string[] = [];
  if (!isSure) notes.push("not sure: the policy does not know this change, so a person must decide");
  if (violatesDocument) notes.push(`violates the document: ${section} states otherwise, and info.version is the same`);
  if (!counterexample) return notes;
  const value = JSON.stringify(counterexample.value);
  const shown = value.length > MAX_COUNTEREXAMPLE_LENGTH ? `${value.slice(0, MAX_COUNTEREXAMPLE_LENGTH)}…` : value;
  const validity = counterexample.isValidIn === "base" ? "valid before, not now" : "valid now, not before";
  return [...notes, `${validity}: ${counterexample.message} ${code(shown)}`];
}
