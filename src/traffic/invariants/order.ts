import type { Occurrence } from "./invariant.ts";

/** Returns the milliseconds from the end of an exchange to the start of a later one in the same recording; NaN if unknown. */
export function measureGap(first: Occurrence, second: Occurrence): number {
  return (second.start ?? Number.NaN) - (first.end ?? Number.NaN);
}

/** True if the first exchange certainly ended before the second one of the recording started: times are whole milliseconds. */
export function precedes(first: Occurrence, second: Occurrence): boolean {
  return measureGap(first, second) >= 1;
}
