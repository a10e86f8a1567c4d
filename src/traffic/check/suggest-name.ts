/** Returns the known name that an unknown one resembles: it is a part of it, or differs in a few characters. */
export function suggestName(name: string, known: Iterable<string>): string | undefined {
  const [best] = [...known]
    .map((each) => ({ each, distance: measureDistance(name.toLowerCase(), each.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= name.length / 3 ? best.each : undefined;
}

/** Returns how many characters must be inserted, removed or replaced (Levenshtein); 1 if one name starts with the other. */
function measureDistance(one: string, other: string): number {
  if (other.length > 2 && (one.startsWith(other) || other.startsWith(one))) return 1;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, character] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= other.length; to++) {
      const replaced = (row[to - 1] ?? 0) + (character === other[to - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
