import { isObject, tryParseJson } from "../../contract/json.ts";
import { decodeUtf8 } from "./parse-json.ts";

/** A response in a test: of `fetch`, axios, got, supertest, Playwright or `inject` of Fastify, or its status and parsed body. */
export type ResponseLike = ({ readonly status: number | (() => number) } | { readonly statusCode: number }) & {
  readonly headers?: unknown;
  readonly body?: unknown;
};

/** A response, read. Without `headers`, its media type is not known. */
export interface ReadResponse {
  readonly status: number;
  /** The parsed JSON; the text of a body that is not JSON; undefined if it is empty. */
  readonly body: unknown;
  readonly headers?: Headers;
}

const SUPPORTED = "a Response, one of axios, got, supertest, Playwright or inject, or { status, body }";

/** Reads a response; its body can still be read afterwards. @throws {TypeError} If it is not a response, or its body was read. */
export async function readResponse(response: ResponseLike): Promise<ReadResponse> {
  const parts = typeof response === "object" && response !== null ? pick(response) : {};
  const { status, headers, text, clone, bodyUsed } = parts;
  if (bodyUsed === true)
    throw new TypeError("the body of the response was already read; check a clone of the response");
  // Of fetch, also of another realm or of the package undici.
  if (typeof clone === "function" && typeof status === "number")
    return toRead(status, headers, parseBody(await clone.call(response).text()));
  if (typeof status === "function" && typeof headers === "function" && typeof text === "function")
    return toRead(status.call(response), headers.call(response), parseBody(await text.call(response))); // of Playwright
  return readProperties(parts);
}

function readProperties({ status, statusCode, headers, body, data, text }: Record<string, unknown>): ReadResponse {
  const code = status ?? statusCode;
  if (typeof code !== "number") throw new TypeError(`a response needs a status: pass ${SUPPORTED}`);
  if (isObject(body) && [body.getReader, body.pipe].some((method) => typeof method === "function"))
    throw new TypeError(
      "the body is a stream, as of undici.request: pass { status, headers, body: await body.json() }",
    );
  if (data !== undefined) return toRead(code, headers, data === "" ? undefined : data); // axios has "" for no body
  if (typeof text === "string") return toRead(code, headers, parseBody(text)); // supertest has {} for other media types
  const isText = statusCode !== undefined && (typeof body === "string" || body instanceof Uint8Array);
  return toRead(code, headers, isText ? parseBody(body) : body);
}

/** Reads properties that some classes inherit. */
function pick(response: object): Record<string, unknown> {
  const names = ["status", "statusCode", "headers", "body", "data", "text", "clone", "bodyUsed"];
  return Object.fromEntries(names.map((name) => [name, (response as Record<string, unknown>)[name]]));
}

/** A text that is not JSON is a violation: every body of the contract is JSON. */
function parseBody(body: unknown): unknown {
  const text = body instanceof Uint8Array ? decodeUtf8(body) : String(body);
  return tryParseJson(text) ?? (text || undefined);
}

function toRead(status: number, headers: unknown, body: unknown): ReadResponse {
  if (typeof headers !== "object" || headers === null) return { status, body };
  const pairs = Symbol.iterator in headers ? [...(headers as Headers)] : Object.entries(headers);
  const known = pairs.filter(([name, value]) => !name.startsWith(":") && value !== undefined && value !== null);
  return { status, body, headers: new Headers(known.map(([name, value]): [string, string] => [name, String(value)])) };
}
