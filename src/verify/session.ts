import { type Exchange, toExchange } from "../traffic/read/exchange.ts";
import type { HarEntry } from "../traffic/read/har.ts";
import { tryParseJson } from "../traffic/read/parse-json.ts";

/** A request to send. */
export interface PlannedRequest {
  readonly method: string;
  /** Path below the base URL, percent-encoded, with its query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The response to a request. */
export interface Answer {
  readonly request: PlannedRequest;
  readonly exchange: Exchange;
  /** 0 if there was no complete response; `exchange.response.error` says why. */
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON body. */
  readonly value: unknown;
}

/** Ends a verification before its plan is complete. */
export class Stopped extends Error {
  override readonly name = "Stopped";
  readonly isUnreachable: boolean;

  constructor(reason: string, { isUnreachable = false } = {}) {
    super(reason);
    this.isUnreachable = isUnreachable;
  }
}

/** How requests are sent. */
export interface SessionOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly baseUrl: string;
  /** Maximum requests a second. */
  readonly rate: number;
  readonly maxRequests: number;
  /** Maximum time for one response, in milliseconds. */
  readonly timeoutMs: number;
  /** Monotonic clock in milliseconds. */
  readonly now: () => number;
  readonly sleep: (delayMs: number) => Promise<unknown>;
  readonly signal?: AbortSignal | undefined;
  /** Receives each entry. */
  readonly onEntry?: ((entry: HarEntry) => unknown) | undefined;
  /** Receives each answer, also a 429 that is tried again. */
  readonly onAnswer: (answer: Answer) => void;
}

/** Longer bodies are not read. */
const MAX_BODY_BYTES = 1 << 23;
const MAX_FAILURES = 3;
const MAX_LIMITED = 3;
const MAX_WAIT_SECONDS = 60;

/** Sends requests one after the other, at most at a rate and up to a number, and none twice unless asked to. */
export class Session {
  readonly #options: SessionOptions;
  readonly #answers = new Map<string, Answer>();
  #sent = 0;
  #failures = 0;
  #nextAt = 0;
  /** Requests that are kept back for the cleanup. */
  reserved = 0;
  /** True if the remaining requests end what the others began: no limit and no abort applies to them. */
  isCleanup = false;

  constructor(options: SessionOptions) {
    this.#options = options;
  }

  /** Number of requests so far. */
  get sent(): number {
    return this.#sent;
  }

  /**
   * Returns the response to a request: an earlier one to the same request, unless `again` is true. A 429 is waited for.
   * @throws Stopped if the service is out of reach, limits every request, or the requests are used up.
   */
  async send(request: PlannedRequest, { again = false } = {}): Promise<Answer> {
    const key = JSON.stringify(request);
    const known = this.#answers.get(key);
    if (known && !again) return known;
    for (let tries = 1; ; tries++) {
      this.#requirePermission();
      const answer = await this.#exchange(request, this.isCleanup ? undefined : this.#options.signal);
      this.#noteFailure(answer);
      this.#answers.set(key, answer);
      if (answer.status !== 429) return answer;
      if (tries === MAX_LIMITED) throw new Stopped(`the service answered 429 to ${tries} tries of one request`);
      await this.#wait(1000 * Math.min(readDelay(answer.headers), MAX_WAIT_SECONDS));
    }
  }

  #requirePermission(): void {
    const { maxRequests, signal } = this.#options;
    if (this.isCleanup) return;
    if (signal?.aborted) throw new Stopped("the verification was interrupted");
    if (this.#sent + this.reserved >= maxRequests)
      throw new Stopped(`the maximum of ${maxRequests} requests was reached`);
  }

  #noteFailure({ status, exchange }: Answer): void {
    if (this.#options.signal?.aborted && status === 0 && !this.isCleanup)
      throw new Stopped("the verification was interrupted");
    this.#failures = status === 0 && exchange.response.error !== TOO_LONG ? this.#failures + 1 : 0;
    if (this.#failures === MAX_FAILURES)
      throw new Stopped(`no response to ${MAX_FAILURES} requests in a row (${exchange.entry.response.statusText})`, {
        isUnreachable: true,
      });
  }

  async #exchange(request: PlannedRequest, stop: AbortSignal | undefined): Promise<Answer> {
    const { fetch, baseUrl, rate, timeoutMs, now } = this.#options;
    const startedAt = Math.max(now(), this.#nextAt);
    this.#nextAt = startedAt + 1000 / rate;
    await this.#wait(startedAt - now());
    const { method, target, headers, body } = request;
    const url = baseUrl.replace(/\/$/, "") + target;
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(stop ? [stop] : [])]);
    const index = this.#sent++;
    const startedDateTime = new Date().toISOString();
    const begin = now();
    const init = { method, headers, signal, redirect: "manual", ...(body !== undefined && { body }) } as const;
    const response = await settle(() => fetch(url, init), signal);
    const entry: HarEntry = {
      startedDateTime,
      time: now() - begin,
      request: {
        method,
        url,
        headers: Object.entries(headers).map(([name, value]) => ({ name: name.toLowerCase(), value })),
        bodySize: body?.length ?? 0,
        ...(body && { postData: { mimeType: headers["Content-Type"] ?? "", text: body } }),
      },
      response,
    };
    await this.#options.onEntry?.(entry);
    const exchange = toExchange(entry, index);
    const { status, headers: received, body: text = "" } = exchange.response;
    const answer = { request, exchange, status, headers: received, value: tryParseJson(text) };
    this.#options.onAnswer(answer);
    return answer;
  }

  async #wait(delayMs: number): Promise<void> {
    if (delayMs > 0) await this.#options.sleep(delayMs);
  }
}

/** The error of a response that is not read to its end. */
const TOO_LONG = "http_response_body_size";

/** Returns the response as HAR; one that fails, ends early, takes too long or is too long has status 0. */
async function settle(send: () => Promise<Response>, signal: AbortSignal): Promise<HarEntry["response"]> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => undefined);
  try {
    const response = await Promise.race([send(), aborted]);
    const text = await Promise.race([readText(response), aborted]);
    const headers = [...response.headers].map(([name, value]) => ({ name, value }));
    const mimeType = response.headers.get("content-type") ?? "";
    if (text === undefined) return { status: response.status, headers, _error: TOO_LONG };
    return { status: response.status, headers, content: { mimeType, text } };
  } catch (error) {
    return {
      status: 0,
      statusText: describeCause(error),
      _error: signal.aborted ? "connection_timeout" : "connection_terminated",
    };
  }
}

/** Returns the code of a failure such as `ECONNREFUSED`; messages can quote credentials. */
function describeCause(error: unknown): string {
  const { code, name, cause } = Object(error) as { code?: unknown; name?: unknown; cause?: { code?: unknown } };
  return String(Object(cause).code ?? code ?? name);
}

/** Reads a body; returns undefined if it is too long. */
async function readText({ body }: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    chunks.push(read.value);
    length += read.value.length;
    if (length <= MAX_BODY_BYTES) continue;
    void reader?.cancel().catch(() => undefined);
    return undefined;
  }
  return Buffer.concat(chunks).toString();
}

/** Returns the seconds of `Retry-After`; 1 without it. */
function readDelay(headers: Headers): number {
  const text = headers.get("retry-after") ?? "";
  return /^\d{1,6}$/.test(text) ? Number(text) : 1;
}
