import { existsSync } from "node:fs";
import { type Command, InvalidArgumentError, Option } from "commander";
import {
  type AcceptedViolation,
  type Baseline,
  isDay,
  listAccepted,
  listExpired,
  parseBaseline,
  UNEXPLAINED,
  updateBaseline,
} from "../../traffic/baseline.ts";
import type { Finding } from "../../traffic/findings/finding.ts";
import { parseJson } from "../../traffic/read/parse-json.ts";
import { explainRead, readWhole, writeText } from "./files.ts";
import type { Io } from "./io.ts";
import { type OutputOptions, printMessage } from "./output.ts";

const DAY_MS = 86_400_000;

/** Options of a command that accepts known violations. */
export interface BaselineOptions extends OutputOptions {
  readonly baseline?: string;
  readonly updateBaseline?: true;
  readonly expires: string;
}

/** Adds the options of a baseline to a command. */
export function addBaselineOptions(command: Command): Command {
  return command
    .option("--baseline <file>", "accepted violations, with reason and day of expiry")
    .option("--update-baseline", "add the current violations to the baseline, and renew those that have expired")
    .addOption(
      new Option("--expires <day>", "last day for newly accepted violations")
        .argParser(parseDay)
        .default(formatDay(Date.now() + 90 * DAY_MS), "in 90 days"),
    );
}

const formatDay = (time: number) => new Date(time).toISOString().slice(0, 10);

function parseDay(text: string): string {
  if (isDay(text) && text >= formatDay(Date.now())) return text;
  throw new InvalidArgumentError("It must be a day such as 2027-01-31, and not in the past.");
}

/** Findings compared with a baseline. */
export interface BaselineResult {
  /** The fingerprints that it accepts today. */
  readonly accepted: ReadonlySet<string>;
  /** Its entries that have expired, and whose violations were seen again. */
  readonly expired: readonly AcceptedViolation[];
}

/** The file of accepted violations of a run. */
export interface BaselineFile {
  /** Compares findings with the baseline, which is updated before on request. @param keys The keys of the recordings. */
  compare(findings: readonly Finding[], isComplete: boolean, keys?: readonly string[]): BaselineResult;
  /** Writes the file if it has changed. */
  save(): Promise<void>;
}

/** Reads the baseline, if there is one. A file that does not exist accepts nothing, with a warning unless it is to be written. */
export async function readBaseline(
  { baseline: file, updateBaseline: isRequested, expires, quiet }: BaselineOptions,
  command: Command,
  name: string,
  io: Io,
): Promise<BaselineFile | undefined> {
  if (isRequested && file === undefined) command.error("error: --update-baseline needs --baseline, the file to write");
  if (!isRequested && command.getOptionValueSource("expires") === "cli")
    command.error("error: --expires needs --update-baseline");
  if (file === undefined) return undefined;
  const warn = (text: string) => printMessage("warning", name, `${file} ${text}`, io);
  const isThere = existsSync(file);
  if (!isThere && !isRequested) warn(`does not exist, so it accepts nothing; ${name} --update-baseline writes one`);
  const read = async () => parseBaseline(parseJson(await readWhole(file, io)));
  const before: Baseline = isThere ? await explainRead(file, read) : { violations: [] };
  let after = before;
  return {
    compare(findings, isComplete, keys = []) {
      const today = formatDay(Date.now());
      // The unreadable part can contain accepted violations.
      if (isRequested && !isComplete) warn("is unchanged, because not everything could be checked");
      if (isRequested && isComplete) after = updateBaseline(findings, before, { expires, today, keys });
      const { length } = after.violations.filter(({ reason }) => reason === UNEXPLAINED);
      if (length > 0 && !quiet) warn(`accepts ${length} of its violations without a reason`);
      const { keys: known = keys } = after;
      if (!keys.every((key) => known.includes(key)) && !quiet)
        warn(
          "accepts violations of recordings with another key, whose aliases have other fingerprints: use one --key-env",
        );
      return { accepted: listAccepted(after, today), expired: listExpired(after, findings, today) };
    },
    async save() {
      if (after !== before) await writeText(file, `${JSON.stringify(after, null, 2)}\n`);
    },
  };
}
