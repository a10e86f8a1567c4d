import { median } from "../measure.ts";
import type { Case, Reference } from "./cases.ts";
import type { Load } from "./load-server.ts";

/** The columns; true: compared only if a threshold asks for it. */
const REFERENCES: Readonly<Record<Reference, boolean>> = {
  baseline: false,
  Prism: false,
  express: false,
  "first page": true,
  "any first page": true,
  "fewer events": true,
};

/**
 * Returns a table of medians. Ratios are taken within a round, because other load on the machine then affects both sides. A
 * missed threshold has a cross.
 */
export function reportCases(loads: ReadonlyMap<Case, readonly Load[]>): string {
  const cases = [...loads.keys()];
  const columns = (Object.keys(REFERENCES) as Reference[]).filter((column) =>
    cases.some(({ reference }) => reference === column),
  );
  const middle = (subject: Case, key: keyof Load) => median((loads.get(subject) ?? []).map((load) => load[key]));
  const ratio = (subject: Case, reference: Case) =>
    median(
      (loads.get(subject) ?? []).map(
        ({ requestsPerSecond }, round) =>
          requestsPerSecond / (loads.get(reference)?.[round]?.requestsPerSecond ?? Number.NaN),
      ),
    );
  const row = (subject: Case) => {
    const { name, thresholds = {} } = subject;
    const cells = columns.map((column) => {
      const reference = findReference(cases, subject, column);
      if (!reference) return "";
      const figure = ratio(subject, reference);
      const minimum = thresholds[column];
      const text = figure.toFixed(figure < 10 ? 2 : 0);
      return minimum === undefined ? text : `${text} (≥ ${minimum}${figure >= minimum ? "" : " ✗"})`;
    });
    const p99 = middle(subject, "p99Ms");
    const baseline = thresholds.p99 === undefined ? undefined : findReference(cases, subject, "baseline");
    const maximum = baseline && (thresholds.p99 ?? 0) * middle(baseline, "p99Ms");
    const limit = maximum === undefined ? "" : ` (≤ ${maximum.toFixed(1)}${p99 <= maximum ? "" : " ✗"})`;
    const rates = (["requestsPerSecond", "requestsPerCpuSecond"] as const).map((key) =>
      Math.round(middle(subject, key)),
    );
    return [name, ...rates, ...cells, p99.toFixed(1) + limit];
  };
  const head = ["case", "requests/s", "per CPU second", ...columns.map((column) => `× ${column}`), "p99 ms"];
  return [head, head.map(() => "---"), ...cases.map(row)].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Returns the case to compare with: of the same limit, and for first pages of the same server. */
function findReference(cases: readonly Case[], subject: Case, column: Reference): Case | undefined {
  const isUnasked = REFERENCES[column] && subject.thresholds?.[column] === undefined;
  if (subject.reference === column || isUnasked) return undefined;
  return cases.find(
    ({ reference, limit, server }) =>
      reference === column && limit === subject.limit && (!column.endsWith("first page") || server === subject.server),
  );
}
