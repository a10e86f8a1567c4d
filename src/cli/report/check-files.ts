import { findResponse, type OperationId, operations } from "../../contract/internal.ts";
import { checkReceived } from "../../traffic/check/check-received.ts";
import { describeUndocumented } from "../../traffic/check/undocumented-parts.ts";
import { TrafficCheck, type TrafficCheckOptions } from "../../traffic/check.ts";
import { CoverageCollector, type CoverageReport } from "../../traffic/coverage.ts";
import { createPart, type ReportPart } from "../../traffic/findings/report-part.ts";
import { NO_TRAFFIC } from "../../traffic/read/har-parser.ts";
import { parseJson, UnreadableTrafficError } from "../../traffic/read/parse-json.ts";
import { createProgress } from "../io/create-progress.ts";
import { openInput, readWhole, sumSizes } from "../io/files.ts";
import type { Io } from "../io/io.ts";
import type { OutputOptions } from "../io/output.ts";

/** Options of {@link checkFiles}. */
export interface CheckFilesOptions extends Omit<TrafficCheckOptions, "source" | "coverage">, OutputOptions {
  /** Counts the parts of the contract that the traffic exercises. */
  readonly coverage?: boolean;
  /** The operation of the bodies in the files; without it, they are recordings. */
  readonly operation?: OperationId;
  readonly status?: number;
}

/** Checks files, one after the other: recordings, or bodies of one operation. */
export async function checkFiles(
  files: readonly string[],
  options: CheckFilesOptions,
  io: Pick<Io, "stdin" | "err" | "errScreen" | "now">,
): Promise<{ readonly parts: readonly ReportPart[]; readonly coverage: CoverageReport | undefined }> {
  const { operation, status, quiet } = options;
  const coverage = options.coverage ? new CoverageCollector() : undefined;
  const progress = createProgress({ verb: "checking", total: sumSizes(files), isQuiet: quiet }, io);
  const check = async (file: string): Promise<ReportPart> => {
    if (operation !== undefined && status !== undefined)
      return checkBody(file, await readWhole(file, io), operation, status, options);
    const recording = new TrafficCheck({ ...options, source: file, coverage });
    await recording.addStream(progress.track(await openInput(file, io)));
    return recording.report();
  };
  const parts: ReportPart[] = [];
  try {
    for (const file of files) {
      const toFailure = ({ message }: Error) => createPart(file, { errors: [describeFailure(message)] });
      parts.push(await check(file).catch(toFailure));
    }
  } finally {
    progress.clear();
  }
  return { parts: parts.every(isEmpty) ? parts.map(toFailed) : parts, coverage: coverage?.report() };
}

const describeFailure = (message: string) =>
  message === NO_TRAFFIC ? `${message}; --operation and --status check a response body` : message;

/** True if a file shows nothing. */
function isEmpty({ extent, findings }: ReportPart): boolean {
  return extent === undefined && findings.length === 0;
}

/** A run that checked nothing must not look like one that found nothing. */
function toFailed({ name, errors, warnings, unchecked }: ReportPart): ReportPart {
  return createPart(name, { errors: [[...errors, ...warnings, ...unchecked].join("; ")] });
}

function checkBody(
  file: string,
  text: string,
  id: OperationId,
  status: number,
  options: CheckFilesOptions,
): ReportPart {
  // An empty file is a body only if the contract wants none; else it is likely the output of a failed command.
  const isEmptyText = text.trim() === "";
  if (isEmptyText && findResponse(operations[id], status)?.content !== undefined)
    throw new UnreadableTrafficError("is empty");
  const body = isEmptyText ? undefined : parseJson(text);
  const { findings, undocumented } = checkReceived({ status, body }, id, options, file);
  const notes = describeUndocumented(undocumented);
  return createPart(file, {
    extent: { checked: 1, total: 1, unit: "body" },
    operations: [id],
    findings,
    undocumented,
    notes,
  });
}
