import { readFile } from "node:fs/promises";
import type { RequestListener, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import sirv from "sirv";
import { openapi } from "../../contract/examples.ts";
import { securityHeaders } from "../../contract/operations.ts";
import type { DemoDataset } from "../../service/index.ts";

// Resolved by package name, because sources and compiled files have different depths.
const root = dirname(createRequire(import.meta.url).resolve("loyalty-interface/package.json"));
const NOT_WRITTEN = `<!doctype html>
<html lang="en"><title>No documentation</title><meta name="color-scheme" content="light dark">
<h1>The documentation is not there</h1>
<p>In a clone of the project, <code>npm run docs</code> writes it.
</html>
`;
/** Lets a page load nothing from other hosts. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "worker-src blob:",
].join("; ");

/**
 * Answers GET and HEAD below `/docs` and of `/openapi.yaml` and `/openapi.json`, and leads a browser from `/` to the
 * documentation; passes all other requests to the service. With the demo dataset, the reference gets its keys, so that it can
 * send requests.
 * @param docs Folder of the pages. @default the one that `npm run docs` writes
 */
export function withDocs(
  listener: RequestListener,
  dataset: DemoDataset | undefined,
  createRequestId: () => string,
  docs = join(root, "dist/docs"),
): RequestListener {
  const files: Readonly<Record<string, File>> = {
    "/openapi.json": ["application/json", async () => JSON.stringify(openapi, null, 2)],
    "/openapi.yaml": ["application/yaml", () => readFile(join(root, "openapi.yaml"), "utf8")],
    ...(dataset && { "/docs/demo-keys.json": ["application/json", async () => formatKeys(dataset)] }),
  };
  const setHeaders = (response: ServerResponse) => {
    response.setHeader("Content-Security-Policy", CONTENT_SECURITY_POLICY);
    response.setHeader("X-Content-Type-Options", "nosniff");
  };
  const servePage = sirv(docs, { dev: true, etag: true, gzip: true, setHeaders }); // dev: shows what npm run docs writes
  return (request, response) => {
    const addId = () => response.setHeader("X-Request-Id", createRequestId());
    const path = String(request.url).replace(/\?.*/, "");
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isBrowser = request.headers.accept?.startsWith("text/html"); // other clients get the service's 404
    if (isRead && (path === "/docs" || (path === "/" && isBrowser)))
      return void addId().writeHead(302, { Location: "/docs/", Vary: "Accept" }).end();
    const file = isRead ? files[path] : undefined;
    if (!file && (!isRead || !path.startsWith("/docs/"))) return void listener(request, response);
    addId();
    if (file) return void send(file, response);
    request.url = path.slice("/docs".length);
    servePage(request, response, () => void sendNotFound(docs, response));
  };
}

type File = readonly [type: string, read: () => Promise<string>];

/** Formats what the reference fills in before it sends a request. */
function formatKeys({ credentials, ids }: DemoDataset): string {
  const headers = {
    [securityHeaders.ApplicationId]: credentials.appId,
    [securityHeaders.ApplicationToken]: credentials.appToken,
    [securityHeaders.ManagementId]: credentials.managementId,
    [securityHeaders.ManagementToken]: credentials.managementToken,
  };
  return JSON.stringify({ headers, values: ids });
}

/** Sends a file; Node leaves out the body for HEAD. */
async function send([type, read]: File, response: ServerResponse, status = 200): Promise<void> {
  const content = await read();
  const headers = { "Content-Type": type, "Content-Length": Buffer.byteLength(content), "Cache-Control": "no-cache" };
  response.writeHead(status, headers).end(content);
}

function sendNotFound(docs: string, response: ServerResponse): Promise<void> {
  const read = () => readFile(join(docs, "404.html"), "utf8").catch(() => NOT_WRITTEN);
  return send(["text/html; charset=utf-8", read], response, 404);
}
