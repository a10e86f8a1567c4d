import type { AcceptedViolation } from "../../traffic/baseline.ts";
import type { Finding } from "../../traffic/findings/finding.ts";
import type { AssumptionVerdict, OperationId, VerifyReport } from "../../verify/index.ts";
import type { Role } from "../io/screen.ts";
import { createPart, describeExpired, formatCount, type Report, type ReportPart, type Section } from "./report.ts";

/** The result of one run of `loyalty verify`. */
export interface VerifyResult {
  /** The address of the service. */
  readonly address: string;
  readonly report: VerifyReport;
  /** The findings of the report, with those that are accepted marked. */
  readonly findings: readonly Finding[];
  readonly expired: readonly AcceptedViolation[];
}

const roles = {
  holds: "good",
  refuted: "bad",
  accepted: "secondary",
  "not seen": "secondary",
} as const satisfies Record<string, Role>;
/** A longer answer of the contract would hide the evidence. */
const MAX_ANSWER_LENGTH = 50;

/** Creates the report of `loyalty verify`. */
export function createVerifyReport({ address, report, findings, expired }: VerifyResult): Report {
  const { requests, operations, assumptions, skipped, stopped } = report;
  const states = assumptions.map((each) => ({ ...each, state: findState(each, findings) }));
  const count = (state: keyof typeof roles) => states.filter((each) => each.state === state).length;
  const accepted = findings.filter(({ isAccepted }) => isAccepted).length;
  const isGood = accepted === findings.length && stopped === undefined;
  const verdict = stopped === undefined ? "does not conform" : "was not verified completely";
  const open = findings.reduce((sum, each) => sum + (each.isAccepted ? 0 : each.count), 0);
  const summary = [
    `${address} ${isGood ? "conforms" : verdict}`,
    formatCount(requests, "request"),
    formatCount(open, "violation"),
    `${formatCount(count("refuted"), "assumption")} refuted, ${count("holds")} hold, ${count("not seen")} not seen`,
    ...(accepted > 0 ? [`${accepted} accepted`] : []),
  ];
  const asked = new Map(operations.map(({ operationId, cases }) => [operationId, cases]));
  for (const { operationId } of skipped) asked.set(operationId, asked.get(operationId) ?? 0);
  return {
    title: "loyalty verify",
    parts: [
      ...Array.from(asked, ([operationId, cases]) => toPart(operationId, cases, report.skipped, findings)),
      ...(stopped === undefined ? [] : [toStopped(address, requests, stopped)]),
    ],
    sections: [createSection(states)],
    notes: describeExpired(expired),
    summary: summary.join(", "),
    isGood,
    details: { requests, operations, assumptions, skipped, stopped, expired },
  };
}

/** Creates the part of an operation. If it was not asked, nothing says that it conforms. */
function toPart(
  operationId: OperationId,
  cases: number,
  skipped: VerifyReport["skipped"],
  findings: readonly Finding[],
): ReportPart {
  const own = findings.filter((finding) => finding.operationId === operationId);
  const gaps = skipped.filter((gap) => gap.operationId === operationId).map(({ reason }) => reason);
  const isAsked = cases > 0;
  return createPart(operationId, {
    extent: isAsked ? formatCount(cases, "case") : "",
    operations: isAsked ? [operationId] : [],
    findings: own,
    violationCount: own.reduce((sum, { count }) => sum + count, 0),
    unchecked: isAsked ? [] : gaps,
    warnings: isAsked ? gaps : [],
  });
}

/** Creates the part that says why a verification ended early. */
function toStopped(address: string, requests: number, reason: string): ReportPart {
  return createPart(address, {
    extent: formatCount(requests, "request"),
    errors: [`was not verified completely: ${reason}`],
  });
}

/** Returns the verdict; `accepted` if each violation that refutes the assumption is accepted. */
function findState({ id, verdict }: AssumptionVerdict, findings: readonly Finding[]): keyof typeof roles {
  const isOpen = findings.some(({ assumption, isAccepted }) => assumption === id && !isAccepted);
  return verdict === "refuted" && !isOpen ? "accepted" : verdict;
}

/** Creates the section of the assumptions: the verdict, the question with the answer of the contract, and the evidence. */
function createSection(states: readonly (AssumptionVerdict & { readonly state: keyof typeof roles })[]): Section {
  const rows = states.map(({ id, state, question, answer, seen, change }) => {
    const [assumed = ""] = answer.split("; ");
    const isShown = state !== "not seen" && assumed.length <= MAX_ANSWER_LENGTH;
    const text = `${question}${isShown ? ` (assumed ${assumed})` : ""}: ${seen}`;
    const verdict = [state, roles[state]] as const;
    return { cells: [id, verdict, text], ...(state === "refuted" && { note: `change ${change}` }) };
  });
  return { title: "assumptions", rows };
}
