import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { withDocs } from "../../../src/cli/serve/with-docs.ts";
import { demoDataset } from "../../../src/service/datasets/demo-dataset.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";
import { serve } from "../../support/serve.ts";

const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const { folder } = createScratchFolder();
const docs = join(folder, "docs.json.br");
const dataset = demoDataset();
const answer: RequestListener = (_request, response) => void response.end("the service");
const contract = readFileSync("openapi.yaml", "utf8");
const files = {
  "concepts/events.html": "a concept",
  "api/index.html": "<style></style><style>b {}</style><script src='x'></script><script id='a'>if (1 < 2);\n</script>",
  "llms.txt": "the list",
  "empty.css": "",
  "a.bin": "x",
};
await writeFile(docs, brotliCompressSync(JSON.stringify(files)));
const { url } = await serve(await withDocs(answer, dataset, docs));
await rm(docs); // no request opens a file

const send = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(url + path, { headers, method, redirect: "manual" });
const quoteHash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("the documentation that loyalty serve puts in front of the service", () => {
  it.each([
    { path: "/openapi.yaml?version=1", type: "application/yaml", text: contract },
    { path: "/docs/openapi.yaml", type: "application/yaml", text: contract }, // the pages link to it
    { path: "/llms.txt", type: "text/plain; charset=utf-8", text: "the list" }, // for language models
    { path: "/docs/concepts/events.html", type: "text/html; charset=utf-8", text: "a concept" },
    { path: "/docs/empty.css", type: "text/css; charset=utf-8", text: "" },
    { path: "/docs/a.bin", type: "application/octet-stream", text: "x" },
  ])("serves $path as $type", async ({ path, type, text }) => {
    const response = await send(path);

    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({ "content-type": type, "cache-control": "no-cache" });
    expect(await response.text()).toBe(text);
  });

  it.each([
    { method: "GET", path: "/docs/concepts/events", Accept: "*/*", location: "/docs/concepts/events.html" },
    { method: "GET", path: "/docs/api", Accept: "*/*", location: "/docs/api/" },
    { method: "GET", path: "/docs", Accept: "*/*", location: "/docs/" },
    { method: "GET", path: "/", Accept: BROWSER, location: "/docs/" },
    { method: "HEAD", path: "/", Accept: BROWSER, location: "/docs/" },
    { method: "GET", path: "/", Accept: "application/json" },
    { method: "GET", path: "/", Accept: "*/*" },
    { method: "GET", path: "/documents", Accept: BROWSER },
    { method: "POST", path: "/", Accept: BROWSER },
    { method: "POST", path: "/docs/", Accept: BROWSER },
  ])("redirects $method $path with Accept: $Accept to $location, or leaves it to the service", async (row) => {
    const { location = null } = row;
    const response = await send(row.path, { Accept: row.Accept }, row.method);

    expect([response.status, response.headers.get("Location")]).toEqual([location ? 302 : 200, location]);
    expect(await response.text()).toBe(location ? "" : "the service");
    // With Vary, a cache does not redirect other clients.
    expect(response.headers.get("Vary")).toBe(location === "/docs/" ? "Accept" : null);
  });

  it("serves the contract as JSON, and answers HEAD without a body", async () => {
    const contract = await (await send("/openapi.json")).json();
    const head = await send("/openapi.json", {}, "HEAD");

    expect(contract).toEqual(JSON.parse(await readFile("generated/openapi.json", "utf8")));
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  it("serves the pages with a policy that keeps out other hosts, and scripts and styles that the build did not write", async () => {
    const { headers } = await send("/docs/concepts/events.html?q=1");

    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Content-Security-Policy")).toBe(
      `default-src 'self'; script-src 'self' ${quoteHash("if (1 < 2);\n")}; style-src 'self' ${quoteHash("b {}")}; ` +
        "img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
  });

  it("says how to write the pages if they do not exist", async () => {
    const empty = await serve(await withDocs(answer, undefined, join(folder, "none")));
    const response = await fetch(`${empty.url}/docs/`);

    expect(response.status).toBe(404);
    expect(await response.text()).toContain("npm run docs");
    const keys = await fetch(`${empty.url}/docs/demo-keys.json`);
    expect(await keys.json()).toEqual({ headers: {}, values: {} }); // so that the reference shows its forms
  });
});
