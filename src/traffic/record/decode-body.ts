import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";

/** The body as it was before compression, which is what the archive holds; undefined where it cannot be read. */
export function decodeBody(body: Buffer, encoding: string): Buffer | undefined {
  const decoders: { [name: string]: (bytes: Buffer) => Buffer } = {
    "": (bytes) => bytes,
    identity: (bytes) => bytes,
    gzip: gunzipSync,
    deflate: inflateSync,
    br: brotliDecompressSync,
  };
  try {
    return decoders[encoding.toLowerCase()]?.(body);
  } catch {
    return undefined;
  }
}
