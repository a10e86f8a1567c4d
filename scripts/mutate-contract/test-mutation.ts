import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { listUnfollowed } from "../../test/contract/contract-consumers.ts";
import type { Contract } from "../generate/contract.ts";
import { generateFiles, locateFile } from "../generate/files.ts";
import type { CopyVerdict } from "./check-copy.ts";
import { type Mutation, REARRANGED } from "./list-mutations.ts";

/** How a mutation counts, in the order of the report. */
export const ways = ["followed", "generate", "lint:contract", "tsc", "test", "survived"] as const;
type Way = (typeof ways)[number];

/** The result of a mutation. */
export interface MutationResult {
  readonly mutation: Mutation;
  readonly way: Way;
  /** The line that shows the fact; for a survivor, the nearest message. */
  readonly message: string;
}

const TESTS = globSync([
  "test/{contract,traffic,client,service}/**/*.test.ts",
  "test/{conformance,recordings}.test.ts",
]);
const UNIT_TESTS = TESTS.filter((file) => !file.endsWith(".slow.test.ts"));
/** A snapshot fails after any change, and does not say which. */
const SNAPSHOT = /byte for byte/;

async function run(copy: string, program: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, NO_COLOR: "1", NODE_COMPILE_CACHE: join(copy, ".cache") };
  const options = { cwd: copy, maxBuffer: 256e6, env };
  return new Promise((end) => {
    execFile(process.execPath, [program, ...args], options, (_, stdout, stderr) =>
      end(stripVTControlCharacters(stdout + stderr)),
    );
  });
}

interface LintReport {
  readonly problems: readonly {
    readonly message: string;
    readonly location: readonly { readonly pointer?: string }[];
  }[];
}
function parseReport<T>(output: string): T {
  return JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1)) as T;
}

/** Reads title, message and difference of each failed test, without the lines of its source. */
export function listFailures(output: string): string[] {
  const texts = output.replaceAll(/^ *(❯|\d*\|).*$/gm, "").split(/^ *FAIL +/m);
  return texts.slice(1).filter((failure) => !SNAPSHOT.test(failure));
}

/** The commands that refuse a contract, each run only if the one before does not show the fact, and how to read their messages. */
const CHECKS: readonly (readonly [
  way: Way,
  args: readonly [string, ...string[]],
  read: (output: string) => string[],
])[] = [
  [
    "lint:contract",
    ["node_modules/@redocly/cli/bin/cli.js", "lint", "loyalty", "--format", "json"],
    (output) =>
      parseReport<LintReport>(output).problems.map(({ message, location: [place] }) => `${place?.pointer}: ${message}`),
  ],
  [
    "tsc",
    ["node_modules/typescript/lib/tsc.js", "--incremental", "--tsBuildInfoFile", "tsc.json"],
    (output) => output.replaceAll(/\(\d+,\d+\)/g, "").split(/\n(?=\S)/),
  ],
  [
    "test",
    ["node_modules/vitest/vitest.mjs", "run", "--project", "unit", "--maxWorkers", "1", ...UNIT_TESTS],
    listFailures,
  ],
];

/** Finds the message that shows the name of the fact, its old or its new value. A plain word counts only in quotes or in a path. */
function findNaming({ words }: Mutation, messages: readonly string[]): string | undefined {
  const patterns = words.map((word) => {
    const before = /^[a-z]+$/.test(word) ? `["'\`/.]` : "(?<!\\w)";
    return new RegExp(`${before}${word.replaceAll(/\W/g, "\\$&")}(?!\\w)`);
  });
  return messages.find((message) => patterns.some((pattern) => pattern.test(message)));
}

/**
 * Applies a mutation in a copy of the project. It counts if client, service, checker, recorder, coverage and samples follow it, and
 * did not before; if `generate`, `lint:contract` or `tsc` refuses it with a message that shows the fact; or if a test that compares
 * with the document, or another unit test, fails with such a message. A rearrangement must change nothing.
 */
export async function testMutation(mutation: Mutation, original: Contract, copy: string): Promise<MutationResult> {
  const end = (way: Way, message: string): MutationResult => {
    return { mutation, way, message: message.trim().replaceAll(/\s+/g, " ").slice(0, 240) };
  };
  const contract = structuredClone(original);
  mutation.edit(contract);
  await writeFile(join(copy, "openapi.yaml"), JSON.stringify(contract, null, 2));
  try {
    const files = await generateFiles(contract);
    for (const [name, content] of Object.entries(files)) await writeFile(join(copy, locateFile(name)), content);
  } catch (error) {
    const { message } = error as Error;
    return findNaming(mutation, [message]) ? end("generate", message) : end("survived", `generate: ${message}`);
  }
  const output = await run(copy, "scripts/mutate-contract/check-copy.ts", resolve("openapi.yaml"));
  const { unfollowed, changed, document } = parseReport<CopyVerdict>(output);
  if (mutation.kind === REARRANGED) {
    const [difference] = [...changed, ...document];
    return difference === undefined ? end("followed", "nothing changed") : end("survived", difference);
  }
  if (unfollowed.length === 0) {
    const message = findNaming(mutation, changed) ?? findNaming(mutation, await listUnfollowed(contract));
    if (message !== undefined) return end("followed", message);
  }
  const failed = findNaming(mutation, [...document, ...unfollowed]);
  if (failed !== undefined) return end("test", failed);
  const nearest = [...unfollowed, ...document, ...changed];
  for (const [way, args, readMessages] of CHECKS) {
    const messages = readMessages(await run(copy, ...args)).filter(Boolean);
    const message = findNaming(mutation, messages);
    if (message !== undefined) return end(way, message);
    nearest.push(...messages);
  }
  return end("survived", nearest[0] ?? "nothing fails");
}

/**
 * Verifies that nothing fails in a copy without a mutation.
 * @throws Error if something does: it would seem to notice each mutation.
 */
export async function verifyCopy(original: Contract, copy: string): Promise<void> {
  const { message } = await testMutation({ kind: "", name: "", path: [], words: [], edit: () => {} }, original, copy);
  if (message !== "nothing fails") throw new Error(`without a mutation: ${message}`);
}
