import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** Ends a program at the end of its input, which ends with this process, even if it is killed. */
const END_WITH_INPUT = "data:text/javascript,process.stdin.resume().once('end',()=>process.exit()).unref()";

/**
 * Prepares a Node program. The result starts it unless it runs, or again if `isFresh`, and waits until it writes or ends.
 * @param onEnd Called with the exit code or signal if the program ends by itself.
 */
export function createProgram(
  listArguments: () => readonly string[],
  onLine: (line: string) => void,
  onEnd: (end: number | string) => void,
): (isFresh: boolean) => Promise<void> {
  let child: ChildProcess | undefined;
  return async (isFresh) => {
    if (child && !isFresh) return;
    const before = child;
    child = undefined;
    if (before?.kill("SIGKILL")) await once(before, "exit");
    const started = spawn(process.execPath, ["--import", END_WITH_INPUT, ...listArguments()]);
    child = started;
    const outputs = [started.stdout, started.stderr].map((input) => createInterface({ input }).on("line", onLine));
    started.once("close", (code, signal) => {
      if (child !== started) return;
      child = undefined;
      onEnd(signal ?? code ?? 0);
    });
    await Promise.race([...outputs.map((output) => once(output, "line")), once(started, "close")]);
  };
}
