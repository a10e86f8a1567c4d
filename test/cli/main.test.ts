import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { runProgram } from "../support/run-cli.ts";

/** Runs `loyalty --version` after a line of other code in the same process. */
const runAfter = (code: string) =>
  runProgram(["--import", `data:text/javascript,${code}`, "src/cli/main.ts", "--version"]);

const { engines } = JSON.parse(await readFile("package.json", "utf8"));
const OLD = `loyalty: needs Node ${engines.node.slice(2)} or newer, this is Node`;

describe("loyalty on another Node", () => {
  it.each([
    ["22.17.1", 2, `${OLD} 22.17.1\n`],
    ["22.18.0", 0, ""],
  ])("loyalty on Node %s ends with %d, and says in one line which Node it needs", async (version, code, stderr) => {
    const claim = `Object.defineProperty(process.versions,"node",{value:"${version}"})`;

    expect(await runAfter(claim)).toMatchObject({ code, stderr });
  });
});

describe("loyalty on Node 22", () => {
  it("hides the warning about node:sqlite, and no other", async () => {
    const warnings = ["SQLite is an experimental feature and might change at any time", "Another warning"];
    const warn = `for (const text of ${JSON.stringify(warnings)}) process.emitWarning(text, "ExperimentalWarning")`;

    const { code, stderr } = await runAfter(
      `process.on("newListener", (name) => { if (name === "warning") process.nextTick(() => { ${warn} }) })`,
    );

    expect(code).toBe(0);
    expect(stderr.match(/ExperimentalWarning: .*/g)).toEqual(["ExperimentalWarning: Another warning"]);
  });
});
