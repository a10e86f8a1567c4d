import { describeSource } from "../../contract/internal.ts";
import type { BaselineResult } from "../../traffic/baseline.ts";
import { escapeControls } from "../../traffic/escape-controls.ts";
import type { VerifyReport } from "../../verify/index.ts";
import type { Verification } from "../../verify/internal.ts";
import { formatJson } from "../io/output.ts";
import { createScreen, formatTable, type Role, type Screen } from "../io/screen.ts";
import { formatCount } from "./check-report.ts";
import { formatReport } from "./format-report.ts";

const roles = {
  holds: "good",
  refuted: "bad",
  accepted: "warning",
  "not seen": "secondary",
} as const satisfies Record<string, Role>;
/** A longer answer of the contract would hide the evidence. */
const MAX_ANSWER_LENGTH = 50;

export const verifyFormats = ["text", "json", "junit", "sarif", "html"] as const;
/** A format in which `loyalty verify` prints its report. */
export type VerifyFormat = (typeof verifyFormats)[number];

/** The result of one run of `loyalty verify`. */
export interface VerificationView {
  readonly run: Verification;
  readonly report: VerifyReport;
  /** Accepted, expired and open violations and refuted assumptions. */
  readonly baseline: BaselineResult;
  /** True if only failures are listed. */
  readonly isQuiet: boolean;
}

/** Formats a verification. */
export function formatVerification(format: VerifyFormat, view: VerificationView, screen: Screen): string {
  const { run, report, baseline } = view;
  const { conforms, skipped, stopped } = report;
  const { accepted, expired } = baseline;
  if (format === "text") return formatText(view, screen);
  if (format === "json") return `${formatJson({ ...report, accepted, expired })}\n`;
  const verdicts = listVerdicts({ ...view, isQuiet: false }, createScreen({}));
  const verification = { conforms, summary: describeResult(view), verdicts, skipped };
  const warnings = skipped.map(({ operationId, reason }) => `skipped ${operationId}: ${reason}`);
  const unchecked = stopped === undefined ? [] : [`is not complete: ${stopped}`];
  const file =
    report.requests === 0
      ? { file: run.baseUrl, error: String(stopped) }
      : { ...run.traffic, file: run.baseUrl, isTraffic: true, warnings, unchecked };
  const { invariants } = run;
  return formatReport(format, { files: [file], invariants, baseline, isQuiet: false, verification }, screen);
}

/** Formats a verification as text: each operation with its violations, a row for each assumption, and the result. */
function formatText(view: VerificationView, screen: Screen): string {
  const { report, baseline, isQuiet } = view;
  const operations = report.operations.filter((each) => !isQuiet || each.violations > 0);
  const rows = formatTable(
    operations.map((each) => [
      each.operationId,
      formatCount(each.cases, "case"),
      each.violations === 0 ? ["conforms", "good"] : [formatCount(each.violations, "violation"), "bad"],
    ]),
    { screen, right: [1] },
  );
  const verdicts = listVerdicts(view, screen);
  const notes = [
    ...baseline.accepted.map(({ what, fingerprint }) => `accepted: ${what} [${fingerprint}]`),
    ...baseline.expired.map((each) => `no longer accepted since ${each.expires}: ${each.what} [${each.fingerprint}]`),
  ];
  const lines = [
    ...operations.flatMap(({ operationId }, index) => [
      rows[index] ?? "",
      ...report.violations.filter((each) => each.operationId === operationId).flatMap(formatViolation),
    ]),
    ...(verdicts.length > 0 ? ["", screen.paint("title", "assumptions"), ...verdicts, ""] : []),
    ...(isQuiet ? [] : notes.map((note) => escapeControls(note))),
    ...listGaps(report, isQuiet).map((line) => screen.paint(line.startsWith("stopped") ? "bad" : "warning", line)),
    screen.paint(report.conforms ? "good" : "bad", describeResult(view)),
  ];
  return `${lines.join("\n").trimStart()}\n`;
}

/** Lists the operations that were left out, and why a verification ended early. */
export function listGaps({ skipped, stopped }: Pick<VerifyReport, "skipped" | "stopped">, isQuiet = false): string[] {
  return [
    ...(isQuiet ? [] : skipped.map(({ operationId, reason }) => `skipped: ${operationId} ${reason}`)),
    ...(stopped === undefined ? [] : [`stopped: ${stopped}`]),
  ];
}

/** Returns each assumption with its verdict; `accepted` if each violation that refutes it is accepted. */
function listStates({ run, report, baseline }: VerificationView) {
  const open = new Set(baseline.open.map(({ fingerprint }) => fingerprint));
  const refuted = run.traffic.groups.filter(({ fingerprint }) => open.has(fingerprint));
  const ids = new Set(refuted.map(({ first }) => first.assumption));
  return report.assumptions.map((each) => {
    const isAccepted = each.verdict === "refuted" && !ids.has(each.id);
    return { ...each, verdict: isAccepted ? ("accepted" as const) : each.verdict };
  });
}

/** Formats a row for each assumption: the verdict, the question with the answer of the contract, and the evidence. */
function listVerdicts(view: VerificationView, screen: Screen): string[] {
  const rows = listStates(view).filter(({ verdict }) => !view.isQuiet || verdict === "refuted");
  return formatTable(
    rows.map(({ id, verdict, question, answer, seen, change }) => {
      const [assumed = ""] = answer.split("; ");
      const isShown = verdict !== "not seen" && assumed.length <= MAX_ANSWER_LENGTH;
      const text = `${question}${isShown ? ` (assumed ${assumed})` : ""}: ${seen}`;
      return [id, [verdict, roles[verdict]], verdict === "refuted" ? `${text}; change ${change}` : text];
    }),
    { screen, indent: "  " },
  );
}

function describeResult(view: VerificationView): string {
  const { conforms, stopped, requests, violations } = view.report;
  const verdicts = listStates(view);
  const count = (verdict: string) => verdicts.filter((each) => each.verdict === verdict).length;
  const state = conforms ? "conforms" : stopped === undefined ? "does not conform" : "was not verified completely";
  const accepted = view.baseline.accepted.length;
  return [
    `${view.run.baseUrl} ${state}`,
    formatCount(requests, "request"),
    formatCount(violations.length, "violation"),
    `${formatCount(count("refuted"), "assumption")} refuted, ${count("holds")} hold, ${count("not seen")} not seen`,
    ...(accepted > 0 ? [`${accepted} accepted`] : []),
  ].join(", ");
}

function formatViolation(violation: VerifyReport["violations"][number]): string[] {
  const { pointer, message, status, case: name, count, fingerprint, request } = violation;
  const times = count > 1 ? ` ×${count}` : "";
  const text = pointer === "" ? message : `${pointer} ${message}`;
  return [
    `  ${status || "no answer"} to ${name}: ${text} (${describeSource(violation)})${times} [${fingerprint}]`,
    `    ${request}`,
  ].map((line) => escapeControls(line));
}
