import { hash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";

/** A file in memory: a request for it opens no file, and connections share its bytes. */
export interface SiteFile {
  readonly type: string;
  readonly etag: string;
  readonly content: Buffer;
  readonly gzipped?: Buffer | undefined;
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
export function createSiteFile(name: string, content: Buffer | string, gzipped?: Buffer): SiteFile {
  const bytes = Buffer.from(content);
  const etag = `W/"${hash("sha256", bytes, "base64url")}"`; // weak: the compressed bytes have the same
  return { type: types[extname(name)] ?? "application/octet-stream", etag, content: bytes, gzipped };
}

/** Reads all files below a folder, by their paths with slashes; `a.html.gz` is the compressed form of `a.html`. */
export async function readSite(folder: string): Promise<Map<string, SiteFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []); // no folder, no files
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const contents = new Map<string, Buffer>();
  for (const file of files) contents.set(file, await readFile(file)); // one after another: few files are open
  return new Map(
    files
      .filter((file) => extname(file) !== ".gz")
      .map((file) => {
        const path = relative(folder, file).replaceAll(sep, "/");
        return [path, createSiteFile(file, contents.get(file) ?? "", contents.get(`${file}.gz`))];
      }),
  );
}
