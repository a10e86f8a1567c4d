import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runCommand } from "./command/run-command.ts";
import {
  addProcessCoverage,
  type CoverageMap,
  computePercentage,
  type ScriptCoverage,
} from "./coverage/merge-coverage.ts";

const HELP = `Runs the tests and prints the coverage of each folder, processes that the tests start included.

Usage: npm run test:coverage -- [PROJECT …]   (default: unit)

Writes coverage/coverage-final.json, also if a test fails.

Exit code: 0 every folder reaches its floor, 1 a test fails or a folder is below its floor, 2 the run failed.
`;
const root = fileURLToPath(new URL("..", import.meta.url));
const directory = join(root, "coverage");

/** The lowest accepted percentage of covered statements of each folder. */
const FLOORS: Readonly<Record<string, number>> = {
  "src/client": 95,
  "src/contract": 95,
  "src/service": 90,
  "src/traffic": 95,
  "src/cli": 85,
  scripts: 60,
};

function runTests(projects: readonly string[], processes: string): number {
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, "node_modules/vitest/vitest.mjs"),
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      "--coverage",
      "--coverage.reporter=json",
      `--coverage.reportsDirectory=${directory}`,
    ],
    {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, LOYALTY_PROCESS_COVERAGE: processes },
    },
  );
  return status ?? 1;
}

function readProcesses(processes: string): ScriptCoverage[][] {
  return readdirSync(processes).map((name) => JSON.parse(readFileSync(join(processes, name), "utf8")).result);
}

await runCommand(
  { name: "test:coverage", help: HELP, options: {}, allowPositionals: true },
  async (_values, projects) => {
    rmSync(directory, { recursive: true, force: true });
    const processes = join(directory, "processes");
    mkdirSync(processes, { recursive: true });
    const status = runTests(projects.length > 0 ? projects : ["unit"], processes);
    const file = join(directory, "coverage-final.json");
    const coverage = JSON.parse(readFileSync(file, "utf8")) as CoverageMap;
    const folders = Object.keys(FLOORS);
    const alone = folders.map((folder) => computePercentage(coverage, join(root, folder, "/")));
    for (const scripts of readProcesses(processes))
      addProcessCoverage(coverage, scripts, (path) => readFileSync(path, "utf8"));
    writeFileSync(file, JSON.stringify(coverage));
    const rows = folders.map((folder, index) => {
      const percentage = computePercentage(coverage, join(root, folder, "/"));
      const isLow = percentage < (FLOORS[folder] ?? 0);
      const figures = `${percentage.toFixed(1)} % of statements (${alone[index]?.toFixed(1)} % without processes)`;
      return {
        isLow,
        text: `${folder.padEnd(14)}${figures}${isLow ? `, below its floor of ${FLOORS[folder]} %` : ""}`,
      };
    });
    console.log(rows.map(({ text }) => text).join("\n"));
    return status !== 0 || rows.some(({ isLow }) => isLow) ? 1 : 0;
  },
);
