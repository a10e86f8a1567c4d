/** Returns the known name that an unknown one resembles: one starts with the other, or they differ in a few characters. */
export function suggestName(name: string, known: Iterable<string>): string | undefined {
  const [best] = [...known]
    .map((each) => ({ each, distance: compareNames(name.toLowerCase(), each.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.ceil(name.length / 3) ? best.each : undefined;
}

/** @throws {TypeError} If a name is unknown. The message has the name that it resembles, or all known ones. */
export function checkName(noun: string, name: string, known: readonly string[]): void {
  if (known.includes(name)) return;
  const meant = /^\d+$/.test(name) ? undefined : suggestName(name, known); // a status resembles no other
  const advice = meant === undefined ? `; it can be ${known.join(", ")}` : `: did you mean ${meant}?`;
  throw new TypeError(`there is no ${noun} ${name}${advice}`);
}

function compareNames(one: string, other: string): number {
  const isPart =
    one !== other && other.length > 2 && one.length > 2 && (one.startsWith(other) || other.startsWith(one));
  return isPart ? 1 : measureDistance(one, other);
}

/** Returns the number of characters to insert, remove or replace (Levenshtein). */
function measureDistance(one: string, other: string): number {
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
