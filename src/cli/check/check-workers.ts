import { UnreadableTrafficError } from "../../traffic/index.ts";
import { WorkerChannel } from "../../worker-channel/worker-channel.ts";
import { type CheckFileOptions, type CheckRequest, PartChecker, type Reports } from "./part-checker.ts";

/** Answers requests one after the other, in this thread or in another one. */
export interface CheckWorker {
  /** Number of requests without a reply. */
  readonly waiting: number;
  /** @throws {UnreadableTrafficError} */
  send(request: CheckRequest): Promise<Reports>;
  close(): Promise<void>;
}

/** Reply of a worker thread. Errors lose their class between threads, so the message crosses alone. */
export type CheckReply = { readonly reports: Reports } | { readonly unreadable: string };

/** Keeps a thread busy: one part is checked, the next is at hand. */
const MAX_WAITING = 2;

/** The workers of one run. This thread is one of them, so a run with one worker starts no thread. */
export class CheckWorkers {
  /** The last one is this thread, which also reads the files. */
  readonly all: readonly CheckWorker[];

  constructor(count: number, options: CheckFileOptions) {
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

function createLocalWorker(options: CheckFileOptions): CheckWorker {
  const checker = new PartChecker(options);
  return { waiting: 0, send: async (request) => checker.answer(request), close: async () => undefined };
}

function createThreadWorker(options: CheckFileOptions): CheckWorker {
  const channel = new WorkerChannel<CheckRequest, CheckReply>(new URL("./check-worker", import.meta.url), options);
  return {
    get waiting() {
      return channel.waiting;
    },
    async send(request) {
      const reply = await channel.send(request, listTransfers(request));
      if ("unreadable" in reply) throw new UnreadableTrafficError(reply.unreadable);
      return reply.reports;
    },
    close: () => channel.close(),
  };
}

/** Size of the pool that small buffers share. On Node 26 it is larger than `Buffer.poolSize`. */
const POOL_BYTES = Buffer.from("a").buffer.byteLength;

/** Large chunks are transferred; small ones may share a pool with other buffers. */
function listTransfers(request: CheckRequest): ArrayBuffer[] {
  if (!("batch" in request)) return [];
  const buffers = new Set(request.batch.entries.map(({ buffer }) => buffer as ArrayBuffer)); // never shared memory
  return [...buffers].filter(({ byteLength }) => byteLength > POOL_BYTES);
}
