import { Command, Option } from "commander";
import { UnreadableTrafficError } from "../../traffic/index.ts";
import { CoverageCollector, isCoverageReport, parseJson } from "../../traffic/internal.ts";
import { addCoverageOptions, type CoverageOptions, readWaivers, reportTooLow } from "../io/coverage-options.ts";
import type { Io } from "../io/io.ts";
import { readWhole } from "../io/read-input.ts";
import { formatCoverageText } from "../report/format-coverage.ts";

interface MergeOptions extends CoverageOptions {
  readonly format: "pretty" | "json";
}

/** `loyalty coverage merge`: adds the coverage of several runs of `loyalty check`. */
export function coverageCommand(io: Io): Command {
  const merge = new Command("merge")
    .summary("add the coverage of several runs")
    .description("Adds coverage files written by loyalty check --coverage-out.")
    .argument("<file...>", "coverage as JSON; - is standard input")
    .addOption(
      new Option("--format <format>", "output format; json can be merged again")
        .choices(["pretty", "json"])
        .default("pretty"),
    )
    .addHelpText(
      "after",
      `
Exit code: 0 done, 1 below --min, 2 a file cannot be read.

Examples:
  loyalty check --coverage-out monday.json monday.har
  loyalty coverage merge --min 80 --min eventTypes=100 monday.json tuesday.json`,
    )
    .exitOverride()
    .configureOutput({ writeOut: io.out, writeErr: io.err })
    .action((files: string[], options: MergeOptions) => mergeFiles(files, options, io));
  addCoverageOptions(merge);
  return new Command("coverage").summary("work with the coverage of traffic").addCommand(merge);
}

async function mergeFiles(files: readonly string[], options: MergeOptions, io: Io): Promise<void> {
  const waivers = await readWaivers(options, io);
  const total = new CoverageCollector();
  let isUnread = false;
  for (const file of files) {
    try {
      const report = parseJson(await readWhole(file, io));
      if (!isCoverageReport(report)) throw new UnreadableTrafficError("is not a coverage file of loyalty check");
      total.merge(report);
    } catch (error) {
      if (!(error instanceof UnreadableTrafficError)) throw error;
      isUnread = true;
      io.err(`loyalty coverage: ${file} ${error.message}\n`);
    }
  }
  if (isUnread) return io.exit(2);
  const coverage = total.report();
  const lines = formatCoverageText({ coverage, waivers, isFull: options.full === true });
  io.out(options.format === "json" ? `${JSON.stringify(coverage)}\n` : `${lines.join("\n")}\n`);
  if (reportTooLow("loyalty coverage", coverage, options, waivers, io)) io.exit(1);
}
