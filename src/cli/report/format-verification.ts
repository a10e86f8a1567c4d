import { escapeControls } from "../../contract/escape-controls.ts";
import { describeSource } from "../../contract/internal.ts";
import type { BaselineResult } from "../../traffic/baseline.ts";
import type { VerifyReport } from "../../verify/index.ts";
import type { Verification } from "../../verify/internal.ts";
import { formatTable } from "../io/format-table.ts";
import { formatJson } from "../io/output.ts";
import type { Role, Screen } from "../io/screen.ts";
import { formatCount } from "./check-report.ts";
import { formatReport } from "./format-report.ts";

const roles = { holds: "good", refuted: "bad", "not seen": "secondary" } as const satisfies Record<string, Role>;

export const verificationFormats = ["text", "json", "junit", "sarif", "html"] as const;
/** A format in which `loyalty verify` prints its report. */
export type VerificationFormat = (typeof verificationFormats)[number];

/** Formats a verification; `baseline` says which violations are accepted. */
export function formatVerification(
  format: VerificationFormat,
  { baseUrl, traffic, invariants, stopped }: Verification,
  report: VerifyReport,
  baseline: BaselineResult,
  screen: Screen,
): string {
  if (format === "text") return formatText(report, baseUrl, screen);
  if (format === "json") return `${formatJson(report)}\n`;
  const warnings = report.skipped.map(({ operationId, reason }) => `skipped ${operationId}: ${reason}`);
  const unchecked = stopped === undefined ? [] : [stopped];
  if (report.requests === 0 && stopped !== undefined)
    return formatReport(format, { files: [{ file: baseUrl, error: stopped }], baseline, isQuiet: false }, screen);
  const files = [{ ...traffic, file: baseUrl, isTraffic: true, warnings, unchecked }];
  return formatReport(format, { files, invariants, baseline, isQuiet: false }, screen);
}

/** Formats a verification as text: each operation with its violations, a row for each assumption, and the result. */
function formatText(report: VerifyReport, address: string, screen: Screen): string {
  const { operations, violations, assumptions, skipped, requests, conforms, stopped } = report;
  const rows = formatTable(
    operations.map((each) => [
      each.operationId,
      formatCount(each.cases, "case"),
      each.violations === 0 ? ["conforms", "good"] : [formatCount(each.violations, "violation"), "bad"],
    ]),
    { screen, right: [1] },
  );
  const list = operations.flatMap(({ operationId }, index) => [
    rows[index] ?? "",
    ...violations.filter((each) => each.operationId === operationId).flatMap((each) => formatViolation(each)),
  ]);
  const verdicts = formatTable(
    assumptions.map(({ id, verdict, question, seen, change }) => [
      id,
      [verdict, roles[verdict]],
      verdict === "refuted" ? `${question}: ${seen}; change ${change}` : `${question}: ${seen}`,
    ]),
    { screen, indent: "  " },
  );
  const count = (verdict: string) => assumptions.filter((each) => each.verdict === verdict).length;
  const state = conforms ? "conforms" : stopped === undefined ? "does not conform" : "was not verified completely";
  const result = [
    `${address} ${state}`,
    formatCount(requests, "request"),
    formatCount(violations.length, "violation"),
    `${formatCount(count("refuted"), "assumption")} refuted, ${count("holds")} hold, ${count("not seen")} not seen`,
  ].join(", ");
  const lines = [
    ...list,
    "",
    screen.paint("title", "assumptions"),
    ...verdicts,
    "",
    ...skipped.map(({ operationId, reason }) => `skipped: ${operationId} ${reason}`),
    ...(stopped === undefined ? [] : [screen.paint("bad", `stopped: ${stopped}`)]),
    screen.paint(conforms ? "good" : "bad", result),
  ];
  return `${lines.join("\n")}\n`;
}

function formatViolation(violation: VerifyReport["violations"][number]): string[] {
  const { pointer, message, status, case: name, count, fingerprint, request } = violation;
  const times = count > 1 ? ` ×${count}` : "";
  return [
    `  ${status} to ${name}: ${pointer || "/"} ${message} (${describeSource(violation)})${times} [${fingerprint}]`,
    `    ${request}`,
  ].map((line) => escapeControls(line));
}
