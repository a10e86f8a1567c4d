/** Worker threads as queues of promises. `src/service` imports it; it imports nothing of `src`. */
import { parentPort, Worker } from "node:worker_threads";

/** A worker thread that answers requests in their order. It keeps the process alive only while it answers. */
export class WorkerChannel<Request, Reply> {
  readonly #worker: Worker;
  readonly #waiting: PromiseWithResolvers<Reply>[] = [];
  #failure: Error | undefined;

  /** @param module URL of the module that calls {@link answerRequests}, without its extension. */
  constructor(module: URL, workerData: unknown) {
    // The compiler does not rewrite the extension of a URL.
    const extension = import.meta.url.endsWith(".ts") ? "ts" : "js";
    const fail = (error: Error) => {
      this.#failure ??= error;
      for (const { reject } of this.#waiting.splice(0)) reject(this.#failure);
    };
    this.#worker = new Worker(new URL(`${module.href}.${extension}`), { workerData })
      .on("message", (reply: Reply) => {
        this.#waiting.shift()?.resolve(reply);
        if (this.waiting === 0) this.#worker.unref();
      })
      .on("error", fail)
      .on("exit", () => fail(new Error("the worker thread has ended")));
  }

  /** Number of requests without a reply. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Sends a request. A rejection may be handled later. */
  send(request: Request): Promise<Reply> {
    const reply = Promise.withResolvers<Reply>();
    reply.promise.catch(() => undefined);
    if (this.#failure) reply.reject(this.#failure);
    else this.#waiting.push(reply);
    this.#worker.ref();
    this.#worker.postMessage(request);
    return reply.promise;
  }

  /** Ends the thread; requests without a reply fail. */
  async close(): Promise<void> {
    this.#worker.ref();
    await this.#worker.terminate();
  }
}

/** Answers the requests of a {@link WorkerChannel}; called in the worker. */
export function answerRequests<Request, Reply>(answer: (request: Request) => Reply): void {
  parentPort?.on("message", (request: Request) => parentPort?.postMessage(answer(request)));
}
