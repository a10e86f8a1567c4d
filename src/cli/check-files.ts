import { statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { type CheckFileOptions, checkFile, type FileReport } from "./check-file.ts";
import type { Io } from "./io.ts";

/** Below this, a thread takes longer to start than the files to check. */
const WORTH_A_THREAD_BYTES = 16 << 20;

/** Checks files, several at a time where there are cores and bytes enough. The reports are in the order of the files. */
export async function checkFiles(
  files: readonly string[],
  options: CheckFileOptions,
  io: Pick<Io, "stdin">,
  threads = threadsFor(files),
): Promise<FileReport[]> {
  const reports: FileReport[] = [];
  const pending = [...files.entries()];
  const run = async (check: (file: string) => Promise<FileReport>) => {
    for (let next = pending.shift(); next; next = pending.shift()) reports[next[0]] = await check(next[1]);
  };
  if (threads <= 1) {
    await run((file) => checkFile(file, options, io));
    return reports;
  }
  // Standard input belongs to this thread; what it holds is checked here, beside the others.
  const workers = Array.from({ length: threads }, () => startWorker(options));
  try {
    await Promise.all(
      workers.map(({ check }) => run((file) => (file === "-" ? checkFile(file, options, io) : check(file)))),
    );
  } finally {
    await Promise.all(workers.map(({ worker }) => worker.terminate()));
  }
  return reports;
}

/** One thread for each core, as far as there are files, where there is enough to do. */
export function threadsFor(files: readonly string[]): number {
  const bytes = files.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
  return bytes < WORTH_A_THREAD_BYTES ? 1 : Math.min(files.length, availableParallelism());
}

function startWorker(options: CheckFileOptions) {
  // A URL is no import: the compiler leaves its ending alone.
  const extension = import.meta.url.endsWith(".ts") ? "ts" : "js";
  const worker = new Worker(new URL(`./check-worker.${extension}`, import.meta.url), { workerData: options });
  const check = (file: string) =>
    new Promise<FileReport>((resolve, reject) => {
      worker.removeAllListeners();
      worker.once("message", resolve).once("error", reject);
      worker.postMessage(file);
    });
  return { worker, check };
}
