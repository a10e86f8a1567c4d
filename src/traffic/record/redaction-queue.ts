import { setImmediate as nextTurn } from "node:timers/promises";
import { createRedactor, type RedactorOptions } from "../redact/create-redactor.ts";
import { type ObservedExchange, toHarEntry } from "./observed-exchange.ts";
import type { RecordingSink } from "./recording-sink.ts";

/** A kill loses at most this number of exchanges, bytes of bodies and milliseconds, and one exchange more. */
const MAX_QUEUED = 100;
const MAX_QUEUED_BYTES = 1 << 22;
const MAX_AGE_MS = 250;

/** Redacts exchanges one after the other, and writes them to a sink in the same order. */
export class RedactionQueue {
  readonly #sink: RecordingSink;
  readonly #redact: ReturnType<typeof createRedactor>;
  readonly #now: () => number;
  /** Exchanges that are not written yet. */
  readonly #queued: { readonly bytes: number; readonly since: number }[] = [];
  /** Adds the exchanges for which there is no room yet. */
  readonly #waiting: (() => void)[] = [];
  #written: Promise<void> = Promise.resolve();

  constructor(sink: RecordingSink, options: RedactorOptions, now = () => performance.now()) {
    this.#sink = sink;
    this.#redact = createRedactor(options);
    this.#now = now;
  }

  /** Adds an exchange. Settles when there is room for it in the queue. @param onError Called if it cannot be redacted or written. */
  add(exchange: ObservedExchange, onError: (error: unknown) => void): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(() => {
        this.#start(exchange, onError);
        resolve();
      });
      this.#fill();
    });
  }

  /** Settles when all exchanges are in the sink, which stays open. */
  async close(): Promise<void> {
    while (this.#queued.length > 0) await this.#written;
  }

  #fill(): void {
    while (this.#hasRoom()) {
      const add = this.#waiting.shift();
      if (!add) return;
      add();
    }
  }

  #hasRoom(): boolean {
    const { length, 0: oldest } = this.#queued;
    if (!oldest) return true;
    const queuedBytes = this.#queued.reduce((sum, { bytes }) => sum + bytes, 0);
    return length < MAX_QUEUED && queuedBytes < MAX_QUEUED_BYTES && this.#now() - oldest.since < MAX_AGE_MS;
  }

  #start(exchange: ObservedExchange, onError: (error: unknown) => void): void {
    const bytes = (exchange.request.body?.length ?? 0) + (exchange.response?.body?.length ?? 0);
    this.#queued.push({ bytes, since: this.#now() });
    this.#written = this.#written
      .then(() => nextTurn()) // the caller continues first, and traffic passes between two exchanges
      .then(() => this.#sink.write(this.#redact(toHarEntry(exchange))))
      .catch(onError)
      .finally(() => {
        this.#queued.shift();
        this.#fill();
      });
  }
}
