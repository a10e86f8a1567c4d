import { globSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lint, loadConfig } from "@redocly/openapi-core";
import { readContract } from "../generate/contract.ts";
import { generateFiles, locateFile } from "../generate/files.ts";
import { findFaults } from "../generate/find-faults.ts";
import { listDisagreements, listUnfollowed } from "./list-disagreements.ts";
import { listMutations, type Mutation, REARRANGED } from "./list-mutations.ts";
import { listFailures, run } from "./run.ts";

/** How a mutation counts, in the order of the report. */
export const ways = ["followed", "generate", "lint:contract", "tsc", "test", "survived"] as const;
type Way = (typeof ways)[number];

/** How a mutation counts, and the line that shows the fact; for a survivor, the nearest message. */
export interface Outcome {
  readonly way: Way;
  readonly message: string;
}
export const NOTHING = "nothing fails";
/** For a run without a mutation, in which nothing fails. */
export const UNCHANGED: Mutation = { kind: "", name: "", path: [], words: [], edit: () => {} };

/**
 * Applies a mutation in the current directory, a copy of the project. It counts if client, service, checker, recorder, coverage and
 * samples follow it, and did not before; if `generate`, `lint:contract` or `tsc` refuses it with a message that shows the fact; or
 * if a test in `test/contract` fails with such a message. A rearrangement must change nothing.
 * @param project The directory of the project without the mutation.
 */
export async function testMutation(name: string, project: string): Promise<Outcome> {
  const original = await readContract(join(project, "openapi.yaml"));
  const mutation = listMutations(original).find((each) => each.name === name) ?? UNCHANGED;
  const naming = createPattern(mutation);
  const findNaming = (messages: readonly string[]) => messages.find((message) => naming.test(message));
  const end = (way: Way, message = NOTHING): Outcome => {
    return { way, message: message.trim().replaceAll(/\s+/g, " ").slice(0, 240) };
  };
  const contract = structuredClone(original);
  mutation.edit(contract);
  await writeFile("openapi.yaml", JSON.stringify(contract, null, 2));
  const [fault] = findFaults(contract);
  if (fault) {
    const message = `${fault.path.join(".")}: ${fault.message}`;
    return naming.test(message) ? end("generate", message) : end("survived", `generate: ${message}`);
  }
  for (const [file, content] of Object.entries(await generateFiles(contract)))
    await writeFile(locateFile(file), content);
  const noticed = findNaming(await listUnfollowed(project, contract));
  const [unfollowed, changed] = [await listUnfollowed(".", contract), await listUnfollowed(".", original)];
  const followed = findNaming(changed) ?? noticed;
  if (mutation.kind !== REARRANGED && unfollowed.length === 0 && followed !== undefined)
    return end("followed", followed);
  const document = await listDisagreements(naming);
  if (mutation.kind === REARRANGED) {
    const [difference] = [...changed, ...document];
    return difference === undefined ? end("followed", "nothing changed") : end("survived", difference);
  }
  const failed = findNaming([...document, ...unfollowed]);
  if (failed !== undefined) return end("test", failed);
  const nearest = [...unfollowed, ...document, ...changed];
  for (const [way, check] of checks) {
    const messages = await check();
    const message = findNaming(messages);
    if (message !== undefined) return end(way, message);
    nearest.push(...messages);
  }
  return end("survived", nearest[0]);
}

/** Returns the pattern of a message that shows the name of the fact, its old or its new value. A plain word counts only in quotes or in a path. */
function createPattern({ words }: Mutation): RegExp {
  const patterns = words.map((word) => {
    const before = /^[a-z]+$/.test(word) ? `["'\`/.]` : "(?<!\\w)";
    return `${before}${word.replaceAll(/\W/g, "\\$&")}(?!\\w)`;
  });
  return new RegExp(patterns.join("|"));
}

/** Verifications that refuse a contract, each run only if the one before does not show the fact; they return messages. */
const checks: readonly (readonly [way: Way, check: () => Promise<string[]>])[] = [
  ["lint:contract", lintContract],
  ["test", runTests],
  ["tsc", checkTypes],
];

async function lintContract(): Promise<string[]> {
  const config = await loadConfig({ configPath: "redocly.yaml" });
  const problems = await lint({ ref: "openapi.yaml", config });
  return problems.map(({ message, location: [place] }) => `${place?.pointer}: ${message}`);
}

/** Runs the tests that compare facts of the contract. None is a snapshot, which fails after any change and does not say which. */
async function runTests(): Promise<string[]> {
  const options = ["run", "--project", "unit", "--maxWorkers", "1", "--experimental.fsModuleCache=true"];
  const tests = globSync("test/contract/*.test.ts");
  return listFailures(await run(".", "node_modules/vitest/vitest.mjs", ...options, ...tests));
}

async function checkTypes(): Promise<string[]> {
  const options = ["--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"];
  const output = await run(".", "node_modules/typescript/bin/tsc", ...options);
  return output.split(/^(?=\S)/m).filter((message) => message !== "");
}
