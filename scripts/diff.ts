import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Command, Option } from "commander";
import { wrapText } from "../src/cli/io/format-table.ts";
import { processIo } from "../src/cli/io/io.ts";
import { printMessage } from "../src/cli/io/output.ts";
import { chooseBase, describeRef, hasRelease, tryGit } from "./diff/choose-base.ts";
import { type Comparison, compareContracts } from "./diff/compare-contracts.ts";
import { formatComparison } from "./diff/format-comparison.ts";
import { listTypeEffects, type TypeEffect, type TypeModules } from "./diff/list-type-effects.ts";
import { describeReleaseProblem, findPlannedStep, readPlan, readVersion, type Step } from "./diff/release-plan.ts";
import { generateOperationMap } from "./generate/client.ts";
import { generateConstants } from "./generate/constants.ts";
import { type Contract, readContract } from "./generate/contract.ts";
import { generateTypes } from "./generate/types.ts";
import { runCommand } from "./run-command.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

interface DiffOptions {
  readonly base?: string;
  readonly contract: string;
  readonly changesets: string;
  readonly format: "text" | "markdown";
  readonly json?: true;
}

/**
 * Finds the contract and the package version of the base. A file has no version, so it gets the version of HEAD. Before the
 * first release, the version of a commit is 0.0.0, so that the version in package.json is the planned release.
 */
function readBase(base: string, directory: string): { file: string; version: string } {
  const versionAt = (ref: string) =>
    /"version": "([^"]+)"/.exec(tryGit(root, ["show", `${ref}:package.json`]) ?? "")?.[1];
  if (existsSync(base)) return { file: base, version: versionAt("HEAD") ?? readVersion(root) };
  const contract = tryGit(root, ["show", `${base}:openapi.yaml`]);
  if (base === "" || contract === undefined)
    throw new Error(`${base}: neither a file nor a commit that has openapi.yaml`);
  const file = join(directory, "base.yaml");
  writeFileSync(file, contract);
  return { file, version: hasRelease(root, base) ? (versionAt(base) ?? readVersion(root)) : "0.0.0" };
}

/** Compares contracts; a part of the wrong type is one error that names the command that finds it. */
function compareValid(before: Contract, after: Contract): Comparison {
  try {
    return compareContracts(before, after);
  } catch (error) {
    if (error instanceof RangeError) throw new Error("a schema refers to itself without end", { cause: error });
    if (!(error instanceof TypeError)) throw error;
    throw new Error("a contract is not valid OpenAPI; npm run lint:contract names the element", { cause: error });
  }
}

/** Compares the generated types, or says why they cannot be generated: the generators read less than OpenAPI allows. */
async function compareTypes(before: Contract, after: Contract): Promise<TypeEffect[] | string> {
  const generate = async (contract: Contract): Promise<TypeModules> => ({
    "openapi.ts": await generateTypes(contract),
    "operation-map.ts": generateOperationMap(contract),
    "constants.ts": generateConstants(contract),
  });
  try {
    return listTypeEffects(await generate(before), await generate(after));
  } catch (error) {
    return `not compared, because npm run generate fails: ${error instanceof Error ? error.message : error}`;
  }
}

async function compare({ base = chooseBase(root), contract, changesets, format, json }: DiffOptions): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "contract-base-"));
  try {
    const { file, version } = readBase(base, directory);
    const [before, after] = await Promise.all([readContract(file), readContract(contract)]);
    const comparison = compareValid(before, after);
    const plan = readPlan(root, version, changesets);
    const problem = describeReleaseProblem(plan, comparison.step);
    const planned = problem === undefined ? findPlannedStep(plan) : undefined;
    const types = await compareTypes(before, after);
    const report = { ...comparison, types, base: describeRef(root, base), planned, problem };
    const text = formatComparison(report, format);
    process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : format === "text" ? layOutReport(text) : text);
    if (problem === undefined) return;
    printMessage("error", "diff", problem, processIo);
    process.exitCode = 1;
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** Wraps the lines of a report, and colours its headings and verdicts. */
function layOutReport(text: string): string {
  const { columns, paint } = processIo.screen;
  const roles = { major: "bad", minor: "warning", patch: "good" } as const;
  const lines = text.split("\n").flatMap((line) => {
    const [indent = ""] = /^ */.exec(line) ?? [];
    const wrapped = wrapText(line, columns, `${indent}  `);
    return /^(?:TypeScript|Changes)/.test(line) ? wrapped.map((each) => paint("title", each)) : wrapped;
  });
  return lines
    .join("\n")
    .replace(/^(major|minor|patch)(?= \()|(?<=^Semver step: )\w+/gm, (step) => paint(roles[step as Step], step));
}

await runCommand(
  new Command("diff")
    .description("Reports the changes of openapi.yaml, the release that they need, and their effect on exported types.")
    .option(
      "--base <ref|file>",
      "contract to compare with (default: the last release, else the commit at which this branch left main, else the " +
        "previous commit)",
    )
    .option("--contract <file>", "contract to compare", "openapi.yaml")
    .option("--changesets <directory>", "changesets of the planned release", ".changeset")
    .addOption(new Option("--format <format>", "format of the report").choices(["text", "markdown"]).default("text"))
    .option("--json", "print one JSON document: step, findings[], types[], base, planned, problem")
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
