import { describeFinding, type Finding } from "../../traffic/findings/finding.ts";
import { escapeMarkup } from "./escape-markup.ts";
import type { Report, ReportPart } from "./report.ts";

/**
 * Formats a report as JUnit XML: a suite for each part, with a case for each operation that conforms and for each finding.
 */
export function formatJunit({ title, parts }: Report): string {
  const suites = parts.map((part) => toSuite(part.name, listCases(part)));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${escapeMarkup(title)}">\n${suites.join("\n")}\n</testsuites>\n`;
}

function listCases({ operations, findings, errors, unchecked }: ReportPart): string[] {
  const passes = operations.filter((operation) => findings.every(({ operationId }) => operationId !== operation));
  return [
    ...errors.map((reason) => toCase("loyalty", "checked", "error", reason)),
    ...unchecked.map((reason) => toCase("loyalty", "checked", "skipped", reason)),
    ...passes.map((operation) => toCase(`loyalty.${operation}`, "conforms to the contract")),
    ...findings.map(toFindingCase),
  ];
}

/** The name has no position and no found value, so that runs can be compared. */
function toFindingCase(finding: Finding): string {
  const { operationId, half, pointer, expected, isAccepted } = finding;
  const name = `${half} ${pointer || "/"} ${expected}`;
  if (isAccepted) return toCase(`loyalty.${operationId}`, name, "skipped", "accepted");
  return toCase(`loyalty.${operationId}`, name, "failure", describeFinding(finding).join("\n"));
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
