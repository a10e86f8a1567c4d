import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { Command, InvalidArgumentError, Option } from "commander";
import { operations } from "../../contract/internal.ts";
import {
  applyBaseline,
  type Baseline,
  coverageDimensions,
  findTooLow,
  isDay,
  listViolationKinds,
  parseBaseline,
  parseJson,
  type SeenViolations,
  updateBaseline,
} from "../../traffic/internal.ts";
import { explainRead, explainWrite, readWhole } from "../io/files.ts";
import type { Io } from "../io/io.ts";
import { parseCount } from "../io/options.ts";
import { addOutputOptions, type OutputOptions, printMessage } from "../io/output.ts";
import { createScreen } from "../io/screen.ts";
import { type BodyResponse, checkFiles } from "../report/check-files.ts";
import { findCheckedFiles, listErrors, listWarnings, nameFile } from "../report/check-report.ts";
import { formatReport, type TextFormat, textFormats } from "../report/format-report.ts";

const COMMAND = "loyalty check";
const DAY_MS = 86_400_000;

/** Options of `loyalty check`, as its `--help` describes them. */
interface CheckOptions extends OutputOptions {
  readonly operation?: BodyResponse["operationId"];
  readonly status?: number;
  readonly format: TextFormat;
  readonly output?: string;
  readonly baseline?: string;
  readonly updateBaseline?: boolean;
  readonly expires: string;
  readonly closed?: boolean;
  readonly coverage?: boolean;
  /** Least percentage by dimension, or of `all` together. */
  readonly min?: Readonly<Record<string, number>>;
  readonly full?: boolean;
  readonly invariants?: boolean;
  readonly clockTolerance: number;
  readonly showValues?: boolean;
}

/** `loyalty check`: checks recorded traffic, or response bodies, against the contract. */
export function checkCommand(io: Io): Command {
  const command = new Command("check")
    .summary("check traffic or bodies against the contract")
    .description("Checks recorded traffic or response bodies against the contract.")
    .argument(
      "<file...>",
      "HAR, NDJSON with one HAR entry per line, folders of them, or bodies of one operation; - is standard input",
    )
    .addOption(new Option("--operation <id>", "operation of the response bodies").choices(Object.keys(operations)))
    .option("--status <code>", "HTTP status of the response bodies", parseCount(100, 599))
    .addOption(
      new Option("--format <format>", "output format").choices(textFormats).default("pretty").conflicts("json"),
    )
    .option("--output <file>", "write the report to a file, and print it as text")
    .option("--baseline <file>", "accepted violations and ignored coverage, with reason and day of expiry")
    .option(
      "--update-baseline",
      "rewrite the baseline: accept current violations, remove those that could be seen and were not",
    )
    .addOption(
      new Option("--expires <day>", "last day for newly accepted violations")
        .argParser(parseDay)
        .default(new Date(Date.now() + 90 * DAY_MS).toISOString().slice(0, 10), "in 90 days"),
    )
    .option("--closed", "treat undocumented properties, parameters, form fields and headers as violations")
    .option("--show-values", "show values that redaction would replace")
    .option("--invariants", "also check the invariants between exchanges")
    .option(
      "--clock-tolerance <seconds>",
      "how far the clocks of servers behind one address may differ",
      parseCount(0, 3600),
      5,
    )
    .option("--coverage", "report how much of the contract the traffic exercises")
    .option(
      "--min <percent>",
      "fail below this coverage; dimension=percent for one dimension (repeatable)",
      parseMinimum,
    )
    .option("--full", "list every item of the coverage, with its count");
  return addOutputOptions(
    command,
    "files[], violations, and if asked for invariants[], undecided[], accepted[], coverage",
  )
    .addHelpText(
      "after",
      `
Each of files[] has file, conforms, violations[], groups[], warnings[], unchecked[] and undocumented[], or file and error.

Exit code: 0 all conforms, 1 a violation or too little coverage, 2 a file or an exchange cannot be read, nothing was
checked, or a file not written.

Examples:
  loyalty check traffic.har                # of a browser or of loyalty record
  loyalty check --json traffic.har | jq '.files[].groups[].first.message'
  loyalty check --invariants --coverage --format html *.har > report.html
  loyalty check --format sarif --output traffic.sarif *.har
  loyalty check --baseline known.json --update-baseline traffic.har
  loyalty check --operation listUsers --status 200 users.json
  zcat traffic.ndjson.gz | loyalty check -`,
    )
    .action(async (files: string[], options: CheckOptions, command: Command) => {
      if ((options.operation === undefined) !== (options.status === undefined))
        command.error("error: --operation and --status belong together");
      if (options.updateBaseline && options.baseline === undefined)
        command.error("error: --update-baseline needs --baseline, the file to write");
      await runCheck(files, options, io);
    });
}

function parseMinimum(text: string, before: Readonly<Record<string, number>> = {}): Readonly<Record<string, number>> {
  const [, name = "all", percent = ""] = /^(?:(\w+)=)?(.*)$/.exec(text) ?? [];
  if (name !== "all" && !coverageDimensions.some((dimension) => dimension === name))
    throw new InvalidArgumentError(`It must be a percentage, or one of ${coverageDimensions.join(", ")} with one.`);
  return { ...before, [name]: parseCount(0, 100)(percent) };
}

function parseDay(text: string): string {
  if (isDay(text)) return text;
  throw new InvalidArgumentError("It must be a day such as 2027-01-31.");
}

/** Checks the files, prints the report, writes the baseline, and sets the exit code. */
async function runCheck(files: readonly string[], options: CheckOptions, io: Io): Promise<void> {
  const { operation, status, output, json, quiet = false, min = {}, closed = false, full = false } = options;
  const before = await readBaseline(options, io);
  const today = new Date().toISOString().slice(0, 10);
  const checkOptions = {
    ...(operation !== undefined && status !== undefined && { bodyResponse: { operationId: operation, status } }),
    coverage: [options.coverage, full, options.min].some(Boolean),
    invariants: options.invariants === true,
    closed,
    clockToleranceMs: options.clockTolerance * 1000,
    showValues: options.showValues === true,
    isQuiet: quiet,
  };
  const { files: reports, invariants, coverage } = await checkFiles(files, checkOptions, io);
  for (const report of reports) {
    for (const error of listErrors(report)) printMessage("error", COMMAND, `${nameFile(report)} ${error}`, io);
    for (const warning of quiet ? [] : listWarnings(report))
      printMessage("warning", COMMAND, `${nameFile(report)} ${warning}`, io);
  }
  const hasUnread = reports.some((file) => listErrors(file).length > 0);
  const checked = findCheckedFiles(reports);
  const seen: SeenViolations = {
    kinds: listViolationKinds(
      checked.flatMap((file) => file.groups),
      invariants?.broken ?? [],
    ),
    scopes: new Set([
      ...checked.flatMap((file) => file.scopes),
      ...(closed ? ["--closed"] : []),
      ...(options.invariants ? ["--invariants"] : []),
    ]),
  };
  // The unreadable part can contain accepted violations.
  if (hasUnread && options.updateBaseline)
    printMessage("warning", COMMAND, `${options.baseline} is unchanged, because not everything could be checked`, io);
  const isRenewed = options.updateBaseline && !hasUnread;
  const after = before && isRenewed ? updateBaseline(seen, before, options.expires) : before;
  const removed = (before?.violations ?? []).filter((known) => !after?.violations.includes(known));
  const baseline = after && { ...applyBaseline(seen, after, today), removed };
  const ignored = (after?.ignored ?? []).filter(({ expires }) => expires >= today);
  const report = { files: reports, invariants, baseline, coverage, ignored, isFull: full, isQuiet: quiet };
  const format = json ? "json" : options.format;
  io.out(formatReport(output === undefined ? format : "pretty", report, io.screen));
  const write = (file: string, text: string) => explainWrite(file, () => writeFile(file, text));
  // Written after the report is printed, so that a failed write does not lose the report.
  if (output !== undefined) await write(output, formatReport(format, report, createScreen({})));
  if (options.baseline !== undefined && after !== before)
    await write(options.baseline, `${JSON.stringify(after, null, 2)}\n`);
  const tooLow = coverage ? findTooLow(coverage, min, ignored) : [];
  for (const line of tooLow) printMessage("error", COMMAND, line, io);
  if (hasUnread) io.exit(2);
  else if ((baseline?.open ?? seen.kinds).length > 0 || tooLow.length > 0) io.exit(1);
}

async function readBaseline({ baseline, updateBaseline }: CheckOptions, io: Io): Promise<Baseline | undefined> {
  if (baseline === undefined) return undefined;
  if (updateBaseline && !existsSync(baseline)) return { violations: [] };
  return explainRead(baseline, async () => parseBaseline(parseJson(await readWhole(baseline, io))));
}
