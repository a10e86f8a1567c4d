import { gzipSync } from "node:zlib";
import { exampleBodies } from "../../../src/contract/examples.ts";
import { operations } from "../../../src/contract/internal.ts";
import { isObject } from "../../../src/contract/json.ts";
import type { HarEntry } from "../../../src/traffic/index.ts";
import { ACTIVITY_URL, entry, TOKEN_URL } from "../../support/har.ts";

const REQUEST_HEADERS =
  `Accept Accept-Encoding Accept-Language Authorization Cache-Control Cookie Forwarded From If-Match
If-None-Match Origin Pragma Proxy-Authorization Range Referer Traceparent User-Agent Via X-Api-Key X-App-Id X-App-Token
X-Forwarded-For X-Management-Id X-Management-Token X-Request-Id X-Service-OAuth X-Unknown`.split(/\s/);
const RESPONSE_HEADERS =
  `Age Allow Cache-Control Content-Disposition Content-Language Content-Location Date ETag Expires
Last-Modified Link Location Pragma Proxy-Authenticate Proxy-Status Retry-After Server Server-Timing Set-Cookie
Strict-Transport-Security Vary Via Warning WWW-Authenticate X-Request-Id X-Unknown`.split(/\s/);

/** The properties of an entry that decide what it is. */
const KEPT = ["method", "url", "status", "encoding", "startedDateTime"];

/** Replaces each text of an entry, whatever tool wrote it, and adds a property to each object. */
export function plantInEntry(value: unknown, text: string): unknown {
  if (Array.isArray(value)) return value.map((item) => plantInEntry(item, text));
  if (!isObject(value)) return typeof value === "string" ? text : value;
  const planted = Object.entries(value).map(([name, inner]) => {
    const isHeader = typeof value.value === "string" && name === "name";
    return [name, KEPT.includes(name) || isHeader ? inner : plantInEntry(inner, text)];
  });
  return { ...Object.fromEntries(planted), [`_${text}`]: text };
}

/** Lists entries with a text in each place of a message: addresses, headers, and bodies of any kind. */
export function listPlanted(text: string): HarEntry[] {
  return [...listAddresses(text), ...listHeaders(text), ...listBodies(text), ...listExamples(text)];
}

function listAddresses(text: string): HarEntry[] {
  const encoded = encodeURIComponent(text);
  const host = "https://x.example";
  const urls = [
    `${host}/v1/loyalties/${encoded}/members/${encoded}/activity`,
    `${host}/${encoded}/oauth/token`,
    `${host}/unknown/${encoded}#${encoded}`,
    `https://${encoded}:${encoded}@x.example/oauth/token`,
    `${ACTIVITY_URL}?limit=${encoded}&order=${encoded}&starting_after_id=${encoded}`,
    `${ACTIVITY_URL}?${encoded}=${encoded}`,
  ];
  return [...urls.map((url) => entry({ url })), entry({ method: text })];
}

function listHeaders(text: string): HarEntry[] {
  const withAll = (names: readonly string[], value: string) => Object.fromEntries(names.map((name) => [name, value]));
  const values = [text, `Bearer ${text}`, `Basic ${text}`, `Digest ${text}`, `${text}=${text}==; Path=/${text}`];
  const special = [`Bearer realm="${text}", error="invalid_token"`, `application/${text}+json; charset=${text}`];
  return [...values, ...special].flatMap((value) => [
    entry({ headers: withAll(REQUEST_HEADERS, value) }),
    entry({ responseHeaders: withAll([...RESPONSE_HEADERS, "Content-Type"], value) }),
  ]);
}

function listBodies(text: string): HarEntry[] {
  const json = JSON.stringify(text);
  const bodies = [
    `<p title="${text}">${text} <a href="/${text}">`,
    text,
    `data: {"token":${json}}\n\n`,
    `--x\r\nContent-Disposition: form-data; name="${text}"\r\n\r\n${text}`,
    `${encodeURIComponent(text)}=${encodeURIComponent(text)}`,
    ["grant_type", "scope", "access_token"].map((name) => `${name}=${encodeURIComponent(text)}`).join("&"),
    json,
    `{"access_token":${json}`, // cut off
    `\uFEFF{"access_token":${json},"access_token":${json}}`,
    `{"${toEscapes(text)}":"${toEscapes(text)}"}`,
    `${"[".repeat(3000)}${json}${"]".repeat(3000)}`,
  ];
  const bytes = [Buffer.from(`{"access_token":${json}}`, "utf16le"), gzipSync(text)];
  return [
    ...bodies.flatMap((body) => [
      entry({ body, status: 400 }),
      entry({ body, status: 400, responseHeaders: { "Content-Type": "text/html" } }),
      entry({ url: TOKEN_URL, form: body }),
      withPostData({ mimeType: "application/json", text: body }),
    ]),
    ...bytes.map((each) => withContent({ text: each.toString("base64"), encoding: "base64" })),
    withPostData({
      params: [
        { name: "scope", value: text },
        { name: text, value: text },
      ],
    }),
    withContent({ mimeType: text, text: "{}" }),
  ];
}

function withPostData(postData: object): HarEntry {
  const { request, ...rest } = entry({ url: TOKEN_URL, method: "POST" });
  return { ...rest, request: { ...request, postData } };
}

function withContent(content: object): HarEntry {
  return { ...entry(), response: { status: 200, statusText: "OK", content } };
}

/** Plants a text in the bodies that the contract shows, of which events keep their type or do not. */
function listExamples(text: string): HarEntry[] {
  return Object.values(operations).flatMap(({ id, method, path }) =>
    exampleBodies(id).flatMap(({ status, body }) =>
      [true, false].map((keepsTypes) =>
        entry({
          method,
          url: `https://x.example${path}`,
          status: Number(status.replace("XX", "18")),
          body: plantInBody(body, text, keepsTypes),
        }),
      ),
    ),
  );
}

/** Replaces every value by a text, and adds unknown properties to every object. */
function plantInBody(value: unknown, text: string, keepsTypes: boolean): unknown {
  if (Array.isArray(value)) return [...value.map((item) => plantInBody(item, text, keepsTypes)), text];
  if (!isObject(value)) return text;
  const isEvent = "created_at" in value && "data" in value;
  const planted = Object.entries(value).map(([name, inner]) => {
    return [name, keepsTypes && isEvent && name === "type" ? inner : plantInBody(inner, text, keepsTypes)];
  });
  return { ...Object.fromEntries(planted), [text]: text, unknown: { [text]: toNumber(text), name: text, id: text } };
}

const toNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : 0);

/** Returns a text of ASCII characters as JSON can escape it. */
export function toEscapes(text: string): string {
  return text.replaceAll(/./g, (each) => `\\u00${each.charCodeAt(0).toString(16)}`);
}
