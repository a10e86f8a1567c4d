import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

const children = new Set<ChildProcess>();

/**
 * Runs a program of Node in the folder of the project until it ends. Its output appears only if it fails.
 * @throws Error with the output of the program.
 */
export async function runProgram(file: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: new URL("../..", import.meta.url),
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const [code] = await once(child, "close");
  children.delete(child);
  if (code !== 0 && !child.killed) throw new Error(`${file} failed:\n${output}`);
}

/** Ends this process at SIGINT and SIGTERM, after the programs that it runs: later they write nothing. */
export function endAtSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, async () => {
      for (const child of children) child.kill("SIGKILL");
      await Promise.all([...children].map((child) => once(child, "close")));
      process.exit(130);
    });
  }
}
