import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it, onTestFinished } from "vitest";
import { copyProject } from "../support/copy-project.ts";
import { runProgram } from "../support/run-cli.ts";

const MANAGEMENT = "        - ManagementId: []\n          ManagementToken: []\n";

/** Generates from a contract in which list webhooks has another `security`; returns the messages of the compiler about its handler. */
async function compileHandlers(security: string): Promise<string[]> {
  const copy = await copyProject("security");
  onTestFinished(() => rm(copy, { recursive: true }));
  const file = join(copy, "openapi.yaml");
  await writeFile(file, (await readFile(file, "utf8")).replace(MANAGEMENT, security));
  const { code } = await runProgram(["scripts/generate.ts"], copy);
  expect(code).toBe(0);
  const { config } = ts.readConfigFile(join(copy, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, copy);
  const program = ts.createProgram([join(copy, "src/service/create-dispatcher.ts")], { ...options, types: ["node"] });
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    return `${file?.fileName.slice(copy.length + 1)}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
  });
}

describe("§5.1: the compiler", () => {
  it.each([
    ["may be called without credentials", `${MANAGEMENT}        - {}\n`, "undefined"],
    ["takes a token instead of a management key", "        - X-Service-OAuth: [api]\n", "ApplicationCaller"],
  ])("names the handler of an operation that %s", { timeout: 120_000 }, async (_, security, caller) => {
    const problems = await compileHandlers(security);

    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^src\/service\/operations\/list-project\.ts: /);
    expect(problems[0]).toContain(caller);
  });

  it("accepts the handlers of the contract as it is", { timeout: 120_000 }, async () => {
    expect(await compileHandlers(MANAGEMENT)).toEqual([]);
  });
});
