import type { HarEntry, HarNameValue } from "../read/har.ts";
import { createRedactor, type RedactorOptions } from "../redact/create-redactor.ts";
import { selectEndToEnd } from "./end-to-end-headers.ts";
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
      record(toEntry({ request, sent, copy, startedAt, options }));
      return copy.then(() => response);
    },
    async close() {
      await written;
      await sink.close();
      if (failures.length > 0) throw failures[0];
    },
  };
}

interface Recorded {
  readonly request: Request;
  readonly sent: Promise<string>;
  readonly copy: Promise<Response>;
  readonly startedAt: number;
  readonly options: RecorderOptions;
}

async function toEntry({ request, sent, copy, startedAt, options }: Recorded): Promise<HarEntry> {
  const { now = Date.now, origin } = options;
  const response = await copy.catch(() => undefined);
  const body = await sent.catch(() => "");
  const { pathname, search } = new URL(request.url);
  const entry = {
    startedDateTime: new Date(startedAt).toISOString(),
    request: {
      method: request.method,
      url: origin ? new URL(pathname + search, origin).href : request.url,
      headers: toHarHeaders(request.headers),
      ...(body !== "" && { postData: { mimeType: request.headers.get("content-type") ?? "", text: body } }),
    },
  };
  // HAR expresses "no response" as status 0.
  if (!response)
    return { ...entry, time: now() - startedAt, response: { status: 0, headers: [], content: { size: 0 } } };
  const headers = new Headers(response.headers);
  if (options.now && headers.has("date")) headers.set("date", new Date(startedAt).toUTCString());
  const text = await response.text().catch(() => undefined);
  return {
    ...entry,
    time: now() - startedAt,
    response: {
      status: response.status,
      headers: toHarHeaders(headers),
      content: { mimeType: headers.get("content-type") ?? "", ...(text === undefined ? { size: -1 } : { text }) },
    },
  };
}

function toHarHeaders(headers: Headers): HarNameValue[] {
  return selectEndToEnd(headers).map(([name, value]) => ({ name, value }));
}
