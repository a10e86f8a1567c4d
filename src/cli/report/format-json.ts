import { type CheckedFile, type CheckReport, countViolations, isOpen } from "./check-report.ts";

/** The report as one JSON document; `pointer`, `message`, `eventType` and `section` of a violation are always there. */
export function formatJson(report: CheckReport): string {
  const { baseline, coverage } = report;
  const document = {
    files: report.files.map((file) =>
      "error" in file ? { ...file, conforms: false, violations: [] } : checkedFile(file, report),
    ),
    violations: countViolations(report),
    ...(baseline && { accepted: baseline.accepted, expired: baseline.expired, vanished: baseline.vanished }),
    ...(coverage && { coverage }),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function checkedFile(file: CheckedFile, report: CheckReport): object {
  const { isTraffic, exchanges, unmatched, unmatchedCount, violations, violationCount, groups, undocumented } = file;
  return {
    file: file.file,
    conforms: violationCount === 0 && !(report.isClosed && undocumented.length > 0),
    ...(isTraffic && { exchanges, unmatchedCount, unmatched }),
    violations: violations.map(({ pointer, message, eventType = null, section, ...rest }) => ({
      pointer,
      message,
      eventType,
      section,
      ...rest,
    })),
    ...(violationCount > violations.length && { notShown: violationCount - violations.length }),
    groups: groups.map((group) => ({ ...group, accepted: !isOpen(report, group) })),
    undocumented,
    ...(file.laws && { laws: file.laws }),
  };
}
