import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { lint, loadConfig } from "@redocly/openapi-core";
import { listUnfollowed } from "../../test/contract/contract-consumers.ts";
import type { Contract } from "../generate/contract.ts";
import { generateFiles, locateFile } from "../generate/files.ts";
import type { CopyVerdict } from "./check-copy.ts";
import { createTypeChecker } from "./check-types.ts";
import { type Mutation, REARRANGED } from "./list-mutations.ts";

/** How a mutation counts, in the order of the report. */
export const ways = ["followed", "generate", "lint:contract", "tsc", "test", "survived"] as const;
type Way = (typeof ways)[number];

/** The result of a mutation. */
export interface MutationResult {
  readonly kind: string;
  readonly name: string;
  readonly way: Way;
  /** The line that shows the fact; for a survivor, the nearest message. */
  readonly message: string;
}

/** The contract before the mutation, in the copy. */
const ORIGINAL = "original.json";
/** The tests that compare facts of the contract. None is a snapshot, which fails after any change and does not say which. */
const TESTS = globSync("test/contract/*.test.ts");

/** Runs a program in a copy, and returns its output. */
async function run(copy: string, program: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, NO_COLOR: "1", NODE_NO_WARNINGS: "1", NODE_COMPILE_CACHE: join(copy, ".cache") };
  return new Promise((end) => {
    execFile(process.execPath, [program, ...args], { cwd: copy, maxBuffer: 256e6, env }, (_, stdout, stderr) =>
      end(stripVTControlCharacters(stdout + stderr)),
    );
  });
}

export const NOTHING = "nothing fails";
/** For a run without a mutation, in which nothing fails. */
export const UNCHANGED: Mutation = { kind: "", name: "", path: [], words: [], edit: () => {} };

/** Reads title, message and difference of each failed test, without the lines of its source. */
export function listFailures(output: string): string[] {
  const texts = output.replaceAll(/^ *(❯|\d*\|).*$/gm, "").split(/^ *FAIL +/m);
  return texts.slice(1);
}

/** A copy of the project, in which mutations are tested one after the other. */
export interface Copy {
  readonly directory: string;
  readonly contract: Contract;
  /** Verifications that refuse a contract, each run only if the one before does not show the fact; they return messages. */
  readonly checks: readonly (readonly [way: Way, check: () => Promise<string[]>])[];
}

/** Prepares a copy and its verifications. */
export async function prepareCopy(directory: string, contract: Contract): Promise<Copy> {
  await writeFile(join(directory, ORIGINAL), JSON.stringify(contract));
  const config = await loadConfig({ configPath: join(directory, "redocly.yaml") });
  const lintContract = async () => {
    const problems = await lint({ ref: join(directory, "openapi.yaml"), config });
    return problems.map(({ message, location: [place] }) => `${place?.pointer}: ${message}`);
  };
  const options = ["run", "--project", "unit", "--maxWorkers", "1", "--experimental.fsModuleCache=true"];
  const runTests = async () =>
    listFailures(await run(directory, "node_modules/vitest/vitest.mjs", ...options, ...TESTS));
  const checkTypes = createTypeChecker(directory);
  return {
    ...{ directory, contract },
    checks: [
      ["lint:contract", lintContract],
      ["test", runTests],
      ["tsc", async () => checkTypes()],
    ],
  };
}

/** Returns the pattern of a message that shows the name of the fact, its old or its new value. A plain word counts only in quotes or in a path. */
function createPattern({ words }: Mutation): string {
  const patterns = words.map((word) => {
    const before = /^[a-z]+$/.test(word) ? `["'\`/.]` : "(?<!\\w)";
    return `${before}${word.replaceAll(/\W/g, "\\$&")}(?!\\w)`;
  });
  return patterns.join("|");
}

/**
 * Applies a mutation in a copy of the project. It counts if client, service, checker, recorder, coverage and samples follow it, and
 * did not before; if `generate`, `lint:contract` or `tsc` refuses it with a message that shows the fact; or if a test in
 * `test/contract` fails with such a message. A rearrangement must change nothing.
 */
export async function testMutation(mutation: Mutation, copy: Copy): Promise<MutationResult> {
  const end = (way: Way, message = NOTHING): MutationResult => {
    const { kind, name } = mutation;
    return { kind, name, way, message: message.trim().replaceAll(/\s+/g, " ").slice(0, 240) };
  };
  const pattern = createPattern(mutation);
  const naming = new RegExp(pattern);
  const findNaming = (messages: readonly string[]) => messages.find((message) => naming.test(message));
  const contract = structuredClone(copy.contract);
  mutation.edit(contract);
  await writeFile(join(copy.directory, "openapi.yaml"), JSON.stringify(contract, null, 2));
  try {
    const files = await generateFiles(contract);
    for (const [name, content] of Object.entries(files))
      await writeFile(join(copy.directory, locateFile(name)), content);
  } catch (error) {
    const { message } = error as Error;
    return naming.test(message) ? end("generate", message) : end("survived", `generate: ${message}`);
  }
  const noticed = findNaming(await listUnfollowed(contract).catch((error: unknown) => [String(error)]));
  const args = [ORIGINAL, pattern, String(noticed !== undefined)];
  const output = await run(copy.directory, "scripts/mutate-contract/check-copy.ts", ...args);
  const { unfollowed, changed, document } = JSON.parse(output) as CopyVerdict;
  if (mutation.kind === REARRANGED) {
    const [difference] = [...changed, ...document];
    return difference === undefined ? end("followed", "nothing changed") : end("survived", difference);
  }
  const followed = findNaming(changed) ?? noticed;
  if (unfollowed.length === 0 && followed !== undefined) return end("followed", followed);
  const failed = findNaming([...document, ...unfollowed]);
  if (failed !== undefined) return end("test", failed);
  const nearest = [...unfollowed, ...document, ...changed];
  for (const [way, check] of copy.checks) {
    const messages = await check();
    const message = findNaming(messages);
    if (message !== undefined) return end(way, message);
    nearest.push(...messages);
  }
  return end("survived", nearest[0]);
}
