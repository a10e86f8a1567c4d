import { Command } from "commander";
import { formatCount } from "../../contract/format-count.ts";
import { escapeControls } from "../../contract/json.ts";
import type { RecordingSink, RedactorOptions } from "../../traffic/index.ts";
import { formatNotes } from "../io/configure-command.ts";
import { createProgress } from "../io/create-progress.ts";
import { explainRead, explainWrite, openInput } from "../io/files.ts";
import type { Io } from "../io/io.ts";
import { parseRecording } from "../io/options.ts";
import { addOutputOptions, type OutputOptions, printMessage, printResult } from "../io/output.ts";

export interface RedactOptions extends OutputOptions {
  readonly out: string;
  readonly keyEnv?: string;
}

export const REDACTION_HELP = `Only values that the contract describes stay: constants, lists, dates and numbers. Everything else is replaced.
The same key gives the same replacements; without --key-env each run has a new key.`;

/** Adds the options of redaction and of output. `json` names the properties of the JSON document. */
export function addRedactionOptions(command: Command, json: string): Command {
  command
    .requiredOption(
      "--out <file>",
      "recording to write: .ndjson is one HAR entry per line, other names are HAR",
      parseRecording,
    )
    .option("--key-env <name>", "environment variable with the key of the replacements");
  return addOutputOptions(command, json);
}

/** Reads the key. @throws {Error} If the environment has none. */
export function toRedactorOptions({ keyEnv }: RedactOptions): RedactorOptions {
  const key = keyEnv === undefined ? undefined : process.env[keyEnv];
  if (keyEnv !== undefined && !key) throw new Error(`--key-env: the environment variable '${keyEnv}' holds no key`);
  return { key };
}

/** `loyalty redact`: redacts a recording of any tool. */
export function redactCommand(io: Io): Command {
  return addRedactionOptions(new Command("redact"), "out, exchanges, leftOut")
    .description("Redacts a recording of a browser or another tool as `loyalty record` does.")
    .argument("<recording>", "HAR or NDJSON; - is standard input")
    .addHelpText(
      "after",
      formatNotes({
        text: `
${REDACTION_HELP}

loyalty check finds the same violations before and after. An existing .ndjson file is never overwritten.`,
        exitCode: "0 redacted, 1 entries that cannot be read were left out, 2 the recording cannot be read or written.",
        examples: [
          "loyalty redact browser.har --out shop.har",
          "zcat browser.har.gz | loyalty redact - --out shop.ndjson",
          "KEY=… loyalty redact browser.har --out shop.har --key-env KEY",
        ],
      }),
    )
    .action((recording: string, options: RedactOptions) =>
      explainRead(recording, () => redactFile(recording, options, io)),
    );
}

async function redactFile(recording: string, options: RedactOptions, io: Io): Promise<void> {
  const { createFileSink, createRedactor } = await import("../../traffic/index.ts");
  const { streamEntries } = await import("../../traffic/read/read-exchanges.ts");
  const redact = createRedactor(toRedactorOptions(options));
  const write = <T>(action: () => T | Promise<T>) => explainWrite(options.out, action);
  const open = () => write(() => createFileSink(options.out));
  const progress = createProgress("redacting", [recording], io);
  let sink: RecordingSink | undefined; // opened for the first entry, so that a wrong input replaces no file
  let exchanges = 0;
  let leftOut = 0;
  const onUnreadable = (reason: string) => {
    leftOut++;
    printMessage("error", "loyalty redact", `${recording} ${reason}`, io);
  };
  try {
    const chunks = progress.track(await openInput(recording, io));
    for await (const [entry] of streamEntries(chunks, { onUnreadable })) {
      sink ??= await open();
      const { write: writeEntry } = sink;
      await write(() => writeEntry(redact(entry)));
      exchanges++;
    }
    sink ??= await open();
  } finally {
    await write(() => sink?.close());
    progress.clear();
  }
  const text = `${formatCount(exchanges, "exchange")} redacted in ${options.out}${leftOut > 0 ? `, ${leftOut} left out` : ""}`;
  printResult({ json: { out: options.out, exchanges, leftOut }, text: escapeControls(text) }, options, io);
  if (leftOut > 0) io.exit(1);
}
