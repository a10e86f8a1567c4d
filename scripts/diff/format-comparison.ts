import type { Comparison, Finding } from "./compare-contracts.ts";
import type { TypeEffects } from "./list-type-effects.ts";
import type { Step } from "./release-step.ts";

const STEPS: readonly Step[] = ["major", "minor", "patch"];

/** Formats the comparison for people. @param planned Step of the planned release, if it covers the changes. */
export function formatComparison(
  { findings, step }: Comparison,
  types: TypeEffects,
  base: string,
  planned: Step | undefined,
): string {
  if (step === undefined) return `openapi.yaml has no changes since ${base}.\n`;
  const lines = STEPS.flatMap((each) => {
    const found = findings.filter((finding) => finding.step === each);
    return found.length === 0 ? [] : ["", `${each} (${found.length})`, ...found.map(formatFinding)];
  });
  const effects = Object.entries(types).filter(([, names]) => names.length > 0);
  return [
    `Changes of openapi.yaml since ${base}`,
    ...lines,
    "",
    "TypeScript",
    ...(effects.length === 0 ? ["  no exported type changes"] : effects.map(formatEffect)),
    "",
    `Semver step: ${step}`,
    ...(planned ? [`Planned release: ${planned}${describeCoverage(step, planned)}`] : []),
    "",
  ].join("\n");
}

function describeCoverage(step: Step, planned: Step): string {
  const isYoung = step === "major" && planned === "minor";
  return `, which covers it${isYoung ? ": before 1.0.0 a breaking change raises the minor number" : ""}`;
}

function formatFinding({ pointer, reason, section, silence, contradicts }: Finding): string {
  const source = [section, silence].filter(Boolean).join(", ");
  const line = `  ${reason}\n    ${pointer}${source === "" ? "" : ` (${source})`}`;
  return contradicts
    ? `${line}\n    contradicts the document: ${section} states otherwise, and info.version is the same`
    : line;
}

function formatEffect([effect, names]: [string, string[]]): string {
  const shown = names.slice(0, 8).join(", ");
  return `  ${effect}: ${shown}${names.length > 8 ? ` and ${names.length - 8} more` : ""}`;
}
