import { WorkerChannel } from "../../worker-channel/worker-channel.ts";
import { type CheckRequest, PartChecker, type PartOptions, type PartReports } from "./part-checker.ts";

/** Answers requests one after the other, in this thread or in another one. */
export interface CheckWorker {
  /** Number of requests without a reply. */
  readonly waiting: number;
  send(request: CheckRequest): Promise<PartReports>;
  close(): Promise<void>;
}

/** Keeps a thread busy: one part is checked, the next is at hand. */
const MAX_WAITING = 2;

/** The workers of one run. This thread is one of them, so a run with one worker starts no thread. */
export class CheckWorkers {
  /** The last one is this thread, which also reads the files. */
  readonly all: readonly CheckWorker[];

  constructor(count: number, options: PartOptions) {
    const threads = Array.from({ length: count - 1 }, () => createThreadWorker(options));
    this.all = [...threads, createLocalWorker(options)];
  }

  /** Returns the first thread with little to do, else this one. */
  next(): CheckWorker {
    return this.all.find(({ waiting }) => waiting < MAX_WAITING) ?? (this.all.at(-1) as CheckWorker); // never empty
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((worker) => worker.close()));
  }
}

function createLocalWorker(options: PartOptions): CheckWorker {
  const checker = new PartChecker(options);
  return { waiting: 0, send: async (request) => checker.answer(request), close: async () => undefined };
}

function createThreadWorker(options: PartOptions): CheckWorker {
  const channel = new WorkerChannel<CheckRequest, PartReports>(new URL("./check-worker", import.meta.url), options);
  return {
    get waiting() {
      return channel.waiting;
    },
    send: (request) => channel.send(request, listTransfers(request)),
    close: () => channel.close(),
  };
}

/** Size of the pool that small buffers share. On Node 26 it is larger than `Buffer.poolSize`. */
const POOL_BYTES = Buffer.from("a").buffer.byteLength;

/** Large chunks are transferred; small ones may share a pool with other buffers. */
function listTransfers({ batch }: CheckRequest): ArrayBuffer[] {
  const buffers = new Set(batch?.entries.map(({ buffer }) => buffer as ArrayBuffer)); // never shared memory
  return [...buffers].filter(({ byteLength }) => byteLength > POOL_BYTES);
}
