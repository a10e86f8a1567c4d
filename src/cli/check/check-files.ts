import { availableParallelism } from "node:os";
import { findResponse, type OperationId, operations } from "../../contract/internal.ts";
import { checkExchange, readExchanges, UnreadableTrafficError } from "../../traffic/index.ts";
import {
  checkInvariants,
  describeNothing,
  describeUnchecked,
  InvariantCollector,
  type InvariantReport,
  parseJson,
  splitEntries,
  TrafficCollector,
  type TrafficReport,
} from "../../traffic/internal.ts";
import { readInput, readWhole, sumSizes } from "../io/files.ts";
import type { Io } from "../io/io.ts";
import { Progress } from "../io/progress.ts";
import type { CheckedFile, FileReport } from "../report/check-report.ts";
import { type CheckWorker, startWorkers } from "./check-workers.ts";
import type { PartOptions, PartReports } from "./part-checker.ts";

/** Below this size, checking takes less time than starting a thread. */
const MIN_BYTES_FOR_THREADS = 16 << 20;
/** Keeps a thread busy: one part is checked, the next is at hand. */
const MAX_WAITING = 2;
/** Bounds the reports in memory that wait for an earlier part. */
const MAX_PENDING = 64;
/** Bounds the parts that wait for a single worker. */
const MAX_BEHIND = 4;

/** The response that files without requests are bodies of. */
export interface BodyResponse {
  readonly operationId: OperationId;
  readonly status: number;
}

/** How a run of {@link checkFiles} is carried out. */
export interface CheckFilesOptions extends PartOptions {
  readonly bodyResponse?: BodyResponse;
  /** How many parts are checked at a time. @default one for each core if the files are large */
  readonly workers?: number;
  /** Whether no progress is shown. */
  readonly isQuiet?: boolean | undefined;
}

type CheckIo = Pick<Io, "stdin" | "err" | "errScreen" | "now">;

/** A file to check. */
interface Job {
  readonly file: string;
  /** Position in the run: the same file may be given twice. */
  readonly number: number;
  /** Returns the worker for the next part. */
  readonly nextWorker: () => CheckWorker;
  readonly options: CheckFilesOptions;
  readonly io: CheckIo;
  readonly progress: Progress;
  /** The facts of all files: they are one history. */
  readonly invariants: InvariantCollector;
}

/**
 * Checks files, several parts at a time if there are enough cores and bytes. The reports are in the order of the files
 * and do not depend on the number of workers. `invariants` is their report if they are checked.
 */
export async function checkFiles(
  files: readonly string[],
  { workers: count = countWorkers(files), isQuiet, ...options }: CheckFilesOptions,
  io: CheckIo,
): Promise<{ files: readonly FileReport[]; invariants?: InvariantReport }> {
  const reports: FileReport[] = [];
  const invariants = new InvariantCollector();
  const pending = [...files.entries()];
  const workers = startWorkers(count, options);
  /** Returns the first thread with little to do, else this one. */
  const findFree = () => workers.find(({ waiting }) => waiting < MAX_WAITING) as CheckWorker; // this one never has a queue
  const progress = new Progress({ verb: "checking", total: sumSizes(files), isQuiet }, io);
  try {
    await Promise.all(
      workers.map(async (worker) => {
        const nextWorker = options.coverage ? () => worker : findFree; // coverage needs all parts of a file in their order
        for (let next = pending.shift(); next; next = pending.shift()) {
          const [number, file] = next;
          reports[number] = await checkFile({ file, number, nextWorker, options, io, progress, invariants });
        }
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.close()));
    progress.clear();
  }
  return {
    files: reports.every(isUnchecked) ? reports.map(toError) : reports,
    ...(options.invariants && { invariants: checkInvariants(invariants.report()) }),
  };
}

/** Whether a file shows neither that the service conforms nor that it does not. */
function isUnchecked(file: FileReport): boolean {
  if ("error" in file) return true;
  return file.isTraffic && file.violationCount + file.unreadableCount === 0 && describeNothing(file) !== undefined;
}

/** A run that checked nothing must not look like one that found nothing. */
function toError(file: FileReport): FileReport {
  return "error" in file ? file : { file: file.file, error: [...file.warnings, ...file.unchecked].join("; ") };
}

/** Returns one worker for each core if the files are large; a single file keeps two busy. */
export function countWorkers(files: readonly string[]): number {
  return sumSizes(files) < MIN_BYTES_FOR_THREADS ? 1 : Math.min(files.length + 1, availableParallelism());
}

/** Checks an archive, NDJSON, or a body if `bodyResponse` says what it answers. An unreadable file becomes an `error`. */
async function checkFile(job: Job): Promise<FileReport> {
  const { file, io } = job;
  const { bodyResponse } = job.options;
  const start = performance.now();
  const measure = () => ({ seconds: (performance.now() - start) / 1000 });
  try {
    if (!bodyResponse || /\.(har|ndjson|jsonl)(\.gz)?$/i.test(file))
      return { ...(await checkRecording(job)), ...measure() };
    const report = checkBody(await readWhole(file, io), bodyResponse);
    return { file, isTraffic: false, warnings: [], unchecked: [], ...report, ...measure() };
  } catch (error) {
    if (error instanceof UnreadableTrafficError) return { file, error: error.message };
    throw error;
  }
}

/** Finds the entries of a file in this thread; workers parse and check them. @throws {UnreadableTrafficError} */
async function checkRecording(job: Job): Promise<Omit<CheckedFile, "seconds">> {
  const { file, number, nextWorker, options, io, progress, invariants } = job;
  const traffic = new TrafficCollector();
  const facts = new InvariantCollector();
  const pending: Promise<PartReports>[] = [];
  const warnings: string[] = [];
  const mergeNext = async () => {
    const part = await pending.shift();
    if (part?.traffic) traffic.merge(part.traffic);
    if (part?.invariants) facts.merge(part.invariants);
  };
  for await (const batch of splitEntries(progress.track(readInput(file, io)), {
    onUnreadable: (reason) => warnings.push(reason),
  })) {
    const worker = nextWorker();
    const reports = worker.send({ file: number, batch });
    reports.catch(() => undefined); // handled when the part is merged
    pending.push(reports);
    while (worker.waiting > MAX_BEHIND || pending.length > MAX_PENDING) await mergeNext();
  }
  while (pending.length > 0) await mergeNext();
  const whole = options.coverage ? await nextWorker().send({ file: number }) : {};
  invariants.merge(facts.report()); // a file that turns out to be unreadable adds nothing
  const report = traffic.report();
  const unanswered = report.unanswered.map(({ entry, error }) => `#${entry + 1}${error ? ` (${error})` : ""}`);
  if (unanswered.length > 0) warnings.push(`has no response of the service for ${unanswered.join(", ")}`);
  return { file, isTraffic: true, ...report, ...whole, warnings, unchecked: describeUnchecked(report) };
}

/** Checks the body of a response whose request is unknown. @throws {UnreadableTrafficError} */
function checkBody(text: string, { operationId, status }: BodyResponse): TrafficReport {
  const operation = operations[operationId];
  // An empty file is a body only if the contract wants none; else it is likely the output of a failed command.
  const isEmpty = text.trim() === "";
  if (isEmpty && findResponse(operation, status)?.content !== undefined) throw new UnreadableTrafficError("is empty");
  if (!isEmpty) parseJson(text);
  const entry = { request: { method: operation.method, url: operation.path }, response: { status, content: { text } } };
  const traffic = new TrafficCollector();
  for (const exchange of readExchanges({ log: { entries: [entry] } })) {
    traffic.add(
      exchange,
      checkExchange(exchange).filter((violation) => violation.in === "response"),
    );
  }
  return traffic.report();
}
