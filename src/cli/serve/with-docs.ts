import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, RequestListener } from "node:http";
import { extname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { openapi } from "../../contract/examples.ts";
import { decodePercent } from "../../contract/http.ts";
import { securityHeaders } from "../../contract/operations.ts";
import type { DemoDataset } from "../../service/index.ts";
import { ownPackage } from "../io/io.ts";

const root = ownPackage.folder;
const NOT_WRITTEN = "The documentation is not there. In a clone of the project, npm run docs writes it.\n";

/**
 * Answers GET and HEAD below `/docs` and of `/openapi.yaml`, `/openapi.json` and `/llms.txt`, and redirects a browser from `/` to the
 * documentation, and from `/docs/client` to `/docs/client.html`; passes all other requests to the service. All files are read now, so
 * that no request opens one. Ranges are ignored (RFC 9110 §14.2). The reference can send requests; with the demo dataset, it gets the
 * keys.
 * @param docs Archive of the pages. @default the one that `npm run docs` writes
 */
export async function withDocs(
  listener: RequestListener,
  dataset: DemoDataset | undefined,
  docs = join(root, "dist/docs.json.br"),
): Promise<RequestListener> {
  const site = await readSite(docs);
  const files = listFiles(site, await readFile(join(root, "openapi.yaml"), "utf8"), dataset);
  const fixedHeaders = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": formatPolicy(Object.entries(site)),
    "X-Content-Type-Options": "nosniff",
  };
  const notFound = files.get("/docs/404.html") ?? createSiteFile("404.txt", NOT_WRITTEN);
  return (request, response) => {
    const path = decodePercent(String(request.url).replace(/\?.*/, ""));
    const file = files.get(path) ?? (path.startsWith("/docs/") ? notFound : undefined);
    const page = [`${path}/`, `${path}.html`].find((name) => file === notFound && files.has(name));
    if (!["GET", "HEAD"].includes(String(request.method))) {
      listener(request, response);
    } else if (path === "/docs" || (path === "/" && isBrowser(request))) {
      response.writeHead(302, { Location: "/docs/", Vary: "Accept" }).end();
    } else if (page) {
      response.writeHead(302, { Location: page }).end();
    } else if (file) {
      const { type, content } = file; // Node leaves out the body for HEAD
      const headers = { ...fixedHeaders, "Content-Type": type, "Content-Length": content.length };
      response.writeHead(file === notFound ? 404 : 200, headers).end(content);
    } else {
      listener(request, response);
    }
  };
}

/** Other clients get the 404 of the service. */
const isBrowser = ({ headers }: IncomingMessage) => headers.accept?.startsWith("text/html");

function listFiles(site: Record<string, string>, contract: string, dataset?: DemoDataset): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  const add = (path: string, text: string) => files.set(path, createSiteFile(path, text));
  for (const [path, text] of Object.entries(site)) add(`/docs/${path}`, text);
  add("/docs/demo-keys.json", dataset ? formatKeys(dataset) : JSON.stringify({ headers: {}, values: {} }));
  for (const path of ["/openapi.yaml", "/docs/openapi.yaml"]) add(path, contract);
  add("/openapi.json", JSON.stringify(openapi, null, 2));
  for (const [path, file] of [...files]) {
    if (path.endsWith("/index.html")) files.set(path.replace("index.html", ""), file);
    if (path === "/docs/llms.txt") files.set("/llms.txt", file);
  }
  return files;
}

/**
 * Formats the policy of the pages: they load nothing from other hosts, run only the inline scripts and styles that the build
 * wrote, and no page of another host shows them, because the reference sends requests with keys.
 */
function formatPolicy(files: [path: string, text: string][]): string {
  const pages = files.filter(([path]) => path.endsWith(".html")).map(([, text]) => text);
  const hashInline = (tag: "script" | "style") => {
    const found = pages.flatMap((text) => [...text.matchAll(new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`, "g"))]);
    const texts = new Set(found.map(([, text = ""]) => text).filter((text) => text !== ""));
    return [...texts].map((text) => ` 'sha256-${hash("sha256", text, "base64")}'`).join("");
  };
  return [
    "default-src 'self'",
    `script-src 'self'${hashInline("script")}`,
    `style-src 'self'${hashInline("style")}`,
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
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

/** A file in memory: a request for it opens no file, and connections share its bytes. */
export interface SiteFile {
  readonly type: string;
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
  return { type, content };
}

/** Reads the site that `npm run docs` writes: the texts of all files by path, as compressed JSON. */
async function readSite(archive: string): Promise<Record<string, string>> {
  const compressed = await readFile(archive).catch(() => undefined); // no archive, no files
  return compressed ? JSON.parse(brotliDecompressSync(compressed).toString()) : {};
}
