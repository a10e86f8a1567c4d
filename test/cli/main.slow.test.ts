import { expect, it } from "vitest";
import { runCommand, runProgram } from "../support/run-cli.ts";

/** Runs `loyalty --version` after a line of other code in the same process. */
const runAfter = (code: string) =>
  runProgram(["--import", `data:text/javascript,${code}`, "src/cli/main.ts", "--version"]);

/** Runs a line of a shell in which `loyalty` is the command. */
const runShell = (line: string) =>
  runCommand("bash", ["-c", `loyalty() { "${process.execPath}" src/cli/main.ts "$@"; }; ${line}`]);

it("loyalty hides the warning of Node 22 about node:sqlite, and no other", async () => {
  const warnings = ["SQLite is an experimental feature and might change at any time", "Another warning"];
  const warn = `for (const text of ${JSON.stringify(warnings)}) process.emitWarning(text, "ExperimentalWarning")`;

  const { code, stderr } = await runAfter(`process.once("beforeExit", () => { ${warn} })`);

  expect(code).toBe(0);
  expect(stderr.match(/ExperimentalWarning: .*/g)).toEqual(["ExperimentalWarning: Another warning"]);
});

it("a closed pipe ends loyalty silently, and a full disk ends it with a message", async () => {
  const piped = await runShell("set -o pipefail; loyalty check test/recordings/management.har | true");
  const full = await runShell("loyalty check test/recordings/management.har > /dev/full");
  const mute = await runShell("loyalty check none.har 2> /dev/full");

  expect(piped).toMatchObject({ code: 0, stderr: "" });
  expect(full).toMatchObject({ code: 2, stderr: "loyalty: cannot write standard output: no space left on device\n" });
  expect(mute.code).toBe(2);
});
