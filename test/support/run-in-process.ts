import { run } from "../../src/cli/create-program.ts";

/**
 * Runs `loyalty` in this process, for tests that need no shell. A command that runs until a signal gets one as soon as it
 * waits for it, so `serve` starts, announces itself and stops.
 */
export async function runInProcess(args: readonly string[], input = "", { isTerminal = false } = {}) {
  let [stdout, stderr] = ["", ""];
  const code = await run(args, {
    stdin: (async function* () {
      yield Buffer.from(input);
    })(),
    out: (text) => {
      stdout += text;
    },
    err: (text) => {
      stderr += text;
    },
    isTerminal,
    exit: () => undefined,
    waitForSignal: async () => "SIGTERM",
    sleep: async () => undefined,
    endWithin: () => undefined,
  });
  return { code, stdout, stderr, json: () => JSON.parse(stdout) };
}
