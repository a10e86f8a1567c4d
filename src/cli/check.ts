import { Command, InvalidArgumentError, Option } from "commander";
import { isOperationId, operations } from "../contract/index.ts";
import { type BodyOf, checkFile, type FileReport } from "./check-file.ts";
import { countViolations, formatReport, type ReportFormat, reportFormats } from "./format-report.ts";
import type { Io } from "./io.ts";

interface CheckOptions {
  operation?: BodyOf["operationId"];
  status?: number;
  format: ReportFormat;
}

/** `loyalty check`: holds recorded traffic, or single response bodies, to the contract. */
export function checkCommand(io: Io): Command {
  return new Command("check")
    .description("Hold recorded traffic or response bodies to the contract.")
    .argument("<file...>", "HAR, NDJSON of exchanges, or bodies of one operation; - is standard input")
    .option("--operation <id>", "operation that the bodies answer", parseOperation)
    .option("--status <code>", "HTTP status that the bodies came with", parseStatus)
    .addOption(new Option("--format <format>", "how to print what was found").choices(reportFormats).default("pretty"))
    .action((files: string[], options: CheckOptions, command: Command) => check(files, options, command, io));
}

async function check(files: string[], options: CheckOptions, command: Command, io: Io): Promise<void> {
  const { operation, status, format } = options;
  if ((operation === undefined) !== (status === undefined)) {
    command.error("error: --operation and --status belong together: they say what the bodies answer");
  }
  const bodyOf = operation !== undefined && status !== undefined ? { operationId: operation, status } : undefined;
  const reports: FileReport[] = [];
  for (const file of files) {
    const report = await checkFile(file, bodyOf, io);
    if ("error" in report) io.err(`loyalty check: ${nameOf(file)} ${report.error}\n`);
    reports.push(report);
  }
  io.out(formatReport(format, reports));
  if (reports.some((report) => "error" in report)) io.exit(2);
  else if (countViolations(reports) > 0) io.exit(1);
}

function nameOf(file: string): string {
  return file === "-" ? "standard input" : file;
}

function parseOperation(text: string): BodyOf["operationId"] {
  if (isOperationId(text)) return text;
  throw new InvalidArgumentError(`It is one of ${Object.keys(operations).join(", ")}.`);
}

function parseStatus(text: string): number {
  if (/^[1-5]\d\d$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It is a number from 100 to 599.");
}
