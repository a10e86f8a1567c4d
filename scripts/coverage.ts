import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Command } from "commander";
import { type Cell, formatTable } from "../src/cli/io/format-table.ts";
import { processIo } from "../src/cli/io/io.ts";
import { isObject } from "../src/contract/is-object.ts";
import { tryParseJson } from "../src/traffic/read/parse-json.ts";
import {
  addProcessCoverage,
  type CoverageMap,
  computePercentage,
  type ScriptCoverage,
} from "./coverage/merge-coverage.ts";
import { runCommand } from "./run-command.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const directory = join(root, "coverage");

/** The lowest accepted percentage of covered statements of each folder. */
const FLOORS: Readonly<Record<string, number>> = {
  "src/client": 97,
  "src/contract": 97,
  "src/service": 88,
  "src/traffic": 97,
  "src/cli": 94,
  scripts: 70,
};

function runTests(projects: readonly string[], processes: string): number {
  const program = join(root, "node_modules/vitest/vitest.mjs");
  const selection = projects.flatMap((project) => ["--project", project]);
  const options = ["--coverage", "--coverage.reporter=json", `--coverage.reportsDirectory=${directory}`];
  const { status } = spawnSync(process.execPath, [program, "run", ...selection, ...options], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, LOYALTY_PROCESS_COVERAGE: processes },
  });
  return status ?? 1;
}

/** Reads the coverage of each process. One that is killed while it writes leaves half a file, which is left out. */
function readProcesses(processes: string): ScriptCoverage[][] {
  return readdirSync(processes).flatMap((name) => {
    const written = tryParseJson(readFileSync(join(processes, name), "utf8"));
    return isObject(written) ? [written.result as ScriptCoverage[]] : [];
  });
}

await runCommand(
  new Command("test:coverage")
    .description("Runs tests and prints the coverage of each folder, including the processes that the tests start.")
    .argument("[projects...]", "projects of vitest.config.ts", ["unit"])
    .addHelpText(
      "after",
      `
Writes coverage/coverage-final.json, also if a test fails.

Exit code: 0 every folder reaches its floor, 1 a test fails or a folder is below its floor, 2 the run failed.`,
    )
    .action((projects: string[]) => {
      rmSync(directory, { recursive: true, force: true });
      const processes = join(directory, "processes");
      mkdirSync(processes, { recursive: true });
      const status = runTests(projects, processes);
      const file = join(directory, "coverage-final.json");
      const coverage = JSON.parse(readFileSync(file, "utf8")) as CoverageMap;
      for (const scripts of readProcesses(processes))
        addProcessCoverage(coverage, scripts, (path) => readFileSync(path, "utf8"));
      writeFileSync(file, JSON.stringify(coverage));
      let isLow = false;
      const rows = Object.entries(FLOORS).map(([folder, floor]): Cell[] => {
        const percentage = computePercentage(coverage, join(root, folder, "/"));
        const shown = `${percentage.toFixed(1)} %`;
        if (percentage >= floor) return [folder, [shown, "good"], "of statements"];
        isLow = true;
        return [folder, [shown, "bad"], `of statements, below its floor of ${floor} %`];
      });
      console.log(formatTable(rows, { screen: processIo.screen, right: [1] }).join("\n"));
      process.exitCode = status !== 0 || isLow ? 1 : 0;
    }),
);
