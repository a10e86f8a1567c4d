import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LineRange } from "./select-lines.ts";

/**
 * Changes the code in these lines, one mutant at a time, and runs the unit tests that cover it. Prints what no test noticed, and
 * the score of each folder. Returns whether the whole score is at least `min` percent.
 * @param modules The `node_modules` that holds Stryker.
 * @throws Error if Stryker fails, for example because a test fails without a mutant.
 */
export function runStryker(modules: string, mutate: readonly LineRange[], concurrency: number, min: number): boolean {
  const directory = mkdtempSync(join(tmpdir(), "mutate-"));
  const [config, report] = [join(directory, "stryker.json"), join(directory, "report.json")];
  const options = {
    testRunner: "vitest",
    plugins: [join(modules, "@stryker-mutator/vitest-runner/dist/src/index.js")],
    mutate,
    concurrency,
    coverageAnalysis: "perTest",
    reporters: ["clear-text", "json", process.stderr.isTTY ? "progress" : "progress-append-only"],
    clearTextReporter: { reportTests: false, logTests: false, allowEmojis: false },
    jsonReporter: { fileName: report },
    thresholds: { high: 100, low: min, break: min },
    ignorePatterns: ["/dist", "/coverage", "/tools/*/node_modules"],
    disableTypeChecks: false,
    timeoutMS: 10_000,
    tempDirName: join(directory, "sandbox"),
    logLevel: "warn",
  };
  const program = join(modules, "@stryker-mutator/core/bin/stryker.js");
  try {
    writeFileSync(config, JSON.stringify(options));
    const { status } = spawnSync(process.execPath, [program, "run", config], {
      stdio: ["ignore", "inherit", "inherit"],
    });
    if (!existsSync(report)) throw new Error("Stryker failed; its messages are above");
    return status === 0; // 1 if the score is below `break`
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
