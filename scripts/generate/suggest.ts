import { suggestName } from "../../src/contract/suggest-name.ts";

/** Returns the words `did you mean "…"?` with the most similar of the known names, or a list of them if none is similar. */
export function suggest(name: string, known: readonly string[]): string {
  const nearest = suggestName(name, known);
  if (nearest !== undefined) return `did you mean "${nearest}"?`;
  return known.length === 0 ? "remove it" : `one of ${known.join(", ")}`;
}
