import { gzipSync } from "node:zlib";
import { exampleBodies } from "../../src/contract/examples.ts";
import { type OperationId, operations } from "../../src/contract/internal.ts";
import { isObject } from "../../src/contract/json.ts";

/** A request and its response, as they are sent. */
export interface PlantedExchange {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly response: {
    readonly status: number;
    readonly statusText: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Buffer;
  };
}

/** The parts of an exchange that hold a text; the others are ordinary. */
interface Place {
  readonly method?: string;
  readonly target?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly response?: Partial<PlantedExchange["response"]>;
}

const ACTIVITY = "/v1/loyalties/camp_1/members/LC-1/activity";
const JSON_TYPE = { "Content-Type": "application/json" };
const FORM_TYPE = { "Content-Type": "application/x-www-form-urlencoded" };

const REQUEST_HEADERS =
  `Accept Accept-Encoding Accept-Language Authorization Cache-Control Cookie Forwarded From If-Match
If-None-Match Origin Pragma Proxy-Authorization Range Referer Traceparent User-Agent Via X-Api-Key X-App-Id X-App-Token
X-Forwarded-For X-Management-Id X-Management-Token X-Request-Id X-Service-OAuth X-Unknown`.split(/\s/);

const RESPONSE_HEADERS =
  `Age Allow Cache-Control Content-Disposition Content-Language Content-Location Date ETag Expires
Last-Modified Link Location Pragma Proxy-Authenticate Proxy-Status Retry-After Server Server-Timing Set-Cookie
Strict-Transport-Security Vary Via Warning WWW-Authenticate X-Request-Id X-Unknown`.split(/\s/);

/** Plants a text in every place of requests and responses. @returns An exchange for each place, by its name. */
export function plantInAllPlaces(text: string): Map<string, PlantedExchange> {
  const places = {
    ...listRequestPlaces(text),
    ...listHeaderPlaces(text),
    ...listBodyPlaces(text),
    ...listJsonPlaces(text),
  };
  return new Map(
    Object.entries(places).map(([name, { method = "GET", target = ACTIVITY, headers = {}, body = "", response }]) => [
      name,
      {
        method,
        target,
        headers,
        body,
        response: { status: 400, statusText: "Bad Request", headers: JSON_TYPE, body: Buffer.from("{}"), ...response },
      },
    ]),
  );
}

function listRequestPlaces(text: string): Record<string, Place> {
  const encoded = encodeURIComponent(text);
  const fields = ["grant_type", "scope", "access_token", "client_secret"].map((name) => `${name}=${encoded}`);
  const form = { method: "POST", target: "/oauth/token", headers: FORM_TYPE };
  return {
    "the path of an operation": { target: `/v1/loyalties/${encoded}/members/${encoded}/activity` },
    "a base path": { target: `/${encoded}/oauth/token`, method: "POST" },
    "an unknown path": { target: `/unknown/${encoded}` },
    "known query parameters": { target: `${ACTIVITY}?limit=${encoded}&order=${encoded}&starting_after_id=${encoded}` },
    "an unknown query parameter": { target: `${ACTIVITY}?${encoded}=${encoded}` },
    "known fields of a form": { ...form, body: fields.join("&") },
    "an unknown field of a form": { ...form, body: `${encoded}=${encoded}&scope=${encoded}+api` },
    "the body of a revocation": { ...form, target: "/v1/oauth/token/revoke", body: `access_token=${encoded}` },
    "a form without its media type": { ...form, headers: {}, body: text },
    "a JSON request": { ...form, headers: JSON_TYPE, body: JSON.stringify({ [text]: text }) },
  };
}

function listHeaderPlaces(text: string): Record<string, Place> {
  const withAll = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, text]));
  const challenge = `Bearer realm="${text}", error="invalid_token", error_description="${text}"`;
  const cookie = `${text}=${text}; Path=/${text}; Domain=${text}; HttpOnly`;
  const mediaType = { "Content-Type": `application/${text}+json; charset=${text}` };
  return {
    "request headers": { headers: withAll(REQUEST_HEADERS) },
    "bearer credentials": { headers: { Authorization: `Bearer ${text}`, "X-Service-OAuth": `Bearer ${text}` } },
    "basic credentials": { headers: { Authorization: `Basic ${text}` } },
    "other credentials": { headers: { Authorization: `Digest ${text}` } },
    cookies: { headers: { Cookie: `${text}=${text}==; ${text}` } },
    "the media type of a request": { method: "POST", headers: mediaType, body: "a=b" },
    "response headers": { response: { headers: withAll(RESPONSE_HEADERS) } },
    "cookies of a response": { response: { headers: { "Set-Cookie": cookie } } },
    "a challenge": { response: { headers: { "WWW-Authenticate": challenge } } },
    "the media type of a response": { response: { headers: mediaType } },
    "the reason of a status": { response: { statusText: text } },
  };
}

/** Lists bodies of any kind. */
function listBodyPlaces(text: string): Record<string, Place> {
  const json = JSON.stringify(text);
  const part = `--x\r\nContent-Disposition: form-data; name="${text}"\r\n\r\n${text}`;
  const bodies: Record<string, { type: string; body: string }> = {
    HTML: { type: "text/html", body: `<p title="${text}">${text} <a href="/${text}">` },
    XML: { type: "text/xml", body: `<a b="${text}">${text}</a>` },
    "plain text": { type: "text/plain", body: text },
    "events of a server": { type: "text/event-stream", body: `data: {"token":${json}}\n\n` },
    "parts of a form": { type: "multipart/form-data; boundary=x", body: part },
    "a form": { type: "application/x-www-form-urlencoded", body: `${text}=${text}` },
    "a JSON text": { type: "application/json", body: json },
    "JSON that is cut off": { type: "application/json", body: `{"access_token":${json}` },
    "JSON after a byte order mark": { type: "application/json", body: `\uFEFF{"access_token":${json}}` },
    "JSON with a name twice": { type: "application/json", body: `{"access_token":${json},"access_token":${json}}` },
    "JSON in escapes": { type: "application/json", body: `{"${toEscapes(text)}":"${toEscapes(text)}"}` },
    "nested JSON": { type: "application/json", body: `${"[".repeat(3000)}${json}${"]".repeat(3000)}` },
    "JSON of another media type": { type: "application/problem+json", body: `{"message":${json}}` },
  };
  const plain = Object.entries(bodies).map(([name, { type, body }]) => {
    return [name, { response: { headers: { "Content-Type": type }, body: Buffer.from(body) } }] as const;
  });
  const wide = { response: { body: Buffer.from(`{"access_token":${json}}`, "utf16le") } };
  const packed = { response: { headers: { "Content-Encoding": "gzip" }, body: gzipSync(text) } };
  return { ...Object.fromEntries(plain), "JSON in UTF-16": wide, "a compressed body": packed };
}

/** Plants a text in the bodies that the contract shows. */
function listJsonPlaces(text: string): Record<string, Place> {
  const examples = Object.values(operations).flatMap(({ id, method, path }) =>
    exampleBodies(id).map(({ status, body }, at) => ({ id, method, target: path, status, body, at })),
  );
  const places = examples.flatMap(({ id, method, target, status, body, at }) =>
    [true, false].map((keepsTypes) => {
      const planted = Buffer.from(JSON.stringify(plantInJson(body, text, keepsTypes)));
      const response = { status: Number(status.replace("XX", "18")), body: planted };
      return [nameExample(id, status, at, keepsTypes), { method, target, response }] as const;
    }),
  );
  return Object.fromEntries(places);
}

function nameExample(id: OperationId, status: string, at: number, keepsTypes: boolean): string {
  return `example ${at + 1} of ${id} ${status}${keepsTypes ? "" : " with other types"}`;
}

/** Replaces every value by a text, and adds unknown properties to every object. @param keepsTypes True if events keep their type. */
function plantInJson(value: unknown, text: string, keepsTypes: boolean): unknown {
  if (Array.isArray(value)) return [...value.map((item) => plantInJson(item, text, keepsTypes)), text];
  if (!isObject(value)) return text;
  const isEvent = "created_at" in value && "data" in value;
  const planted = Object.entries(value).map(([name, inner]) => {
    return [name, keepsTypes && isEvent && name === "type" ? inner : plantInJson(inner, text, keepsTypes)];
  });
  const number = /^\d+$/.test(text) ? Number(text) : 0;
  return { ...Object.fromEntries(planted), [text]: text, unknown: { [text]: number, name: text, id: text } };
}

/** Returns a text of ASCII characters as JSON can escape it. */
export function toEscapes(text: string): string {
  return text.replaceAll(/./g, (each) => `\\u00${each.charCodeAt(0).toString(16)}`);
}
