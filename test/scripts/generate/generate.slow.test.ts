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
  it("refuses what lint:contract refuses, in the same words, and writes nothing", async () => {
    const lint = () => runProgram(["scripts/lint-contract.ts"], copy);
    const passed = await lint();
    const contract = await readFile(join(copy, "openapi.yaml"), "utf8");
    await writeFile(join(copy, "openapi.yaml"), contract.replace("operationId: listUsers", "operationId: users"));
    const linted = await lint();
    const refused = await generate();
    await writeFile(join(copy, "openapi.yaml"), contract);

    expect(passed).toEqual({ code: 0, stdout: "", stderr: "" });
    expect(linted).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining("must be a verb and a noun") });
    expect(refused).toMatchObject({ code: 2, stdout: "" });
    expect(refused.stderr.replaceAll("\n  ", "\n")).toContain(linted.stderr);
  });

  it("refuses what the command of Redocly refuses, which editors run", async () => {
    const lint = () =>
      runProgram([join(import.meta.dirname, "../../../node_modules/@redocly/cli/bin/cli.js"), "lint", "loyalty"], copy);
    const passed = await lint();
    const contract = await readFile(join(copy, "openapi.yaml"), "utf8");
    await writeFile(join(copy, "openapi.yaml"), contract.replace('x-section: "4.5"', 'x-section: "4.9"'));
    const refused = await lint();
    await writeFile(join(copy, "openapi.yaml"), contract);

    expect(passed).toMatchObject({ code: 0, stderr: expect.stringContaining("Your API description is valid") });
    expect(refused).toMatchObject({ code: 1, stdout: expect.stringContaining("contract/component-section") });
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
