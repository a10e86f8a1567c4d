import { existsSync } from "node:fs";
import { type Command, InvalidArgumentError, Option } from "commander";
import {
  type Baseline,
  isDay,
  parseBaseline,
  UNEXPLAINED,
  updateBaseline,
  type ViolationKind,
} from "../../traffic/baseline.ts";
import { parseJson } from "../../traffic/read/parse-json.ts";
import { explainRead, readWhole } from "./files.ts";
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
        .default(new Date(Date.now() + 90 * DAY_MS).toISOString().slice(0, 10), "in 90 days"),
    );
}

function parseDay(text: string): string {
  if (isDay(text)) return text;
  throw new InvalidArgumentError("It must be a day such as 2027-01-31.");
}

/** Reads the baseline, if there is one. A file that does not exist accepts nothing, with a warning unless it is to be written. */
export async function readBaseline(
  { baseline: file, updateBaseline }: BaselineOptions,
  command: Command,
  name: string,
  io: Io,
): Promise<Baseline | undefined> {
  if (updateBaseline && file === undefined)
    command.error("error: --update-baseline needs --baseline, the file to write");
  if (file === undefined) return undefined;
  if (existsSync(file)) return explainRead(file, async () => parseBaseline(parseJson(await readWhole(file, io))));
  const note = `${file} does not exist, so it accepts nothing; ${name} --update-baseline writes one`;
  if (!updateBaseline) printMessage("warning", name, note, io);
  return { violations: [] };
}

/** Returns the baseline as it is, or updated on request, and warns of violations without a reason. */
export function renewBaseline(
  before: Baseline,
  kinds: readonly ViolationKind[],
  isComplete: boolean,
  { baseline, updateBaseline: isRequested, expires, quiet, today }: BaselineOptions & { readonly today: string },
  name: string,
  io: Io,
): Baseline {
  const warn = (text: string) => printMessage("warning", name, `${baseline} ${text}`, io);
  // The unreadable part can contain accepted violations.
  if (isRequested && !isComplete) warn("is unchanged, because not everything could be checked");
  const after = isRequested && isComplete ? updateBaseline(kinds, before, { expires, today }) : before;
  const { length } = after.violations.filter(({ reason }) => reason === UNEXPLAINED);
  if (length > 0 && !quiet) warn(`accepts ${length} of its violations without a reason`);
  return after;
}
