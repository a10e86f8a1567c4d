import { formatJson } from "../io/output.ts";
import { isGood, type Report } from "./report.ts";

/**
 * Formats a report as one JSON document, with the findings of all parts in one list. It conforms if nothing makes the run fail, and
 * everything could be checked.
 */
export function formatDocument(report: Report): string {
  const { title, parts, details } = report;
  const findings = parts.flatMap((part) => part.findings);
  const errors = parts.flatMap(({ name, errors }) => errors.map((text) => `${name} ${text}`));
  const conforms = isGood(report) && parts.every(({ unchecked }) => unchecked.length === 0);
  return `${formatJson({ title, conforms, findings, errors, ...details })}\n`;
}
