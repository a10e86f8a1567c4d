import { Command, Option } from "commander";
import { formatCount } from "../../contract/format-count.ts";
import { findResponse, type OperationId, operations } from "../../contract/internal.ts";
import { type Accepted, acceptFindings } from "../../traffic/baseline.ts";
import { TrafficCheck, type TrafficCheckOptions } from "../../traffic/check.ts";
import type { CoverageCollector } from "../../traffic/coverage.ts";
import { isOpen } from "../../traffic/findings/finding.ts";
import { createPart, type ReportPart } from "../../traffic/findings/report-part.ts";
import { NO_TRAFFIC } from "../../traffic/read/har-parser.ts";
import { parseJson, UnreadableTrafficError } from "../../traffic/read/parse-json.ts";
import { addBaselineOptions, type BaselineOptions, readBaseline } from "../io/baseline.ts";
import { formatNotes } from "../io/configure-command.ts";
import { createProgress } from "../io/create-progress.ts";
import { expandNames, openInput, readWhole, refuseToReplace } from "../io/files.ts";
import type { Io } from "../io/io.ts";
import { parseCount } from "../io/options.ts";
import { addOutputOptions } from "../io/output.ts";
import { addReportOptions, printReport, type ReportOptions } from "../report/print-report.ts";
import { conforms, describeCounts, isGood, type Report } from "../report/report.ts";

const COMMAND = "loyalty check";

interface CheckOptions extends BaselineOptions, ReportOptions, Omit<TrafficCheckOptions, "coverage"> {
  readonly coverage?: true;
  /** Least percentage of coverage. */
  readonly min?: number;
  /** The operation of the bodies in the files; without it, they are recordings. */
  readonly operation?: OperationId;
  readonly status?: number;
}

/** `loyalty check`: checks recorded traffic, or response bodies, against the contract. */
export function checkCommand(io: Io): Command {
  const command = new Command("check")
    .description("Checks recorded traffic or response bodies against the contract.")
    .argument(
      "<file...>",
      "HAR, NDJSON with one HAR entry per line, or bodies of one operation; patterns such as **/*.har in quotes; - is standard input",
    )
    .addOption(
      new Option("--operation <id>", "operation of the response bodies")
        .choices(Object.keys(operations))
        .conflicts(["coverage", "min"]),
    )
    .option("--status <code>", "HTTP status of the response bodies", parseCount(100, 599));
  addBaselineOptions(addReportOptions(command))
    .option("--closed", "treat undocumented properties, query parameters and form fields as violations")
    .option("--show-values", "show values that redaction would replace")
    .option("--coverage", "report how much of the contract the traffic exercises")
    .option("--min <percent>", "fail below this coverage", parseCount(0, 100));
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
          "loyalty check --coverage --format junit *.har > report.xml",
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

/** Checks the files, prints the report, writes the baseline, and sets the exit code. */
async function runCheck(names: readonly string[], options: CheckOptions, command: Command, io: Io): Promise<void> {
  const files = expandNames(names);
  refuseToReplace([...files, options.baseline], options.output, "check");
  const baseline = await readBaseline(options, command, COMMAND, io);
  const isCovered = options.coverage || options.min !== undefined;
  const coverage = isCovered ? new (await import("../../traffic/coverage.ts")).CoverageCollector() : undefined;
  const parts = await checkFiles(files, { ...options, coverage }, io);
  const hasUnread = parts.some(({ errors }) => errors.length > 0);
  const accepted = baseline?.accept(
    parts.flatMap(({ findings }) => findings),
    !hasUnread,
  );
  const report = addCoverage(createReport(parts, accepted), coverage, options.min);
  await printReport(report, options, io);
  await baseline?.save();
  if (hasUnread) io.exit(2);
  else if (!isGood(report)) io.exit(1);
}

/** Checks files, one after the other. A run that checked nothing must not look like one that found nothing. */
async function checkFiles(
  files: readonly string[],
  options: Omit<CheckOptions, "coverage"> & TrafficCheckOptions,
  io: Io,
): Promise<ReportPart[]> {
  const progress = createProgress("checking", files, io, options.quiet);
  const check = async (file: string): Promise<ReportPart> => {
    const { operation, status } = options;
    const checked = new TrafficCheck({ ...options, source: file });
    if (operation === undefined || status === undefined)
      await checked.addStream(progress.track(await openInput(file, io)));
    else checked.addResponse({ status, body: parseBody(await readWhole(file, io), operation, status) }, operation);
    return checked.report();
  };
  const parts: ReportPart[] = [];
  try {
    for (const file of files) {
      const toFailure = ({ message }: Error) => createPart(file, { errors: [describeFailure(message)] });
      parts.push(await check(file).catch(toFailure));
    }
  } finally {
    progress.clear();
  }
  const isEmpty = parts.every(({ extent, findings }) => extent === undefined && findings.length === 0);
  if (!isEmpty) return parts;
  return parts.map(({ name, errors, warnings, unchecked }) =>
    createPart(name, { errors: [[...errors, ...warnings, ...unchecked].join("; ")] }),
  );
}

const describeFailure = (message: string) =>
  message === NO_TRAFFIC ? `${message}; --operation and --status check a response body` : message;

/** An empty file is a body only if the contract wants none; else it is likely the output of a failed command. */
function parseBody(text: string, operation: OperationId, status: number): unknown {
  if (text.trim() !== "") return parseJson(text);
  if (findResponse(operations[operation], status)?.content === undefined) return undefined;
  throw new UnreadableTrafficError("is empty");
}

/** Creates the report. @param accepted What the baseline accepts; undefined without a baseline. */
function createReport(checked: readonly ReportPart[], accepted: Accepted | undefined): Report {
  const accept = (part: ReportPart) =>
    accepted ? { ...part, findings: acceptFindings(part.findings, accepted) } : part;
  const parts = checked.map(accept);
  const unread = parts.filter(({ extent }) => extent === undefined).length;
  const known = parts.flatMap(({ findings }) => findings.filter((finding) => !isOpen(finding)));
  const kinds = new Set(known.map(({ fingerprint }) => fingerprint)).size;
  const summary = [
    `${formatCount(parts.length - unread, "file")} checked`,
    describeCounts(parts),
    ...(accepted ? [`${formatCount(kinds, "kind")} accepted by the baseline`] : []),
    ...(unread > 0 ? [`${unread} could not be checked`] : []),
  ];
  const files = parts.map((part) => ({
    ...part,
    name: undefined,
    file: part.name,
    conforms: conforms(part),
    findings: undefined,
  }));
  return { title: COMMAND, parts, summary: summary.join(", "), details: { files } };
}

/** Adds the coverage, and a part that fails if it is below the minimum. */
function addCoverage(report: Report, collector: CoverageCollector | undefined, min = 0): Report {
  if (!collector) return report;
  const coverage = collector.report();
  const { percent, missing } = coverage;
  const verdict = `is ${percent} %, less than the minimum of ${min} %`;
  const low = createPart("coverage", { verdict, errors: [verdict] });
  return {
    ...report,
    parts: percent < min ? [...report.parts, low] : report.parts,
    sections: [{ title: `coverage ${percent} %`, rows: [["never seen", missing.join(", ") || "nothing"]] }],
    details: { ...report.details, coverage },
  };
}
