import { findResponse, type OperationId, operations } from "../../contract/internal.ts";
import { checkExchange } from "../../traffic/check/check-exchange.ts";
import {
  describeNothing,
  describeUnchecked,
  type TrafficCollector,
  type TrafficReport,
} from "../../traffic/check/traffic-collector.ts";
import { TrafficCheck, type TrafficCheckOptions } from "../../traffic/check.ts";
import type { CoverageReport } from "../../traffic/coverage.ts";
import { withoutPosition } from "../../traffic/findings/finding.ts";
import { parseJson, UnreadableTrafficError } from "../../traffic/read/parse-json.ts";
import { readExchanges, streamExchanges } from "../../traffic/read/read-exchanges.ts";
import { NO_TRAFFIC } from "../../traffic/read/recording-reader.ts";
import { isRecording, openInput, readWhole, sumSizes } from "../io/files.ts";
import type { Io } from "../io/io.ts";
import { createProgress } from "../io/output.ts";
import { describeTraffic } from "./describe-traffic.ts";
import { createPart, formatCount, type ReportPart } from "./report.ts";

/** The operation and the status of the bodies in files. */
export interface BodyResponse {
  readonly operationId: OperationId;
  readonly status: number;
}

/** Options of {@link checkFiles}. */
export interface CheckFilesOptions extends TrafficCheckOptions {
  readonly bodyResponse?: BodyResponse;
  /** True if no progress is shown. */
  readonly isQuiet?: boolean | undefined;
}

/** The result of checking one file. */
export interface FileReport {
  readonly file: string;
  readonly part: ReportPart;
  /** Undefined if the file cannot be read. */
  readonly traffic?: TrafficReport;
}

/** Checks files, one after the other. */
export async function checkFiles(
  files: readonly string[],
  options: CheckFilesOptions,
  io: Pick<Io, "stdin" | "err" | "errScreen" | "now">,
): Promise<{ readonly files: readonly FileReport[]; readonly coverage: CoverageReport | undefined }> {
  const { bodyResponse, isQuiet } = options;
  const check = new TrafficCheck(options);
  const progress = createProgress({ verb: "checking", total: sumSizes(files), isQuiet }, io);
  const reports: FileReport[] = [];
  try {
    for (const file of files) {
      const recording = check.startRecording(file);
      const report =
        bodyResponse && !isRecording(file)
          ? readWhole(file, io).then((text) => checkBody(file, text, bodyResponse, recording))
          : openInput(file, io).then((chunks) => checkRecording(file, progress.track(chunks), recording));
      reports.push(await report.catch((error: Error) => createFailed(file, describeFailure(error.message))));
    }
  } finally {
    progress.clear();
  }
  return { files: reports.every(isUnchecked) ? reports.map(toFailed) : reports, coverage: check.reportCoverage() };
}

const describeFailure = (message: string) =>
  message === NO_TRAFFIC ? `${message}; --operation and --status check a response body` : message;

function createFailed(file: string, error: string): FileReport {
  return { file, part: createPart(nameFile(file), { errors: [error] }) };
}

/** Returns the name of a file for people. */
function nameFile(file: string): string {
  return file === "-" ? "standard input" : file;
}

/** True if nothing in a file could be checked. */
function isUnchecked({ traffic }: FileReport): boolean {
  if (!traffic) return true;
  return traffic.violationCount + traffic.unreadableCount === 0 && describeNothing(traffic) !== undefined;
}

/** A run that checked nothing must not look like one that found nothing. */
function toFailed({ file, part: { errors, warnings, unchecked } }: FileReport): FileReport {
  return createFailed(file, [...errors, ...warnings, ...unchecked].join("; "));
}

/** Checks a recording: HAR or NDJSON. If the end cannot be read, the report says so and covers the exchanges before it. */
async function checkRecording(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  recording: TrafficCollector,
): Promise<FileReport> {
  const onUnreadable = (reason: string) => recording.addUnreadable(reason);
  try {
    for await (const exchange of streamExchanges(chunks, { onUnreadable })) recording.add(exchange);
  } catch (error) {
    if (!(error instanceof UnreadableTrafficError)) throw error;
    const { exchanges, unreadableCount } = recording.report();
    if (exchanges + unreadableCount === 0) throw error;
    recording.addUnreadable(error.message);
  }
  const traffic = recording.report();
  const part = createPart(nameFile(file), {
    ...describeTraffic(traffic),
    extent: formatCount(traffic.exchanges, "exchange"),
    errors: listErrors(traffic),
    unchecked: describeUnchecked(traffic),
    warnings: listWarnings(traffic),
  });
  return { file, part, traffic };
}

function listErrors({ unreadable, unreadableCount }: TrafficReport): string[] {
  const rest = unreadableCount - unreadable.length;
  return [...unreadable, ...(rest > 0 ? [`has ${formatCount(rest, "more exchange")} that cannot be read`] : [])];
}

/** Describes the exchanges that could not be checked as a whole. */
function listWarnings({ unanswered, bodiless, recorded }: TrafficReport): string[] {
  const requests = unanswered.map(({ entry, error }) => `#${entry + 1}${error ? ` (${error})` : ""}`).join(", ");
  const responses = bodiless.map((entry) => `#${entry + 1}`).join(", ");
  return [
    ...(requests === "" ? [] : [`has no response of the service for ${requests}`]),
    ...(responses === "" || recorded.bodies.present === 0
      ? []
      : [`has no complete body for ${responses}, so it was not checked`]),
  ];
}

/** Checks the body of a response whose request is unknown. */
function checkBody(
  file: string,
  text: string,
  { operationId, status }: BodyResponse,
  recording: TrafficCollector,
): FileReport {
  const operation = operations[operationId];
  // An empty file is a body only if the contract wants none; else it is likely the output of a failed command.
  const isEmpty = text.trim() === "";
  if (isEmpty && findResponse(operation, status)?.content !== undefined) throw new UnreadableTrafficError("is empty");
  if (!isEmpty) parseJson(text);
  const entry = {
    request: { method: operation.method, url: operation.path },
    response: { status, content: { text } },
  };
  for (const exchange of readExchanges({ log: { entries: [entry] } })) {
    const violations = checkExchange(exchange).filter((violation) => violation.in === "response");
    recording.add(exchange, violations);
  }
  const report = recording.report();
  const traffic = { ...report, findings: report.findings.map(withoutPosition) };
  return { file, part: createPart(nameFile(file), { ...describeTraffic(traffic), extent: "1 body" }), traffic };
}
