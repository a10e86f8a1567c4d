import { type Command, Option } from "commander";
import { writeText } from "../io/files.ts";
import type { Io } from "../io/io.ts";
import { type OutputOptions, printMessage } from "../io/output.ts";
import { createScreen } from "../io/screen.ts";
import { formatDocument } from "./format-json.ts";
import { formatJunit } from "./format-junit.ts";
import { formatSarif } from "./format-sarif.ts";
import { type FormatOptions, formatText } from "./format-text.ts";
import { listTexts, type Report } from "./report.ts";

/** Formats a report as text that ends with a newline, and in which no character is invisible. */
type Formatter = (report: Report, options: FormatOptions) => string;

export const formats = {
  text: formatText,
  json: formatDocument,
  junit: formatJunit,
  sarif: formatSarif,
} as const satisfies Readonly<Record<string, Formatter>>;

export interface ReportOptions extends OutputOptions {
  readonly format: keyof typeof formats;
  readonly output?: string;
  readonly quiet?: true;
}

export function addReportOptions(command: Command): Command {
  const names = Object.keys(formats);
  return command
    .addOption(new Option("--format <format>", "output format").choices(names).default("text").conflicts("json"))
    .option("--output <file>", "write the report to a file, and print it as text")
    .option("-q, --quiet", "print only errors and the result");
}

/**
 * Prints what could not be read or checked, and then the report. It is written to a file in the end, so that a failed write does
 * not lose it.
 */
export async function printReport(
  report: Report,
  { json, format, output, quiet }: ReportOptions,
  io: Io,
): Promise<void> {
  const isQuiet = quiet === true;
  for (const { role, text } of report.parts.flatMap(listTexts)) {
    if (role === "error" || (role === "warning" && !isQuiet)) printMessage(role, report.title, text, io);
  }
  const formatAs = formats[json ? "json" : format];
  const print = output === undefined ? formatAs : formats.text;
  io.out(print(report, { screen: io.screen, isQuiet }));
  if (output !== undefined) await writeText(output, formatAs(report, { screen: createScreen({}), isQuiet: false }));
}
