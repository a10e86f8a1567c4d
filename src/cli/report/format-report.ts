import { escapeControls } from "../../traffic/escape-controls.ts";
import type { AcceptedViolation } from "../../traffic/index.ts";
import { formatJson } from "../io/output.ts";
import { type Cell, formatTable, type Screen } from "../io/screen.ts";
import {
  type CheckReport,
  conforms,
  countViolations,
  describeCounts,
  describeUndecided,
  type FileReport,
  findBroken,
  findCheckedFiles,
  formatCount,
  isAccepted,
  listErrors,
  listFindings,
  listUnknown,
  nameFile,
  type ReportView,
} from "./check-report.ts";
import { formatCoverage } from "./format-coverage.ts";
import { formatHtml } from "./format-html.ts";
import { formatJunit } from "./format-junit.ts";
import { formatSarif } from "./format-sarif.ts";

const formatters = {
  pretty: formatPretty,
  junit: formatJunit,
  html: formatHtml,
  sarif: formatSarif,
};

/** A format in which `loyalty check` prints its report; JSON has its own option. */
export type TextFormat = keyof typeof formatters;
export const textFormats = Object.keys(formatters);

/** Formats the report as text that ends with a newline. */
export function formatReport(format: TextFormat | "json", report: CheckReport, screen: Screen): string {
  if (format === "json") return formatDocument(listFindings(report));
  return formatters[format](listFindings(escapeReport(report)), screen);
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
function formatPretty(report: ReportView, screen: Screen): string {
  const { baseline, files, isQuiet } = report;
  const { paint } = screen;
  const marked = files.map((file) => ({ file, role: chooseRole(file, report) }));
  const shown = marked.filter(({ role }) => !isQuiet || role === "bad");
  const rows = formatTable(
    shown.map(({ file, role }) => describeFile(file, role, report)),
    { screen, right: [2], indent: "  " },
  );
  const name = ({ what = "a violation", fingerprint }: AcceptedViolation) => `${what} [${fingerprint}]`;
  const notes = [
    ...describeUndecided(report),
    ...(baseline?.expired ?? []).map((known) => `no longer accepted since ${known.expires}: ${name(known)}`),
  ];
  const coverage = report.coverage ? formatCoverage(report.coverage, screen) : [];
  const isGood = marked.every(({ role }) => role !== "bad");
  const lines = [
    ...shown.flatMap(({ file, role }, at) => [
      paint(role, marks[role]) + (rows[at] ?? "").slice(1),
      ...listLines(file, report, screen),
    ]),
    ...report.broken.filter((finding) => !finding.isAccepted).flatMap((finding) => finding.lines),
    ...(isQuiet ? [] : notes),
    ...(coverage.length > 0 ? ["", ...coverage, ""] : []),
    paint(isGood ? "good" : "bad", countAll(report)),
  ];
  return `${lines.join("\n")}\n`;
}

function countAll(report: ReportView): string {
  const { baseline, files } = report;
  const checked = findCheckedFiles(files);
  const unread = files.length - checked.length;
  return [
    `${formatCount(checked.length, "file")} checked`,
    describeCounts(report),
    ...(baseline ? [`${formatCount(baseline.accepted.length, "kind")} accepted by the baseline`] : []),
    ...(unread > 0 ? [`${unread} could not be checked`] : []),
  ].join(", ");
}

const marks = { good: "✔", warning: "•", bad: "✖" } as const;

/** A file makes the run fail unless the baseline accepts all that it shows. */
function chooseRole(file: FileReport, report: ReportView): keyof typeof marks {
  const findings = [...(report.violations.get(file) ?? []), ...findBroken(report, file)];
  const isOpen = findings.some((finding) => !finding.isAccepted);
  if (isOpen || listErrors(file).length > 0) return "bad";
  return conforms(report, file) ? "good" : "warning";
}

/** The row of a file: name, verdict, exchanges. */
function describeFile(file: FileReport, role: keyof typeof marks, report: ReportView): Cell[] {
  const name = nameFile(file);
  if ("error" in file) return [name, ["cannot be checked", role]];
  const verdict = conforms(report, file) ? "conforms" : describeCounts(report, file);
  return [name, [verdict, role], file.isTraffic ? formatCount(file.exchanges, "exchange") : ""];
}

/** Lists the violations of a file and, unless quiet, further notes, as indented lines. */
function listLines(file: FileReport, report: ReportView, { paint }: Screen): string[] {
  if ("error" in file) return [];
  const violations = report.violations.get(file) ?? [];
  const open = violations.flatMap(({ isAccepted, lines }) => (isAccepted ? [] : lines));
  const accepted = violations.filter(({ isAccepted }) => isAccepted).map(({ fingerprint }) => fingerprint);
  const notes = [...(accepted.length > 0 ? [`accepted: ${accepted.join(", ")}`] : []), ...listUnknown(file)];
  return [
    ...open.map((line) => line.replace(/\[\w{12}\]$/, (fingerprint) => paint("secondary", fingerprint))),
    ...(report.isQuiet ? [] : notes),
  ].map((line) => `  ${line}`);
}

/** Formats the report as JSON, with the verdict on each file and each finding. */
function formatDocument(report: ReportView): string {
  const { baseline, coverage, invariants, files } = report;
  const addVerdict = <Kind extends { readonly fingerprint: string }>(kind: Kind) => {
    return { ...kind, accepted: isAccepted(report, kind) };
  };
  const nameFiles = <Kind extends { readonly places: readonly { readonly file: number }[] }>(kind: Kind) => {
    return { ...kind, places: kind.places.map((place) => ({ ...place, file: files[place.file]?.file })) };
  };
  const document = {
    files: files.map((file) => ({
      ...file,
      conforms: conforms(report, file),
      ...("groups" in file && { groups: file.groups.map(addVerdict) }),
    })),
    violations: countViolations(files),
    invariants: invariants?.broken.map((broken) => addVerdict(nameFiles(broken))),
    undecided: invariants?.undecided.map(nameFiles),
    ...baseline,
    coverage,
  };
  return `${formatJson(document)}\n`;
}
