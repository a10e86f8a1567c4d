/** Returns the words `did you mean "…"?` with the most similar of the known names, or a list of them if none is similar. */
export function suggest(name: string, known: readonly string[]): string {
  const distances = known.map((each) => [measureDistance(name.toLowerCase(), each.toLowerCase()), each] as const);
  const [nearest] = distances.sort(([one], [other]) => one - other);
  if (nearest && nearest[0] <= Math.max(2, name.length / 3)) return `did you mean "${nearest[1]}"?`;
  return known.length === 0 ? "remove it" : `one of ${known.join(", ")}`;
}

/** Returns the number of characters to insert, remove or replace (Levenshtein). */
function measureDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [line, character] of [...one].entries()) {
    const next = [line + 1];
    for (const [index, each] of [...other].entries()) {
      const [above = 0, right = 0] = row.slice(index);
      next.push(Math.min(above + Number(each !== character), right + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
