import type { Comparison, Finding } from "./compare-contracts.ts";
import type { TypeEffects } from "./list-type-effects.ts";
import type { Step } from "./release-step.ts";

const STEPS: readonly Step[] = ["major", "minor", "patch"];

/** The comparison as a report for people. @param planned Step of the release that covers it, where one is planned. */
export function formatComparison(
  { findings, step }: Comparison,
  types: TypeEffects,
  base: string,
  planned: Step | undefined,
): string {
  if (step === undefined) return `openapi.yaml says the same as ${base}.\n`;
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
    ...(planned ? [`Planned release: ${planned}${coverage(step, planned)}`] : []),
    "",
  ].join("\n");
}

function coverage(step: Step, planned: Step): string {
  return step === "major" && planned === "minor"
    ? ", which covers it: before 1.0.0 a break raises the minor number"
    : ", which covers it";
}

function formatFinding({ pointer, reason, section, silence, contradicts }: Finding): string {
  const where = [section, silence].filter(Boolean).join(", ");
  const line = `  ${reason}\n    ${pointer}${where === "" ? "" : ` (${where})`}`;
  return contradicts
    ? `${line}\n    violates the document: ${section} says otherwise, and info.version is the same`
    : line;
}

function formatEffect([what, names]: [string, string[]]): string {
  const shown = names.slice(0, 8).join(", ");
  return `  ${what}: ${shown}${names.length > 8 ? ` and ${names.length - 8} more` : ""}`;
}
