import { readFile } from "node:fs/promises";
import type { RequestListener, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { openapi } from "../../contract/examples.ts";
import { securityHeaders } from "../../contract/operations.ts";
import type { DemoDataset } from "../../service/index.ts";

// Resolved by package name, because sources and compiled files have different depths.
const root = dirname(createRequire(import.meta.url).resolve("loyalty-interface/package.json"));
const HTML = "text/html; charset=utf-8";
const NOT_FOUND = `<!doctype html>
<html lang="en"><title>Page not found</title><meta name="color-scheme" content="light dark">
<h1>Page not found</h1>
<p>Start at the <a href="/docs/">first page</a>. In a clone of the project, <code>npm run docs</code> writes the pages.
</html>
`;

type Page = readonly [type: string, read: () => Promise<string>];

/**
 * Answers GET and HEAD of `/docs`, `/openapi.yaml` and `/openapi.json`, and leads a browser from `/` to the documentation;
 * passes all other requests to the service. With the demo dataset, the pages contain its keys, so that the reference can
 * send requests.
 */
export function withDocs(
  listener: RequestListener,
  dataset: DemoDataset | undefined,
  createRequestId: () => string,
): RequestListener {
  return async (request, response) => {
    const addId = () => response.setHeader("X-Request-Id", createRequestId());
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isBrowser = /^text\/html\b/.test(request.headers.accept ?? ""); // other clients get the service's 404
    if (isRead && (path === "/docs" || (path === "/" && isBrowser)))
      return void addId().writeHead(302, { Location: "/docs/", Vary: "Accept" }).end();
    const page = isRead ? findPage(path, dataset) : undefined;
    if (!page) return void listener(request, response);
    addId();
    await send(page, response);
  };
}

function findPage(path: string, dataset: DemoDataset | undefined): Page | undefined {
  if (path === "/openapi.json") return ["application/json", async () => JSON.stringify(openapi, null, 2)];
  if (path === "/openapi.yaml") return ["application/yaml", () => readFile(join(root, "openapi.yaml"), "utf8")];
  const name = path === "/docs/" ? "index.html" : /^\/docs\/([\w-]+\.html)$/.exec(path)?.[1];
  if (name === undefined) return undefined;
  const read = () => readFile(join(root, "dist/docs", name), "utf8");
  return [HTML, dataset ? async () => withKeys(await read(), dataset) : read];
}

/** Puts the demo keys into the place that the reference reads them from. */
function withKeys(html: string, { credentials, ids }: DemoDataset): string {
  const headers = {
    [securityHeaders.ApplicationId]: credentials.appId,
    [securityHeaders.ApplicationToken]: credentials.appToken,
    [securityHeaders.ManagementId]: credentials.managementId,
    [securityHeaders.ManagementToken]: credentials.managementToken,
  };
  const keys = JSON.stringify({ headers, values: { ...ids } }).replaceAll("<", "\\u003c");
  return html.replace("<!--try-keys-->", () => `<script type="application/json" id="try-keys">${keys}</script>`);
}

/** Sends a page; Node leaves out the body for HEAD. */
async function send([type, read]: Page, response: ServerResponse): Promise<void> {
  const content = await read().catch(() => undefined);
  if (content === undefined) return void response.writeHead(404, { "Content-Type": HTML }).end(NOT_FOUND);
  const headers = { "Content-Type": type, "Content-Length": Buffer.byteLength(content), "Cache-Control": "no-cache" };
  response.writeHead(200, headers).end(content);
}
