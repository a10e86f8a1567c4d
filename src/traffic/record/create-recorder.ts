import type { HarEntry, HarNameValue } from "../read/har.ts";
import { createRedactor, type RedactorOptions } from "../redact/create-redactor.ts";

/** Takes entries one after the other; they are redacted already. */
export interface HarSink {
  /** Takes an entry that is complete. */
  write(entry: HarEntry): void | Promise<void>;
  /** Ends the recording; no entry comes after it. */
  close(): void | Promise<void>;
}

/** Options of {@link createRecorder}. */
export interface RecorderOptions extends RedactorOptions {
  readonly sink: HarSink;
  /** The `fetch` that does the work. @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch;
  /**
   * Clock, in milliseconds since the epoch. Where it is given, `Date` headers are written as it tells the time, so that
   * a recording with a clock of its own is the same from run to run.
   * @default Date.now
   */
  readonly now?: () => number;
  /** Origin to write in place of the real one, for example `https://api.loyalty.example`. @default the real one */
  readonly origin?: string;
}

/** A recorder. `fetch` is what a client is given. */
export interface Recorder {
  readonly fetch: typeof globalThis.fetch;
  /** Waits for what is still under way and closes the sink. */
  close(): Promise<void>;
}

/**
 * Wraps `fetch` so that each exchange is written to an archive, without secrets and personal data. The caller gets the
 * response untouched and does not wait for the recording; a failure to record surfaces in `close()`.
 */
export function createRecorder(options: RecorderOptions): Recorder {
  const { sink, fetch: next = globalThis.fetch, now = Date.now } = options;
  const redact = createRedactor(options);
  let written: Promise<void> = Promise.resolve();

  /** In the order of requests, whatever the order of answers: a recording does not depend on luck. */
  const keep = (entry: Promise<HarEntry>) => {
    written = written.then(async () => sink.write(redact(await entry)));
    written.catch(() => undefined); // close() reports it
  };

  return {
    async fetch(input, init) {
      const request = new Request(input, init);
      const sent = request.body ? request.clone().text() : Promise.resolve("");
      sent.catch(() => undefined); // the request itself fails then, and its caller hears of it
      const startedAt = now();
      const answer = next(request);
      const copy = answer.then((response) => response.clone());
      keep(toEntry({ request, sent, copy, startedAt, options }));
      return copy.then(() => answer);
    },
    async close() {
      await written;
      await sink.close();
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
      headers: toList(request.headers),
      ...(body !== "" && { postData: { mimeType: request.headers.get("content-type") ?? "", text: body } }),
    },
  };
  // HAR has no other word for "no answer" than status 0.
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
      headers: toList(headers),
      content: { mimeType: headers.get("content-type") ?? "", ...(text === undefined ? { size: -1 } : { text }) },
    },
  };
}

/** Headers that belong to a connection and not to a message (RFC 9110 §7.6.1) say nothing about the interface. */
const HOP_BY_HOP = ["connection", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade"];

function toList(headers: Headers): HarNameValue[] {
  return [...headers].filter(([name]) => !HOP_BY_HOP.includes(name)).map(([name, value]) => ({ name, value }));
}
