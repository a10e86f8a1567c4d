import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { setImmediate as nextTurn } from "node:timers/promises";
import { WorkerChannel } from "../../worker-channel/worker-channel.ts";
import type { HarEntry } from "../read/har.ts";
import { createRedactor, type RedactorOptions } from "../redact/create-redactor.ts";
import { type ObservedExchange, toHarEntry } from "./observed-exchange.ts";
import type { RecordingSink } from "./recording-sink.ts";
import type { RedactReply } from "./redact-worker.ts";

/** A kill loses no more exchanges, bytes of bodies, or milliseconds than these, and one exchange. */
const MAX_QUEUED = 100;
const MAX_QUEUED_BYTES = 1 << 22;
const MAX_AGE_MS = 250;
/** Another thread starts if each has this many requests. */
const MAX_BEHIND = 4;

type Channel = WorkerChannel<ObservedExchange, RedactReply>;

/** Redacts exchanges, several at a time, and writes them to a sink in the order in which they came. */
export class RedactionQueue {
  readonly #sink: RecordingSink;
  readonly #options: RedactorOptions;
  readonly #inlineBytes: number;
  readonly #now: () => number;
  readonly #maxThreads: number;
  readonly #redact: (entry: HarEntry) => HarEntry;
  readonly #threads: Channel[] = [];
  /** Exchanges that are not written yet. */
  readonly #queued: { readonly bytes: number; readonly since: number }[] = [];
  /** Adds the exchanges for which there is no room yet. */
  readonly #waiting: (() => void)[] = [];
  #written: Promise<void> = Promise.resolve();

  /** @param inlineBytes Other threads redact the exchanges whose bodies have this length or more. */
  constructor(
    sink: RecordingSink,
    { key = randomBytes(32).toString("base64"), keep, drop }: RedactorOptions,
    inlineBytes: number,
    now = () => performance.now(),
    maxThreads = Math.max(1, availableParallelism() - 1),
  ) {
    this.#sink = sink;
    this.#options = { key, keep, drop };
    this.#inlineBytes = inlineBytes;
    this.#now = now;
    this.#maxThreads = maxThreads;
    this.#redact = createRedactor(this.#options);
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
    await Promise.all(this.#threads.map((thread) => thread.close()));
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
    const entry = this.#toEntry(exchange, bytes);
    entry.catch(() => undefined); // handled when its turn comes
    this.#written = this.#written
      .then(async () => this.#sink.write(await entry))
      .catch(onError)
      .finally(() => {
        this.#queued.shift();
        this.#fill();
      });
  }

  async #toEntry(exchange: ObservedExchange, bytes: number): Promise<HarEntry> {
    await nextTurn(); // the caller continues first, and a response ends before its redaction begins
    if (bytes < this.#inlineBytes) return this.#redact(toHarEntry(exchange));
    const reply = await this.#pickThread().send(exchange);
    if (typeof reply === "string") throw Object.assign(new Error("it cannot be redacted"), { code: reply });
    return reply;
  }

  /** Returns the thread with the fewest requests. */
  #pickThread(): Channel {
    const [idlest] = this.#threads.toSorted((a, b) => a.waiting - b.waiting);
    if (idlest && (idlest.waiting < MAX_BEHIND || this.#threads.length === this.#maxThreads)) return idlest;
    const started: Channel = new WorkerChannel(new URL("./redact-worker", import.meta.url), this.#options);
    this.#threads.push(started);
    return started;
  }
}
