import {
  type CheckedFile,
  type CheckReport,
  checkedFiles,
  countViolations,
  describeGroup,
  describeLaw,
  isOpen,
  plural,
} from "./check-report.ts";
import { coverageLines } from "./coverage-lines.ts";

/** The report for people: one line for each kind of deviation, and totals. */
export function formatPretty(report: CheckReport): string {
  const { baseline, coverage, files } = report;
  const checked = checkedFiles(report);
  const unread = files.length - checked.length;
  const total = [
    `${plural(checked.length, "file")} checked`,
    plural(countViolations(report), "violation"),
    ...(baseline ? [`${baseline.accepted.length} kinds accepted by the baseline`] : []),
    ...(unread > 0 ? [`${unread} could not be read`] : []),
  ];
  const lines = [
    ...checked.flatMap((file) => fileLines(file, report)),
    ...(baseline?.expired ?? []).map(({ what, expires }) => `no longer accepted since ${expires}: ${what}`),
    ...(baseline?.vanished ?? []).map(
      ({ fingerprint, what }) => `no longer seen, take it out of the baseline: ${what} [${fingerprint}]`,
    ),
    ...(coverage ? coverageLines(coverage) : []),
    total.join(", "),
  ];
  return `${lines.join("\n")}\n`;
}

function fileLines(file: CheckedFile, report: CheckReport): string[] {
  const { isTraffic, exchanges, unmatched, unmatchedCount, violationCount, groups, undocumented, laws = [] } = file;
  const names = Object.entries(unmatched).map(([name, count]) => (count > 1 ? `${name} (${count})` : name));
  const accepted = groups.filter((group) => !isOpen(report, group));
  const verdict = violationCount === 0 ? "conforms" : plural(violationCount, "violation");
  const unknown = undocumented.map(({ name, count }) => (count > 1 ? `${name} (${count})` : name));
  return [
    `${file.file}: ${verdict}${isTraffic ? ` (${plural(exchanges, "exchange")})` : ""}`,
    ...groups.filter((group) => isOpen(report, group)).map((group) => `  ${describeGroup(group, isTraffic)}`),
    ...laws.map((broken) => `  ${describeLaw(broken)}`),
    ...(accepted.length > 0 ? [`  accepted: ${accepted.map(({ fingerprint }) => fingerprint).join(", ")}`] : []),
    ...(unknown.length > 0 ? [`  undocumented: ${unknown.join(", ")}`] : []),
    ...(unmatchedCount > 0 ? [`  ${unmatchedCount} of no operation: ${names.join(", ")}`] : []),
  ];
}
