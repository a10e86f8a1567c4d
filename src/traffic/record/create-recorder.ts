import type { HarEntry } from "../read/har.ts";
import { createRedactor, type RedactorOptions } from "../redact/create-redactor.ts";
import type { RecordingSink } from "./recording-sink.ts";
import { toHarEntry } from "./to-har-entry.ts";

/** Options of {@link createRecorder}. */
export interface RecorderOptions extends RedactorOptions {
  /** Receives the redacted entries. */
  readonly sink: RecordingSink;
  /** Sends the requests. @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch;
  /**
   * Clock, in milliseconds since the epoch. If given, `Date` headers are recorded by this clock, so that a fixed clock
   * makes recordings reproducible.
   * @default Date.now
   */
  readonly now?: () => number;
  /** Origin to record instead of the real one, for example `https://api.loyalty.example`. @default the real one */
  readonly origin?: string;
}

/** A recorder; pass its `fetch` to a client. */
export interface Recorder {
  readonly fetch: typeof globalThis.fetch;
  /** Waits for pending exchanges and closes the sink. Rejects if an exchange could not be written. */
  close(): Promise<void>;
}

/**
 * Wraps `fetch` and records each exchange without secrets and personal data. The caller gets the response unchanged and
 * does not wait for the recording; `close()` reports a failure to record.
 */
export function createRecorder(options: RecorderOptions): Recorder {
  const { sink, fetch: next = globalThis.fetch, now = Date.now } = options;
  const redact = createRedactor(options);
  const failures: unknown[] = [];
  let written: Promise<void> = Promise.resolve();

  /** Writes in the order of requests, so that a recording does not depend on timing. */
  const record = (entry: Promise<HarEntry>) => {
    written = written
      .then(async () => sink.write(redact(await entry)))
      .catch((error: unknown) => void failures.push(error));
  };

  return {
    async fetch(input, init) {
      const request = new Request(input, init);
      const sent = request.body ? request.clone().text() : Promise.resolve("");
      sent.catch(() => undefined); // the request fails, too, and its caller handles that
      const startedAt = now();
      const response = next(request);
      const copy = response.then((original) => original.clone());
      record(observe({ request, sent, copy, startedAt, options }));
      return copy.then(() => response);
    },
    async close() {
      await written;
      await sink.close();
      if (failures.length > 0) throw failures[0];
    },
  };
}

interface Pending {
  readonly request: Request;
  readonly sent: Promise<string>;
  readonly copy: Promise<Response>;
  readonly startedAt: number;
  readonly options: RecorderOptions;
}

async function observe({ request, sent, copy, startedAt, options }: Pending): Promise<HarEntry> {
  const { now = Date.now, origin } = options;
  const response = await copy.catch(() => undefined);
  const headers = new Headers(response?.headers);
  if (options.now && headers.has("date")) headers.set("date", new Date(startedAt).toUTCString());
  const { pathname, search } = new URL(request.url);
  const { method, headers: requestHeaders } = request;
  const url = origin ? new URL(pathname + search, origin).href : request.url;
  const [body, received] = await Promise.all([sent, response?.text()].map((text) => text?.catch(() => undefined)));
  return toHarEntry({
    startedAt,
    durationMs: now() - startedAt,
    request: { method, url, headers: requestHeaders, body },
    response: response && { status: response.status, headers, body: received },
  });
}
