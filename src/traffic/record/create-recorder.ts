import { setImmediate as nextTurn } from "node:timers/promises";
import type { RedactorOptions } from "../redact/create-redactor.ts";
import { type BodyCopy, INTERRUPTED, MAX_RECORDED_BYTES, type OpenExchange, Recording } from "./recording.ts";
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
   * Records calls that have not ended as incomplete, and closes the sink.
   * @throws {AggregateError} If exchanges could not be recorded; the message names them, and the others are recorded.
   */
  close(): Promise<void>;
}

/**
 * Wraps `fetch` and records each exchange without secrets and personal data. The caller gets the response when its body has
 * arrived, up to 16 MiB; the next request waits until the exchanges before it are written.
 */
export function createRecorder(options: RecorderOptions): Recorder {
  const { sink, fetch: next = globalThis.fetch, now } = options;
  const failures: { readonly name: string; readonly error: unknown }[] = [];
  const onError = (error: unknown, name: string) => void failures.push({ name, error });
  const recording = new Recording({ ...options, isDecoded: true, onError });
  const open = new Set<OpenExchange>();

  return {
    async fetch(input, init) {
      const request = new Request(input, init);
      await recording.written;
      const exchange = recording.start({ method: request.method, url: request.url, headers: toList(request.headers) });
      open.add(exchange);
      const sending = copyBody(request, exchange.sent);
      let error: string | undefined = INTERRUPTED;
      try {
        const response = await next(request);
        exchange.response = { status: response.status, headers: listHeaders(response, now && exchange.start) };
        error = await copyBody(response, exchange.received);
        return response;
      } finally {
        await Promise.race([sending, nextTurn()]); // a stream that the caller fills may never end
        void exchange.record(error);
        open.delete(exchange);
      }
    },
    async close() {
      for (const exchange of open) void exchange.record(INTERRUPTED);
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

const toList = (headers: Headers) => Array.from(headers, ([name, value]) => ({ name, value }));

/** Lists the headers of a response. @param date Milliseconds since the epoch for its `Date`, if the clock is the caller's. */
function listHeaders(response: Response, date: number | undefined) {
  const headers = new Headers(response.headers);
  if (date !== undefined && headers.has("date")) headers.set("date", new Date(date).toUTCString());
  return toList(headers);
}

/**
 * Copies the body of a message, which can still be read, and returns why it is not whole. Stops at the limit, so that no endless
 * body holds up its reader.
 */
async function copyBody(message: Request | Response, copy: BodyCopy): Promise<string | undefined> {
  try {
    const reader = message.clone().body?.getReader();
    while (copy.length <= MAX_RECORDED_BYTES) {
      const chunk = await reader?.read();
      if (chunk?.done !== false) {
        copy.end();
        return undefined;
      }
      copy.add(chunk.value);
    }
    reader?.cancel().catch(() => undefined); // it settles when nobody reads the body any more
    return undefined;
  } catch {
    return INTERRUPTED;
  }
}
