import { TrafficCheck, type TrafficCheckOptions } from "../../src/traffic/check.ts";
import { type Har, type HarEntry, readExchanges } from "../../src/traffic/index.ts";

type HeaderFields = Readonly<Record<string, string>> | readonly (readonly [name: string, value: string])[];

/** Options of {@link entry}; the defaults conform, and have the key pair of an application. */
export interface EntryOptions {
  readonly method?: string;
  readonly url?: string;
  readonly headers?: HeaderFields;
  /** Form fields of the request body, or its text. */
  readonly form?: Record<string, string> | string;
  readonly status?: number;
  readonly responseHeaders?: HeaderFields;
  /** JSON body of the response, or its text. */
  readonly body?: unknown;
  readonly startedAt?: string;
  /** Milliseconds. */
  readonly time?: number;
}

export const ACTIVITY_URL = "https://api.loyalty.example/v1/loyalties/camp_1/members/LC-1/activity";
export const TOKEN_URL = "https://api.loyalty.example/oauth/token";

/** Creates a page of activity. */
export const page = (data: readonly unknown[] = [], more: object = { has_more: false }) => ({
  object: "list",
  data_ref: "data",
  data,
  ...more,
});

/** The key pair of an application. */
export const KEYS = { "X-App-Id": "a", "X-App-Token": "t" };

/** Creates an entry as most tools write it. */
export function entry(options: EntryOptions = {}): HarEntry {
  const { method = options.form ? "POST" : "GET", url = ACTIVITY_URL, status = 200, body = page() } = options;
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const list = (headers: HeaderFields) =>
    (Array.isArray(headers) ? headers : Object.entries(headers)).map(([name, value]) => ({ name, value }));
  return {
    startedDateTime: options.startedAt ?? "2026-06-01T12:00:00.000Z",
    time: options.time ?? 3,
    request: {
      method,
      url,
      headers: list(options.headers ?? KEYS),
      ...(options.form && {
        postData: { mimeType: "application/x-www-form-urlencoded", text: String(new URLSearchParams(options.form)) },
      }),
    },
    response: {
      status,
      headers: list(options.responseHeaders ?? {}),
      content: { size: Buffer.byteLength(text), mimeType: "application/json; charset=utf-8", text },
    },
  };
}

/** Creates an archive of these entries. */
export function har(...entries: readonly HarEntry[]): Har {
  return { log: { version: "1.2", creator: { name: "test", version: "1" }, entries } };
}

/** Checks a recording of these entries, and returns the report. */
export function checkEntries(entries: readonly HarEntry[], options?: TrafficCheckOptions) {
  const check = new TrafficCheck(options);
  for (const exchange of readExchanges(har(...entries))) check.add(exchange);
  return check.report();
}
