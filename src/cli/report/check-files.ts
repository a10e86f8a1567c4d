import { findResponse, type OperationId, operations } from "../../contract/internal.ts";
import { checkExchange } from "../../traffic/check/check-exchange.ts";
import { describeNothing, describeUnchecked, type TrafficCollector } from "../../traffic/check/traffic-collector.ts";
import { TrafficCheck, type TrafficCheckOptions } from "../../traffic/check.ts";
import { parseJson, UnreadableTrafficError } from "../../traffic/read/parse-json.ts";
import { readExchanges, streamExchanges } from "../../traffic/read/read-exchanges.ts";
import { isRecording, openInput, readWhole, sumSizes } from "../io/files.ts";
import type { Io } from "../io/io.ts";
import { createProgress } from "../io/output.ts";
import type { CheckReport, FileReport } from "./check-report.ts";

/** The response that files without requests are bodies of. */
export interface BodyResponse {
  readonly operationId: OperationId;
  readonly status: number;
}

/** How a run of {@link checkFiles} is carried out. */
export interface CheckFilesOptions extends TrafficCheckOptions {
  readonly bodyResponse?: BodyResponse;
  /** True if no progress is shown. */
  readonly isQuiet?: boolean | undefined;
}

/** Checks files, one after the other. A file that cannot be read becomes an `error`. */
export async function checkFiles(
  files: readonly string[],
  options: CheckFilesOptions,
  io: Pick<Io, "stdin" | "err" | "errScreen" | "now">,
): Promise<Pick<CheckReport, "files" | "invariants" | "coverage">> {
  const { bodyResponse, isQuiet } = options;
  const check = new TrafficCheck(options);
  const progress = createProgress({ verb: "checking", total: sumSizes(files), isQuiet }, io);
  const reports: FileReport[] = [];
  try {
    for (const file of files) {
      const recording = check.startRecording();
      const report =
        bodyResponse && !isRecording(file)
          ? readWhole(file, io).then((text) => checkBody(file, text, bodyResponse, recording))
          : openInput(file, io).then((chunks) => checkRecording(file, progress.track(chunks), recording));
      reports.push(await report.catch((error: Error) => ({ file, error: error.message })));
    }
  } finally {
    progress.clear();
  }
  return { files: reports.every(isUnchecked) ? reports.map(toError) : reports, ...check.report() };
}

/** True if a file shows neither that the service conforms nor that it does not. */
function isUnchecked(file: FileReport): boolean {
  if ("error" in file) return true;
  return file.isTraffic && file.violationCount + file.unreadableCount === 0 && describeNothing(file) !== undefined;
}

/** A run that checked nothing must not look like one that found nothing. */
function toError(file: FileReport): FileReport {
  return "error" in file ? file : { file: file.file, error: [...file.warnings, ...file.unchecked].join("; ") };
}

/** Checks a recording: HAR or NDJSON. If the end cannot be read, the report says so and covers the exchanges before it. */
async function checkRecording(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  recording: TrafficCollector,
): Promise<FileReport> {
  const warnings: string[] = [];
  const onUnreadable = (reason: string) => recording.addUnreadable(reason);
  try {
    for await (const exchange of streamExchanges(chunks, { onUnreadable })) recording.add(exchange);
  } catch (error) {
    if (!(error instanceof UnreadableTrafficError)) throw error;
    const { exchanges, unreadableCount } = recording.report();
    if (exchanges + unreadableCount === 0) throw error;
    recording.addUnreadable(error.message);
  }
  const report = recording.report();
  const unanswered = report.unanswered.map(({ entry, error }) => `#${entry + 1}${error ? ` (${error})` : ""}`);
  if (unanswered.length > 0) warnings.push(`has no response of the service for ${unanswered.join(", ")}`);
  const bodiless = report.bodiless.map((entry) => `#${entry + 1}`);
  if (bodiless.length > 0 && report.recorded.bodies.present > 0)
    warnings.push(`has no complete body for ${bodiless.join(", ")}, so it was not checked`);
  return { file, isTraffic: true, ...report, warnings, unchecked: describeUnchecked(report) };
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
  return { file, isTraffic: false, warnings: [], unchecked: [], ...recording.report() };
}
