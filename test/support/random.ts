/** Random choices that a seed repeats (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** Returns a number from 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.next() * items.length)] as T;
  }
}

/** The seed of random tests: new each day, the same for all of a day. LOYALTY_SEED repeats the run of another day. */
export function readDailySeed(): number {
  const seed = Number(process.env.LOYALTY_SEED ?? new Date().toISOString().slice(0, 10).replaceAll("-", ""));
  console.info(`LOYALTY_SEED=${seed}`);
  return seed;
}
