import { type CheckedFile, type CheckReport, conforms, countViolations, isOpen, listErrors } from "./check-report.ts";
import { formatGithub, formatJunit } from "./format-for-ci.ts";
import { formatHtml } from "./format-html.ts";
import { formatPretty } from "./format-pretty.ts";

const formatters = {
  pretty: formatPretty,
  json: formatJson,
  junit: formatJunit,
  github: formatGithub,
  html: formatHtml,
};

/** A format in which `loyalty check` prints its report. */
export type ReportFormat = keyof typeof formatters;
export const reportFormats = Object.keys(formatters);

/** Formats the report as text that ends with a newline. */
export function formatReport(format: ReportFormat, report: CheckReport): string {
  return formatters[format](report);
}

/** A JSON document; `pointer`, `message`, `eventType` and `section` of a violation are always present. */
function formatJson(report: CheckReport): string {
  const { baseline, coverage, laws } = report;
  const document = {
    files: report.files.map((file) =>
      "error" in file ? { ...file, conforms: false, violations: [] } : describeFile(file, report),
    ),
    violations: countViolations(report),
    ...(laws && {
      laws: laws.broken.map((broken) => ({
        ...broken,
        accepted: !isOpen(report, broken),
        places: nameFiles(report, broken.places),
      })),
      undecided: laws.undecided.map((each) => ({ ...each, places: nameFiles(report, each.places) })),
    }),
    ...(baseline && { accepted: baseline.accepted, expired: baseline.expired, vanished: baseline.vanished }),
    ...(coverage && { coverage }),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function nameFiles({ files }: CheckReport, places: readonly { readonly file: number }[]): object[] {
  return places.map((place) => ({ ...place, file: files[place.file]?.file }));
}

function describeFile(file: CheckedFile, report: CheckReport): object {
  const { isTraffic, exchanges, unmatched, unmatchedCount, violations, violationCount, groups, undocumented } = file;
  const unreadable = listErrors(file);
  return {
    file: file.file,
    conforms: conforms(report, file),
    warnings: file.warnings,
    unchecked: file.unchecked,
    ...(unreadable.length > 0 && { unreadable }),
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
  };
}
