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
        .default(new Date(Date.now() + 90 * DAY_MS).toISOString().slice(0, 10), "in 90 days"),
    );
}

function parseDay(text: string): string {
  if (isDay(text)) return text;
  throw new InvalidArgumentError("It must be a day such as 2027-01-31.");
}

/** Findings compared with a baseline. */
export interface BaselineResult {
  /** The fingerprints that it accepts today. */
  readonly accepted: ReadonlySet<string>;
  /** Its entries that accept a finding no longer. */
  readonly expired: readonly AcceptedViolation[];
}

/** The file of accepted violations of a run. */
export class BaselineFile {
  readonly #file: string;
  readonly #before: Baseline;
  readonly #options: BaselineOptions;
  readonly #warn: (text: string) => void;
  #after: Baseline;

  private constructor(file: string, baseline: Baseline, options: BaselineOptions, warn: (text: string) => void) {
    this.#file = file;
    this.#before = baseline;
    this.#after = baseline;
    this.#options = options;
    this.#warn = warn;
  }

  /** Reads the file, if there is one. A file that does not exist accepts nothing, with a warning unless it is to be written. */
  static async read(
    options: BaselineOptions,
    command: Command,
    name: string,
    io: Io,
  ): Promise<BaselineFile | undefined> {
    const { baseline: file, updateBaseline } = options;
    if (updateBaseline && file === undefined)
      command.error("error: --update-baseline needs --baseline, the file to write");
    if (file === undefined) return undefined;
    const warn = (text: string) => printMessage("warning", name, `${file} ${text}`, io);
    if (existsSync(file)) {
      const baseline = await explainRead(file, async () => parseBaseline(parseJson(await readWhole(file, io))));
      return new BaselineFile(file, baseline, options, warn);
    }
    if (!updateBaseline) warn(`does not exist, so it accepts nothing; ${name} --update-baseline writes one`);
    return new BaselineFile(file, { violations: [] }, options, warn);
  }

  /** Compares findings with the baseline, which is updated before on request. */
  compare(findings: readonly Finding[], isComplete: boolean): BaselineResult {
    const { updateBaseline: isRequested, expires, quiet } = this.#options;
    const today = new Date().toISOString().slice(0, 10);
    // The unreadable part can contain accepted violations.
    if (isRequested && !isComplete) this.#warn("is unchanged, because not everything could be checked");
    if (isRequested && isComplete) this.#after = updateBaseline(findings, this.#before, { expires, today });
    const { length } = this.#after.violations.filter(({ reason }) => reason === UNEXPLAINED);
    if (length > 0 && !quiet) this.#warn(`accepts ${length} of its violations without a reason`);
    return { accepted: listAccepted(this.#after, today), expired: listExpired(this.#after, findings, today) };
  }

  /** Writes the file if it has changed. */
  async save(): Promise<void> {
    if (this.#after !== this.#before) await writeText(this.#file, `${JSON.stringify(this.#after, null, 2)}\n`);
  }
}
