import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runCommand } from "./command/run-command.ts";
import { chooseBase } from "./diff/choose-base.ts";
import { compareContracts } from "./diff/compare-contracts.ts";
import { formatComparison } from "./diff/format-comparison.ts";
import { describeRef, tryGit } from "./diff/git.ts";
import { listTypeEffects } from "./diff/list-type-effects.ts";
import { readPlan, versionOf } from "./diff/read-plan.ts";
import { plannedStep, releaseProblem } from "./diff/release-plan.ts";

const HELP = `Says what changed in openapi.yaml, which release that asks for, and what it does to exported types.

Usage: npm run diff -- [--base REF|FILE] [--format text|json]

  --base REF|FILE   contract to compare with (default: the last release, else where this branch
                    left main, else the commit before)
  --contract FILE   contract that is judged (default openapi.yaml)
  --changesets DIR  changesets that the release is planned with (default .changeset)
  --format FORMAT   text or json (default text)

Exit code: 0 the planned release covers the changes, 1 it does not, 2 a contract cannot be read.
`;
const root = fileURLToPath(new URL("..", import.meta.url));

/** The contract and the package version of the base. A file has no version of its own: that of HEAD stands for it. */
function readBase(base: string, directory: string): { file: string; version: string } {
  const versionAt = (ref: string) =>
    /"version": "([^"]+)"/.exec(tryGit(root, ["show", `${ref}:package.json`]) ?? "")?.[1];
  if (existsSync(base)) return { file: base, version: versionAt("HEAD") ?? versionOf(root) };
  const contract = tryGit(root, ["show", `${base}:openapi.yaml`]);
  if (contract === undefined) throw new Error(`${base}: neither a file nor a commit that has openapi.yaml`);
  const file = join(directory, "base.yaml");
  writeFileSync(file, contract);
  return { file, version: versionAt(base) ?? versionOf(root) };
}

async function run(options: { base: string; contract: string; changesets: string; format: string }): Promise<0 | 1> {
  const directory = mkdtempSync(join(tmpdir(), "contract-base-"));
  try {
    const base = readBase(options.base, directory);
    const comparison = await compareContracts(base.file, options.contract);
    const types = await listTypeEffects(base.file, options.contract);
    const plan = readPlan(root, base.version, options.changesets);
    const problem = releaseProblem(plan, comparison.step);
    if (options.format === "json") console.log(JSON.stringify({ ...comparison, types, problem }, null, 2));
    else
      process.stdout.write(
        formatComparison(comparison, types, describeRef(root, options.base), problem ? undefined : plannedStep(plan)),
      );
    if (problem === undefined) return 0;
    console.error(problem);
    return 1;
  } finally {
    rmSync(directory, { recursive: true });
  }
}

await runCommand(
  {
    name: "diff",
    help: HELP,
    options: {
      base: { type: "string" },
      contract: { type: "string", default: join(root, "openapi.yaml") },
      changesets: { type: "string", default: join(root, ".changeset") },
      format: { type: "string", default: "text" },
    },
  },
  async (values) => {
    if (values.format !== "text" && values.format !== "json") throw new Error("--format is text or json");
    return run({ ...values, base: values.base ?? chooseBase(root) });
  },
);
