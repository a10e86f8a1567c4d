import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { brotliDecompressSync, gzipSync } from "node:zlib";

/** A file in memory: a request for it opens no file, and connections share its bytes. */
export interface SiteFile {
  readonly type: string;
  readonly etag: string;
  readonly content: Buffer;
  /** The compressed bytes; the first call compresses them. */
  readonly gzip: () => Buffer;
}

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".yaml": "application/yaml",
};

/** Creates a file; the media type follows from its name. */
export function createSiteFile(name: string, content: Buffer | string): SiteFile {
  const bytes = Buffer.from(content);
  let gzipped: Buffer | undefined;
  return {
    type: types[extname(name)] ?? "application/octet-stream",
    etag: `W/"${hash("sha256", bytes, "base64url")}"`, // weak: the compressed bytes have the same
    content: bytes,
    gzip: () => (gzipped ??= gzipSync(bytes)),
  };
}

/** Reads the site that `npm run docs -- --light` writes: the texts of all files by path, as compressed JSON. */
export async function readSite(archive: string): Promise<Map<string, SiteFile>> {
  const compressed = await readFile(archive).catch(() => undefined); // no archive, no files
  if (!compressed) return new Map();
  const texts: Record<string, string> = JSON.parse(brotliDecompressSync(compressed).toString());
  return new Map(Object.entries(texts).map(([path, text]) => [path, createSiteFile(path, text)]));
}
