import { readFile, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { expect, onTestFinished } from "vitest";
import { copyProject } from "../support/copy-project.ts";
import { type ContractEdit, editText } from "../support/edit-contract.ts";
import { runProgram } from "../support/run-cli.ts";

type Replacements = Readonly<Record<string, string>>;
/** An edit of `edits.yaml`, which says what the properties mean. */
export interface Edit extends ContractEdit {
  readonly code?: Readonly<Record<string, Replacements | string>>;
  readonly refused?: { readonly by: string; readonly at: string; readonly says?: string };
  readonly fails?: readonly string[];
  readonly allTests?: boolean;
}

/** The contract as it is written. */
export const contract = await readFile("openapi.yaml", "utf8");

/** The commands after an edit of the contract, in the order of AGENTS.md. */
const commands: Readonly<Record<string, readonly string[]>> = {
  generate: ["scripts/generate.ts"],
  tsc: ["node_modules/typescript-7/bin/tsc"],
  record: ["scripts/record.ts"],
};

async function editCode(copy: string, code: Edit["code"] = {}): Promise<void> {
  for (const [name, change] of Object.entries(code)) {
    const file = join(copy, name);
    await writeFile(
      file,
      typeof change === "string" ? change : editText(await readFile(file, "utf8"), { replace: change }),
    );
  }
}

/** Runs the tests of the contract, or all. @returns The files of those that fail. */
async function listFailing(copy: string, allTests = false): Promise<string[]> {
  const output = join(copy, "tests.json");
  const options = ["--project", "unit", "--reporter", "json", "--outputFile", output];
  const folders = allTests ? [] : ["test/contract"];
  await runProgram(["node_modules/vitest/vitest.mjs", "run", ...options, ...folders], copy);
  const { testResults }: { testResults: { name: string; status: string }[] } = JSON.parse(
    await readFile(output, "utf8"),
  );
  const failing = testResults.filter(({ status }) => status === "failed");
  return failing.map(({ name }) => relative(copy, name)).sort();
}

/**
 * Performs an edit as its owner does.
 * @param more Commands that run after those of the project, by name.
 * @returns The command that refuses it with its output, or the test files that fail. */
export async function performEdit(edit: Edit, more: Readonly<Record<string, readonly string[]>> = {}) {
  const copy = await copyProject("edits");
  onTestFinished(() => rm(copy, { recursive: true }));
  const text = editText(contract, edit);
  expect(text).not.toBe(contract);
  await writeFile(join(copy, "openapi.yaml"), text);
  await editCode(copy, edit.code);
  for (const [command, args] of Object.entries({ ...commands, ...more })) {
    const { code, stdout, stderr } = await runProgram(args, copy);
    if (code === 0) continue;
    const output = stdout + stderr;
    // Faults begin with their line, as in "openapi.yaml:12:3: must be string"; what other commands print has none.
    const [, line] = /openapi\.yaml:(\d+):/.exec(output) ?? [];
    return { copy, refused: command, output, line: text.split("\n")[Number(line) - 1] ?? output, failing: [] };
  }
  return { copy, output: "", line: "", failing: await listFailing(copy, edit.allTests) };
}
