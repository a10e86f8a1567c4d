import { escapeControls } from "../../contract/escape-controls.ts";
import type { AcceptedViolation } from "../../traffic/index.ts";
import { type Cell, formatTable, wrapText } from "../io/format-table.ts";
import { formatJson } from "../io/output.ts";
import type { Screen } from "../io/screen.ts";
import {
  type CheckedFile,
  type CheckReport,
  conforms,
  countViolations,
  describeCounts,
  describeUndecided,
  describeUndocumented,
  type FileReport,
  findCheckedFiles,
  formatCount,
  listErrors,
  listFindings,
  listInvariantFindings,
  listOpenFindings,
  nameFile,
} from "./check-report.ts";
import { formatCoverageText } from "./format-coverage.ts";
import { formatGithub, formatJunit } from "./format-for-ci.ts";
import { formatHtml } from "./format-html.ts";
import { formatSarif } from "./format-sarif.ts";

const formatters = {
  pretty: formatPretty,
  json: formatDocument,
  junit: formatJunit,
  github: formatGithub,
  html: formatHtml,
  sarif: formatSarif,
};

/** A format in which `loyalty check` prints its report. */
export type ReportFormat = keyof typeof formatters;
/** The formats that `--format` names; JSON has its own option. */
export const textFormats = Object.keys(formatters).filter((format) => format !== "json");

/** Formats the report as text that ends with a newline. */
export function formatReport(format: ReportFormat, report: CheckReport, screen: Screen): string {
  return formatters[format](format === "json" ? report : escapeReport(report), screen);
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

/** Formats the report as text: a row for each file, a line for each kind of violation, and totals. */
function formatPretty(report: CheckReport, screen: Screen): string {
  const { baseline, coverage, files, isQuiet } = report;
  const { columns, paint } = screen;
  const shown = files.filter((file) => !isQuiet || isFailing(report, file));
  const rows = formatTable(
    shown.map((file) => describeFile(file, report)),
    { screen, right: [2], indent: "  " },
  );
  const broken = listInvariantFindings(report).filter((finding) => !finding.isAccepted);
  const notes = [
    ...describeUndecided(report),
    ...(baseline?.expired ?? []).map((known) => `no longer accepted since ${known.expires}: ${nameAccepted(known)}`),
    ...(baseline?.vanished ?? []).map((known) => `no longer seen, remove it from the baseline: ${nameAccepted(known)}`),
    ...(baseline?.removed ?? []).map((known) => `no longer seen, removed from the baseline: ${nameAccepted(known)}`),
  ];
  const lines = [
    ...shown.flatMap((file, at) => [addMark(rows[at] ?? "", file, report, screen), ...listLines(file, report, screen)]),
    ...broken.flatMap(({ text }) => text.split("\n")).flatMap((line) => wrapText(line, columns, "    ")),
    ...(isQuiet ? [] : notes.flatMap((line) => wrapText(line, columns, "  "))),
    ...(coverage ? ["", ...formatCoverageText({ ...report, coverage }, screen), ""] : []),
    ...wrapText(countAll(report), columns).map((line) =>
      paint(files.some((file) => isFailing(report, file)) ? "bad" : "good", line),
    ),
  ];
  return `${lines.join("\n")}\n`;
}

function nameAccepted({ what = "a violation", fingerprint }: AcceptedViolation): string {
  return `${what} [${fingerprint}]`;
}

/** Whether a file makes the run fail: with a baseline, not each violation does. */
function isFailing(report: CheckReport, file: FileReport): boolean {
  return listErrors(file).length > 0 || listOpenFindings(report, file).length > 0;
}

function countAll(report: CheckReport): string {
  const { baseline, files } = report;
  const checked = findCheckedFiles(files);
  const unread = files.length - checked.length;
  return [
    `${formatCount(checked.length, "file")} checked`,
    ...describeCounts(report),
    ...(baseline ? [`${formatCount(baseline.accepted.length, "kind")} accepted by the baseline`] : []),
    ...(unread > 0 ? [`${unread} could not be checked`] : []),
  ].join(", ");
}

const marks = { good: "✔", warning: "•", bad: "✖" } as const;

function chooseRole(file: FileReport, report: CheckReport): keyof typeof marks {
  if (isFailing(report, file)) return "bad";
  return "error" in file || !conforms(report, file) ? "warning" : "good";
}

/** Puts the mark of a file in front of its row. */
function addMark(row: string, file: FileReport, report: CheckReport, { paint }: Screen): string {
  const role = chooseRole(file, report);
  return paint(role, marks[role]) + row.slice(1);
}

/** The row of a file: name, verdict, exchanges. */
function describeFile(file: FileReport, report: CheckReport): Cell[] {
  const name = nameFile(file);
  if ("error" in file) return [name, ["cannot be checked", "bad"]];
  const verdict = conforms(report, file) ? "conforms" : describeCounts(report, file).join(", ");
  return [name, [verdict, chooseRole(file, report)], file.isTraffic ? formatCount(file.exchanges, "exchange") : ""];
}

/** Lists the violations of a file and, unless quiet, further notes, as indented lines. */
function listLines(file: FileReport, report: CheckReport, { columns, paint }: Screen): string[] {
  if ("error" in file) return [];
  const { unmatched, unmatchedCount, undocumented } = file;
  const findings = listFindings(report, file);
  const open = findings.filter(({ isAccepted }) => !isAccepted).map(({ text }) => `  ${text}`);
  const accepted = findings.filter(({ isAccepted }) => isAccepted).map(({ kind }) => kind.fingerprint);
  const unknown = undocumented.map(describeUndocumented).join(", ");
  const others = Object.entries(unmatched).map(([name, count]) => describeUndocumented({ name, count }));
  const notes = [
    ...(accepted.length > 0 ? [`  accepted: ${accepted.join(", ")}`] : []),
    ...(unknown === "" ? [] : [`  undocumented: ${unknown}`]),
    ...(unmatchedCount > 0 ? [`  ${unmatchedCount} of no operation: ${others.join(", ")}`] : []),
  ];
  return [
    ...open
      .flatMap((line) => wrapText(line, columns, "    "))
      .map((line) => line.replace(/\[\w{12}\]$/, (fingerprint) => paint("secondary", fingerprint))),
    ...(report.isQuiet ? [] : notes.flatMap((line) => wrapText(line, columns, "    "))),
  ];
}

/** A JSON document; `pointer`, `message`, `eventType` and `section` of a violation are always present. */
function formatDocument(report: CheckReport): string {
  const { baseline, coverage, invariants } = report;
  const document = {
    files: report.files.map((file) =>
      "error" in file ? { ...file, conforms: false, violations: [] } : toJson(file, report),
    ),
    violations: countViolations(report),
    ...(invariants && {
      invariants: listInvariantFindings(report).map(({ kind, isAccepted }) => ({
        ...kind,
        accepted: isAccepted,
        places: nameFiles(report, kind.places),
      })),
      undecided: invariants.undecided.map((each) => ({ ...each, places: nameFiles(report, each.places) })),
    }),
    ...(baseline && {
      ...{ accepted: baseline.accepted, expired: baseline.expired },
      ...{ vanished: baseline.vanished, removed: baseline.removed },
    }),
    ...(coverage && { coverage }),
  };
  return `${formatJson(document)}\n`;
}

function nameFiles({ files }: CheckReport, places: readonly { readonly file: number }[]): object[] {
  return places.map((place) => ({ ...place, file: files[place.file]?.file }));
}

function toJson(file: CheckedFile, report: CheckReport): object {
  const { isTraffic, exchanges, unmatched, unmatchedCount, violations, violationCount, undocumented } = file;
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
    groups: listFindings(report, file).map(({ kind, isAccepted }) => ({ ...kind, accepted: isAccepted })),
    undocumented,
  };
}
