import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Command } from "commander";
import { chooseBase, findRelease, runGit } from "./diff/choose-base.ts";
import { type Comparison, compareContracts } from "./diff/compare-contracts.ts";
import { formatComparison } from "./diff/format-comparison.ts";
import { listTypeEffects, type TypeEffect } from "./diff/list-type-effects.ts";
import { describeRelease, readPlan } from "./diff/release-plan.ts";
import { type Contract, readContract } from "./generate/contract.ts";
import { generateFiles } from "./generate/files.ts";
import { runCommand } from "./run-command.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

interface DiffOptions {
  readonly base?: string;
  readonly contract: string;
  readonly changesets: string;
  readonly json?: true;
}

/** Returns the version in `package.json`, of a commit or of the working tree. */
function readVersion(ref?: string): string {
  const text =
    ref === undefined ? readFileSync(join(root, "package.json"), "utf8") : runGit(root, "show", `${ref}:package.json`);
  return JSON.parse(text ?? "{}").version ?? readVersion();
}

/**
 * Reads the contract and the package version of the base. A file has no version, so it gets the version of HEAD. Before the
 * first release, the version of a commit is 0.0.0, so that the version in package.json is the planned release.
 */
async function readBase(base: string): Promise<{ before: Contract; version: string }> {
  if (existsSync(base)) return { before: await readContract(base), version: readVersion("HEAD") };
  const text = runGit(root, "show", `${base}:openapi.yaml`);
  if (base === "" || text === undefined) throw new Error(`${base}: neither a file nor a commit that has openapi.yaml`);
  const isReleased = findRelease(root, base) !== undefined;
  return { before: await readContract(base, text), version: isReleased ? readVersion(base) : "0.0.0" };
}

/** Compares contracts; a part of the wrong type is one error that names the command that finds it. */
function compareValid(before: Contract, after: Contract): Comparison {
  try {
    return compareContracts(before, after);
  } catch (error) {
    const isLoop = error instanceof RangeError;
    if (!isLoop && !(error instanceof TypeError)) throw error;
    const reason = isLoop ? "a schema refers to itself without end" : "a contract is not valid OpenAPI";
    throw new Error(`${reason}; npm run lint:contract names the element`, { cause: error });
  }
}

/** Compares the generated types, or says why they cannot be generated: the generators read less than OpenAPI allows. */
async function compareTypes(before: Contract, after: Contract): Promise<TypeEffect[] | string> {
  try {
    return listTypeEffects(await generateFiles(before), await generateFiles(after));
  } catch (error) {
    return `not compared, because npm run generate fails: ${error instanceof Error ? error.message : error}`;
  }
}

async function compare({ base = chooseBase(root), contract, changesets, json }: DiffOptions): Promise<void> {
  const [{ before, version }, after] = await Promise.all([readBase(base), readContract(contract)]);
  const comparison = compareValid(before, after);
  const types = await compareTypes(before, after);
  const release = describeRelease(readPlan(version, readVersion(), changesets), comparison.step ?? "patch");
  const report = { ...comparison, types, base, release: release.text };
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : formatComparison(report));
  process.exitCode = release.isPlanned ? 0 : 1;
}

await runCommand(
  new Command("diff")
    .description("Reports the changes of openapi.yaml, their effect on exported types, and the release that they need.")
    .option(
      "--base <ref|file>",
      "contract to compare with (default: the last release, else the commit at which this branch left main, else the " +
        "previous commit)",
    )
    .option("--contract <file>", "contract to compare", "openapi.yaml")
    .option("--changesets <directory>", "changesets of the planned release", ".changeset")
    .option("--json", "print one JSON document: step, findings[], types[], base, release")
    .addHelpText(
      "after",
      `
Exit code: 0 the planned release covers the changes, 1 it does not, 2 a contract cannot be read.

Examples:
  npm run diff
  npm run diff -- --base v1.2.0
  npm run -s diff -- --json | jq -r .step`,
    )
    .action(compare),
);
