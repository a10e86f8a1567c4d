import { run } from "../../src/cli/create-program.ts";
import type { Io } from "../../src/cli/io/io.ts";
import { createScreen } from "../../src/cli/io/screen.ts";

/** Creates the parts of a process for a command in this process: empty input, output that is not a terminal. */
export function createTestIo(parts: Partial<Io> = {}): Io {
  return {
    stdin: (async function* () {})(),
    out: () => undefined,
    err: () => undefined,
    screen: createScreen({}),
    errScreen: createScreen({}),
    now: () => performance.now(),
    exit: () => undefined,
    waitForSignal: async () => "SIGTERM",
    sleep: async () => undefined,
    endWithin: () => undefined,
    ...parts,
  };
}

/**
 * Runs `loyalty` in this process, for tests that need no shell. A command that runs until a signal gets one as soon as it
 * waits for it, so `serve` starts, announces itself and stops. Other options describe a terminal.
 */
export async function runInProcess(
  args: readonly string[],
  input = "",
  {
    now = performance.now.bind(performance),
    ...terminal
  }: Parameters<typeof createScreen>[0] & { now?: () => number } = {},
) {
  let [stdout, stderr] = ["", ""];
  const stdin = (async function* () {
    yield Buffer.from(input);
  })();
  const out = (text: string) => {
    stdout += text;
  };
  const err = (text: string) => {
    stderr += text;
  };
  const screen = createScreen(terminal);
  const code = await run(args, createTestIo({ stdin, out, err, screen, errScreen: screen, now }));
  return { code, stdout, stderr, json: () => JSON.parse(stdout) };
}
