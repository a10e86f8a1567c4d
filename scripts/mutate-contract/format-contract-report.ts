import { formatTable, wrapText } from "../../src/cli/io/format-table.ts";
import type { Screen } from "../../src/cli/io/screen.ts";
import type { Mutation } from "./list-mutations.ts";
import { type Outcome, ways } from "./test-mutation.ts";

/** The result of a mutation. */
export type MutationResult = Outcome & Pick<Mutation, "kind" | "name">;

/** Formats the results as a table of kinds, the survivors, and the score in percent. */
export function formatContractReport(
  results: readonly MutationResult[],
  accepted: Readonly<Record<string, string>>,
  screen: Screen,
) {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  const rows = [...kinds, "all"].map((kind) => {
    const ofKind = results.filter((result) => kind === "all" || result.kind === kind);
    const counts = ways.map((way) => ofKind.filter((result) => result.way === way).length);
    return [kind, ...[ofKind.length, ...counts].map(String)];
  });
  const survivors = results.filter(({ way }) => way === "survived");
  const lines = survivors.map(({ kind, name, message }) => {
    const reason = accepted[name];
    return reason === undefined ? `SURVIVED ${kind}: ${name}: ${message}` : `accepted ${kind}: ${name}: ${reason}`;
  });
  const unlisted = survivors.filter(({ name }) => accepted[name] === undefined).length;
  const score = (100 * (results.length - survivors.length)) / results.length;
  const table = formatTable([["kind", "facts", ...ways], ...rows], { screen, right: [1, 2, 3, 4, 5, 6, 7] });
  const survived = lines.flatMap((line) => wrapText(line, screen.columns, "  "));
  return { text: `${[...table, "", ...survived, `score ${score.toFixed(1)} %`].join("\n")}\n`, unlisted };
}
