import { Worker } from "node:worker_threads";
import { UnreadableTrafficError } from "../../traffic/index.ts";
import type { Suggestions, TrafficReport } from "../../traffic/internal.ts";
import { type CheckFileOptions, type Observed, type Part, PartChecker } from "./part-checker.ts";

/** Checks parts one after the other, in this thread or in one of its own. */
export interface Lane {
  /** Parts that are not checked yet. */
  readonly waiting: number;
  /** @throws {UnreadableTrafficError} */
  check(part: Part): Promise<TrafficReport>;
  /** What was observed in a file of which this lane has checked every part. */
  finish(file: number): Promise<Observed>;
  close(): Promise<void>;
}

/** What a thread is asked, and what it answers, in the order of the questions. */
export type LaneRequest = { readonly part: Part } | { readonly finish: number };
export type LaneAnswer = { readonly found: TrafficReport | Observed } | { readonly unreadable: string };

/** As many parts wait for a thread as it needs to have one at hand while this thread is busy. */
const MOST_WAITING = 2;

/** The lanes of one run: this thread is one of them, so that a run with one lane starts no thread. */
export class CheckLanes {
  /** This thread is the last: it also reads. */
  readonly all: readonly Lane[];

  constructor(count: number, options: CheckFileOptions, suggestions?: Suggestions) {
    const threads = Array.from({ length: count - 1 }, () => threadLane(options));
    this.all = [...threads, ownLane(options, suggestions)];
  }

  /** The first lane that would otherwise have nothing to do; this thread, where there is none. */
  next(): Lane {
    return this.all.find(({ waiting }) => waiting < MOST_WAITING) ?? (this.all.at(-1) as Lane); // there is one
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((lane) => lane.close()));
  }
}

function ownLane(options: CheckFileOptions, suggestions: Suggestions | undefined): Lane {
  const checker = new PartChecker(options, suggestions);
  return {
    waiting: 0,
    check: async (part) => checker.check(part),
    finish: async (file) => checker.finish(file),
    close: async () => undefined,
  };
}

function threadLane(options: CheckFileOptions): Lane {
  // A URL is no import: the compiler leaves its ending alone.
  const extension = import.meta.url.endsWith(".ts") ? "ts" : "js";
  const worker = new Worker(new URL(`./check-worker.${extension}`, import.meta.url), { workerData: options });
  const waiting: PromiseWithResolvers<TrafficReport | Observed>[] = [];
  let failure: Error | undefined;
  const fail = (error: Error) => {
    failure ??= error;
    for (const { reject } of waiting.splice(0)) reject(failure);
  };
  worker.on("error", fail).on("exit", () => fail(new Error("a thread of the check has ended")));
  worker.on("message", (answer: LaneAnswer) => {
    const next = waiting.shift();
    if ("found" in answer) next?.resolve(answer.found);
    else next?.reject(new UnreadableTrafficError(answer.unreadable));
  });
  const ask = (request: LaneRequest) => {
    if (failure) return Promise.reject(failure);
    const answer = Promise.withResolvers<TrafficReport | Observed>();
    waiting.push(answer);
    worker.postMessage(request, chunksOf(request));
    return answer.promise;
  };
  return {
    get waiting() {
      return waiting.length;
    },
    check: (part) => ask({ part }) as Promise<TrafficReport>, // what the thread answers a part with
    finish: (file) => ask({ finish: file }) as Promise<Observed>,
    close: async () => void (await worker.terminate()),
  };
}

/** Size of the pool that small buffers share. On Node 26 it is larger than `Buffer.poolSize`. */
const POOL_BYTES = Buffer.from("a").buffer.byteLength;

/** The bytes change hands instead of being copied. Small ones may lie in a pool that others use. */
function chunksOf(request: LaneRequest): ArrayBuffer[] {
  if (!("part" in request) || !("batch" in request.part)) return [];
  const buffers = new Set(request.part.batch.entries.map(({ buffer }) => buffer as ArrayBuffer)); // nobody shares memory
  return [...buffers].filter(({ byteLength }) => byteLength > POOL_BYTES);
}
