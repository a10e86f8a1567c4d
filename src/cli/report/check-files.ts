import { findResponse, type OperationId, operations } from "../../contract/internal.ts";
import { checkExchange } from "../../traffic/check/check-exchange.ts";
import { describeNothing, type TrafficCollector, type TrafficReport } from "../../traffic/check/traffic-collector.ts";
import { TrafficCheck, type TrafficCheckOptions } from "../../traffic/check.ts";
import type { CoverageReport } from "../../traffic/coverage.ts";
import { withoutPosition } from "../../traffic/findings/finding.ts";
import { parseJson, UnreadableTrafficError } from "../../traffic/read/parse-json.ts";
import { readExchanges, streamExchanges } from "../../traffic/read/read-exchanges.ts";
import { NO_TRAFFIC } from "../../traffic/read/recording-reader.ts";
import { openInput, readWhole, sumSizes } from "../io/files.ts";
import type { Io } from "../io/io.ts";
import { createProgress, type OutputOptions } from "../io/output.ts";
import { describeTraffic } from "./describe-traffic.ts";
import { createPart, type ReportPart } from "./report.ts";

/** Options of {@link checkFiles}. */
export interface CheckFilesOptions extends TrafficCheckOptions, OutputOptions {
  /** The operation of the bodies in the files; without it, they are recordings. */
  readonly operation?: OperationId;
  /** The status of these bodies. */
  readonly status?: number;
}

/** The result of checking one file. */
export interface FilePart extends ReportPart {
  /** Undefined if the file cannot be read. */
  readonly traffic?: TrafficReport;
}

/** Checks files, one after the other. */
export async function checkFiles(
  files: readonly string[],
  options: CheckFilesOptions,
  io: Pick<Io, "stdin" | "err" | "errScreen" | "now">,
): Promise<{ readonly parts: readonly FilePart[]; readonly coverage: CoverageReport | undefined }> {
  const { operation, status, quiet } = options;
  const check = new TrafficCheck(options);
  const progress = createProgress({ verb: "checking", total: sumSizes(files), isQuiet: quiet }, io);
  const parts: FilePart[] = [];
  try {
    for (const file of files) {
      const recording = check.startRecording(file);
      const part =
        operation !== undefined && status !== undefined
          ? readWhole(file, io).then((text) => checkBody(file, text, operation, status, recording))
          : openInput(file, io).then((chunks) => checkRecording(file, progress.track(chunks), recording));
      parts.push(await part.catch((error: Error) => createPart(file, { errors: [describeFailure(error.message)] })));
    }
  } finally {
    progress.clear();
  }
  return { parts: parts.every(isUnchecked) ? parts.map(toFailed) : parts, coverage: check.reportCoverage() };
}

const describeFailure = (message: string) =>
  message === NO_TRAFFIC ? `${message}; --operation and --status check a response body` : message;

/** True if nothing in a file could be checked. */
function isUnchecked({ traffic }: FilePart): boolean {
  if (!traffic) return true;
  return traffic.findings.length + traffic.unreadableCount === 0 && describeNothing(traffic) !== undefined;
}

/** A run that checked nothing must not look like one that found nothing. */
function toFailed({ name, errors, warnings, unchecked }: FilePart): FilePart {
  return createPart(name, { errors: [[...errors, ...warnings, ...unchecked].join("; ")] });
}

/** Checks a recording: HAR or NDJSON. If the end cannot be read, the report says so and covers the exchanges before it. */
async function checkRecording(
  name: string,
  chunks: AsyncIterable<Uint8Array>,
  recording: TrafficCollector,
): Promise<FilePart> {
  const onUnreadable = (reason: string) => recording.addUnreadable(reason);
  try {
    for await (const exchange of streamExchanges(chunks, { onUnreadable })) recording.add(exchange);
  } catch (error) {
    if (!(error instanceof UnreadableTrafficError) || recording.isEmpty) throw error;
    recording.addUnreadable(error.message);
  }
  const traffic = recording.report();
  return { ...createPart(name, describeTraffic(traffic)), traffic };
}

/** Checks the body of a response whose request is unknown. */
function checkBody(
  name: string,
  text: string,
  operationId: OperationId,
  status: number,
  recording: TrafficCollector,
): FilePart {
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
  return { ...createPart(name, { ...describeTraffic(traffic), extent: "1 body", unchecked: [] }), traffic };
}
