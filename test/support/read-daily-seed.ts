/** The seed of random tests: new each day, the same for all of a day. LOYALTY_SEED repeats the run of another day. */
export function readDailySeed(): number {
  const seed = Number(process.env.LOYALTY_SEED ?? new Date().toISOString().slice(0, 10).replaceAll("-", ""));
  console.info(`LOYALTY_SEED=${seed}`);
  return seed;
}
