import { median } from "../time-interleaved.ts";
import type { Bars, Case } from "./cases.ts";
import type { Load } from "./run-wrk.ts";

const COLUMNS = ["bare", "Prism", "express", "first page", "any first page", "fewer events"] as const;
/** Compared only where a bar asks for it. */
const OTHER_PAGES: readonly string[] = ["first page", "any first page", "fewer events"];

/**
 * A table of the medians. Ratios are taken within a round, so that what else the machine does weighs on both sides. A bar
 * stands behind its figure, with a cross where it is missed.
 */
export function reportCases(cases: readonly Case[], loads: ReadonlyMap<Case, readonly Load[]>): string {
  const columns = COLUMNS.filter((column) => cases.some(({ isReference }) => isReference === column));
  const ratio = (subject: Case, reference: Case, value: (load: Load) => number) =>
    median(
      (loads.get(subject) ?? []).map((load, round) => value(load) / value((loads.get(reference) ?? [])[round] ?? load)),
    );
  const middle = (subject: Case, value: (load: Load) => number) => median((loads.get(subject) ?? []).map(value));

  const row = (subject: Case) => {
    const cells = columns.map((column) => {
      const reference = findReference(cases, subject, column);
      if (!reference) return "";
      return withBar(
        ratio(subject, reference, ({ requestsPerSecond }) => requestsPerSecond),
        subject.bars?.[column],
      );
    });
    const bare = findReference(cases, subject, "bare");
    const most = bare && subject.p99OfBare && subject.p99OfBare * middle(bare, ({ p99Ms }) => p99Ms);
    const p99 = middle(subject, ({ p99Ms }) => p99Ms);
    return [
      subject.name,
      Math.round(middle(subject, ({ requestsPerSecond }) => requestsPerSecond)),
      Math.round(middle(subject, ({ perCpuSecond }) => perCpuSecond)),
      ...cells,
      most === undefined ? p99.toFixed(1) : `${p99.toFixed(1)} (≤ ${most.toFixed(1)}${p99 <= most ? "" : " ✗"})`,
    ];
  };
  const head = ["what", "requests/s", "per CPU second", ...columns.map((column) => `× ${column}`), "p99 ms"];
  return [head, head.map(() => "---"), ...cases.map(row)].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** The case to compare with: of the same limit, and for other pages of the same server. */
function findReference(cases: readonly Case[], subject: Case, column: keyof Bars): Case | undefined {
  const isOther = OTHER_PAGES.includes(column);
  if (subject.isReference === column || (isOther && subject.bars?.[column] === undefined)) return undefined;
  return cases.find(
    ({ isReference, limit, server }) =>
      isReference === column &&
      limit === subject.limit &&
      (!column.endsWith("first page") || server === subject.server),
  );
}

function withBar(figure: number, bar: number | undefined): string {
  const text = figure.toFixed(figure < 10 ? 2 : 0);
  return bar === undefined ? text : `${text} (≥ ${bar}${figure >= bar ? "" : " ✗"})`;
}
