import { run } from "../../src/cli/create-program.ts";

/** Runs `loyalty` in this process, for tests that need no shell; as a person at a terminal would where asked to. */
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
  });
  return { code, stdout, stderr, json: () => JSON.parse(stdout) };
}
