import { Command } from "commander";
import { formatNotes } from "../src/cli/io/configure-command.ts";
import { compareWithBase, runGit } from "./diff/compare-with-base.ts";
import { formatComparison } from "./diff/format-comparison.ts";
import { runCommand } from "./run-command.ts";

interface DiffOptions {
  readonly base?: string;
  readonly contract: string;
  readonly json?: true;
}

/** Returns the last release before HEAD, or the commit before it, or HEAD if it is the only one. */
function chooseBase(): string {
  const resolve = (commit: string) => runGit("rev-parse", "--verify", commit);
  const base = runGit("describe", "--tags", "--abbrev=0", "HEAD^") ?? resolve("HEAD^") ?? resolve("HEAD");
  if (base === undefined) throw new Error("no commit to compare with; name a file or a commit: --base");
  return base;
}

async function compare({ base: given, contract, json }: DiffOptions): Promise<void> {
  const base = given ?? chooseBase();
  const report = await compareWithBase(base, contract);
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
    .option("--json", "print one JSON document: step (null without a change), findings[] with line, base")
    .addHelpText(
      "after",
      formatNotes({
        exitCode: "0 compared, 2 a contract is missing or cannot be read.",
        examples: ["npm run diff", "npm run diff -- --base v1.2.0", "npm run -s diff -- --json | jq -r .step"],
      }),
    )
    .action(compare),
);
