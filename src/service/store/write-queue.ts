interface PendingWrite {
  readonly text: string;
  readonly parameters: readonly unknown[];
  readonly settle: PromiseWithResolvers<void>;
}

/** Gathers the writes of one turn of the event loop, so that one commit, and one flush of the disk, serves them all. */
export class WriteQueue {
  readonly #commit: (batch: readonly PendingWrite[]) => Promise<void>;
  #pending: PendingWrite[] = [];
  #running: Promise<void> | undefined;

  constructor(commit: (batch: readonly { text: string; parameters: readonly unknown[] }[]) => Promise<void>) {
    this.#commit = commit;
  }

  /** Returns once the write is durable. */
  add(text: string, parameters: readonly unknown[]): Promise<void> {
    const settle = Promise.withResolvers<void>();
    this.#pending.push({ text, parameters, settle });
    this.#running ??= this.#run();
    return settle.promise;
  }

  /** Returns once nothing is waiting any more. */
  async drain(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#pending.length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      const batch = this.#pending;
      this.#pending = [];
      try {
        await this.#commit(batch);
        for (const { settle } of batch) settle.resolve();
      } catch (error) {
        for (const { settle } of batch) settle.reject(error);
      }
    }
    this.#running = undefined;
  }
}
