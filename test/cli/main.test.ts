import { describe, expect, it } from "vitest";
import { runCommand, runProgram } from "../support/run-cli.ts";
import { runInProcess } from "../support/run-in-process.ts";

/** Runs `loyalty --version` after a line of other code in the same process. */
const runAfter = (code: string) =>
  runProgram(["--import", `data:text/javascript,${code}`, "src/cli/main.ts", "--version"]);

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

describe("loyalty in bash", () => {
  it("the Tab key completes the names that loyalty lists, and files if it lists none", async () => {
    const { stdout } = await runInProcess(["completion", "bash"]);
    const script = [
      `loyalty() { echo "$# words:" "$@"; }`, // shows the question
      stdout,
      "complete -p loyalty",
      `COMP_WORDS=(loyalty call listMemberActivity --order "" next) COMP_CWORD=4; _loyalty; echo "\${COMPREPLY[@]}"`,
    ];

    expect(await runCommand("bash", ["-c", script.join("\n")])).toMatchObject({
      stdout: "complete -o default -F _loyalty loyalty\n7 words: completion bash -- call listMemberActivity --order \n",
      stderr: "",
    });
  });
});
