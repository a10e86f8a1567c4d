import { escapeControls } from "../../contract/json.ts";
import { describeFinding, type Finding } from "../../traffic/findings/finding.ts";
import type { ReportPart } from "../../traffic/findings/report-part.ts";
import type { Report } from "./report.ts";

/**
 * Formats a report as JUnit XML: a suite for each part, with a case for each operation that conforms and for each finding. A
 * part of which something could not be checked has no case that passes.
 */
export function formatJunit({ title, parts }: Report): string {
  const suites = parts.map((part) => toSuite(part.name, listCases(part)));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${escapeMarkup(title)}">\n${suites.join("\n")}\n</testsuites>\n`;
}

function listCases({ operations, findings, errors, unchecked, warnings }: ReportPart): string[] {
  const gaps = [...unchecked, ...warnings];
  const passes = operations.filter((operation) => findings.every(({ operationId }) => operationId !== operation));
  return [
    ...(errors.length > 0 ? [toCase("loyalty", "checked", "error", errors)] : []),
    ...(gaps.length > 0 ? [toCase("loyalty", "checked completely", "skipped", gaps)] : []),
    ...(errors.length + unchecked.length > 0 ? [] : passes).map((operation) =>
      toCase(`loyalty.${operation}`, "conforms to the contract"),
    ),
    ...findings.map(toFindingCase),
  ];
}

/** Escapes text for XML, attributes included, and what XML cannot contain. */
function escapeMarkup(text: string): string {
  return escapeControls(text).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The name has no position and no found value, so that runs can be compared. */
function toFindingCase(finding: Finding): string {
  const { operationId, half, pointer, expected, accepted } = finding;
  const name = `${half} ${pointer || "/"} ${expected}`;
  if (accepted !== undefined) return toCase(`loyalty.${operationId}`, name, "skipped", [`accepted: ${accepted}`]);
  return toCase(`loyalty.${operationId}`, name, "failure", describeFinding(finding));
}

type Result = "failure" | "error" | "skipped";

function toCase(className: string, name: string, result?: Result, lines: readonly string[] = []): string {
  const [first = ""] = lines;
  const attributes = `classname="${escapeMarkup(className)}" name="${escapeMarkup(name)}"`;
  if (result === undefined) return `<testcase ${attributes}/>`;
  const text = lines.map((line) => escapeMarkup(line)).join("\n");
  return `<testcase ${attributes}><${result} message="${escapeMarkup(first)}">${text}</${result}></testcase>`;
}

function toSuite(name: string, cases: readonly string[]): string {
  const counts = (["failure", "error", "skipped"] as const).map((result) => {
    const attribute = result === "skipped" ? result : `${result}s`;
    return `${attribute}="${cases.filter((each) => each.includes(`<${result} `)).length}"`;
  });
  const attributes = `name="${escapeMarkup(name)}" tests="${cases.length}" ${counts.join(" ")}`;
  return `  <testsuite ${attributes}>\n    ${cases.join("\n    ")}\n  </testsuite>`;
}
