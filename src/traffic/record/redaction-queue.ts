import { randomBytes } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { WorkerChannel } from "../../worker-channel/worker-channel.ts";
import type { HarEntry } from "../read/har.ts";
import { createRedactor, type RedactorOptions } from "../redact/create-redactor.ts";
import type { RecordingSink } from "./recording-sink.ts";
import type { RedactReply, RedactRequest } from "./redact-worker.ts";

/** Larger exchanges are redacted by another thread: in this one, nothing else would run for too long. */
const MAX_INLINE_BYTES = 1 << 16;
/** Bodies of exchanges that wait for redaction. */
const MAX_WAITING_BYTES = 1 << 27;

/** Redacts exchanges and writes them to a sink, one after the other. */
export class RedactionQueue {
  readonly #sink: RecordingSink;
  readonly #options: RedactorOptions & { readonly maxBodyBytes: number };
  readonly #redact: (entry: HarEntry) => HarEntry;
  #thread: WorkerChannel<RedactRequest, RedactReply> | undefined;
  #waitingBytes = 0;
  #written: Promise<void> = Promise.resolve();

  constructor(sink: RecordingSink, { key = randomBytes(32), keep, drop }: RedactorOptions, maxBodyBytes: number) {
    this.#sink = sink;
    this.#options = { key, keep, drop, maxBodyBytes };
    this.#redact = createRedactor(this.#options);
  }

  /**
   * Adds an exchange.
   * @param bytes Length of its bodies in memory.
   * @param read Returns it when its turn comes.
   * @param onError Called if it cannot be redacted or written, or if too many bytes wait already.
   */
  add(bytes: number, read: () => RedactRequest, onError: (error: unknown) => void): void {
    if (this.#waitingBytes > MAX_WAITING_BYTES) {
      onError(Object.assign(new Error("too many exchanges wait for redaction"), { code: "QUEUE_FULL" }));
      return;
    }
    this.#waitingBytes += bytes;
    this.#written = this.#written
      .then(async () => {
        await nextTurn(); // the caller continues first
        await this.#sink.write(await this.#toEntry(read(), bytes));
      })
      .catch(onError)
      .finally(() => {
        this.#waitingBytes -= bytes;
      });
  }

  /** Settles when all exchanges are in the sink, which stays open. */
  async close(): Promise<void> {
    await this.#written;
    await this.#thread?.close();
  }

  async #toEntry(request: RedactRequest, bytes: number): Promise<HarEntry> {
    if ("entry" in request && bytes <= MAX_INLINE_BYTES) return this.#redact(request.entry);
    this.#thread ??= new WorkerChannel(new URL("./redact-worker", import.meta.url), this.#options);
    const reply = await this.#thread.send(request);
    if ("failure" in reply) throw Object.assign(new Error("it cannot be redacted"), { code: reply.failure });
    return reply.entry;
  }
}
