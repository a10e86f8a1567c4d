import { invariants } from "../../traffic/invariants/invariant.ts";
import { describeUndecided, type Finding, listErrors, type ReportView } from "./check-report.ts";
import { escapeMarkup } from "./escape-markup.ts";

/**
 * Formats the report as JUnit XML: a suite for each file, with a case for each operation that conforms and for each kind of
 * violation or skipped operation, and a suite with a case for each invariant.
 */
export function formatJunit(report: ReportView): string {
  const suites = report.files.map((file) => {
    const errors = listErrors(file).map((reason) => toCase("loyalty", "readable", "error", reason));
    if ("error" in file) return toSuite(file.file, errors);
    const violations = report.violations.get(file) ?? [];
    const passes = file.operations.filter((operation) => violations.every(({ subject }) => subject !== operation));
    const skipped = report.verification?.skipped ?? [];
    const cases = [
      ...errors,
      ...skipped.map((each) => toCase(`loyalty.${each.operationId}`, "every case is sent", "skipped", each.reason)),
      ...file.unchecked.map((reason) => toCase("loyalty", "checked", "skipped", reason)),
      ...passes.map((operation) => toCase(`loyalty.${operation}`, "conforms to the contract")),
      ...violations.map((finding) => toFindingCase(finding.subject, finding.name, [finding])),
    ];
    return toSuite(file.file, cases);
  });
  if (report.invariants) suites.push(toInvariantSuite(report));
  const name = `loyalty ${report.verification ? "verify" : "check"}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${name}">\n${suites.join("\n")}\n</testsuites>\n`;
}

function toInvariantSuite(report: ReportView): string {
  const findings = Map.groupBy(report.broken, ({ name }) => name);
  const cases = Object.keys(invariants).map((name) => toFindingCase("invariants", name, findings.get(name)));
  const undecided = describeUndecided(report).map((text) => toCase("loyalty.invariants", "decided", "skipped", text));
  return toSuite("invariants", [...cases, ...undecided]);
}

function toFindingCase(subject: string, name: string, findings: readonly Finding[] = []) {
  const lines = findings.filter(({ isAccepted }) => !isAccepted).flatMap((finding) => finding.lines);
  if (lines.length > 0) return toCase(`loyalty.${subject}`, name, "failure", lines.join("\n"));
  if (findings.length === 0) return toCase(`loyalty.${subject}`, name);
  return toCase(`loyalty.${subject}`, name, "skipped", "accepted by the baseline");
}

type Result = "failure" | "error" | "skipped";

function toCase(className: string, name: string, result?: Result, text = ""): string {
  const [first = ""] = text.split("\n");
  const attributes = `classname="${escapeMarkup(className)}" name="${escapeMarkup(name)}"`;
  if (result === undefined) return `<testcase ${attributes}/>`;
  return `<testcase ${attributes}><${result} message="${escapeMarkup(first)}">${escapeMarkup(text)}</${result}></testcase>`;
}

function toSuite(name: string, lines: readonly string[]): string {
  const counts = (["failure", "error", "skipped"] as const).map((result) => {
    const attribute = result === "skipped" ? result : `${result}s`;
    return `${attribute}="${lines.filter((line) => line.includes(`<${result} `)).length}"`;
  });
  const attributes = `name="${escapeMarkup(name)}" tests="${lines.length}" ${counts.join(" ")}`;
  return `  <testsuite ${attributes}>\n    ${lines.join("\n    ")}\n  </testsuite>`;
}
