import type { Occurrence } from "./invariant.ts";

/** Servers behind one address differ by about this much, in milliseconds. */
const MAX_SERVER_SKEW = 2000;

/** The clock of a service minus the clock of a recorder is between these values, in milliseconds. */
interface Offset {
  low: number;
  high: number;
}

/**
 * Tells which exchange ended before another one started. Within a recording, the recorder's clock decides; between
 * recordings, `Date` headers show how far their clocks differ. If times are missing or contradict each other, no exchange
 * precedes another.
 */
export class Clocks {
  /** By recording and origin. */
  readonly #offsets = new Map<string, Offset>();

  constructor(occurrences: Iterable<Occurrence>) {
    for (const occurrence of occurrences) {
      const { start, end, date } = occurrence;
      if (start === undefined || end === undefined || date === undefined) continue;
      const offset = this.#offsets.get(toKey(occurrence)) ?? { low: -Infinity, high: Infinity };
      offset.low = Math.max(offset.low, date - end);
      offset.high = Math.min(offset.high, date + 1000 - start);
      this.#offsets.set(toKey(occurrence), offset);
    }
  }

  /** Whether the clock of a recording was changed while it recorded: then its times order nothing. */
  isChanged(occurrence: Occurrence): boolean {
    const offset = this.#offsets.get(toKey(occurrence));
    return offset !== undefined && offset.low > offset.high + 2 * MAX_SERVER_SKEW;
  }

  /** Whether the first exchange certainly ended before the second one started. Times are rounded to a millisecond. */
  precedes(first: Occurrence, second: Occurrence): boolean {
    const { start = -Infinity } = this.isChanged(second) ? {} : second;
    return (this.findEnd(first, second) ?? Infinity) + 1 <= start;
  }

  /** Returns the latest possible end of an exchange by the clock of another one; undefined if it is unknown. */
  findEnd(occurrence: Occurrence, other: Occurrence): number | undefined {
    const { end, file } = occurrence;
    if (end === undefined || this.isChanged(occurrence)) return undefined;
    if (file === other.file) return end;
    const [own, others] = [occurrence, other].map((each) => this.#offsets.get(toKey(each)));
    return own && others && end + own.high - others.low + 2 * MAX_SERVER_SKEW;
  }
}

function toKey({ file, origin }: Occurrence): string {
  return `${file} ${origin}`;
}
