import { readProperty, tryParseJson } from "../../contract/json.ts";
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
  if (readProperty(response, "bodyUsed") === true)
    throw new TypeError("the body of the response was already read; check a clone of the response");
  const clone = readProperty(response, "clone"); // of fetch, also of another realm or of the package undici
  const source: unknown = typeof clone === "function" ? clone.call(response) : response;
  // Playwright has methods for what others have as properties.
  const read = (name: string): unknown => {
    const part = readProperty(source, name);
    return typeof part === "function" ? part.call(source) : part;
  };
  const status = read("status") ?? read("statusCode");
  if (typeof status !== "number") throw new TypeError(`a response needs a status: pass ${SUPPORTED}`);
  const headers = toHeaders(read("headers"));
  return { status, body: await readBody(read), ...(headers && { headers }) };
}

/** Reads the body where libraries have it. A text is parsed unless it is the parsed body of `{ status, body }`. */
async function readBody(read: (name: string) => unknown): Promise<unknown> {
  const text = await read("text"); // supertest has {} as the body of other media types
  const data = read("data"); // of axios: "" for no body
  if (typeof text === "string" || data === "") return parseBody(text ?? data);
  const body = data === undefined ? read("body") : data;
  if (["getReader", "pipe"].some((method) => typeof readProperty(body, method) === "function"))
    throw new TypeError(
      "the body is a stream, as of undici.request: pass { status, headers, body: await body.json() }",
    );
  const isText = read("statusCode") !== undefined && (typeof body === "string" || body instanceof Uint8Array);
  return isText ? parseBody(body) : body;
}

/** A text that is not JSON is a violation: every body of the contract is JSON. */
function parseBody(body: unknown): unknown {
  const text = body instanceof Uint8Array ? decodeUtf8(body) : String(body);
  return tryParseJson(text) ?? (text || undefined);
}

function toHeaders(headers: unknown): Headers | undefined {
  if (typeof headers !== "object" || headers === null) return undefined;
  const pairs = Symbol.iterator in headers ? [...(headers as Headers)] : Object.entries(headers);
  const known = pairs.filter(([name, value]) => !name.startsWith(":") && value !== undefined && value !== null);
  return new Headers(known.map(([name, value]): [string, string] => [name, String(value)]));
}
