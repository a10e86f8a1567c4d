import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { exampleBodies } from "../../../src/contract/examples.ts";
import { operations } from "../../../src/contract/internal.ts";
import { isObject } from "../../../src/contract/json.ts";
import type { HarEntry } from "../../../src/traffic/index.ts";
import { ACTIVITY_URL, entry } from "../../support/har.ts";

const readRecording = (name: string): HarEntry[] =>
  JSON.parse(readFileSync(`test/recordings/${name}.har`, "utf8")).log.entries;
/** Recordings of browsers, with all that they write beside the format. */
const ofBrowsers = ["browsers/chromium", "browsers/playwright"].flatMap((name) => readRecording(name).slice(0, 4));
/** Forms, pages and errors. */
const ofTokens = readRecording("tokens").slice(0, 4);

/** Texts of headers and bodies that contain another text. */
const containers: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `Bearer ${text}`,
  (text) => `Basic ${text}`,
  (text) => `${text}=${text}==; Path=/${text}`,
  (text) => `Bearer realm="${text}", error="invalid_token"`,
  (text) => `application/${text}+json; charset=${text}`,
  (text) => `<p title="${text}">${text} <a href="/${text}">`,
  (text) => `data: {"token":${JSON.stringify(text)}}\n\n`,
  (text) => `--x\r\nContent-Disposition: form-data; name="${text}"\r\n\r\n${text}`,
  (text) =>
    ["x", "scope", "access_token", text].map((name) => encodeURIComponent(name)).join(`=${encodeURIComponent(text)}&`),
  (text) => JSON.stringify(text),
  (text) => `{"access_token":${JSON.stringify(text)}`, // cut off
  (text) => `\uFEFF{"access_token":${JSON.stringify(text)},"access_token":${JSON.stringify(text)}}`,
  (text) => `{"${toEscapes(text)}":"${toEscapes(text)}"}`,
  (text) => `${"[".repeat(3000)}${JSON.stringify(text)}${"]".repeat(3000)}`,
];

/** The properties of an entry that decide what it is. */
const KEPT = ["method", "url", "status", "encoding", "startedDateTime"];

/** Replaces each text of an entry, whatever tool wrote it, and adds a property to each object. */
function plantInEntry(value: unknown, text: string): unknown {
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
  return [
    ...ofBrowsers.map((each) => plantInEntry(each, text) as HarEntry),
    // Each text is in each container, in one of the entries: another one for a text of another length.
    ...containers.map((contain, at) => plantInEntry(ofTokens[(at + text.length) % 4], contain(text)) as HarEntry),
    ...[listAddresses, listBytes, listExamples].flatMap((list) => list(text)),
  ];
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

/** Lists entries whose bodies are bytes, or fields. */
function listBytes(text: string): HarEntry[] {
  const bytes = [Buffer.from(JSON.stringify({ access_token: text }), "utf16le"), gzipSync(text)];
  const raw = entry({ form: {} });
  const params = ["scope", text].map((name) => ({ name, value: text }));
  return [
    ...bytes.map((each) => {
      const content = { text: each.toString("base64"), encoding: "base64" };
      return { ...raw, response: { status: 200, statusText: "OK", content } };
    }),
    { ...raw, request: { ...raw.request, postData: { params } } },
  ];
}

/** Plants a text in the bodies that the contract shows. Events keep their type in every other one: the others for a longer text. */
function listExamples(text: string): HarEntry[] {
  const shown = Object.values(operations).flatMap(({ id, method, path }) =>
    exampleBodies(id).map(({ status, body }) => ({ method, url: `https://x.example${path}`, status, body })),
  );
  return shown.map(({ method, url, status, body }, at) => {
    const planted = plantInBody(body, text, (at + text.length) % 2 === 0);
    return entry({ method, url, status: Number(status.replace("XX", "18")), body: planted });
  });
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
