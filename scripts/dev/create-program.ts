import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** Ends a program at the end of its input. The input ends even if this process is killed. */
const END_WITH_INPUT = "data:text/javascript,process.stdin.resume().once('end',()=>process.exit()).unref()";

/**
 * Prepares a Node program, which ends with this process. The result starts it unless it runs, or again if `isFresh`.
 * @param onEnd Called with the exit code or signal if the program ends by itself.
 */
export function createProgram(
  listArguments: () => readonly string[],
  onLine: (line: string) => void,
  onEnd: (end: number | string) => void,
): (isFresh: boolean) => Promise<void> {
  let child: ChildProcess | undefined;
  process.once("exit", () => child?.kill("SIGKILL"));
  return async (isFresh) => {
    if (child && !isFresh) return;
    const before = child;
    child = undefined;
    if (before?.kill("SIGKILL")) await once(before, "exit");
    const started = spawn(process.execPath, ["--import", END_WITH_INPUT, ...listArguments()]);
    child = started;
    for (const input of [started.stdout, started.stderr]) createInterface({ input }).on("line", onLine);
    started.once("close", (code, signal) => {
      if (child !== started) return;
      child = undefined;
      onEnd(signal ?? code ?? 0);
    });
  };
}
