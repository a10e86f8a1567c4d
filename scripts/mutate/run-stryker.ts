import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LineRange } from "./select-lines.ts";

/** The parts of Stryker's JSON report that are read here. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly MutantResult[] }>>;
}
export interface MutantResult {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: "Killed" | "Timeout" | "Survived" | "NoCoverage" | "CompileError" | "RuntimeError" | "Ignored";
  /** One-based lines and columns. */
  readonly location: Record<"start" | "end", { readonly line: number; readonly column: number }>;
}

/**
 * Changes the code in these lines, one mutant at a time, and runs the unit tests that cover it.
 * @param modules The `node_modules` that holds Stryker.
 * @throws Error if Stryker fails, for example because a test fails without a mutant.
 */
export function runStryker(modules: string, mutate: readonly LineRange[], concurrency: number): MutationReport {
  const directory = mkdtempSync(join(tmpdir(), "mutate-"));
  const [config, report] = [join(directory, "stryker.json"), join(directory, "report.json")];
  const options = {
    testRunner: "vitest",
    plugins: [join(modules, "@stryker-mutator/vitest-runner/dist/src/index.js")],
    mutate,
    concurrency,
    coverageAnalysis: "perTest",
    reporters: ["json", process.stderr.isTTY ? "progress" : "progress-append-only"],
    jsonReporter: { fileName: report },
    ignorePatterns: ["/dist", "/coverage", "/tools/*/node_modules"],
    disableTypeChecks: false,
    timeoutMS: 10_000,
    tempDirName: join(directory, "sandbox"),
    logLevel: "warn",
  };
  try {
    writeFileSync(config, JSON.stringify(options));
    const { status } = spawnSync(
      process.execPath,
      [join(modules, "@stryker-mutator/core/bin/stryker.js"), "run", config],
      {
        stdio: ["ignore", "inherit", "inherit"],
      },
    );
    if (status !== 0) throw new Error("Stryker failed; its messages are above");
    return JSON.parse(readFileSync(report, "utf8")) as MutationReport;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
