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

/** A code of Node or of a browser in `_error`: `ECONNREFUSED`, `net::ERR_ABORTED`. Another text can quote values. */
export const ERROR_CODE = /^(?:net::)?[A-Z][A-Z_]{1,60}$/;

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

/** Names the property, and the header, that makes a value unreadable as an entry; undefined if it is an entry. */
export function findInvalidProperty(value: unknown): string | undefined {
  if (!isObject(value) || !isObject(value.request)) return "request";
  const { request, startedDateTime } = value;
  const response = value.response ?? NO_RESPONSE;
  if (!isObject(response)) return "response";
  const { content = {} } = response;
  const postData = request.postData ?? {};
  const isValid = {
    startedDateTime: isTextOrMissing(startedDateTime),
    "request.method": typeof request.method === "string",
    "request.url": typeof request.url === "string",
    [nameField("request.headers", request.headers)]: isFieldListOrMissing(request.headers),
    "request.postData": isObject(postData) && [postData.mimeType, postData.text].every(isTextOrMissing),
    "request.postData.params": isObject(postData) && isFieldListOrMissing(postData.params),
    "response.status": typeof response.status === "number",
    [nameField("response.headers", response.headers)]: isFieldListOrMissing(response.headers),
    "response.content": isObject(content) && [content.mimeType, content.text, content.encoding].every(isTextOrMissing),
  };
  return Object.entries(isValid).find(([, valid]) => !valid)?.[0];
}

function isTextOrMissing(value: unknown): boolean {
  return value === undefined || value === null || typeof value === "string"; // null: some tools write it for no body
}

function isFieldListOrMissing(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.every(isField));
}

/** Some tools write a number, or a list of the values of all headers with the name. */
function isField(field: unknown): boolean {
  if (!isObject(field) || typeof field.name !== "string") return false;
  return [field.value].flat().every((value) => typeof (value ?? "") !== "object");
}

/** Adds the name of the first invalid field to the name of its list. */
function nameField(list: string, fields: unknown): string {
  const invalid: unknown = Array.isArray(fields) ? fields.find((field) => !isField(field)) : undefined;
  return isObject(invalid) && typeof invalid.name === "string" ? `${list} (${invalid.name})` : list;
}

/** What tools leave out, or write as null, if a request had no response. */
const NO_RESPONSE: HarResponse = { status: 0 };

/** Returns an entry with a response, and the values of its headers as text. */
export function normalizeEntry(
  entry: Omit<HarEntry, "response"> & { readonly response?: HarResponse | null },
): HarEntry {
  return { ...entry, request: toTexts(entry.request), response: toTexts(entry.response ?? NO_RESPONSE) };
}

function toTexts<Message extends HarRequest | HarResponse>(message: Message): Message {
  const headers: readonly { readonly name: string; readonly value: unknown }[] = message.headers ?? [];
  if (headers.every(({ value }) => typeof value === "string")) return message;
  return { ...message, headers: headers.map(({ name, value }) => ({ name, value: String(value ?? "") })) };
}

/** True if a value is HAR; its entries are not checked. */
export function isHar(value: unknown): value is Har {
  return isObject(value) && isObject(value.log) && Array.isArray(value.log.entries);
}

/** Maximum size of an unpacked body in bytes. */
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

/** The body of a response. */
export interface ResponseContent {
  /** Undefined if there is no body, or if it is not recorded completely. */
  readonly text: string | undefined;
  /** True if the response had no body. */
  readonly isEmpty: boolean;
  /** True if its bytes are UTF-8, as JSON must be (RFC 8259 §8.1). */
  readonly isUtf8: boolean;
}

/** Reads the body of a response. */
export function readContent(response: HarResponse): ResponseContent {
  const { content, headers } = response;
  if (!content?.text) return { text: undefined, isEmpty: hadNoBody(response), isUtf8: true };
  const codings = headers?.find(({ name }) => name.toLowerCase() === "content-encoding")?.value;
  const isBase64 = content.encoding?.toLowerCase() === "base64";
  const bytes = isBase64 ? decodeBase64(content.text, codings) : undefined;
  const decoded = bytes ? decodeUtf8(bytes) : content.text;
  const text = decoded.startsWith("\uFEFF") ? decoded.slice(1) : decoded;
  const isWhole = text !== "" && !isCut(decoded, text, Number(content.size));
  return { text: isWhole ? text : undefined, isEmpty: false, isUtf8: !bytes || isUtf8(bytes) };
}

/** True if a response without a recorded text had no body. The client has the body of a 304 already. */
function hadNoBody({ content, bodySize, status }: HarResponse): boolean {
  if (status === 304) return false;
  if (status === 204 || content?.size === 0) return true;
  return content?.size === undefined && (content?.text === "" || bodySize === 0);
}

/** True if a tool recorded the beginning of a body only. @param text The body without a byte order mark. */
function isCut(decoded: string, text: string, size: number): boolean {
  // The length in bytes takes longer to count, and is no shorter.
  return size > decoded.length && size > Buffer.byteLength(decoded) && isTruncatedJson(text);
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
