import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { RequestListener, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { openapi } from "../../contract/examples.ts";
import { decodePercent } from "../../contract/json-pointer.ts";
import { securityHeaders } from "../../contract/operations.ts";
import type { DemoDataset } from "../../service/index.ts";
import { ownPackage } from "../io/io.ts";

const root = ownPackage.folder;
const NOT_WRITTEN = `<!doctype html>
<html lang="en"><title>No documentation</title><meta name="color-scheme" content="light dark">
<h1>The documentation is not there</h1>
<p>In a clone of the project, <code>npm run docs -- --light</code> writes it.
</html>
`;
const FIXED_HEADERS = {
  "Cache-Control": "no-cache",
  /** Lets a page load nothing from other hosts, and no page of another host show it. */
  "Content-Security-Policy": [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src blob:",
    "frame-ancestors 'none'", // the reference sends requests with keys
  ].join("; "),
  "X-Content-Type-Options": "nosniff",
};

/**
 * Answers GET and HEAD below `/docs` and of `/openapi.yaml`, `/openapi.json`, `/llms.txt` and `/llms-full.txt`, and redirects
 * a browser from `/` to the documentation; passes all other requests to the service. All files are read now, so that no
 * request opens one. Ranges are ignored (RFC 9110 §14.2). With the demo dataset, the reference gets its keys, so that it can
 * send requests.
 * @param docs Archive of the pages. @default the one that `npm run docs -- --light` writes
 */
export async function withDocs(
  listener: RequestListener,
  dataset: DemoDataset | undefined,
  createRequestId: () => string,
  docs = join(root, "dist/docs.json.br"),
): Promise<RequestListener> {
  const site = await readSite(docs);
  const contract = await readFile(join(root, "openapi.yaml"), "utf8");
  const files = new Map<string, SiteFile>();
  const add = (path: string, text: string) => files.set(path, createSiteFile(path, text));
  for (const [path, text] of Object.entries(site)) add(`/docs/${path}`, text);
  if (dataset) add("/docs/demo-keys.json", formatKeys(dataset));
  for (const path of ["/openapi.yaml", "/docs/openapi.yaml"]) add(path, contract);
  add("/openapi.json", JSON.stringify(openapi, null, 2));
  const copies = { "/llms.txt": "llms.txt", "/llms-full.txt": "llms-full.txt", "/docs/": "index.html" };
  for (const [path, name] of Object.entries(copies)) {
    const file = files.get(`/docs/${name}`);
    if (file) files.set(path, file);
  }
  const notFound = files.get("/docs/404.html") ?? createSiteFile("404.html", NOT_WRITTEN);
  return (request, response) => {
    const addId = () => response.setHeader("X-Request-Id", createRequestId());
    const path = decodePercent(String(request.url).replace(/\?.*/, ""));
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isBrowser = request.headers.accept?.startsWith("text/html"); // other clients get the service's 404
    if (isRead && (path === "/docs" || (path === "/" && isBrowser)))
      return void addId().writeHead(302, { Location: "/docs/", Vary: "Accept" }).end();
    const file = files.get(path);
    if (!isRead || !(file || path.startsWith("/docs/"))) return listener(request, response);
    addId();
    send(file ?? notFound, response, file ? 200 : 404);
  };
}

/** Formats the values that the reference fills in before it sends a request. */
function formatKeys({ credentials, ids }: DemoDataset): string {
  const headers = {
    [securityHeaders.ApplicationId]: credentials.appId,
    [securityHeaders.ApplicationToken]: credentials.appToken,
    [securityHeaders.ManagementId]: credentials.managementId,
    [securityHeaders.ManagementToken]: credentials.managementToken,
  };
  return JSON.stringify({ headers, values: ids });
}

/** Sends a file, or 304 if the client has it; Node leaves out the body for HEAD. */
function send({ type, etag, content }: SiteFile, response: ServerResponse, status: number): void {
  const headers = { ...FIXED_HEADERS, ETag: etag };
  if (status === 200 && response.req.headers["if-none-match"]?.includes(etag))
    return void response.writeHead(304, headers).end();
  response.writeHead(status, { ...headers, "Content-Type": type, "Content-Length": content.length }).end(content);
}

/** A file in memory: a request for it opens no file, and connections share its bytes. */
export interface SiteFile {
  readonly type: string;
  readonly etag: string;
  readonly content: Buffer;
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
export function createSiteFile(name: string, text: string | Buffer): SiteFile {
  const content = Buffer.from(text);
  const type = types[extname(name)] ?? "application/octet-stream";
  return { type, etag: `"${hash("sha256", content, "base64url")}"`, content };
}

/** Reads the site that `npm run docs -- --light` writes: the texts of all files by path, as compressed JSON. */
async function readSite(archive: string): Promise<Record<string, string>> {
  const compressed = await readFile(archive).catch(() => undefined); // no archive, no files
  return compressed ? JSON.parse(brotliDecompressSync(compressed).toString()) : {};
}
