import { appendFile, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyProject } from "../../support/copy-project.ts";
import { runProgram } from "../../support/run-cli.ts";

let copy = "";
beforeAll(async () => {
  copy = await copyProject("generate");
});
afterAll(() => rm(copy, { recursive: true }));

const generate = (...args: string[]) => runProgram(["scripts/generate.ts", ...args], copy);

describe("npm run generate", () => {
  it("refuses what lint:contract and the command of Redocly refuse, in the same words, and writes nothing", async () => {
    const redocly = join(import.meta.dirname, "../../../node_modules/@redocly/cli/bin/cli.js");
    const lint = () => runProgram(["scripts/lint-contract.ts"], copy);
    const lintInEditor = () => runProgram([redocly, "lint", "loyalty"], copy);
    const passed = [await lint(), await lintInEditor()];
    const contract = await readFile(join(copy, "openapi.yaml"), "utf8");
    await writeFile(join(copy, "openapi.yaml"), contract.replace('x-section: "4.5"', 'x-section: "4.9"'));
    const linted = await lint();
    const inEditor = await lintInEditor();
    const refused = await generate();
    await writeFile(join(copy, "openapi.yaml"), contract);

    expect(passed).toMatchObject([{ code: 0, stdout: "", stderr: "" }, { code: 0 }]);
    expect(linted).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining("is not a section") });
    expect(inEditor).toMatchObject({ code: 1, stdout: expect.stringContaining("contract/component-section") });
    expect(refused).toMatchObject({ code: 2, stdout: "" });
    expect(refused.stderr.replaceAll("\n  ", "\n")).toContain(linted.stderr);
  });

  it("fails with --check if a file is out of date, and names the command that updates it", async () => {
    const fresh = await generate("--check");
    await appendFile(join(copy, "generated/operations.ts"), "// edited by hand\n");
    const stale = await generate("--check");
    const { stdout } = await generate();

    expect(fresh).toEqual({ code: 0, stdout: "", stderr: "" });
    expect(stale).toEqual({
      code: 1,
      stdout: "",
      stderr: "generated/ is out of date: operations.ts\nUpdate it with: npm run generate\n",
    });
    expect(stdout).toBe("generated/: wrote operations.ts\n");
  });

  it("writes the same files if generated/ does not exist, because it imports none of them", async () => {
    await rm(join(copy, "generated"), { recursive: true });

    const { code } = await generate();

    expect(code).toBe(0);
    expect((await generate("--check")).code).toBe(0);
  });
});
