import { Command, InvalidArgumentError } from "commander";
import {
  type CoverageReport,
  coveragePercent,
  isCoverageReport,
  mergeCoverage,
  parseJson,
  sumCoverage,
  UnreadableTrafficError,
} from "../traffic/index.ts";
import type { Io } from "./io.ts";
import { readWhole } from "./read-input.ts";
import { coverageLines } from "./report/coverage-lines.ts";

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
    .option("--format <format>", "pretty, or json to merge again", "pretty")
    .option("--min <percent>", "fail below this coverage", parsePercent)
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

function parsePercent(text: string): number {
  if (/^\d{1,3}$/.test(text) && Number(text) <= 100) return Number(text);
  throw new InvalidArgumentError("It is a number from 0 to 100.");
}
