import type { CheckReport } from "./check-report.ts";
import { formatGithub } from "./format-github.ts";
import { formatHtml } from "./format-html.ts";
import { formatJson } from "./format-json.ts";
import { formatJunit } from "./format-junit.ts";
import { formatPretty } from "./format-pretty.ts";

const formatters = {
  pretty: formatPretty,
  json: formatJson,
  junit: formatJunit,
  github: formatGithub,
  html: formatHtml,
};

/** Ways to print what `loyalty check` found. */
export type ReportFormat = keyof typeof formatters;
export const reportFormats = Object.keys(formatters);

/** What was found in all files, as text that ends with a newline. */
export function formatReport(format: ReportFormat, report: CheckReport): string {
  return formatters[format](report);
}
