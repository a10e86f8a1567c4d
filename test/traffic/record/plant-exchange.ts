import { randomBytes, randomInt } from "node:crypto";
import { gzipSync } from "node:zlib";
import { openapi } from "../../../src/contract/examples.ts";
import { type Operation, operations } from "../../../src/contract/internal.ts";

/** An exchange with a planted value in every place of a kind. */
export type PlantedExchange = ReturnType<typeof plantRequest>;

const PREFIX = "c4n4ry";
const planted = new Set<string>();

/** Plants a text that no recording may contain. */
function plant(): string {
  const value = randomBytes(8).toString("hex");
  planted.add(value);
  return PREFIX + value;
}

/** Plants 15 digits. */
function plantDigits(): string {
  const value = `7${randomInt(1e13, 9e13)}`.padEnd(15, "3");
  planted.add(value);
  return value;
}

const toPercent = (text: string) => text.replaceAll(/./g, (each) => `%${each.charCodeAt(0).toString(16)}`);
const toEscapes = (text: string) => text.replaceAll(/./g, (each) => `\\u00${each.charCodeAt(0).toString(16)}`);
const toBase64 = (text: string) => Buffer.from(text).toString("base64");
const toHex = (text: string) => Buffer.from(text).toString("hex");

/** The forms in which a value is planted. */
const forms: readonly (() => string | number)[] = [
  plant,
  () => toPercent(plant()),
  () => toBase64(plant()),
  () => toHex(plant()),
  () => `two words ${plant()}`,
  () => `${plant()}@mail.example`,
  () => `https://${plant()}:${plant()}@${plant()}.example/${plant()}?${plant()}=${plant()}#${plant()}`,
  () => `/${plant()}?access_token=${plant()}`,
  () => JSON.stringify({ access_token: plant(), [plant()]: [plant(), Number(plantDigits())] }),
  () => JSON.stringify(JSON.stringify([plant()])),
  () => `Bearer ${plant()}`,
  () => `Cannot find voucher with id ${plant()}`,
  () => `2026-01-01T00:00:00Z ${plant()}`,
  () => plantDigits(),
  () => `+${plantDigits()}`,
  () => Number(plantDigits()),
];

let turn = 0;
const plantNext = () => forms[turn++ % forms.length]?.() ?? "";
const plantText = () => String(plantNext());

/** Replaces every leaf and adds unknown properties to every object. @param keepsType Whether events keep their type. */
function plantEverywhere(value: unknown, keepsType: boolean): unknown {
  if (Array.isArray(value)) return [...value.map((item) => plantEverywhere(item, keepsType)), plantNext()];
  if (typeof value !== "object" || value === null) {
    const planted = plantNext();
    return typeof planted === "number" ? String(planted) : planted; // a number stays in the place of a documented number
  }
  const isEvent = "created_at" in value && "data" in value;
  return Object.fromEntries([
    ...Object.entries(value).map(([name, inner]) => [
      name,
      keepsType && isEvent && name === "type" ? inner : plantEverywhere(inner, keepsType),
    ]),
    [plant(), plantNext()],
    [plantDigits(), { [plant()]: plantNext(), name: plantNext(), id: plantNext() }],
  ]);
}

const headerNames = `Accept Accept-Encoding Accept-Language Age Allow Authorization Cache-Control Content-Disposition
Content-Language Content-Location Cookie Date ETag Expires Forwarded From If-Match If-None-Match Last-Modified Link Location
Origin Pragma Proxy-Authenticate Proxy-Authorization Range Referer Retry-After Server Server-Timing Set-Cookie
Strict-Transport-Security Traceparent User-Agent Vary Via Warning WWW-Authenticate X-Api-Key X-App-Id X-App-Token
X-Forwarded-For X-Management-Id X-Management-Token X-Request-Id X-Service-OAuth X-Unknown`.split(/\s/);

function plantHeaders(): Record<string, string> {
  const patterns: Record<string, () => string> = {
    Cookie: () => `${plant()}=${plant()}==; ${plant()}`,
    "Set-Cookie": () => `${plant()}=${plant()}; Path=/${plant()}; Domain=${plant()}; HttpOnly`,
    "WWW-Authenticate": () => `Bearer realm="${plant()}", error="invalid_token", error_description="${plant()}"`,
    Authorization: () => `${["Bearer", "Basic", "Digest"][turn++ % 3]} ${plant()}`,
  };
  return Object.fromEntries(headerNames.map((name) => [name, patterns[name]?.() ?? plantText()]));
}

const JSON_TYPE = { "Content-Type": "application/json" };
const FORM_TYPE = { "Content-Type": "application/x-www-form-urlencoded" };

function* listBodies(): Generator<[headers: Record<string, string>, body: Buffer]> {
  const texts = [
    ["text/html", () => `<p title="${plant()}">${plant()} <a href="/${plant()}">${toPercent(plant())}</a>`],
    ["text/plain", () => plant()],
    ["text/plain", () => plantDigits()],
    ["text/plain", () => `"${plant()}"`],
    ["text/xml", () => `<a b="${plant()}">${plant()}</a>`],
    ["text/event-stream", () => `data: {"token":"${plant()}"}\n\n`],
    [
      "multipart/form-data; boundary=x",
      () => `--x\r\nContent-Disposition: form-data; name="${plant()}"\r\n\r\n${plant()}`,
    ],
    ["application/x-www-form-urlencoded", () => `${plant()}=${plant()}`],
    ["application/json", () => `{"access_token":"${plant()}"`],
    ["application/json", () => `\uFEFF{"access_token":"${plant()}"}`],
    ["application/json", () => `{"access_token":"${plant()}","access_token":"${toEscapes(plant())}"}`],
    ["application/json", () => `{"${toEscapes(plant())}":"${toEscapes(plant())}"}`],
    ["application/json", () => `${"[".repeat(3000)}"${plant()}"${"]".repeat(3000)}`],
    [`application/${plant()}+json`, () => `{"message":"${plant()}"}`],
  ] as const;
  for (const [type, write] of texts) {
    yield [{ "Content-Type": type }, Buffer.from(write())];
    yield [{ "Content-Type": type, "Content-Encoding": "gzip" }, gzipSync(write())];
  }
  yield [JSON_TYPE, Buffer.from(`{"access_token":"${plant()}"}`, "utf16le")];
}

/** Plants values in all places of requests and responses of all operations. */
export function plantExchanges(): PlantedExchange[] {
  const components = openapi.components as Record<string, Record<string, { value?: unknown; content?: object }>>;
  const { responses = {}, examples = {} } = components;
  const toBody = (value: unknown, keepsType: boolean) => Buffer.from(JSON.stringify(plantEverywhere(value, keepsType)));
  const { listMemberActivity } = operations;
  const answer = (operation: Operation, status: number, body: Buffer, headers: Record<string, string> = JSON_TYPE) =>
    plantRequest(operation, { status, headers, body });
  const shown = Object.values(responses)
    .flatMap(({ content = {} }) => Object.values(content))
    .flatMap(({ examples = {} }: { examples?: Record<string, { value?: unknown }> }) => Object.values(examples))
    .filter((example) => "value" in example);
  return [
    ...[true, false].flatMap((keepsType) =>
      Object.values(examples).map(({ value }) => answer(listMemberActivity, 200, toBody(value, keepsType))),
    ),
    ...shown.flatMap(({ value }) =>
      Object.values(operations).flatMap((operation) =>
        [200, 404, 503].map((status) => answer(operation, status, toBody(value, true))),
      ),
    ),
    ...[...listBodies()].map(([headers, body]) => answer(listMemberActivity, 400, body, headers)),
  ];
}

function plantRequest(
  { method, path }: Operation,
  response: { readonly status: number; readonly headers: Record<string, string>; readonly body: Buffer },
) {
  const base = turn % 2 === 0 ? "" : `/${plant()}`;
  const filled = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(plantText()));
  const query = ["order", "starting_after_id", plant()].map((name) => `${name}=${encodeURIComponent(plantText())}`);
  const fields = ["grant_type", "scope", "access_token", "client_secret", plant()];
  return {
    method,
    target: `${base}${filled}?limit=${plant()}&${query.join("&")}`,
    headers: { ...plantHeaders(), ...(method === "POST" ? FORM_TYPE : {}) },
    body: method === "POST" ? fields.map((name) => `${name}=${encodeURIComponent(plantText())}`).join("&") : undefined,
    response: { ...response, statusText: plant(), headers: { ...plantHeaders(), ...response.headers } },
  };
}

/** Number of values planted so far. */
export const countPlanted = () => planted.size;

/** Finds planted values in a text: as they are, percent-encoded, as base64 or hexadecimal, or escaped. */
export function findSurvivors(text: string): string[] {
  const decode = (part: string, encoding: "hex" | "base64") => Buffer.from(part, encoding).toString("latin1");
  const decoded = [
    text,
    text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (part) => decode(part.replaceAll("%", ""), "hex")),
    text.replaceAll(/(?:\\{1,8}u00[0-9a-f]{2})+/gi, (part) => decode(part.replaceAll(/\\+u00/g, ""), "hex")),
    [...text.matchAll(/[0-9a-f]{40,}/gi)].map(([part]) => decode(part, "hex")).join("\n"),
    [...text.matchAll(/[\w+/-]{16,}/g)].map(([part]) => decode(part, "base64")).join("\n"),
  ];
  const words = decoded.flatMap((each) => [
    ...[...each.matchAll(new RegExp(`${PREFIX}.{0,20}`, "gi"))].map(([found]) => found),
    ...[...each.matchAll(/(?=([0-9a-f]{16}))/g)].map(([, found = ""]) => found).filter((found) => planted.has(found)),
    ...[...each.matchAll(/(?=(7\d{14}))/g)].map(([, found = ""]) => found).filter((found) => planted.has(found)),
  ]);
  return [...new Set(words)];
}
