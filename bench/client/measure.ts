import { createRandom } from "../../src/service/faults/create-random.ts";
import { median } from "../time-interleaved.ts";

/** Milliseconds of one round: on the clock, and of the processor. */
export interface Sample {
  readonly wall: number;
  readonly cpu: number;
}

/** So many rounds, after as many that do not count: services run for days, and the compiler has done its work by then. */
export async function measure(
  works: Readonly<Record<string, () => Promise<void>>>,
  rounds: number,
): Promise<Record<string, Sample[]>> {
  const samples: Record<string, Sample[]> = Object.fromEntries(Object.keys(works).map((name) => [name, []]));
  const random = createRandom(1);
  for (let round = -rounds; round < rounds; round++) {
    const drawn = Object.entries(works).map((entry) => ({ entry, place: random() }));
    for (const { entry } of drawn.sort((a, b) => a.place - b.place)) {
      const [name, work] = entry;
      const sample = await timed(work);
      if (round >= 0) samples[name]?.push(sample);
    }
  }
  return samples;
}

async function timed(work: () => Promise<void>): Promise<Sample> {
  const [started, used] = [performance.now(), process.threadCpuUsage()];
  await work();
  const { user, system } = process.threadCpuUsage(used);
  return { wall: performance.now() - started, cpu: (user + system) / 1000 };
}

/** Ratios are taken round by round against the first subject, so that a slow moment of the machine hits both sides. */
export function report(title: string, samples: Record<string, Sample[]>): void {
  const [reference = []] = Object.values(samples);
  console.log(`\n${title}: median of ${reference.length} rounds, relative to the first\n${"".padEnd(28)}  wall   CPU`);
  for (const [name, values] of Object.entries(samples)) {
    const ratio = (of: keyof Sample) =>
      median(values.map((sample, round) => sample[of] / (reference[round]?.[of] ?? Number.NaN)));
    console.log(`${name.padEnd(28)}  ${ratio("wall").toFixed(2)}  ${ratio("cpu").toFixed(2)}`);
  }
}
