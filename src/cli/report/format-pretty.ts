import {
  type CheckedFile,
  type CheckReport,
  conforms,
  countDeviations,
  describeGroup,
  describeUndecided,
  findCheckedFiles,
  formatCount,
  isOpen,
  listLawFailures,
} from "./check-report.ts";
import { formatCoverageText } from "./format-coverage.ts";

/** Formats the report as text: one line for each kind of deviation, and totals. */
export function formatPretty(report: CheckReport): string {
  const { baseline, coverage, files } = report;
  const checked = findCheckedFiles(files);
  const unread = files.length - checked.length;
  const total = [
    `${formatCount(checked.length, "file")} checked`,
    ...countDeviations(report),
    ...(baseline ? [`${baseline.accepted.length} kinds accepted by the baseline`] : []),
    ...(unread > 0 ? [`${unread} could not be read`] : []),
  ];
  const lines = [
    ...checked.flatMap((file) => describeFile(file, report)),
    ...listLawFailures(report).map(({ text }) => text),
    ...describeUndecided(report),
    ...(baseline?.expired ?? []).map(({ what, expires }) => `no longer accepted since ${expires}: ${what}`),
    ...(baseline?.vanished ?? []).map(
      ({ fingerprint, what }) => `no longer seen, remove it from the baseline: ${what} [${fingerprint}]`,
    ),
    ...(coverage ? formatCoverageText({ ...report, coverage }) : []),
    total.join(", "),
  ];
  return `${lines.join("\n")}\n`;
}

function describeFile(file: CheckedFile, report: CheckReport): string[] {
  const { isTraffic, exchanges, unmatched, unmatchedCount, groups, undocumented } = file;
  const names = Object.entries(unmatched).map(([name, count]) => (count > 1 ? `${name} (${count})` : name));
  const accepted = groups.filter((group) => !isOpen(report, group));
  const verdict = conforms(report, file) ? "conforms" : countDeviations(report, [file]).join(", ");
  const unknown = undocumented.map(({ name, count }) => (count > 1 ? `${name} (${count})` : name));
  return [
    `${file.file}: ${verdict}${isTraffic ? ` (${formatCount(exchanges, "exchange")})` : ""}`,
    ...groups.filter((group) => isOpen(report, group)).map((group) => `  ${describeGroup(group, isTraffic)}`),
    ...(accepted.length > 0 ? [`  accepted: ${accepted.map(({ fingerprint }) => fingerprint).join(", ")}`] : []),
    ...(unknown.length > 0 ? [`  undocumented: ${unknown.join(", ")}`] : []),
    ...(unmatchedCount > 0 ? [`  ${unmatchedCount} of no operation: ${names.join(", ")}`] : []),
  ];
}
