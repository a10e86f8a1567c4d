import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";

/** Milliseconds of one round: elapsed, and on the processor. */
export interface Sample {
  readonly wall: number;
  readonly cpu: number;
}

/** Returns the middle value; the mean of the two middle ones if their number is even. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

/**
 * Times each subject once a round, after as many rounds that warm up the compiler. The subjects take turns in random order:
 * a slow moment of the machine affects all of them, and garbage that one leaves does not always delay the same other one.
 */
export async function measure<Name extends string>(
  subjects: Readonly<Record<Name, () => Promise<void>>>,
  rounds: number,
): Promise<Record<Name, Sample[]>> {
  const names = Object.keys(subjects) as Name[];
  const samples = Object.fromEntries(names.map((name) => [name, [] as Sample[]])) as Record<Name, Sample[]>;
  for (let round = -rounds; round < rounds; round++) {
    const order = names.map((name) => ({ name, rank: Math.random() })).sort((a, b) => a.rank - b.rank);
    for (const { name } of order) {
      const sample = await time(subjects[name]);
      if (round >= 0) samples[name].push(sample);
    }
  }
  return samples;
}

async function time(subject: () => Promise<void>): Promise<Sample> {
  const [startedAt, used] = [performance.now(), process.threadCpuUsage()];
  await subject();
  const { user, system } = process.threadCpuUsage(used);
  return { wall: performance.now() - startedAt, cpu: (user + system) / 1000 };
}

/** Returns the median number of milliseconds that new processes take to import each module. The modules take turns. */
export function timeImports(specifiers: readonly string[], rounds: number): number[] {
  const times = specifiers.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, specifier] of specifiers.entries()) {
      const script = `const t = performance.now(); await import(${JSON.stringify(specifier)}); console.log(performance.now() - t)`;
      times[index]?.push(Number(execFileSync(process.execPath, ["--input-type=module", "--eval", script])));
    }
  }
  return times.map(median);
}

/** Preloaded into a process: sends its peak memory in kilobytes to its parent when it exits. */
const REPORT_MEMORY =
  "data:text/javascript,process.on('exit',()=>process.send?.(process.resourceUsage().maxRSS));process.channel?.unref()";

/** Time and peak memory of a process. */
export interface ProcessFigures {
  readonly seconds: number;
  readonly megabytes: number;
}

/** Runs a Node program. @throws Error if it crashes, or exits with a code that is neither 0 nor 1. */
export async function measureProcess(...args: readonly string[]): Promise<ProcessFigures> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ["--import", REPORT_MEMORY, ...args], {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  });
  let [kilobytes, errors] = [0, ""];
  child.on("message", (message) => (kilobytes = Number(message)));
  child.stderr?.on("data", (chunk) => (errors += chunk));
  const [code] = await once(child, "close");
  const seconds = (performance.now() - startedAt) / 1000;
  // Node ends the report of an uncaught error with its version; the exit code is 1, as if the program had found something.
  if (kilobytes === 0 || (code !== 0 && code !== 1) || /^Node\.js v/m.test(errors))
    throw new Error(`${args.join(" ")} ended with ${code}: ${errors.slice(-500)}`);
  return { seconds, megabytes: kilobytes / 1024 };
}
