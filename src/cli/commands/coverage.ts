import { Command } from "commander";
import { UnreadableTrafficError } from "../../traffic/index.ts";
import { CoverageCollector, isCoverageReport, parseJson } from "../../traffic/internal.ts";
import { addCoverageOptions, type CoverageOptions, readWaivers, reportTooLow } from "../io/coverage-options.ts";
import { readWhole } from "../io/files.ts";
import type { Io } from "../io/io.ts";
import { addOutputOptions, type OutputOptions, printMessage, printResult } from "../io/output.ts";
import { formatCoverageText } from "../report/format-coverage.ts";

const COMMAND = "loyalty coverage merge";

/** `loyalty coverage merge`: adds the coverage of several runs of `loyalty check`. */
export function coverageCommand(io: Io): Command {
  const merge = new Command("merge")
    .summary("add the coverage of several runs")
    .description("Adds coverage files written by loyalty check --coverage-out.")
    .argument("<file...>", "coverage as JSON; - is standard input")
    .addHelpText(
      "after",
      `
Exit code: 0 done, 1 below --min, 2 a file cannot be read.

Examples:
  loyalty check --coverage-out monday.json monday.har
  loyalty coverage merge --min 80 --min eventTypes=100 monday.json tuesday.json
  loyalty coverage merge --json monday.json tuesday.json > both.json`,
    )
    .action((files: string[], options: CoverageOptions & OutputOptions) => mergeFiles(files, options, io));
  addOutputOptions(merge, "the sum, which can be merged again; counts by dimension and item");
  addCoverageOptions(merge);
  return new Command("coverage")
    .summary("work with the coverage of traffic")
    .description("Works with the coverage that loyalty check --coverage-out has written.")
    .addCommand(merge);
}

async function mergeFiles(files: readonly string[], options: CoverageOptions & OutputOptions, io: Io): Promise<void> {
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
      printMessage("error", COMMAND, `${file} ${error.message}`, io);
    }
  }
  if (isUnread) return io.exit(2);
  const coverage = total.report();
  const lines = formatCoverageText({ coverage, waivers, isFull: options.full === true }, io.screen);
  printResult({ json: coverage, text: (options.quiet ? lines.slice(0, 1) : lines).join("\n") }, options, io);
  if (reportTooLow(COMMAND, coverage, options, waivers, io)) io.exit(1);
}
