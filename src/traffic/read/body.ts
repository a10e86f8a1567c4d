import { isUtf8 } from "node:buffer";
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";
import type { HarRequest, HarResponse } from "./har.ts";
import { decodeUtf8, isTruncatedJson } from "./parse-json.ts";

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
