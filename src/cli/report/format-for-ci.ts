import { type InvariantId, invariants } from "../../traffic/internal.ts";
import {
  type CheckReport,
  describeUndecided,
  describeUndocumented,
  isOpen,
  listErrors,
  listOpenInvariants,
  listOpenViolations,
  nameGroup,
} from "./check-report.ts";
import { escapeMarkup } from "./escape-markup.ts";

/**
 * Formats the report as JUnit XML: a suite for each file, with a case for each operation that conforms and for each kind of
 * violation, and a suite with a case for each invariant.
 */
export function formatJunit(report: CheckReport): string {
  const suites = report.files.map((file) => {
    const errors = listErrors(file).map((reason) => toCase("loyalty", "readable", "error", reason));
    if ("error" in file) return toSuite(file.file, errors, 0);
    const failures = listOpenViolations(report, file);
    const unchecked = file.unchecked.map((reason) => toCase("loyalty", "checked", "skipped", reason));
    const accepted = file.groups.filter((group) => !isOpen(report, group));
    const failed = new Set<string>(file.groups.map(({ first }) => first.operationId));
    const passes = Object.keys(file.operations).filter((operation) => !failed.has(operation));
    const cases = [
      ...errors,
      ...unchecked,
      ...passes.map((operation) => toCase(`loyalty.${operation}`, "conforms to the contract")),
      ...failures.map(({ subject, name, text }) => toCase(`loyalty.${subject}`, name, "failure", text)),
      ...accepted.map((group) =>
        toCase(`loyalty.${group.first.operationId}`, nameGroup(group), "skipped", "accepted by the baseline"),
      ),
    ];
    return toSuite(file.file, cases, file.seconds);
  });
  if (report.invariants) suites.push(toInvariantSuite(report));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="loyalty check">\n${suites.join("\n")}\n</testsuites>\n`;
}

function toInvariantSuite(report: CheckReport): string {
  const broken = new Set(report.invariants?.broken.map(({ invariant }) => invariant));
  const failures = Map.groupBy(listOpenInvariants(report), ({ name }) => name);
  const cases = (Object.keys(invariants) as InvariantId[]).map((invariant) => {
    const failed = failures.get(invariant);
    if (failed) return toCase("loyalty.invariants", invariant, "failure", failed.map(({ text }) => text).join("\n"));
    return broken.has(invariant)
      ? toCase("loyalty.invariants", invariant, "skipped", "accepted by the baseline")
      : toCase("loyalty.invariants", invariant);
  });
  const undecided = describeUndecided(report).map((text) => toCase("loyalty.invariants", "decided", "skipped", text));
  return toSuite("invariants", [...cases, ...undecided], 0);
}

type Result = "failure" | "error" | "skipped";

/** A case of a suite; its time is filled in by the suite. */
function toCase(className: string, name: string, result?: Result, text = ""): (seconds: number) => string {
  const [first = ""] = text.split("\n");
  return (seconds) => {
    const attributes = `classname="${escapeMarkup(className)}" name="${escapeMarkup(name)}" time="${seconds.toFixed(3)}"`;
    if (result === undefined) return `<testcase ${attributes}/>`;
    return `<testcase ${attributes}><${result} message="${escapeMarkup(first)}">${escapeMarkup(text)}</${result}></testcase>`;
  };
}

/** The cases share the time of the file. */
function toSuite(name: string, cases: readonly ReturnType<typeof toCase>[], seconds: number): string {
  const lines = cases.map((toText) => toText(seconds / cases.length));
  const counts = (["failure", "error", "skipped"] as const).map((result) => {
    const attribute = result === "skipped" ? result : `${result}s`;
    return `${attribute}="${lines.filter((line) => line.includes(`<${result} `)).length}"`;
  });
  const attributes = `name="${escapeMarkup(name)}" tests="${lines.length}" ${counts.join(" ")} time="${seconds.toFixed(3)}"`;
  return `  <testsuite ${attributes}>\n    ${lines.join("\n    ")}\n  </testsuite>`;
}

/** Formats the report as workflow commands, which GitHub shows as annotations of the files. */
export function formatGithub(report: CheckReport): string {
  const nameFile = (at = 0) => report.files[at]?.file ?? "";
  const commands = report.files.flatMap((file) => {
    const name = file.file;
    const errors = listErrors(file).map((reason) => toCommand("error", name, "unreadable", reason));
    if ("error" in file) return errors;
    return [
      ...errors,
      ...[...file.warnings, ...file.unchecked].map((warning) => toCommand("warning", name, "not checked", warning)),
      ...listOpenViolations(report, file).map(({ title, text }) => toCommand("error", name, title, text)),
      ...file.undocumented.map((part) =>
        toCommand("notice", name, "undocumented", `${describeUndocumented(part)} at ${part.pointer}`),
      ),
    ];
  });
  const broken = listOpenInvariants(report).map(({ title, text, broken: { places } }) =>
    toCommand("error", nameFile(places.at(-1)?.file), title, text),
  );
  const undecided = describeUndecided(report).map((text) => toCommand("warning", nameFile(), "not decided", text));
  return [...commands, ...broken, ...undecided].join("");
}

function toCommand(level: "error" | "warning" | "notice", file: string, title: string, message: string): string {
  const [fileValue, titleValue] = [file, title].map((text) =>
    escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C"),
  );
  return `::${level} file=${fileValue},title=${titleValue}::${escapeData(message)}\n`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
