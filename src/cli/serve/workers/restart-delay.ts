const FIRST_DELAY_MS = 100;
const MOST_DELAY_MS = 10_000;

/** How long to wait before a worker is replaced, after so many that ended early one after the other. */
export function restartDelayMs(earlyEnds: number): number {
  return Math.min(MOST_DELAY_MS, FIRST_DELAY_MS * 2 ** earlyEnds);
}
