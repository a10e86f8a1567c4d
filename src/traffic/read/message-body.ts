import { isUtf8 } from "node:buffer";
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";
import type { Header } from "har-format";
import { type HarRequest, type HarResponse, readHeader } from "./har.ts";
import { decodeUtf8, isTruncatedJson } from "./parse-json.ts";

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

export interface MessageBody {
  /** Undefined if there is no body, or if it is not recorded completely. */
  readonly text: string | undefined;
  /** True if the message certainly had no body. */
  readonly isEmpty: boolean;
}

export interface ResponseBody extends MessageBody {
  /** True if its bytes are UTF-8, as JSON must be (RFC 8259 §8.1). */
  readonly isUtf8: boolean;
}

/** Methods whose requests have no body, unless a tool recorded one. */
export const WITHOUT_BODY: readonly string[] = ["GET", "HEAD"];

export function readRequestBody({ method, headers, postData, bodySize }: HarRequest): MessageBody {
  const { text, encoding, params = [] } = postData ?? {};
  if (text) {
    return { text: isBase64(encoding) ? decodeUtf8(Buffer.from(text, "base64")) : text, isEmpty: false };
  }
  const form = new URLSearchParams((params ?? []).map(({ name, value }) => [name, value ?? ""])).toString();
  const isEmpty = form === "" && (WITHOUT_BODY.includes(method) || wasEmpty(headers, text, [bodySize]));
  return { text: form || undefined, isEmpty };
}

export function readResponseBody({ status, content, headers, bodySize }: HarResponse): ResponseBody {
  if (!content?.text) {
    // The client has the body of a 304 already.
    const isEmpty = status === 204 || (status !== 304 && wasEmpty(headers, content?.text, [content?.size, bodySize]));
    return { text: undefined, isEmpty, isUtf8: true };
  }
  const codings = readHeader(headers, "content-encoding");
  const bytes = isBase64(content.encoding) ? decodeBase64(content.text, codings) : undefined;
  const decoded = bytes ? decodeUtf8(bytes) : content.text;
  const text = decoded.startsWith("\uFEFF") ? decoded.slice(1) : decoded;
  const isWhole = text !== "" && (status === 204 || !isCut(decoded, text, Number(content.size)));
  return { text: isWhole ? text : undefined, isEmpty: false, isUtf8: !bytes || isUtf8(bytes) };
}

/**
 * True if a message without a recorded text had no body: its length was sent, or the tool recorded an empty text. A size of 0 says
 * nothing, because many tools write it for a body that they did not record.
 */
function wasEmpty(
  headers: readonly Header[] | undefined,
  text: string | undefined,
  sizes: readonly unknown[],
): boolean {
  const length = readHeader(headers, "content-length");
  if (length !== undefined) return length.trim() === "0";
  return text === "" && !sizes.some((size) => Number(size) > 0);
}

function isBase64(encoding: string | undefined): boolean {
  return encoding?.toLowerCase() === "base64";
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
