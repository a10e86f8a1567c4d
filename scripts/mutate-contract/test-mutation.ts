import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Document } from "yaml";
import type { Contract } from "../generate/contract.ts";
import { generateFiles, locateFile } from "../generate/files.ts";
import type { CopyVerdict } from "./check-copy.ts";
import type { Mutation } from "./list-mutations.ts";

/** The result of a mutation. */
export interface MutationResult {
  readonly mutation: Mutation;
  readonly outcome: "followed" | "noticed" | "survived";
  /** The command or test that noticed it; for a survivor, the part that keeps the old fact. */
  readonly by: string;
  readonly message: string;
}

/** The contract, and the tables of the document, before the mutation. */
export interface Originals {
  readonly contract: Document;
  readonly facts: Document;
}
const FACTS = "test/contract/document/facts.yaml";
const DOCUMENT_TEST = "test/contract/document.test.ts";
/** The tests that notice most mutations beside the two that {@link CopyVerdict} stands for. */
const FIRST_TESTS = ["test/recordings.test.ts", "test/contract/openapi.test.ts"];
/** The other unit tests that may notice one. */
const OTHER_TESTS = globSync([
  "test/contract/*.test.ts",
  "test/conformance.test.ts",
  "test/{traffic/coverage,service/operations,client}/**/*.test.ts",
]).filter(
  (file) =>
    ![DOCUMENT_TEST, "test/contract/contract-consumers.test.ts", ...FIRST_TESTS].includes(file) &&
    !file.endsWith("slow.test.ts"),
);

function run(copy: string, args: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, NO_COLOR: "1", NODE_COMPILE_CACHE: join(copy, ".cache") };
    const options = { cwd: copy, maxBuffer: 64e6, env };
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) || 1 : 0, output: stripVTControlCharacters(stdout + stderr) }),
    );
  });
}

/** Writes the mutated contract, its generated files and the tables into the copy. @throws Error as `npm run generate` does. */
async function writeMutation(copy: string, { contract, facts }: Originals): Promise<void> {
  const files = await generateFiles(contract.toJS() as Contract);
  await writeFile(join(copy, "openapi.yaml"), contract.toString({ lineWidth: 0 })); // as long as before
  await writeFile(join(copy, FACTS), String(facts));
  for (const [name, content] of Object.entries(files)) await writeFile(join(copy, locateFile(name)), content);
}

/**
 * Applies a mutation in a copy of the project. A mutation of a body is noticed if the checkers follow it, and so disagree with the
 * document. Any other is followed if client, service, checker, recorder, coverage and samples agree with the new contract. If
 * neither holds, `lint:contract`, `tsc` or a unit test has to fail.
 */
export async function testMutation(mutation: Mutation, originals: Originals, copy: string): Promise<MutationResult> {
  const { isAboutBody, edit, editFacts } = mutation;
  const [contract, facts] = [originals.contract.clone() as Document, originals.facts.clone() as Document];
  edit(contract);
  editFacts?.(facts);
  const end = (outcome: MutationResult["outcome"], by: string, message: string): MutationResult => {
    const [line = ""] = message.trim().split("\n");
    return { mutation, outcome, by, message: line.slice(0, 240) };
  };
  try {
    await writeMutation(copy, { contract, facts });
  } catch (error) {
    if (!(error instanceof Error) || error instanceof TypeError) return end("survived", "generate", `crash: ${error}`);
    return end("noticed", "generate", error.message);
  }
  const checks = [...(isAboutBody || editFacts ? ["--document"] : []), ...(isAboutBody ? [] : ["--follow"])];
  const { output } = await run(copy, ["scripts/mutate-contract/check-copy.ts", ...checks]);
  const verdict = readVerdict(output);
  if (isAboutBody && verdict.document !== "") return end("noticed", DOCUMENT_TEST, verdict.document);
  if (!isAboutBody && verdict.unfollowed === "" && verdict.document === "")
    return end("followed", "client, service, checker, samples", "");
  const failure = await findFailure(copy);
  if (failure) return end("noticed", failure.by, failure.message);
  return end("survived", "nothing", verdict.unfollowed || verdict.document);
}

function readVerdict(output: string): CopyVerdict {
  try {
    return JSON.parse(output.slice(output.indexOf("{"))) as CopyVerdict;
  } catch {
    return { document: output.slice(0, 500), unfollowed: output.slice(0, 500) };
  }
}

const TEST_OPTIONS = ["--project", "unit", "--maxWorkers", "1", "--bail", "1"];
const FAILED_TEST = /(?<=FAIL\s+(?:unit\s+)?)\S.*/;

/** The commands and tests that may notice a mutation, the fast ones first, with the line of their output that says why. */
const CHECKS: readonly [by: string, reason: RegExp, program: string, ...args: string[]][] = [
  ["lint:contract", /^\[\d+\].*$|error.*$/im, "@redocly/cli/bin/cli.js", "lint", "loyalty"],
  ["test", FAILED_TEST, "vitest/vitest.mjs", "run", ...TEST_OPTIONS, ...FIRST_TESTS],
  ["tsc", /.+/, "typescript/lib/tsc.js", "--incremental", "--tsBuildInfoFile", "tsc.json"],
  ["test", FAILED_TEST, "vitest/vitest.mjs", "run", ...TEST_OPTIONS, ...OTHER_TESTS],
];

async function findFailure(copy: string): Promise<{ by: string; message: string } | undefined> {
  for (const [by, reason, program, ...args] of CHECKS) {
    const { code, output } = await run(copy, [`node_modules/${program}`, ...args]);
    if (code !== 0) return { by, message: reason.exec(output)?.[0] ?? output };
  }
  return undefined;
}

/**
 * Verifies that nothing fails in a copy without a mutation.
 * @throws Error if a command or test does: it would seem to notice each mutation.
 */
export async function verifyCopy(originals: Originals, copy: string): Promise<void> {
  const unchanged: Mutation = { kind: "", name: "", path: [], isAboutBody: false, edit: () => {} };
  const { outcome, message } = await testMutation({ ...unchanged, editFacts: () => {} }, originals, copy);
  if (outcome !== "followed") throw new Error(`without a mutation: ${message}`);
  const failure = await findFailure(copy);
  if (failure) throw new Error(`without a mutation, ${failure.by} fails: ${failure.message}`);
}
