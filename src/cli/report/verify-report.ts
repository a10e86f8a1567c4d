import { formatCount } from "../../contract/format-count.ts";
import type { OperationId } from "../../contract/internal.ts";
import { isOpen } from "../../traffic/findings/finding.ts";
import { createPart, type ReportPart } from "../../traffic/findings/report-part.ts";
import type { AssumptionVerdict, Gap, VerifyReport } from "../../verify/index.ts";
import type { Cell, Role } from "../io/screen.ts";
import type { Report, Section } from "./report.ts";

/** The verdicts in the order of the report. */
const roles = {
  refuted: "bad",
  accepted: "secondary",
  holds: "good",
  "not seen": "secondary",
} as const satisfies Record<string, Role>;

/** Creates the report of `loyalty verify`. */
export function createVerifyReport(address: string, report: VerifyReport): Report {
  const { requests, operations, findings, skipped, notAsked, stopped, assumptions } = report;
  const isUnreached = requests === 0;
  const named = isUnreached ? [] : [...operations, ...skipped, ...notAsked, ...findings];
  const ids = new Set(named.flatMap(({ operationId }) => operationId ?? []));
  const end = isUnreached ? `was not verified: ${stopped}` : `was not verified completely: ${stopped}`;
  return {
    title: "loyalty verify",
    parts: [
      ...Array.from(ids, (id) => toPart(id, report)),
      ...(stopped === undefined ? [] : [createPart(address, { errors: [end] })]),
    ],
    sections: isUnreached ? [] : [createAssumptions(report), createNotAsked(report)],
    summary: `${address} ${isUnreached ? end : describeResult(report)}`,
    details: { requests, operations, skipped, notAsked, stopped, assumptions },
  };
}

/** Describes the result of a verification as one line. */
function describeResult({ conforms, requests, findings, assumptions, skipped, stopped }: VerifyReport): string {
  const count = (wanted: keyof typeof roles) => assumptions.filter(({ verdict }) => verdict === wanted).length;
  const violations = findings.filter(isOpen).reduce((sum, each) => sum + each.count, 0);
  const accepted = findings.filter((each) => !isOpen(each)).length;
  const without = new Set(skipped.map(({ operationId }) => operationId));
  const isWhole = stopped === undefined && skipped.length === 0;
  const fault = isWhole ? "does not conform" : "was not verified completely";
  return [
    conforms ? "conforms" : fault,
    ...(without.size === 0 ? [] : [`without ${[...without].join(" and ")}`]),
    formatCount(requests, "request"),
    formatCount(violations, "violation"),
    `${formatCount(count("refuted"), "assumption")} refuted, ${count("holds")} hold`,
    ...(accepted > 0 ? [`${accepted} accepted`] : []),
    ...(stopped === undefined ? [] : [stopped]),
  ].join(", ");
}

/** Creates the part of an operation. */
function toPart(id: OperationId, { operations, findings, skipped, notAsked }: VerifyReport): ReportPart {
  const asked = operations.find(({ operationId }) => operationId === id);
  const own = findings.filter(({ operationId }) => operationId === id);
  const list = (gaps: readonly Gap[]) => gaps.flatMap(({ operationId, reason }) => (operationId === id ? reason : []));
  const facts = { findings: own, errors: list(skipped) };
  if (!asked) return createPart(id, { ...facts, unchecked: list(notAsked) }); // nothing says that it conforms
  const extent = { checked: asked.cases, total: asked.cases, unit: "case" } as const;
  return createPart(id, { ...facts, extent, operations: [id], warnings: list(notAsked) });
}

/** Creates the section of the assumptions: the refuted ones first, and those that no answer decides in one row. */
function createAssumptions({ assumptions }: VerifyReport): Section {
  const order = Object.keys(roles);
  const isSeen = ({ verdict }: AssumptionVerdict) => verdict !== "not seen";
  const rows = assumptions
    .filter(isSeen)
    .toSorted((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict))
    .flatMap(({ id, verdict, question, seen, answer }): Cell[][] => {
      const row: Cell[] = [id, [verdict, roles[verdict]], seen === "" ? question : `${question}: ${seen}`];
      const below: Cell[] = ["", ["", "bad"], `contract: ${answer}`]; // as bad as the row above, so that --quiet shows both
      return verdict === "refuted" ? [row, below] : [row];
    });
  const others = assumptions.filter((each) => !isSeen(each)).map(({ id }) => id);
  const rest: Cell[] = ["", ["not seen", "secondary"], `${others.join(", ")}: no answer decides them`];
  return { title: "assumptions", rows: [...rows, rest] };
}

/** Creates the section of what was not asked and belongs to no operation. */
function createNotAsked({ notAsked }: VerifyReport): Section {
  const general = notAsked.filter(({ operationId }) => operationId === undefined);
  return { title: "not tested", rows: general.map(({ reason }) => [reason]) };
}
