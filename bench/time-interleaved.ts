/** Middle value; the mean of the two middle ones where their number is even. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/**
 * Milliseconds of one call of each subject, one sample a round. The subjects take turns within a round, so that a machine
 * that slows down slows all of them, and ratios hold.
 */
export function timeInterleaved<Name extends string>(
  subjects: Record<Name, () => void>,
  { rounds, minimumMs }: { rounds: number; minimumMs: number },
): Record<Name, number[]> {
  const names = Object.keys(subjects) as Name[];
  const samples = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (const name of names) timeOnce(subjects[name], 200); // warm up
  for (let round = 0; round < rounds; round++) {
    for (const name of names) samples[name].push(timeOnce(subjects[name], minimumMs));
  }
  return samples;
}

function timeOnce(subject: () => void, minimumMs: number): number {
  const started = performance.now();
  let calls = 0;
  let elapsed = 0;
  do {
    subject();
    calls++;
    elapsed = performance.now() - started;
  } while (elapsed < minimumMs);
  return elapsed / calls;
}
