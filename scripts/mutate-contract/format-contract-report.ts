import type { MutationResult } from "./test-mutation.ts";

/** Formats the results as a table of kinds, the survivors, and the score in percent. */
export function formatContractReport(results: readonly MutationResult[], accepted: Readonly<Record<string, string>>) {
  const ways = ["followed", "generate", "lint:contract", "tsc", "test", "survived"] as const;
  const findWay = ({ outcome, by }: MutationResult) =>
    outcome !== "noticed" ? outcome : by.startsWith("test") ? "test" : by;
  const kinds = [...new Set(results.map(({ mutation }) => mutation.kind))];
  const rows = [...kinds, "all"].map((kind) => {
    const ofKind = results.filter(({ mutation }) => kind === "all" || mutation.kind === kind);
    const counts = ways.map((way) => ofKind.filter((result) => findWay(result) === way).length);
    return [kind.padEnd(24), ...[ofKind.length, ...counts].map((count) => String(count).padStart(14))].join("");
  });
  const survivors = results.filter(({ outcome }) => outcome === "survived");
  const lines = survivors.map(({ mutation: { kind, name }, message }) => {
    const reason = accepted[name];
    return reason === undefined ? `SURVIVED ${kind}: ${name}: ${message}` : `accepted ${kind}: ${name}: ${reason}`;
  });
  const score = results.length === 0 ? 100 : (100 * (results.length - survivors.length)) / results.length;
  const head = ["kind".padEnd(24), ...["facts", ...ways].map((name) => name.padStart(14))].join("");
  return {
    text: `${[head, ...rows, "", ...lines, `score ${score.toFixed(1)} %`].join("\n")}\n`,
    score,
    unlisted: survivors.filter(({ mutation }) => accepted[mutation.name] === undefined).length,
  };
}
