import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { setImmediate as nextTurn } from "node:timers/promises";
import { WorkerChannel } from "../../worker-channel/worker-channel.ts";
import type { HarEntry } from "../read/har.ts";
import { createRedactor, type RedactorOptions } from "../redact/create-redactor.ts";
import type { RecordingSink } from "./recording-sink.ts";
import type { RedactReply, RedactRequest } from "./redact-worker.ts";

/** Larger exchanges are redacted by other threads: in this one, nothing else would run for too long. */
const MAX_INLINE_BYTES = 1 << 16;
/** A kill loses no more exchanges, bytes of bodies, or milliseconds than these, and one exchange. */
const MAX_QUEUED = 100;
const MAX_QUEUED_BYTES = 1 << 22;
const MAX_AGE_MS = 250;
/** Another thread starts if each has this many requests. */
const MAX_BEHIND = 4;
const MAX_THREADS = Math.max(1, availableParallelism() - 1);

type Channel = WorkerChannel<RedactRequest, RedactReply>;

/** Redacts exchanges, several at a time, and writes them to a sink in the order in which they came. */
export class RedactionQueue {
  readonly #sink: RecordingSink;
  readonly #options: RedactorOptions;
  readonly #now: () => number;
  readonly #redact: (entry: HarEntry) => HarEntry;
  readonly #threads: Channel[] = [];
  /** Exchanges that are not written yet. */
  readonly #queued: { readonly bytes: number; readonly since: number }[] = [];
  /** Adds the exchanges for which there is no room yet. */
  readonly #waiting: (() => void)[] = [];
  #queuedBytes = 0;
  #written: Promise<void> = Promise.resolve();

  constructor(
    sink: RecordingSink,
    { key = randomBytes(32).toString("base64"), keep, drop }: RedactorOptions,
    now = () => performance.now(),
  ) {
    this.#sink = sink;
    this.#options = { key, keep, drop };
    this.#now = now;
    this.#redact = createRedactor(this.#options);
  }

  /**
   * Adds an exchange. Settles when there is room for it in the queue.
   * @param bytes Length of its bodies in memory.
   * @param onError Called if it cannot be redacted or written.
   */
  add(bytes: number, request: RedactRequest, onError: (error: unknown) => void): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(() => {
        this.#start(bytes, request, onError);
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
    return length < MAX_QUEUED && this.#queuedBytes < MAX_QUEUED_BYTES && this.#now() - oldest.since < MAX_AGE_MS;
  }

  #start(bytes: number, request: RedactRequest, onError: (error: unknown) => void): void {
    this.#queued.push({ bytes, since: this.#now() });
    this.#queuedBytes += bytes;
    const entry = this.#toEntry(request, bytes);
    entry.catch(() => undefined); // handled when its turn comes
    this.#written = this.#written
      .then(async () => this.#sink.write(await entry))
      .catch(onError)
      .finally(() => {
        this.#queued.shift();
        this.#queuedBytes -= bytes;
        this.#fill();
      });
  }

  async #toEntry(request: RedactRequest, bytes: number): Promise<HarEntry> {
    await nextTurn(); // the caller continues first, and a response ends before its redaction begins
    if ("entry" in request && bytes <= MAX_INLINE_BYTES) return this.#redact(request.entry);
    const reply = await this.#pickThread().send(request);
    if ("failure" in reply) throw Object.assign(new Error("it cannot be redacted"), { code: reply.failure });
    return reply.entry;
  }

  /** Returns the thread with the fewest requests. */
  #pickThread(): Channel {
    const [idlest] = this.#threads.toSorted((a, b) => a.waiting - b.waiting);
    if (idlest && (idlest.waiting < MAX_BEHIND || this.#threads.length === MAX_THREADS)) return idlest;
    const started: Channel = new WorkerChannel(new URL("./redact-worker", import.meta.url), this.#options);
    this.#threads.push(started);
    return started;
  }
}
