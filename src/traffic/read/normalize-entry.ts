import { METHODS } from "node:http";
import { isObject } from "../../contract/json.ts";
import { type HarEntry, type HarRequest, type HarResponse, readHeader } from "./har.ts";

/** An entry as a tool wrote it: the format and its custom properties are not checked, except by `findInvalidProperty`. */
type RawEntry = Omit<HarEntry, "response"> & { readonly response?: HarResponse | null };

/**
 * Brings an entry of any tool into one form: facts that some tools write elsewhere are where the format has them, values of headers
 * are text, and a response that is not of the service is none.
 */
export function normalizeEntry({ time, ...entry }: RawEntry): HarEntry {
  const { request, response } = entry;
  const responder = findOtherResponder(entry);
  return {
    ...entry,
    ...(isMeasured(time) && { time }),
    request: { ...toTexts(request), method: nameMethod(request.method), url: addQuery(request) },
    response: responder === undefined ? toTexts(response ?? { status: 0 }) : { status: 0, _error: responder },
  };
}

/** Tools write 0, -1 or null for a time that they do not know. */
function isMeasured(time: unknown): time is number {
  return typeof time === "number" && time > 0;
}

/** Some tools write methods in lower case. */
function nameMethod(method: string): string {
  const name = method.toUpperCase();
  return METHODS.includes(name) ? name : method;
}

/** Some tools write the query in its list only. */
function addQuery({ url, queryString }: HarRequest): string {
  if (url.includes("?") || !Array.isArray(queryString)) return url;
  const fields = queryString.filter((field) => isObject(field) && typeof field.name === "string" && field.name !== "");
  const query = new URLSearchParams(fields.map(({ name, value }) => [name, String(value ?? "")]));
  const [address = "", ...fragment] = url.split("#");
  return query.size === 0 ? url : [`${address}?${query}`, ...fragment].join("#");
}

/** Names who responded in the place of the service, as a code for `_error`; undefined if nothing shows that somebody did. */
function findOtherResponder(entry: RawEntry): string | undefined {
  const { _fromCache, _fetchType, _securityState, _wasFulfilled } = entry as Readonly<Record<string, unknown>>;
  const { cache = {}, response } = entry;
  const { _transferSize, _fetchedViaServiceWorker } = (response ?? {}) as Readonly<Record<string, unknown>>;
  const isOfFirefox = _securityState !== undefined && isObject(cache) && "afterRequest" in cache;
  const isCached = [_fromCache !== undefined, _transferSize === 0, isOfFirefox, /Cache/.test(String(_fetchType))];
  const responders = {
    BROWSER_CACHE: isCached.includes(true),
    SERVICE_WORKER: _fetchedViaServiceWorker === true || _fetchType === "Service Worker",
    BROWSER_REDIRECT: readHeader(response?.headers, "non-authoritative-reason") !== undefined,
    TEST_ROUTE: _wasFulfilled === true,
    PROXY: /;\s*error=/i.test(readHeader(response?.headers, "proxy-status") ?? ""), // RFC 9209
  };
  return Object.entries(responders).find(([, responded]) => responded)?.[0];
}

function toTexts<Message extends HarRequest | HarResponse>(message: Message): Message {
  const headers: readonly { readonly name: string; readonly value: unknown }[] = message.headers ?? [];
  if (headers.every(({ value }) => typeof value === "string")) return message;
  return { ...message, headers: headers.map(({ name, value }) => ({ name, value: String(value ?? "") })) };
}
