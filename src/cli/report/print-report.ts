import { type Command, Option } from "commander";
import { writeText } from "../io/files.ts";
import type { Io } from "../io/io.ts";
import { type OutputOptions, printMessage } from "../io/output.ts";
import { createScreen } from "../io/screen.ts";
import { type Format, formatReport, formats } from "./format-report.ts";
import type { Report } from "./report.ts";

/** Options of a command that prints a report. */
export interface ReportOptions extends OutputOptions {
  readonly format: Format;
  readonly output?: string;
}

/** Adds the options of a report to a command. */
export function addReportOptions(command: Command): Command {
  return command
    .addOption(new Option("--format <format>", "output format").choices(formats).default("text").conflicts("json"))
    .option("--output <file>", "write the report to a file, and print it as text");
}

/** Prints what could not be read or checked. */
export function printProblems({ parts }: Report, command: string, { quiet }: OutputOptions, io: Io): void {
  for (const { name, errors, warnings, unchecked } of parts) {
    for (const error of errors) printMessage("error", command, `${name} ${error}`, io);
    if (quiet) continue;
    for (const warning of [...warnings, ...unchecked]) printMessage("warning", command, `${name} ${warning}`, io);
  }
}

/** Prints a report, and then writes it to a file, so that a failed write does not lose it. */
export async function printReport(report: Report, options: ReportOptions, io: Io): Promise<void> {
  const { json, format, output, quiet: isQuiet = false } = options;
  const chosen = json ? "json" : format;
  io.out(formatReport(output === undefined ? chosen : "text", report, { screen: io.screen, isQuiet }));
  if (output === undefined) return;
  await writeText(output, formatReport(chosen, report, { screen: createScreen({}), isQuiet: false }));
}
