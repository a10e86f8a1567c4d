import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Command } from "commander";
import { type Comparison, compareContracts } from "./diff/compare-contracts.ts";
import { formatComparison } from "./diff/format-comparison.ts";
import { type Contract, readContract } from "./generate/contract.ts";
import { runCommand } from "./run-command.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

interface DiffOptions {
  readonly base?: string;
  readonly contract: string;
  readonly json?: true;
}

/** Runs git and returns its output without the last line break, or `undefined` if the command fails. */
function runGit(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trimEnd() : undefined;
}

/** Returns the last release before HEAD, or the commit before it, or HEAD if it is the only one. */
function chooseBase(): string {
  const resolve = (commit: string) => runGit("rev-parse", "--verify", commit);
  const base = runGit("describe", "--tags", "--abbrev=0", "HEAD^") ?? resolve("HEAD^") ?? resolve("HEAD");
  if (base === undefined) throw new Error("no commit to compare with; name a file or a commit: --base");
  return base;
}

/** Reads the contract of a file or of a commit. */
async function readBase(base: string): Promise<Contract> {
  if (existsSync(base)) return readContract(base);
  const text = runGit("show", `${base}:openapi.yaml`);
  if (base === "" || text === undefined) throw new Error(`${base}: neither a file nor a commit that has openapi.yaml`);
  return readContract(base, text);
}

/** Compares contracts. @throws Error that names the command that finds the place of a fault. */
function compareValid(before: Contract, after: Contract): Comparison {
  try {
    return compareContracts(before, after);
  } catch (error) {
    let reason = error instanceof Error ? error.message : String(error);
    if (error instanceof RangeError) reason = "a schema refers to itself without end";
    if (error instanceof TypeError) reason = "a contract is not valid OpenAPI";
    throw new Error(`${reason}; npm run lint:contract names the element`, { cause: error });
  }
}

async function compare({ base: given, contract, json }: DiffOptions): Promise<void> {
  const base = given ?? chooseBase();
  const [before, after] = await Promise.all([readBase(base), readContract(contract)]);
  const report = { ...compareValid(before, after), base };
  if (given === undefined && !report.step && runGit("rev-parse", "--verify", "HEAD^") === undefined)
    throw new Error(
      "nothing to compare with: openapi.yaml is that of HEAD, which has no parent here; git fetch --deepen 1 fetches it, or name a file or a commit: --base",
    );
  process.stdout.write(
    json ? `${JSON.stringify({ ...report, step: report.step ?? null }, null, 2)}\n` : formatComparison(report),
  );
}

await runCommand(
  new Command("diff")
    .description("Reports the changes of openapi.yaml, and the release that they need.")
    .option(
      "--base <ref|file>",
      "contract to compare with (default: the last release before HEAD, or the commit before it)",
    )
    .option("--contract <file>", "contract to compare", "openapi.yaml")
    .option("--json", "print one JSON document: step (null without a change), findings[], base")
    .addHelpText(
      "after",
      `
Exit code: 0 compared, 2 a contract is missing or cannot be read.

Examples:
  npm run diff
  npm run diff -- --base v1.2.0
  npm run -s diff -- --json | jq -r .step`,
    )
    .action(compare),
);
