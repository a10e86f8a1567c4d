import { measureDistance } from "../../src/contract/measure-distance.ts";

/** Returns the words `did you mean "…"?` with the most similar of the known names, or a list of them if none is similar. */
export function suggest(name: string, known: readonly string[]): string {
  const distances = known.map((each) => [measureDistance(name.toLowerCase(), each.toLowerCase()), each] as const);
  const [nearest] = distances.sort(([one], [other]) => one - other);
  if (nearest && nearest[0] <= Math.max(2, name.length / 3)) return `did you mean "${nearest[1]}"?`;
  return known.length === 0 ? "remove it" : `one of ${known.join(", ")}`;
}
