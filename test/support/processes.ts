import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { expect } from "vitest";

/** Lists the processes that a process has started, and those that these have started. */
export async function listProcesses(pid: number): Promise<number[]> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).split(" ").filter(Boolean).map(Number);
  return [...children, ...(await Promise.all(children.map(listProcesses))).flat()];
}

/** Expects that processes end in a moment. */
export async function expectToEnd(processes: readonly number[]): Promise<void> {
  await expect.poll(() => processes.filter((pid) => existsSync(`/proc/${pid}`)), { timeout: 10_000 }).toEqual([]);
}
