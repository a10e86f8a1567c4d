import { Command } from "commander";
import { type RecordingSink, type RedactorOptions, UnreadableTrafficError } from "../../traffic/index.ts";
import { CLEAR_LINE, type Io } from "../io/io.ts";
import { openInput } from "../io/read-input.ts";
import { toWriteError } from "../io/write-output.ts";

/** Options of every command that redacts. */
export interface RedactOptions {
  readonly out: string;
  readonly keyEnv?: string;
  readonly keep?: readonly string[];
  readonly drop?: readonly string[];
}

export const REDACTION_HELP = `Only values that the contract describes stay: constants, lists, dates and numbers. Everything else is replaced.
The same key gives the same replacements; without --key-env each run has a new key.`;

const PROGRESS_INTERVAL_MS = 1000;

/** Creates a command with the options of redaction. */
export function createRedactingCommand(name: string): Command {
  return new Command(name)
    .requiredOption("--out <file>", "recording to write: .ndjson is one HAR entry per line, other names are HAR")
    .option("--key-env <name>", "environment variable with the key of the replacements")
    .option("--keep <names...>", "properties, parameters and headers whose values stay as they are")
    .option("--drop <names...>", "properties, parameters and headers whose values are replaced in any case");
}

/** Reads the key. @throws {Error} If the environment has none. */
export function toRedactorOptions({ keyEnv, keep, drop }: RedactOptions): RedactorOptions {
  const key = keyEnv === undefined ? undefined : process.env[keyEnv];
  if (keyEnv !== undefined && !key) throw new Error(`the environment variable ${keyEnv} holds no key`);
  return { key, keep, drop };
}

/** Opens the file to write. @throws {Error} If it cannot be written; the message says why. */
export function openSink(open: (file: string) => RecordingSink, out: string): RecordingSink {
  try {
    return open(out);
  } catch (error) {
    throw toWriteError(out, error);
  }
}

/** `loyalty redact`: redacts a recording of any tool. */
export function redactCommand(io: Io): Command {
  return createRedactingCommand("redact")
    .summary("remove secrets and personal data from a recording")
    .description("Redacts a recording of a browser or another tool as `loyalty record` does.")
    .argument("<recording>", "HAR or NDJSON, gzipped or not; - is standard input")
    .addHelpText(
      "after",
      `
${REDACTION_HELP}

The result can be checked as the recording could: verdicts are the same. Memory does not grow with the file. An existing
.ndjson file is never overwritten.

Exit code: 0 redacted, 1 entries that cannot be read were left out, 2 the recording cannot be read or written.

Examples:
  loyalty redact browser.har --out shop.har
  loyalty redact browser.har.gz --out shop.ndjson --keep x-trace-id
  PSEUDONYM_KEY=… loyalty redact browser.har --out shop.har --key-env PSEUDONYM_KEY`,
    )
    .action(async (recording: string, options: RedactOptions) => {
      try {
        await redactFile(recording, options, io);
      } catch (error) {
        if (!(error instanceof UnreadableTrafficError)) throw error;
        throw new Error(`${recording} ${error.message}`, { cause: error });
      }
    });
}

async function redactFile(recording: string, options: RedactOptions, io: Io): Promise<void> {
  const { createFileSink, createRedactor } = await import("../../traffic/index.ts");
  const { parseEntries, splitEntries } = await import("../../traffic/internal.ts");
  const redact = createRedactor(toRedactorOptions(options));
  const open = () => openSink(createFileSink, options.out);
  let sink: RecordingSink | undefined; // opened for the first entry, so that a wrong input replaces no file
  let [redacted, unreadable, shownAt] = [0, 0, Date.now()];
  const onUnreadable = (reason: string) => {
    unreadable++;
    io.err(`loyalty redact: ${recording} ${reason}\n`);
  };
  const showProgress = () => {
    if (!io.isTerminal || Date.now() - shownAt < PROGRESS_INTERVAL_MS) return;
    shownAt = Date.now();
    io.err(`${CLEAR_LINE}${redacted} exchanges`);
  };
  try {
    for await (const batch of splitEntries(await openInput(recording, io), { onUnreadable })) {
      for (const [entry] of parseEntries(batch, { onUnreadable })) {
        sink ??= open();
        await sink.write(redact(entry));
        redacted++;
        showProgress();
      }
    }
    sink ??= open();
  } finally {
    await sink?.close();
    if (io.isTerminal) io.err(CLEAR_LINE);
  }
  io.out(`${redacted} exchanges redacted in ${options.out}${unreadable > 0 ? `, ${unreadable} left out` : ""}\n`);
  if (unreadable > 0) io.exit(1);
}
