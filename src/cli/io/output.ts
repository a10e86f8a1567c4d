import type { Command } from "commander";
import { escapeControls } from "../../contract/json.ts";
import { describeSystemError } from "./describe-system-error.ts";
import { type Io, processIo } from "./io.ts";

/** Moves to the start of the line and clears it. */
export const CLEAR_LINE = "\r\x1b[K";

export interface OutputOptions {
  readonly json?: true;
}

/** Adds `--json` to a command. `json` names the properties of the JSON document. */
export function addOutputOptions(command: Command, json: string): Command {
  return command.option("--json", `print one JSON document: ${json}`);
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
