import { expect, it } from "vitest";
import { runProgram } from "../support/run-cli.ts";

/** Runs `loyalty --version` after a line of other code in the same process. */
const runAfter = (code: string) =>
  runProgram(["--import", `data:text/javascript,${code}`, "src/cli/main.ts", "--version"]);

it("loyalty hides the warning of Node 22 about node:sqlite, and no other", async () => {
  const warnings = ["SQLite is an experimental feature and might change at any time", "Another warning"];
  const warn = `for (const text of ${JSON.stringify(warnings)}) process.emitWarning(text, "ExperimentalWarning")`;

  const { code, stderr } = await runAfter(`process.once("beforeExit", () => { ${warn} })`);

  expect(code).toBe(0);
  expect(stderr.match(/ExperimentalWarning: .*/g)).toEqual(["ExperimentalWarning: Another warning"]);
});
