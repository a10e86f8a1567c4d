import { escapeControls } from "../../contract/json.ts";
import { formatJson } from "../io/output.ts";
import { formatHtml } from "./format-html.ts";
import { formatJunit } from "./format-junit.ts";
import { formatSarif } from "./format-sarif.ts";
import { type FormatOptions, formatText } from "./format-text.ts";
import type { Report } from "./report.ts";

export const formats = ["text", "json", "junit", "sarif", "html"] as const;
/** A format of a report. */
export type Format = (typeof formats)[number];

/** Formats a report as text that ends with a newline. */
export function formatReport(format: Format, report: Report, options: FormatOptions): string {
  switch (format) {
    case "text":
      return formatText(escapeReport(report), options);
    case "json":
      return formatDocument(report);
    case "junit":
      return formatJunit(escapeReport(report));
    case "sarif":
      return formatSarif(escapeReport(report));
    case "html":
      return formatHtml(escapeReport(report));
  }
}

/** Escapes every text and name in a report. Only the text of an exchange has lines. */
function escapeReport<Part>(part: Part, kept = ""): Part {
  if (typeof part === "string") return escapeControls(part, kept) as Part;
  if (typeof part !== "object" || part === null) return part;
  if (Array.isArray(part)) return part.map((item) => escapeReport(item)) as Part;
  const entries = Object.entries(part).map(([name, value]) => [
    escapeControls(name),
    escapeReport(value, name === "exchange" ? "\n" : ""),
  ]);
  return Object.fromEntries(entries);
}

/** Formats a report as JSON. */
function formatDocument({ title, isGood: conforms, parts, details }: Report): string {
  const findings = parts.flatMap((part) => part.findings);
  return `${formatJson({ title, conforms, findings, ...details })}\n`;
}
