interface PendingWrite {
  readonly text: string;
  readonly parameters: readonly unknown[];
  readonly settle: PromiseWithResolvers<number>;
}

/** Collects the writes of one turn of the event loop, so that they share one commit and one flush of the disk. */
export class WriteQueue {
  readonly #commit: (batch: readonly PendingWrite[]) => Promise<readonly number[]>;
  #pending: PendingWrite[] = [];
  #running: Promise<void> | undefined;

  /** @param commit Writes a batch, all or nothing; returns the number of rows that each write changed. */
  constructor(
    commit: (batch: readonly { text: string; parameters: readonly unknown[] }[]) => Promise<readonly number[]>,
  ) {
    this.#commit = commit;
  }

  /** Returns the number of changed rows once the write is durable. */
  add(text: string, parameters: readonly unknown[]): Promise<number> {
    const settle = Promise.withResolvers<number>();
    this.#pending.push({ text, parameters, settle });
    this.#running ??= this.#run();
    return settle.promise;
  }

  /** Returns once all writes are done. */
  async drain(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#pending.length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      const batch = this.#pending;
      this.#pending = [];
      try {
        const changes = await this.#commit(batch);
        for (const [index, { settle }] of batch.entries()) settle.resolve(changes[index] ?? 0);
      } catch (error) {
        for (const { settle } of batch) settle.reject(error);
      }
    }
    this.#running = undefined;
  }
}
