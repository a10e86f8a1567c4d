import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";

/** Reads the options of a bench: `--NAME COUNT`. @throws Error if an option is unknown, or not a whole number of at least 1. */
export function readCounts<Name extends string>(defaults: Readonly<Record<Name, number>>): Record<Name, number> {
  const names = Object.keys(defaults);
  const { values } = parseArgs({ options: Object.fromEntries(names.map((name) => [name, { type: "string" }])) });
  for (const [name, text] of Object.entries(values)) {
    if (!/^[1-9]\d*$/.test(`${text}`)) throw new Error(`--${name} must be a whole number of at least 1, not ${text}`);
  }
  return { ...defaults, ...Object.fromEntries(Object.entries(values).map(([name, text]) => [name, Number(text)])) };
}

/** Returns the middle value; the mean of the two middle ones if their number is even. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const low = sorted[(sorted.length - 1) >> 1] ?? Number.NaN;
  const high = sorted[sorted.length >> 1] ?? Number.NaN;
  return (low + high) / 2;
}

/**
 * Measures the milliseconds of each subject on the processor once a round, after as many rounds that warm up the compiler. The
 * subjects take turns in random order: a slow moment of the machine affects all of them, and garbage that one leaves does not always
 * delay the same other one.
 */
export async function measure(
  subjects: Readonly<Record<string, () => Promise<void>>>,
  rounds: number,
): Promise<Map<string, number[]>> {
  const samples = new Map<string, number[]>(Object.keys(subjects).map((name) => [name, []]));
  for (let round = -rounds; round < rounds; round++) {
    const order = Object.entries(subjects).map((subject) => ({ subject, rank: Math.random() }));
    for (const { subject } of order.sort((a, b) => a.rank - b.rank)) {
      const [name, run] = subject;
      const used = process.threadCpuUsage();
      await run();
      const { user, system } = process.threadCpuUsage(used);
      if (round >= 0) samples.get(name)?.push((user + system) / 1000);
    }
  }
  return samples;
}

/** Preloaded into a process: sends the resources that it used to its parent when it exits. */
const REPORT_USAGE =
  "data:text/javascript,process.on('exit',()=>process.send?.(process.resourceUsage()));process.channel?.unref()";

/** Processor time and peak memory of a process. */
export interface ProcessFigures {
  /** Of all threads. */
  readonly cpuSeconds: number;
  readonly megabytes: number;
}

/** Runs a Node program. @throws Error if it crashes, or exits with a code that is neither 0 nor 1. */
export async function measureProcess(...args: readonly string[]): Promise<ProcessFigures> {
  const child = spawn(process.execPath, ["--import", REPORT_USAGE, ...args], {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let usage: NodeJS.ResourceUsage | undefined;
  let errors = "";
  child.on("message", (message) => (usage = message as NodeJS.ResourceUsage)); // of the program above
  child.stderr?.on("data", (chunk) => (errors += chunk));
  const [code] = await once(child, "close");
  // Node ends the report of an uncaught error with its version; the exit code is 1, as if the program had found something.
  if (!usage || (code !== 0 && code !== 1) || /^Node\.js v/m.test(errors))
    throw new Error(`${args.join(" ")} ended with ${code}: ${errors.slice(-500)}`);
  return {
    cpuSeconds: (usage.userCPUTime + usage.systemCPUTime) / 1e6,
    megabytes: usage.maxRSS / 1024,
  };
}

const MS_PER_CLOCK_TICK = 10; // of Linux, on every machine that Node runs on

/** Reads the processor time of a process, of its children, and of those that have ended: fields 14 to 17 of `stat`. */
export function readCpuMs(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  const read = (id: string | number, count: number) => {
    const fields = readFileSync(`/proc/${id}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    return fields.slice(11, 11 + count).reduce((sum, ticks) => sum + Number(ticks), 0);
  };
  return MS_PER_CLOCK_TICK * (read(pid, 4) + children.reduce((sum, child) => sum + read(child, 2), 0));
}
