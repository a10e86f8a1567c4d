import type { RedactorOptions } from "../redact/create-redactor.ts";
import type { BodyCopy } from "./body-copy.ts";
import { INTERRUPTED, type OpenExchange } from "./open-exchange.ts";
import { Recording, waitForLate } from "./recording.ts";
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
   * @default A clock of the process that never goes back.
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

/**
 * Wraps `fetch` and records each exchange without secrets and personal data when its body has ended. The caller gets the
 * response as it arrives; the next request waits until the exchanges before it are written.
 */
export function createRecorder(options: RecorderOptions): Recorder {
  const { sink, fetch: next = globalThis.fetch, now } = options;
  const failures: { readonly name: string; readonly error: unknown }[] = [];
  const onError = (error: unknown, name: string) => void failures.push({ name, error });
  const recording = new Recording({ ...options, isDecoded: true, onError });
  const open = new Map<OpenExchange, Promise<void>>();

  return {
    async fetch(input, init) {
      const request = new Request(input, init);
      await recording.written;
      const exchange = recording.start({ method: request.method, url: request.url, headers: [...request.headers] });
      const sending = copyRequest(request.clone(), exchange.sent);
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      const end = (error?: string) => void sending.then(() => exchange.record(error)).then(resolve);
      open.set(exchange, ended);
      void ended.then(() => open.delete(exchange));
      try {
        const response = await next(request);
        exchange.response = { status: response.status, headers: listHeaders(response, now && exchange.start) };
        return observeBody(response, exchange.received, end);
      } catch (error) {
        end(INTERRUPTED);
        throw error;
      }
    },
    async close() {
      await waitForLate(open.values());
      for (const exchange of open.keys()) void exchange.record(INTERRUPTED);
      await recording.written;
      await sink.close();
      if (failures.length === 0) return;
      const names = failures.map(({ name, error }) => `${name} (${describeError(error)})`).join(", ");
      const errors = failures.map(({ error }) => error);
      throw new AggregateError(errors, `could not record ${failures.length} of ${recording.count} exchanges: ${names}`);
    },
  };
}

/** Messages of errors may quote values. */
function describeError(error: unknown): string {
  return String((error as NodeJS.ErrnoException).code ?? (error as Error).name);
}

async function copyRequest(request: Request, sent: BodyCopy): Promise<void> {
  try {
    sent.add(new Uint8Array(await request.arrayBuffer()));
    sent.end();
  } catch {
    // The request fails, too, and its caller handles that.
  }
}

/** Lists the headers of a response. @param date Milliseconds since the epoch for its `Date`, if the clock is the caller's. */
function listHeaders(response: Response, date: number | undefined): [string, string][] {
  const headers = new Headers(response.headers);
  if (date !== undefined && headers.has("date")) headers.set("date", new Date(date).toUTCString());
  return [...headers];
}

/** Returns a response whose body is copied while the caller reads it. */
function observeBody(response: Response, received: BodyCopy, end: (error?: string) => void): Response {
  const endWhole = () => {
    received.end();
    end();
  };
  if (!response.body) {
    endWhole();
    return response;
  }
  const copying: Transformer<Uint8Array, Uint8Array> & { cancel(): void } = {
    transform(chunk, controller) {
      received.add(chunk);
      controller.enqueue(chunk);
    },
    flush: endWhole,
    cancel: () => end(INTERRUPTED), // called if the response breaks off, too
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
