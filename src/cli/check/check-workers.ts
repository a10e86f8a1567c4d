import { WorkerChannel } from "../../worker-channel/worker-channel.ts";
import { type CheckRequest, createPartChecker, type PartOptions, type PartReports } from "./part-checker.ts";

/** Answers requests one after the other, in this thread or in another one. */
export type CheckWorker = Pick<WorkerChannel<CheckRequest, PartReports>, "waiting" | "send" | "close">;

/** Starts workers. The last one is this thread, which also reads the files, so a run with one worker starts no thread. */
export function startWorkers(count: number, options: PartOptions): CheckWorker[] {
  const check = createPartChecker(options);
  const local = { waiting: 0, send: async (request: CheckRequest) => check(request), close: async () => undefined };
  return [...Array.from({ length: count - 1 }, () => new CheckThread(options)), local];
}

class CheckThread extends WorkerChannel<CheckRequest, PartReports> {
  constructor(options: PartOptions) {
    super(new URL("./check-worker", import.meta.url), options);
  }

  override send(request: CheckRequest): Promise<PartReports> {
    return super.send(request, listTransfers(request));
  }
}

/** Size of the pool that small buffers share. On Node 26 it is larger than `Buffer.poolSize`. */
const POOL_BYTES = Buffer.from("a").buffer.byteLength;

/** Large chunks are transferred; small ones may share a pool with other buffers. */
function listTransfers({ batch }: CheckRequest): ArrayBuffer[] {
  const buffers = new Set(batch?.entries.map(({ buffer }) => buffer as ArrayBuffer)); // never shared memory
  return [...buffers].filter(({ byteLength }) => byteLength > POOL_BYTES);
}
