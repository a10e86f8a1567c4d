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

/** Returns the middle value. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
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
