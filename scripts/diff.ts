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

/** Returns the last release before HEAD, or the commit before it. */
function chooseBase(): string {
  const base = runGit("describe", "--tags", "--abbrev=0", "HEAD^") ?? runGit("rev-parse", "--verify", "HEAD^");
  if (base !== undefined) return base;
  throw new Error(
    "HEAD has no commit before it here: git fetch --deepen 1 fetches one, or name a file or a commit: --base",
  );
}

async function compare({ base = chooseBase(), contract, json }: DiffOptions): Promise<void> {
  const report = await compareWithBase(base, contract);
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
