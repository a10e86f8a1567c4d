import { setTimeout as sleep } from "node:timers/promises";
import type { ExchangeError } from "../read/har.ts";
import type { RedactorOptions } from "../redact/create-redactor.ts";
import { BodyCopy, createClock, createWriter, type ObservedExchange } from "./observed-exchange.ts";
import type { RecordingSink } from "./recording-sink.ts";

/** Options of {@link createRecorder}. */
export interface RecorderOptions extends RedactorOptions {
  /** Receives the redacted entries. */
  readonly sink: RecordingSink;
  /** Sends the requests. @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch;
  /**
   * Clock, in milliseconds since the epoch. If given, `Date` headers are recorded by this clock, so that a fixed clock
   * makes recordings reproducible.
   * @default The clock of the process, which has microseconds and never goes back.
   */
  readonly now?: () => number;
}

/** A recorder; pass its `fetch` to a client. */
export interface Recorder {
  readonly fetch: typeof globalThis.fetch;
  /**
   * Waits up to one second for open exchanges, records those that have not ended as incomplete, and closes the sink.
   * @throws {AggregateError} If exchanges could not be recorded; the message names them, and the others are recorded.
   */
  close(): Promise<void>;
}

/** Bytes of a body that are read ahead of the caller, so that the exchange can be recorded. */
const READ_AHEAD_BYTES = 1 << 20;
const GRACE_MS = 1000;

/**
 * Wraps `fetch` and records each exchange without secrets and personal data when its body has ended. The caller gets the
 * response as it arrives; the next request waits until the exchanges before it are written.
 */
export function createRecorder(options: RecorderOptions): Recorder {
  const { sink, fetch: next = globalThis.fetch, now } = options;
  const clock = createClock(now);
  const write = createWriter(sink, options);
  const open = new Set<OpenExchange>();
  const failures: { readonly name: string; readonly error: unknown }[] = [];
  let count = 0;
  let written = Promise.resolve();

  const start = (request: Request): OpenExchange => {
    const exchange = new OpenExchange(request, clock);
    const name = `#${++count} ${request.method}`;
    open.add(exchange);
    void exchange.ended.then(() => {
      open.delete(exchange);
      written = write(exchange.toObserved(options)).catch((error: unknown) => {
        failures.push({ name, error });
      });
    });
    return exchange;
  };

  return {
    async fetch(input, init) {
      const request = new Request(input, init);
      await written;
      const exchange = start(request);
      try {
        return observeBody(await next(request), exchange);
      } catch (error) {
        exchange.end("connection_terminated");
        throw error;
      }
    },
    async close() {
      const ends = Promise.all([...open].map(({ ended }) => ended));
      const late = new AbortController();
      await Promise.race([ends, sleep(GRACE_MS, undefined, { signal: late.signal }).catch(() => undefined)]);
      late.abort();
      for (const exchange of open) exchange.cut();
      await ends;
      await written;
      await sink.close();
      if (failures.length === 0) return;
      const names = failures.map(({ name, error }) => `${name} (${describeError(error)})`).join(", ");
      const errors = failures.map(({ error }) => error);
      throw new AggregateError(errors, `could not record ${failures.length} of ${count} exchanges: ${names}`);
    },
  };
}

/** Messages of errors may quote values. */
function describeError(error: unknown): string {
  return String((error as NodeJS.ErrnoException).code ?? (error as Error).name);
}

/** Copies an exchange while it passes. */
class OpenExchange {
  readonly received = new BodyCopy();
  response: Response | undefined;
  readonly #clock: () => number;
  readonly #start: number;
  readonly #request: Request;
  readonly #sent = new BodyCopy();
  readonly #sending: Promise<void>;
  #end: number | undefined;
  /** Why the exchange is incomplete; undefined if it is complete. */
  #error: ExchangeError | undefined = "connection_terminated";
  readonly #ended = Promise.withResolvers<void>();
  /** Settles when both bodies have ended, or the exchange is cut. */
  readonly ended = this.#ended.promise;

  constructor(request: Request, clock: () => number) {
    this.#clock = clock;
    this.#start = clock();
    this.#request = request;
    this.#sending = this.#copyRequest(request.clone());
  }

  /** Ends the response. */
  end(error?: ExchangeError): void {
    this.#error = error;
    if (error === undefined) this.received.end();
    this.#end = this.#clock();
    void this.#sending.then(this.#ended.resolve);
  }

  /** Ends the exchange with the bytes that have arrived. */
  cut(): void {
    this.#ended.resolve();
  }

  /** Returns the exchange so far. */
  toObserved({ now }: RecorderOptions): ObservedExchange {
    const { method, url, headers } = this.#request;
    const received = new Headers(this.response?.headers);
    if (now && received.has("date")) received.set("date", new Date(this.#start / 1000).toUTCString());
    return {
      start: this.#start,
      end: this.#end ?? this.#clock(),
      request: { method, url, headers: [...headers], ...this.#sent.read() },
      response: this.response && { status: this.response.status, headers: [...received], ...this.received.read() },
      error: this.#error && this.response ? "http_response_incomplete" : this.#error,
      isDecoded: true,
    };
  }

  async #copyRequest(copy: Request): Promise<void> {
    try {
      this.#sent.add(new Uint8Array(await copy.arrayBuffer()));
      this.#sent.end();
    } catch {
      // The request fails, too, and its caller handles that.
    }
  }
}

/** Returns a response whose body is copied while the caller reads it. */
function observeBody(response: Response, exchange: OpenExchange): Response {
  exchange.response = response;
  if (!response.body) {
    exchange.end();
    return response;
  }
  const copying: Transformer<Uint8Array, Uint8Array> & { cancel(): void } = {
    transform(chunk, controller) {
      exchange.received.add(chunk);
      controller.enqueue(chunk);
    },
    flush: () => exchange.end(),
    cancel: () => exchange.end("http_response_incomplete"), // called if the response breaks off, too
  };
  const readAhead = new ByteLengthQueuingStrategy({ highWaterMark: READ_AHEAD_BYTES });
  const body = response.body.pipeThrough(new TransformStream(copying, undefined, readAhead));
  const { status, statusText, headers, url, redirected, type } = response;
  return Object.defineProperties(new Response(body, { status, statusText, headers }), {
    url: { value: url },
    redirected: { value: redirected },
    type: { value: type },
  });
}
