import { styleText } from "node:util";
import type { AddHelpTextContext, Command } from "commander";
import { escapeControls } from "../../contract/json.ts";
import { suggestName } from "../../contract/suggest-name.ts";
import { describeSystemError } from "./describe-system-error.ts";
import { type Io, processIo } from "./io.ts";
import { UNKNOWN_COLUMNS } from "./screen.ts";

/** Moves to the start of the line and clears it. */
export const CLEAR_LINE = "\r\x1b[K";

export interface OutputOptions {
  readonly json?: true;
  readonly quiet?: true;
}

/** Adds `--json` and `--quiet` to a command. `json` names the properties of the JSON document. */
export function addOutputOptions(command: Command, json: string): Command {
  return command
    .option("--json", `print one JSON document: ${json}`)
    .option("-q, --quiet", "print only errors and the result");
}

/** Prints the result of a command: a JSON document with `--json`, otherwise text. */
export function printResult(result: { readonly json: object; readonly text: string }, options: OutputOptions, io: Io) {
  io.out(`${options.json ? formatJson(result.json) : result.text}\n`);
}

/** Formats a JSON document. A JSON parser undoes the escapes. */
export function formatJson(value: unknown): string {
  return escapeControls(JSON.stringify(value, null, 2), "\n");
}

/**
 * Prints a message on standard error, after the name of the command: `loyalty check: a.har is empty`. Further lines
 * are indented; a line break inside a text is shown as an escape.
 */
export function printMessage(
  role: "error" | "warning",
  command: string,
  text: string | readonly string[],
  io: Pick<Io, "err" | "errScreen">,
): void {
  const { isTerminal, paint } = io.errScreen;
  const lines = [text]
    .flat()
    .map((line) => escapeControls(line))
    .join("\n  ");
  io.err(`${isTerminal ? CLEAR_LINE : ""}${paint(role, `${command}:`)} ${lines}\n`);
}

/**
 * Ends the process if an output fails: silently if its reader has closed the pipe (`loyalty … | head`), otherwise with a message
 * and exit code 2.
 */
export function endOnFailedOutput(command: string): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EPIPE") process.exit();
      const text = `cannot write standard output: ${describeSystemError(error)}`;
      if (stream === process.stdout) printMessage("error", command, text, processIo);
      process.exit(2);
    });
  }
}

/**
 * Makes a command print its help and its errors in the look of the outputs. Errors are thrown, too.
 * @param usage The way to call it, if that is not its name.
 */
export function configureCommand(
  command: Command,
  name: string,
  io: Pick<Io, "out" | "err" | "screen" | "errScreen">,
  usage = name,
): void {
  command
    .exitOverride()
    .configureHelp({ minWidthToWrap: 20, styleTitle: (title) => styleText("bold", title, { validateStream: false }) })
    .configureOutput({
      writeOut: io.out,
      writeErr: io.err,
      getOutHelpWidth: () => io.screen.columns,
      getErrHelpWidth: () => io.errScreen.columns,
      getOutHasColors: () => io.screen.hasColors,
      getErrHasColors: () => io.errScreen.hasColors,
      outputError(text) {
        const line = (describeMisspelled(command, text) ?? text).replace("error: ", "").trimEnd().replaceAll("\n", " ");
        const sentence = hidePassword(line.endsWith(".") ? line.slice(0, -1) : line);
        printMessage("error", name, `${sentence}; see ${usage} --help`, io);
      },
    });
}

export interface Notes {
  /** Paragraphs; indented lines stay as they are. */
  readonly text?: string;
  readonly exitCode?: string;
  readonly examples?: readonly string[];
}

/** Returns a formatter of notes, for `addHelpText`. */
export function formatNotes({ text, exitCode, examples = [] }: Notes) {
  return ({ command, error }: AddHelpTextContext): string => {
    const help = command.createHelp();
    const { getErrHelpWidth, getOutHelpWidth } = command.configureOutput();
    const width = (error ? getErrHelpWidth : getOutHelpWidth)?.() ?? UNKNOWN_COLUMNS;
    const wrap = (paragraph: string) => (/^\s/.test(paragraph) ? paragraph : help.boxWrap(paragraph, width));
    const title = examples.length > 1 ? "Examples:" : "Example:";
    return [
      ...(text === undefined ? [] : ["", ...joinLines(text.trim()).map(wrap)]),
      ...(exitCode === undefined ? [] : ["", wrap(`${help.styleTitle("Exit code:")} ${exitCode}`)]),
      ...(examples.length === 0 ? [] : ["", help.styleTitle(title), ...examples.map((example) => `  ${example}`)]),
    ].join("\n");
  };
}

/** Joins the lines of each paragraph to one. */
function joinLines(text: string): string[] {
  const isProse = (line: string) => line !== "" && !line.startsWith(" ");
  const joined: string[] = [];
  for (const line of text.split("\n")) {
    const last = joined.at(-1) ?? "";
    if (isProse(last) && isProse(line)) joined[joined.length - 1] = `${last} ${line}`;
    else joined.push(line);
  }
  return joined;
}

/** Removes the password from an address that commander quotes, however it is spelled. */
function hidePassword(line: string): string {
  return line.replace(/(?<=(?:argument|value) ')(\w+:\/\/)?.*@/s, "$1");
}

/** Commander reports a missing option before the misspelled one that was meant, and finds `--a_b` not similar to `--aB`. */
function describeMisspelled(command: Command, text: string): string | undefined {
  const unknown = command.args.find((arg) => arg.startsWith("--"));
  if (unknown === undefined || !/^error: (?:required|unknown) option/.test(text)) return undefined;
  const nearest = suggestName(
    unknown,
    command.options.map(({ long }) => long ?? ""),
  );
  return `unknown option '${unknown}'${nearest === undefined ? "" : ` (Did you mean ${nearest}?)`}`;
}

const INTERVAL_MS = 100;
/** Shorter work shows nothing. */
const DELAY_MS = 500;

/** How {@link createProgress} counts. */
export interface ProgressOptions {
  /** The work, such as `checking`. */
  readonly verb: string;
  /** Bytes of the whole work, if they are known. */
  readonly total?: number;
  readonly isQuiet?: boolean | undefined;
}

/** Shows the progress of long work on a terminal. */
export function createProgress(
  { verb, total = 0, isQuiet = false }: ProgressOptions,
  { err, errScreen, now }: Pick<Io, "err" | "errScreen" | "now">,
) {
  const isShown = errScreen.isTerminal && !isQuiet;
  let shownAt = now() + DELAY_MS - INTERVAL_MS;
  let done = 0;
  const show = () => {
    if (!isShown || done === 0 || now() - shownAt < INTERVAL_MS) return;
    shownAt = now();
    const share = done > total ? "" : ` of ${formatMegabytes(total)}  ${Math.floor((100 * done) / total)} %`;
    err(`${CLEAR_LINE}${verb}  ${formatMegabytes(done)}${share}`);
  };
  return {
    /** Passes chunks on, and adds their sizes. */
    async *track(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of chunks) {
        yield chunk;
        done += chunk.length;
        show();
      }
    },
    /** Removes the line. */
    clear(): void {
      if (isShown) err(CLEAR_LINE);
    },
  };
}

function formatMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
