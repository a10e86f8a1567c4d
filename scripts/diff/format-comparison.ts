import type { LocatedFinding, Report } from "./compare-with-base.ts";
import { STEPS } from "./policy.ts";

/** What a person has to know about the words that a finding can end with. */
const EXPLANATIONS = {
  "violates the document": "the section states otherwise, and info.version is the same",
  "not sure": "the policy does not know this change, so a person must decide",
};
type Flag = keyof typeof EXPLANATIONS;

/** Formats a report as Markdown, for a terminal or as a comment on a pull request. */
export function formatComparison({ findings, step, base, contract }: Report): string {
  if (step === undefined) return `openapi.yaml has no changes since ${base}.\n`;
  const sections = STEPS.map((each) => {
    const found = findings.filter((finding) => finding.step === each);
    const lines = found.map((finding) => `- \`${formatFinding(finding, contract)}\`\n`);
    return { name: `${each} (${found.length})`, lines };
  });
  const filled = sections.filter(({ lines }) => lines.length > 0);
  const text = filled.map(({ name, lines }) => `#### ${name}\n${lines.join("")}`);
  const flags = new Set(findings.flatMap(listFlags));
  const notes = [...flags].map((flag) => `- ${flag}: ${EXPLANATIONS[flag]}\n`).join("");
  const end = `${notes && `${notes}\n`}Release needed: ${step}.\n`;
  return [`### Changes of openapi.yaml since ${base}\n`, ...text, end].join("\n");
}

/**
 * Formats a finding as one line, such as
 * `openapi.yaml:910 ProjectRole: enum removed: ADMIN (violates the document, §2.10)`.
 */
export function formatFinding(finding: LocatedFinding, contract: string): string {
  const { line, place, reason, section, assumption } = finding;
  const notes = [...listFlags(finding), section, assumption].filter(Boolean).join(", ");
  return `${contract}:${line} ${place}: ${reason}${notes && ` (${notes})`}`;
}

function listFlags({ isSure, violatesDocument }: LocatedFinding): Flag[] {
  const flags: Flag[] = [];
  if (violatesDocument) flags.push("violates the document");
  if (!isSure) flags.push("not sure");
  return flags;
}
