import type { AcceptedViolation } from "../../traffic/baseline.ts";
import type { Finding } from "../../traffic/findings/finding.ts";
import type { AssumptionVerdict, Gap, VerifyReport } from "../../verify/index.ts";
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
  const { requests, operations, assumptions, skipped, lacking, stopped } = report;
  const states = assumptions.map((each) => ({ ...each, state: findState(each, findings) }));
  const asked = new Set(operations.map(({ operationId }) => operationId));
  const unasked = skipped.filter(({ operationId }) => !asked.has(operationId));
  const isUnreached = requests === 0;
  const end = isUnreached ? `was not verified: ${stopped}` : `was not verified completely: ${stopped}`;
  const isGood = stopped === undefined && skipped.length === 0 && findings.every(({ isAccepted }) => isAccepted);
  return {
    title: "loyalty verify",
    parts: [
      ...operations.map((each) => toPart(each, report, findings)),
      ...(isUnreached ? [] : unasked.map(({ operationId, reason }) => createPart(operationId, { errors: [reason] }))),
      ...(stopped === undefined ? [] : [createPart(address, { errors: [end] })]),
    ],
    sections: isUnreached ? [] : [createSection(states)],
    notes: describeExpired(expired),
    summary: `${address} ${isUnreached ? end : describeResult(report, findings, states, isGood)}`,
    isGood,
    details: { requests, operations, assumptions, skipped, lacking, stopped, expired },
  };
}

/** Describes the result of a verification as one line. */
function describeResult(
  { requests, skipped, stopped }: VerifyReport,
  findings: readonly Finding[],
  states: readonly { readonly state: keyof typeof roles }[],
  isGood: boolean,
): string {
  const count = (state: keyof typeof roles) => states.filter((each) => each.state === state).length;
  const open = findings.reduce((sum, each) => sum + (each.isAccepted ? 0 : each.count), 0);
  const accepted = findings.filter(({ isAccepted }) => isAccepted).length;
  const isWhole = stopped === undefined && skipped.length === 0;
  const verdict = isWhole ? "does not conform" : "was not verified completely";
  return [
    isGood ? "conforms" : verdict,
    ...(skipped.length === 0 ? [] : [`without ${skipped.map(({ operationId }) => operationId).join(" and ")}`]),
    formatCount(requests, "request"),
    formatCount(open, "violation"),
    `${formatCount(count("refuted"), "assumption")} refuted, ${count("holds")} hold, ${count("not seen")} not seen`,
    ...(accepted > 0 ? [`${accepted} accepted`] : []),
  ].join(", ");
}

/** Creates the part of an operation that was asked. */
function toPart(
  { operationId, cases }: VerifyReport["operations"][number],
  { skipped, lacking }: VerifyReport,
  findings: readonly Finding[],
): ReportPart {
  const own = findings.filter((finding) => finding.operationId === operationId);
  const list = (gaps: readonly Gap[]) => gaps.flatMap((gap) => (gap.operationId === operationId ? gap.reason : []));
  return createPart(operationId, {
    extent: formatCount(cases, "case"),
    operations: [operationId],
    findings: own,
    violationCount: own.reduce((sum, { count }) => sum + count, 0),
    errors: list(skipped),
    warnings: list(lacking),
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
