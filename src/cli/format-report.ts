import type { ExchangeViolation } from "../traffic/index.ts";
import type { FileReport } from "./check-file.ts";

/** Ways to print what `loyalty check` found. */
export const reportFormats = ["pretty", "json"] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** What was found in all files, as text that ends with a newline. */
export function formatReport(format: ReportFormat, files: readonly FileReport[]): string {
  return format === "json" ? formatJson(files) : formatPretty(files);
}

function formatJson(files: readonly FileReport[]): string {
  const report = { files: files.map(jsonFile), violations: countViolations(files) };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function jsonFile(report: FileReport): object {
  if ("error" in report) return { file: report.file, conforms: false, error: report.error, violations: [] };
  const { file, isTraffic, exchanges, unmatched, unmatchedCount, violations, violationCount } = report;
  return {
    file,
    conforms: violationCount === 0,
    ...(isTraffic && { exchanges, unmatchedCount, unmatched }),
    violations: violations.map(({ pointer, message, eventType = null, section, ...rest }) => ({
      pointer,
      message,
      eventType,
      section,
      ...rest,
    })),
    ...(violationCount > violations.length && { notShown: violationCount - violations.length }),
  };
}

export function countViolations(files: readonly FileReport[]): number {
  return files.reduce((sum, file) => sum + ("error" in file ? 0 : file.violationCount), 0);
}

function formatPretty(files: readonly FileReport[]): string {
  const lines = files.flatMap((file) => ("error" in file ? [] : [summaryLine(file), ...detailLines(file)]));
  const violations = countViolations(files);
  const unread = files.filter((file) => "error" in file).length;
  const total = [
    `${files.length - unread} ${plural("file", files.length - unread)} checked`,
    `${violations} ${plural("violation", violations)}`,
    ...(unread > 0 ? [`${unread} could not be read`] : []),
  ];
  return `${[...lines, total.join(", ")].join("\n")}\n`;
}

type Checked = Exclude<FileReport, { error: string }>;

function summaryLine({ file, isTraffic, exchanges, violationCount }: Checked): string {
  const verdict = violationCount === 0 ? "conforms" : `${violationCount} ${plural("violation", violationCount)}`;
  return `${file}: ${verdict}${isTraffic ? ` (${exchanges} ${plural("exchange", exchanges)})` : ""}`;
}

function detailLines({ isTraffic, unmatched, unmatchedCount, violations, violationCount }: Checked): string[] {
  const names = Object.entries(unmatched).map(([name, count]) => (count > 1 ? `${name} (${count})` : name));
  return [
    ...violations.map((violation) => `  ${isTraffic ? place(violation) : ""}${describe(violation)}`),
    ...(violationCount > violations.length ? [`  and ${violationCount - violations.length} more`] : []),
    ...(unmatchedCount > 0 ? [`  ${unmatchedCount} of no operation: ${names.join(", ")}`] : []),
  ];
}

function place({ entry, operationId, status, in: half }: ExchangeViolation): string {
  return `#${entry + 1} ${operationId} ${status} ${half} `;
}

function describe({ pointer, message, eventType, component, section }: ExchangeViolation): string {
  const inside = [eventType, component, `§${section}`].filter((part) => part !== undefined);
  return `${pointer || "/"}: ${message} (${inside.join(", ")})`;
}

function plural(noun: string, count: number): string {
  return count === 1 ? noun : `${noun}s`;
}
