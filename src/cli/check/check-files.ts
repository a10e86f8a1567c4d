import { statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { UnreadableTrafficError } from "../../traffic/index.ts";
import { splitEntries, TrafficCollector, type TrafficReport } from "../../traffic/internal.ts";
import type { Io } from "../io/io.ts";
import { readInput, readWhole } from "../io/read-input.ts";
import type { FileReport } from "../report/check-report.ts";
import { type CheckWorker, CheckWorkers } from "./check-workers.ts";
import {
  type CheckFileOptions,
  type Collectors,
  collectReports,
  createOrderedCollectors,
  mergeReports,
  type Reports,
} from "./part-checker.ts";

/** Below this size, checking takes less time than starting a thread. */
const MIN_BYTES_FOR_THREADS = 16 << 20;
/** Bounds the reports in memory that wait for an earlier part. */
const MAX_PENDING = 64;
/** Bounds the parts that wait for a single worker. */
const MAX_BEHIND = 4;

/** How a run of {@link checkFiles} is carried out. */
export interface CheckFilesOptions extends CheckFileOptions {
  /** How many parts are checked at a time. @default one for each core if the files are large */
  readonly workers?: number;
}

/** A file to check. */
interface Job {
  readonly file: string;
  /** Position in the run: the same file may be given twice. */
  readonly number: number;
  /** Returns the worker for the next part. */
  readonly nextWorker: () => CheckWorker;
  readonly options: CheckFileOptions;
  readonly io: Pick<Io, "stdin">;
}

/**
 * Checks files, several parts at a time if there are enough cores and bytes. The reports are in the order of the files
 * and do not depend on the number of workers.
 */
export async function checkFiles(
  files: readonly string[],
  { workers: count = countWorkers(files), ...options }: CheckFilesOptions,
  io: Pick<Io, "stdin">,
): Promise<FileReport[]> {
  const reports: FileReport[] = [];
  const pending = [...files.entries()];
  const workers = new CheckWorkers(count, options);
  try {
    await Promise.all(
      workers.all.map(async (worker) => {
        const nextWorker = isOrdered(options) ? () => worker : () => workers.next();
        for (let next = pending.shift(); next; next = pending.shift()) {
          const [number, file] = next;
          reports[number] = await checkFile({ file, number, nextWorker, options, io });
        }
      }),
    );
  } finally {
    await workers.close();
  }
  return reports;
}

/** Returns one worker for each core if the files are large; a single file keeps two busy. */
export function countWorkers(files: readonly string[]): number {
  const bytes = files.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
  return bytes < MIN_BYTES_FOR_THREADS ? 1 : Math.min(files.length + 1, availableParallelism());
}

/** Whether one worker must check all parts of a file. */
function isOrdered({ laws, coverage }: CheckFileOptions): boolean {
  return laws === true || coverage === true;
}

/** Checks an archive, NDJSON, or a body if `bodyOf` says what it answers. An unreadable file becomes an `error`. */
async function checkFile(job: Job): Promise<FileReport> {
  const { file, options, io, nextWorker } = job;
  const { bodyOf } = options;
  const isTraffic = !bodyOf || /\.(har|ndjson|jsonl)$/i.test(file);
  const traffic = new TrafficCollector();
  const ordered = isTraffic ? createOrderedCollectors(options) : {};
  try {
    const cutOff = isTraffic ? await checkRecording(job, { traffic, ...ordered }) : undefined;
    if (!isTraffic) mergeReports({ traffic }, await nextWorker().send({ body: await readWhole(file, io), as: bodyOf }));
    const report = traffic.report();
    const warning = cutOff ?? describeMissing(report);
    return { file, isTraffic, ...report, ...(warning !== undefined && { warning }), ...collectReports(ordered) };
  } catch (error) {
    if (error instanceof UnreadableTrafficError) return { file, error: error.message };
    throw error;
  }
}

/**
 * Finds the entries of a file in this thread; workers parse and check them.
 * @returns A warning if the recording ends inside an exchange.
 */
async function checkRecording(
  { file, number, nextWorker, options, io }: Job,
  collectors: Collectors,
): Promise<string | undefined> {
  const pending: Promise<Reports>[] = [];
  const mergeNext = async () => mergeReports(collectors, (await pending.shift()) ?? {});
  let warning: string | undefined;
  try {
    const batches = splitEntries(readInput(file, io), { onCutOff: (reason) => (warning = reason) });
    for await (const batch of batches) {
      const worker = nextWorker();
      const reports = worker.send({ file: number, batch });
      reports.catch(() => undefined); // handled when the part is merged
      pending.push(reports);
      while (worker.waiting > MAX_BEHIND || pending.length > MAX_PENDING) await mergeNext();
    }
  } finally {
    // An error in an earlier part precedes the one that ended the reading.
    while (pending.length > 0) await mergeNext();
  }
  if (isOrdered(options)) mergeReports(collectors, await nextWorker().send({ finish: number }));
  return warning;
}

function describeMissing({ exchanges, unmatchedCount }: TrafficReport): string | undefined {
  if (exchanges === 0) return "holds no exchange";
  return exchanges === unmatchedCount ? "holds no exchange of this interface" : undefined;
}
