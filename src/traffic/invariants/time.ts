import type { Occurrence } from "./invariant.ts";

/** Servers behind one address differ by about this much. Milliseconds. */
export const CLOCK_TOLERANCE_MS = 2000;

/**
 * Returns the least time between the end of an exchange and the start of another one, in milliseconds; NaN if it is
 * unknown. The recorder's clock decides within a recording, and `Date` headers decide between recordings.
 */
export function measureGap(first: Occurrence, second: Occurrence): number {
  const { start = Number.NaN, end = Number.NaN, date = Number.NaN } = second;
  if (first.file === second.file) return start - (first.end ?? Number.NaN);
  const firstEnd = (first.date ?? Number.NaN) + 1000; // `Date` has whole seconds
  return date - (end - start) - firstEnd - CLOCK_TOLERANCE_MS;
}

/** Whether the first exchange certainly ended before the second one started. Times are rounded to a millisecond. */
export function precedes(first: Occurrence, second: Occurrence): boolean {
  return measureGap(first, second) >= 1;
}

/**
 * Whether the clock of a recorder was changed while it recorded these exchanges of one origin: no difference to the
 * clock of the service agrees with all of them.
 */
export function hasChangedClock(occurrences: readonly Occurrence[]): boolean {
  let [low, high] = [-Infinity, Infinity];
  for (const { start, end, date } of occurrences) {
    if (start === undefined || end === undefined || date === undefined) continue;
    low = Math.max(low, date - end);
    high = Math.min(high, date + 1000 - start);
  }
  return low > high + 2 * CLOCK_TOLERANCE_MS;
}
