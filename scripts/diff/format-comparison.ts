import type { Finding } from "./compare-contracts.ts";
import type { Report } from "./compare-with-base.ts";
import { STEPS } from "./policy.ts";

/** Formats a report as Markdown, for a terminal or as a comment on a pull request. */
export function formatComparison({ findings, step, base, contract }: Report): string {
  if (step === undefined) return `openapi.yaml has no changes since ${base}.\n`;
  const sections = STEPS.map((each) => {
    const found = findings.filter((finding) => finding.step === each);
    const lines = found.flatMap((finding) => [
      `- \`${finding.place}\`: ${finding.reason}${cite(finding)}${finding.pointer && `, ${contract}:${finding.line}`}`,
      ...describeFinding(finding).map((text) => `  - ${text}`),
    ]);
    return { name: `${each} (${found.length})`, lines };
  });
  const filled = sections.filter(({ lines }) => lines.length > 0);
  const text = filled.map(({ name, lines }) => `#### ${name}\n${lines.join("\n")}\n`);
  return [`### Changes of openapi.yaml since ${base}\n`, ...text, `Release needed: ${step}.\n`].join("\n");
}

function cite({ section, assumption }: Finding): string {
  const sources = [section, assumption].filter(Boolean).join(", ");
  return sources && ` (${sources})`;
}

/** Describes what a person has to know beside the reason. */
function describeFinding({ isSure, violatesDocument, section }: Finding): string[] {
  const notes: string[] = [];
  if (!isSure) notes.push("not sure: the policy does not know this change, so a person must decide");
  if (violatesDocument) notes.push(`violates the document: ${section} states otherwise, and info.version is the same`);
  return notes;
}
