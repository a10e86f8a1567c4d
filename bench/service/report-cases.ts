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
  before: true,
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
  const list = (subject: Case, key: keyof Load) => (loads.get(subject) ?? []).map((load) => load[key]);
  const middle = (subject: Case, key: keyof Load) => median(list(subject, key));
  const ratio = (subject: Case, reference: Case, key: keyof Load = "requestsPerSecond") => {
    const units = list(reference, key);
    return median(list(subject, key).map((value, round) => value / (units[round] ?? Number.NaN)));
  };
  const row = (subject: Case) => {
    const { name, thresholds = {} } = subject;
    const cells = columns.map((column) => {
      const reference = findReference(cases, subject, column);
      if (!reference) return "";
      const figure = ratio(subject, reference);
      const minimum = thresholds[column];
      const text = figure.toFixed(figure < 10 ? 2 : 0);
      const bar = minimum === undefined ? text : `${text} (≥ ${minimum}${figure >= minimum ? "" : " ✗"})`;
      const perCpuSecond = ratio(subject, reference, "requestsPerCpuSecond").toFixed(2);
      return column === "before" ? `${bar}, per CPU second ${perCpuSecond}` : bar;
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

/** Returns the case to compare with: of the same limit, for first pages of the same server, for `before` of the same name. */
function findReference(cases: readonly Case[], subject: Case, column: Reference): Case | undefined {
  const isUnasked = REFERENCES[column] && subject.thresholds?.[column] === undefined;
  if (subject.reference === column || isUnasked) return undefined;
  return cases
    .filter(({ reference, limit }) => reference === column && limit === subject.limit)
    .filter(({ server }) => !column.endsWith("first page") || server === subject.server)
    .find(({ name }) => column !== "before" || name === `${subject.name}, before`);
}
