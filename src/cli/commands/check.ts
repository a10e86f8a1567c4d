import { Command, InvalidArgumentError, Option } from "commander";
import { formatCount } from "../../contract/format-count.ts";
import { operations } from "../../contract/internal.ts";
import { type Accepted, acceptFindings } from "../../traffic/baseline.ts";
import { type CoverageReport, coverageDimensions, findTooLow } from "../../traffic/coverage.ts";
import { isOpen } from "../../traffic/findings/finding.ts";
import type { ReportPart } from "../../traffic/findings/report-part.ts";
import { addBaselineOptions, type BaselineOptions, readBaseline } from "../io/baseline.ts";
import { formatNotes } from "../io/configure-command.ts";
import { expandNames, refuseToReplace } from "../io/files.ts";
import type { Io } from "../io/io.ts";
import { parseCount } from "../io/options.ts";
import { addOutputOptions } from "../io/output.ts";
import { type CheckFilesOptions, checkFiles } from "../report/check-files.ts";
import { createCoverageSection } from "../report/coverage-section.ts";
import { addReportOptions, printReport, type ReportOptions } from "../report/print-report.ts";
import { conforms, describeCounts, isGood, type Report } from "../report/report.ts";

const COMMAND = "loyalty check";

/** Least percentage by dimension, or of `all` together. */
type Minimums = Readonly<Record<string, number>>;

interface CheckOptions extends BaselineOptions, ReportOptions, CheckFilesOptions {
  readonly min?: Minimums;
}

/** `loyalty check`: checks recorded traffic, or response bodies, against the contract. */
export function checkCommand(io: Io): Command {
  const command = new Command("check")
    .summary("check traffic or bodies against the contract")
    .description("Checks recorded traffic or response bodies against the contract.")
    .argument(
      "<file...>",
      "HAR, NDJSON with one HAR entry per line, or bodies of one operation; patterns such as **/*.har in quotes; - is standard input",
    )
    .addOption(
      new Option("--operation <id>", "operation of the response bodies")
        .choices(Object.keys(operations))
        .conflicts(["invariants", "coverage", "min"]),
    )
    .option("--status <code>", "HTTP status of the response bodies", parseCount(100, 599));
  addBaselineOptions(addReportOptions(command))
    .option("--closed", "treat undocumented properties, query parameters and form fields as violations")
    .option("--show-values", "show values that redaction would replace")
    .option("--invariants", "also check the invariants between the pages of a listing")
    .option("--coverage", "report how much of the contract the traffic exercises")
    .option(
      "--min <percent>",
      "fail below this coverage; dimension=percent for one dimension (repeatable)",
      parseMinimum,
    );
  return addOutputOptions(command, "title, conforms, findings[], files[], and coverage if asked for")
    .addHelpText(
      "after",
      formatNotes({
        text: `
Each of findings[] is a kind of violation, with message, count and places[]. Each of files[] has file, conforms, extent, errors[],
warnings[], unchecked[] and undocumented[].`,
        exitCode:
          "0 all conforms, 1 a violation or too little coverage, 2 a file or an exchange cannot be read, nothing was checked, or the report cannot be written.",
        examples: [
          "loyalty check traffic.har                # of a browser or of loyalty record",
          "loyalty check --json traffic.har | jq '.findings[].message'",
          "loyalty check --invariants --coverage --format junit *.har > report.xml",
          "loyalty check --format sarif --output traffic.sarif *.har",
          "loyalty check --baseline known.json --update-baseline traffic.har",
          "loyalty check --operation listUsers --status 200 users.json",
          "zcat traffic.ndjson.gz | loyalty check -",
        ],
      }),
    )
    .action(async (files: string[], options: CheckOptions, command: Command) => {
      if ((options.operation === undefined) !== (options.status === undefined))
        command.error("error: --operation and --status belong together");
      await runCheck(files, options, command, io);
    });
}

function parseMinimum(text: string, before: Minimums = {}): Minimums {
  const [, name = "all", percent = ""] = /^(?:(\w+)=)?(.*)$/.exec(text) ?? [];
  if (name !== "all" && !coverageDimensions.some((dimension) => dimension === name))
    throw new InvalidArgumentError(`It must be a percentage, or one of ${coverageDimensions.join(", ")} with one.`);
  return { ...before, [name]: parseCount(0, 100)(percent) };
}

/** Checks the files, prints the report, writes the baseline, and sets the exit code. */
async function runCheck(names: readonly string[], options: CheckOptions, command: Command, io: Io): Promise<void> {
  const files = expandNames(names);
  refuseToReplace([...files, options.baseline], options.output, "check");
  const baseline = await readBaseline(options, command, COMMAND, io);
  const isCovered = options.coverage === true || options.min !== undefined;
  const { parts, coverage } = await checkFiles(files, { ...options, coverage: isCovered }, io);
  const hasUnread = parts.some(({ errors }) => errors.length > 0);
  const accepted = baseline?.accept(
    parts.flatMap(({ findings }) => findings),
    !hasUnread,
  );
  const report = createReport(parts, coverage, accepted, options);
  await printReport(report, options, io);
  await baseline?.save();
  if (hasUnread) io.exit(2);
  else if (!isGood(report)) io.exit(1);
}

/** Creates the report. @param accepted What the baseline accepts; undefined without a baseline. */
function createReport(
  checked: readonly ReportPart[],
  coverage: CoverageReport | undefined,
  accepted: Accepted | undefined,
  { min = {} }: CheckOptions,
): Report {
  const parts = checked.map((part) => ({ ...part, findings: acceptFindings(part.findings, accepted ?? new Map()) }));
  const unread = parts.filter(({ extent }) => extent === undefined).length;
  const known = parts.flatMap(({ findings }) => findings.filter((finding) => !isOpen(finding)));
  const kinds = new Set(known.map(({ fingerprint }) => fingerprint)).size;
  const errors = coverage ? findTooLow(coverage, min) : [];
  const summary = [
    `${formatCount(parts.length - unread, "file")} checked`,
    describeCounts(parts),
    ...(accepted ? [`${formatCount(kinds, "kind")} accepted by the baseline`] : []),
    ...(unread > 0 ? [`${unread} could not be checked`] : []),
    ...errors,
  ];
  const files = parts.map((part) => ({
    ...part,
    name: undefined,
    file: part.name,
    conforms: conforms(part),
    findings: undefined,
  }));
  return {
    title: COMMAND,
    parts,
    sections: coverage ? [createCoverageSection(coverage)] : [],
    errors,
    summary: summary.join(", "),
    details: { files, coverage },
  };
}
