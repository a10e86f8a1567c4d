import { once } from "node:events";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type RequestListener, request, type Server } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withDocs } from "../../../src/cli/serve/with-docs.ts";
import { demoDataset } from "../../../src/service/datasets/demo-dataset.ts";
import { listen } from "../../support/listen.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";
import { serve } from "../../support/serve.ts";

const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const { folder } = createScratchFolder();
const docs = join(folder, "docs");
const dataset = demoDataset();
const answer: RequestListener = (_request, response) => void response.end("the service");
let server: Server;
let url = "";
beforeAll(async () => {
  await mkdir(join(docs, "decisions"), { recursive: true });
  await writeFile(join(folder, "secret.html"), "not a page");
  await writeFile(join(docs, "index.html"), "the first page");
  await writeFile(join(docs, "decisions/har.html"), "a decision");
  await writeFile(join(docs, "decisions/har.html.gz"), gzipSync("a decision"));
  await writeFile(join(docs, "demo-keys.json"), "null");
  await writeFile(join(docs, "404.html"), "no such page");
  server = createServer(await withDocs(answer, dataset, () => "req_1", docs));
  url = await listen(server);
});
afterAll(() => server.close());

describe("the documentation that loyalty serve puts in front of the service", () => {
  it("has the contract as YAML, byte for byte", async () => {
    const response = await fetch(`${url}/openapi.yaml?version=1`);

    expect(response.headers.get("Content-Type")).toBe("application/yaml");
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
    expect(await response.text()).toBe(await readFile("openapi.yaml", "utf8"));
  });

  it("has the contract as JSON, and answers HEAD without a body", async () => {
    const contract = await (await fetch(`${url}/openapi.json`)).json();
    const head = await fetch(`${url}/openapi.json`, { method: "HEAD" });

    expect(contract).toEqual(JSON.parse(await readFile("generated/openapi.json", "utf8")));
    expect([head.status, await head.text(), head.headers.get("X-Request-Id")]).toEqual([200, "", "req_1"]);
  });

  it.each([
    ["GET", "/docs", "*/*"],
    ["GET", "/", BROWSER],
    ["HEAD", "/", BROWSER],
  ])(
    "redirects %s %s with Accept: %s to the directory, so that links between pages work",
    async (method, path, Accept) => {
      const { status, headers } = await fetch(url + path, { method, headers: { Accept }, redirect: "manual" });

      expect([status, headers.get("Location")]).toEqual([302, "/docs/"]);
      expect(headers.get("Vary")).toBe("Accept"); // a cache must not redirect other clients
    },
  );

  it("has the pages, compressed, with an ETag and a policy that keeps out other hosts", async () => {
    const response = await fetch(`${url}/docs/decisions/har.html?q=1`, { headers: { "Accept-Encoding": "gzip" } });
    const ETag = response.headers.get("ETag") ?? "";

    expect(await response.text()).toBe("a decision");
    expect(response.headers.get("Content-Encoding")).toBe("gzip");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(response.headers.get("Content-Security-Policy")).toBe(
      "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; worker-src blob:",
    );
    const again = { headers: { "Accept-Encoding": "gzip", "If-None-Match": ETag } };
    expect((await fetch(`${url}/docs/decisions/har.html`, again)).status).toBe(304);
    expect(await (await fetch(`${url}/docs/`)).text()).toBe("the first page");
  });

  it("sends 304 if the client has the contract already", async () => {
    for (const path of ["/openapi.json", "/openapi.yaml"]) {
      const ETag = (await fetch(url + path)).headers.get("ETag") ?? "";
      const [again, other] = [`W/"x", ${ETag}`, 'W/"x"'].map((known) =>
        fetch(url + path, { headers: { "If-None-Match": known } }),
      );

      expect(ETag).toMatch(/^W\/"[\w-]{43}"$/);
      expect([(await again)?.status, await (await again)?.text()]).toEqual([304, ""]);
      expect((await other)?.status).toBe(200);
    }
  });

  it.each(["9-3", "0-99999999999999999999999", "-5", "99999999-", "0-0", "0-1,3-4", "abc"])(
    "ignores the range %s, and sends the whole page",
    async (range) => {
      const response = await fetch(`${url}/docs/`, { headers: { Range: `bytes=${range}` } });

      expect([response.status, await response.text()]).toEqual([200, "the first page"]);
    },
  );

  it("does not answer a missing page with 304, even if the client has the 404 page", async () => {
    const missing = await fetch(`${url}/docs/nothing.html`);
    const headers = { "If-None-Match": missing.headers.get("ETag") ?? "" };

    expect((await fetch(`${url}/docs/nothing.html`, { headers })).status).toBe(404);
  });

  it.each([
    ["a.css", "text/css; charset=utf-8"],
    ["a.html", "text/html; charset=utf-8"],
    ["a.js", "text/javascript; charset=utf-8"],
    ["a.json", "application/json"],
    ["a.md", "text/markdown; charset=utf-8"],
    ["a.svg", "image/svg+xml"],
    ["a.txt", "text/plain; charset=utf-8"],
    ["a.yaml", "application/yaml"],
    ["a.bin", "application/octet-stream"],
  ])("sends %s as %s", async (name, type) => {
    const pages = join(folder, `type of ${name}`);
    await mkdir(pages);
    await writeFile(join(pages, name), "x");
    const other = await serve(await withDocs(answer, dataset, () => "req_1", pages));
    const [page, keys] = [await fetch(`${other.url}/docs/${name}`), await fetch(`${other.url}/docs/demo-keys.json`)];

    expect(page.headers.get("Content-Type")).toBe(type);
    expect(keys.headers.get("Content-Type")).toBe("application/json");
  });

  it("opens no file for a request", async () => {
    const other = join(folder, "deleted");
    await mkdir(other);
    await writeFile(join(other, "index.html"), "in memory");
    const listener = await withDocs(answer, undefined, () => "req_1", other);
    await rm(other, { recursive: true });
    const { url } = await serve(listener);

    expect(await (await fetch(`${url}/docs/`)).text()).toBe("in memory");
  });

  it("gives the reference the keys of the demo dataset", async () => {
    const { headers, values } = (await (await fetch(`${url}/docs/demo-keys.json`)).json()) as Record<string, object>;

    expect(Object.values(headers ?? {})).toEqual(Object.values(dataset.credentials));
    expect(values).toEqual(dataset.ids);
  });

  it.each([
    "/docs/nothing.html",
    "/docs/../secret.html",
    "/docs/%2e%2e/secret.html",
    "/docs/..%2fsecret.html",
    "/docs/%zz",
  ])("answers %s with the 404 page of the site", async (path) => {
    // As it is; fetch would resolve the dots.
    const [response]: IncomingMessage[] = await once(request({ port: new URL(url).port, path }).end(), "response");

    expect([response?.statusCode, response && (await text(response))]).toEqual([404, "no such page"]);
  });

  it("says how to write the pages if they do not exist", async () => {
    const empty = await serve(await withDocs(answer, undefined, () => "req_1", join(folder, "none")));
    const response = await fetch(`${empty.url}/docs/`);

    expect([response.status, response.headers.get("Content-Type")]).toEqual([404, "text/html; charset=utf-8"]);
    expect(await response.text()).toContain("npm run docs");
  });

  it.each([
    ["GET", "/", "application/json"],
    ["GET", "/", "*/*"],
    ["GET", "/", "application/json, text/html;q=0.5"],
    ["GET", "/documents", BROWSER],
    ["GET", "/v1/oauth/token/revoke", BROWSER],
    ["POST", "/", BROWSER],
    ["POST", "/docs", BROWSER],
    ["POST", "/docs/", BROWSER],
  ])("leaves %s %s with Accept: %s to the service", async (method, path, Accept) => {
    const response = await fetch(url + path, { method, headers: { Accept } });

    expect(await response.text()).toBe("the service");
  });
});
