import { formatCount } from "../../contract/format-count.ts";
import type { OperationId } from "../../contract/internal.ts";
import { type Finding, isOpen } from "../../traffic/findings/finding.ts";
import { createPart, type ReportPart } from "../../traffic/findings/report-part.ts";
import type { AssumptionVerdict, Gap, VerifyReport } from "../../verify/index.ts";
import type { Role } from "../io/screen.ts";
import { isGood, type Report, type Section } from "./report.ts";

/** The result of one run of `loyalty verify`. */
export interface VerifyResult {
  /** The address of the service. */
  readonly address: string;
  readonly report: VerifyReport;
  /** The findings of the report, with those that are accepted marked. */
  readonly findings: readonly Finding[];
}

/** The verdicts in the order of the report. */
const roles = {
  refuted: "bad",
  accepted: "secondary",
  "not seen": "secondary",
  holds: "good",
} as const satisfies Record<string, Role>;
type State = keyof typeof roles;

/** Creates the report of `loyalty verify`. */
export function createVerifyReport({ address, report, findings }: VerifyResult): Report {
  const { requests, operations, assumptions, skipped, lacking, stopped } = report;
  const isUnreached = requests === 0;
  const named = isUnreached ? [] : [...operations, ...skipped, ...lacking, ...findings];
  const states = assumptions.map((each) => ({ ...each, state: findState(each, findings) }));
  const end = isUnreached ? `was not verified: ${stopped}` : `was not verified completely: ${stopped}`;
  const parts = Array.from(new Set(named.map(({ operationId }) => operationId)), (id) => toPart(id, report, findings));
  const errors = isUnreached || stopped !== undefined ? [`${address} ${end}`] : [];
  return {
    title: "loyalty verify",
    parts,
    sections: isUnreached ? [] : [createSection(states)],
    errors,
    summary: `${address} ${isUnreached ? end : describeResult(report, findings, states, isGood({ parts, errors }))}`,
    details: { requests, operations, assumptions, skipped, lacking, stopped },
  };
}

/** Describes the result of a verification as one line. */
function describeResult(
  { requests, skipped, stopped }: VerifyReport,
  findings: readonly Finding[],
  states: readonly { readonly state: State }[],
  conforms: boolean,
): string {
  const count = (state: State) => states.filter((each) => each.state === state).length;
  const open = findings.reduce((sum, each) => sum + (isOpen(each) ? each.count : 0), 0);
  const accepted = findings.filter((each) => !isOpen(each)).length;
  const isWhole = stopped === undefined && skipped.length === 0;
  const without = new Set(skipped.map(({ operationId }) => operationId));
  const verdict = isWhole ? "does not conform" : "was not verified completely";
  return [
    conforms ? "conforms" : verdict,
    ...(without.size === 0 ? [] : [`without ${[...without].join(" and ")}`]),
    formatCount(requests, "request"),
    formatCount(open, "violation"),
    `${formatCount(count("refuted"), "assumption")} refuted, ${count("holds")} hold, ${count("not seen")} not seen`,
    ...(accepted > 0 ? [`${accepted} accepted`] : []),
    ...(stopped === undefined ? [] : [stopped]),
  ].join(", ");
}

/** Creates the part of an operation. */
function toPart(
  id: OperationId,
  { operations, skipped, lacking }: VerifyReport,
  findings: readonly Finding[],
): ReportPart {
  const asked = operations.find(({ operationId }) => operationId === id);
  const own = findings.filter(({ operationId }) => operationId === id);
  const list = (gaps: readonly Gap[]) => gaps.flatMap(({ operationId, reason }) => (operationId === id ? reason : []));
  const facts = { findings: own, errors: list(skipped) };
  if (!asked) return createPart(id, { ...facts, unchecked: list(lacking) }); // nothing says that it conforms
  const extent = { checked: asked.cases, total: asked.cases, unit: "case" } as const;
  return createPart(id, { ...facts, extent, operations: [id], warnings: list(lacking) });
}

/** Returns the verdict; `accepted` if each violation that refutes the assumption is accepted. */
function findState({ id, verdict }: AssumptionVerdict, findings: readonly Finding[]): State {
  const isRefuted = findings.some((finding) => finding.assumption === id && isOpen(finding));
  return verdict === "refuted" && !isRefuted ? "accepted" : verdict;
}

/** Creates the section of the assumptions: the refuted ones first, and then those that no response decided. */
function createSection(states: readonly (AssumptionVerdict & { readonly state: State })[]): Section {
  const order = Object.keys(roles);
  const rows = states
    .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
    .map(({ id, state, question, seen, answer, change }) => {
      return {
        cells: [id, [state, roles[state]] as const],
        facts: [question, seen, answer, state === "holds" ? "" : change],
      };
    });
  return { title: "assumptions", columns: ["", "verdict", "question", "service", "contract", "change"], rows };
}
