import type { InvariantContext, Occurrence } from "./invariant.ts";

/**
 * Returns the least time between the end of an exchange and the start of another one, in milliseconds; NaN if it is
 * unknown. The recorder's clock decides within a recording, and `Date` headers decide between recordings.
 * @param toleranceMs How far the clocks of the servers behind one address may differ.
 */
export function measureGap(first: Occurrence, second: Occurrence, toleranceMs: number): number {
  const { start = Number.NaN, end = Number.NaN, date = Number.NaN } = second;
  if (first.file === second.file) return first.hasChangedClock ? Number.NaN : start - (first.end ?? Number.NaN);
  const firstEnd = (first.date ?? Number.NaN) + 1000; // `Date` has whole seconds
  return date - (end - start) - firstEnd - toleranceMs;
}

/**
 * Whether the first exchange certainly ended before the second one started. Times are rounded to a millisecond. Exchanges of
 * one recording need no tolerance.
 */
export function precedes(first: Occurrence, second: Occurrence, toleranceMs = 0): boolean {
  return measureGap(first, second, toleranceMs) >= 1;
}

/** Reports the exchanges whose order is not known. */
export function doubtTimes(places: readonly Occurrence[], { doubt }: InvariantContext): void {
  for (const place of places) {
    if (place.hasChangedClock) doubt("the clock was changed during the recording", place);
    else if (place.start === undefined || place.end === undefined) doubt("no start or duration was recorded", place);
  }
}

/**
 * Returns a function that marks exchanges whose recorder's clock was changed while it recorded: no difference to the clock
 * of the service agrees with all exchanges of the recording and origin.
 */
export function createClockMarker(occurrences: readonly Occurrence[], toleranceMs: number) {
  const toKey = ({ file, origin }: Occurrence) => `${file} ${origin}`;
  const groups = Map.groupBy(occurrences, toKey);
  const changed = new Set([...groups].filter(([, group]) => isContradictory(group, toleranceMs)).map(([key]) => key));
  return <Fact extends Occurrence>(fact: Fact): Fact =>
    changed.has(toKey(fact)) ? { ...fact, hasChangedClock: true } : fact;
}

function isContradictory(occurrences: readonly Occurrence[], toleranceMs: number): boolean {
  let [low, high] = [-Infinity, Infinity];
  for (const { start, end, date } of occurrences) {
    if (start === undefined || end === undefined || date === undefined) continue;
    low = Math.max(low, date - end);
    high = Math.min(high, date + 1000 - start);
  }
  return low > high + toleranceMs;
}
