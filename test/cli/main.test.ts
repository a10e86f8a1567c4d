import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { runProgram } from "../support/run-cli.ts";

/** Runs `loyalty --version` after a line of other code in the same process. */
const runAfter = (code: string) =>
  runProgram(["--import", `data:text/javascript,${code}`, "src/cli/main.ts", "--version"]);

const runOn = (version: string) => runAfter(`Object.defineProperty(process.versions,"node",{value:"${version}"})`);

describe("loyalty on an old Node", () => {
  it.each(["20.20.2", "22.17.1"])("says in one line which Node it needs, on %s", async (version) => {
    expect(await runOn(version)).toEqual({
      code: 2,
      stdout: "",
      stderr: `loyalty: needs Node 22.18 or newer, this is Node ${version}\n`,
    });
  });

  it.each(["22.18.0", "23.0.0", "24.0.0"])("runs on %s", async (version) => {
    expect(await runOn(version)).toMatchObject({ code: 0, stderr: "" });
  });

  it("needs the version that package.json names", async () => {
    const { engines } = JSON.parse(await readFile("package.json", "utf8"));

    expect(engines).toEqual({ node: ">=22.18" });
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
