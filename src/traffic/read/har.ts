import { isUtf8 } from "node:buffer";
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";
import type { Content, Creator, Entry, Param, Request, Response } from "har-format";
import { isObject } from "../../contract/json.ts";
import { decodeUtf8, isTruncatedJson } from "./parse-json.ts";

/**
 * HTTP Archive 1.2. Tools omit properties that the format requires, so a property is optional here if any known tool
 * omits it.
 */
export interface Har {
  readonly log: { readonly version?: string; readonly creator?: Creator; readonly entries: readonly HarEntry[] };
}

/** One recorded exchange: its request as it was sent, and its response as it was received. */
export type HarEntry = Partial<Omit<Entry, "request" | "response">> & {
  readonly request: HarRequest;
  readonly response: HarResponse;
};

/** A request; some tools write the fields of a form instead of its text. */
export type HarRequest = Pick<Request, "method" | "url"> &
  Partial<Omit<Request, "postData">> & {
    readonly postData?: {
      readonly mimeType?: string;
      readonly text?: string;
      readonly params?: readonly Param[];
    };
  };

/** A response; a status below 100 means no response. */
export type HarResponse = Pick<Response, "status"> &
  Partial<Omit<Response, "content">> & {
    readonly content?: Partial<Content>;
    /** Why there is no complete response; written by recorders of this package and by browsers. */
    readonly _error?: string;
  };

/** Why an exchange has no complete response of the service (names of RFC 9209). */
export const exchangeErrors = [
  "connection_refused",
  "connection_terminated",
  "connection_timeout",
  "dns_error",
  "http_protocol_error",
  "http_request_error",
  "http_response_incomplete",
  "tls_certificate_error",
  "tls_protocol_error",
] as const;
export type ExchangeError = (typeof exchangeErrors)[number];

/** The creator that this package writes into HAR. */
export const harCreator: Creator = { name: "loyalty-interface", version: "1" };

/** The start of an exchange. */
export interface Start {
  /** Milliseconds since the epoch; NaN if unknown. */
  readonly milliseconds: number;
  /** Three more digits, as our recorders write them; undefined if the tool wrote another number of digits. */
  readonly microseconds: string | undefined;
}

/** Reads a `startedDateTime`. */
export function readStart(startedDateTime = ""): Start {
  const [, microseconds] = /\.\d{3}(\d{3})(?!\d)/.exec(startedDateTime) ?? [];
  return { milliseconds: Date.parse(startedDateTime), microseconds };
}

/** Names the property that makes a value unreadable as an entry; undefined if it is an entry. */
export function findInvalidProperty(value: unknown): string | undefined {
  if (!isObject(value) || !isObject(value.request)) return "request";
  const { request, response, startedDateTime } = value;
  if (!isObject(response)) return "response";
  const { content = {} } = response;
  const postData = request.postData ?? {};
  const isValid = {
    startedDateTime: isTextOrMissing(startedDateTime),
    "request.method": typeof request.method === "string",
    "request.url": typeof request.url === "string",
    "request.headers": isFieldListOrMissing(request.headers),
    "request.postData": isObject(postData) && [postData.mimeType, postData.text].every(isTextOrMissing),
    "request.postData.params": isObject(postData) && isFieldListOrMissing(postData.params),
    "response.status": typeof response.status === "number",
    "response.headers": isFieldListOrMissing(response.headers),
    "response.content": isObject(content) && [content.mimeType, content.text, content.encoding].every(isTextOrMissing),
  };
  return Object.entries(isValid).find(([, valid]) => !valid)?.[0];
}

function isTextOrMissing(value: unknown): boolean {
  return value === undefined || value === null || typeof value === "string"; // null: some tools write it for no body
}

function isFieldListOrMissing(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return (
    Array.isArray(value) &&
    value.every((field) => isObject(field) && typeof field.name === "string" && typeof (field.value ?? "") === "string")
  );
}

/** True if a value is HAR; its entries are not checked. */
export function isHar(value: unknown): value is Har {
  return isObject(value) && isObject(value.log) && Array.isArray(value.log.entries);
}

/** Bounds the size of an unpacked body. */
const MAX_UNPACKED_BYTES = 1 << 26;

/** Codings of `Content-Encoding` (RFC 9110 §8.4.1, RFC 7932, RFC 8878). */
const decoders: Readonly<
  Record<string, (bytes: Uint8Array, limit: { readonly maxOutputLength: number }) => Uint8Array>
> = {
  identity: (bytes) => bytes,
  br: brotliDecompressSync,
  deflate: inflateSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

/** Unpacks a body as its `Content-Encoding` says. @throws {Error} If a coding is unknown, or the bytes have another. */
export function unpackBody(bytes: Uint8Array, codings: string, maxOutputLength = MAX_UNPACKED_BYTES): Uint8Array {
  const unpack = (packed: Uint8Array, name: string) => {
    const decode = decoders[name.replace(/^x-/, "")];
    if (!decode) throw new Error(`${name} is not a known coding`);
    return decode(packed, { maxOutputLength });
  };
  const names = codings.toLowerCase().match(/[^\s,]+/g) ?? [];
  return names.reduceRight(unpack, bytes);
}

/** Returns the body of a request as text; undefined if it is empty or not recorded. */
export function readPostData(postData: HarRequest["postData"]): string | undefined {
  if (postData?.text) return postData.text;
  const fields = postData?.params?.map(({ name, value }) => [name, value ?? ""]);
  return new URLSearchParams(fields ?? []).toString() || undefined;
}

/**
 * Returns the body of a response as text if it is recorded completely, whether the response had no body, and whether its bytes
 * are UTF-8, as JSON must be (RFC 8259 §8.1).
 */
export function readContent({ content, bodySize, status, headers }: HarResponse): {
  text: string | undefined;
  isEmpty: boolean;
  isUtf8: boolean;
} {
  const { text, size, encoding } = content ?? {};
  const isEmpty = !text && (size === 0 || (size === undefined && (text === "" || bodySize === 0)) || status === 204);
  if (!text) return { text: undefined, isEmpty: isEmpty && status !== 304, isUtf8: true };
  const codings = headers?.find(({ name }) => name.toLowerCase() === "content-encoding")?.value;
  const bytes = encoding?.toLowerCase() === "base64" ? decodeBase64(text, codings) : undefined;
  const decoded = bytes ? decodeUtf8(bytes) : text;
  const plain = decoded.startsWith("\uFEFF") ? decoded.slice(1) : decoded;
  // The length in bytes takes longer to count, and is no shorter.
  const isCut = Number(size) > decoded.length && Number(size) > Buffer.byteLength(decoded) && isTruncatedJson(plain);
  return { text: (!isCut && plain) || undefined, isEmpty, isUtf8: !bytes || isUtf8(bytes) };
}

/** Some tools record the bytes as they were sent, compressed; others keep the header and unpack the bytes. */
function decodeBase64(text: string, codings = ""): Uint8Array {
  const bytes = Buffer.from(text, "base64");
  try {
    return unpackBody(bytes, codings || (bytes[0] === 0x1f && bytes[1] === 0x8b ? "gzip" : ""));
  } catch {
    return bytes;
  }
}
