import { Command, Option } from "commander";
import { UnreadableTrafficError } from "../../traffic/index.ts";
import {
  type CoverageReport,
  coveragePercent,
  isCoverageReport,
  mergeCoverage,
  parseJson,
  sumCoverage,
} from "../../traffic/internal.ts";
import type { Io } from "../io/io.ts";
import { parseCount } from "../io/parse-count.ts";
import { readWhole } from "../io/read-input.ts";
import { coverageLines } from "../report/coverage-lines.ts";

interface MergeOptions {
  readonly format: "pretty" | "json";
  readonly min?: number;
}

/** `loyalty coverage merge`: coverage of several runs of `loyalty check` together. */
export function coverageCommand(io: Io): Command {
  const merge = new Command("merge")
    .summary("add coverage of several runs")
    .description("Adds the files that loyalty check --coverage-out has written.")
    .argument("<file...>", "coverage as JSON; - is standard input")
    .addOption(
      new Option("--format <format>", "how to print it; json can be merged again")
        .choices(["pretty", "json"])
        .default("pretty"),
    )
    .option("--min <percent>", "fail below this coverage", parseCount(0, 100))
    .addHelpText(
      "after",
      `
Exit code: 0 done, 1 below --min, 2 a file cannot be read.

Examples:
  loyalty check --coverage-out monday.json monday.har
  loyalty coverage merge --min 80 monday.json tuesday.json`,
    )
    .exitOverride()
    .configureOutput({ writeOut: io.out, writeErr: io.err })
    .action((files: string[], options: MergeOptions) => mergeFiles(files, options, io));
  return new Command("coverage").summary("work with coverage of traffic").addCommand(merge);
}

async function mergeFiles(files: readonly string[], { format, min = 0 }: MergeOptions, io: Io): Promise<void> {
  const reports: CoverageReport[] = [];
  for (const file of files) {
    try {
      const report = parseJson(await readWhole(file, io));
      if (!isCoverageReport(report)) throw new UnreadableTrafficError("is no coverage that loyalty check has written");
      reports.push(report);
    } catch (error) {
      if (!(error instanceof UnreadableTrafficError)) throw error;
      io.err(`loyalty coverage: ${file} ${error.message}\n`);
      io.exit(2);
    }
  }
  if (reports.length < files.length) return;
  const merged = mergeCoverage(reports);
  io.out(format === "json" ? `${JSON.stringify(merged)}\n` : `${coverageLines(merged).join("\n")}\n`);
  if (coveragePercent(sumCoverage(merged)) < min) io.exit(1);
}
