import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withDocs } from "../../../src/cli/serve/with-docs.ts";
import { listen } from "../../support/listen.ts";

let server: Server;
let url = "";
beforeAll(async () => {
  const behind = withDocs((_request, response) => void response.end("the service"), undefined);
  server = createServer(behind);
  url = await listen(server);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe("the documentation that loyalty serve puts in front of the service", () => {
  it("has the contract as YAML, byte for byte", async () => {
    const response = await fetch(`${url}/openapi.yaml`);

    expect(response.headers.get("Content-Type")).toBe("application/yaml");
    expect(await response.text()).toBe(await readFile("openapi.yaml", "utf8"));
  });

  it("has the contract as JSON", async () => {
    const contract = await (await fetch(`${url}/openapi.json`)).json();

    expect(contract).toEqual(JSON.parse(await readFile("generated/openapi.json", "utf8")));
  });

  it("answers HEAD without a body", async () => {
    const response = await fetch(`${url}/openapi.json`, { method: "HEAD" });

    expect([response.status, await response.text()]).toEqual([200, ""]);
  });

  it("leads /docs to the directory, so that links between pages work", async () => {
    const response = await fetch(`${url}/docs`, { redirect: "manual" });

    expect([response.status, response.headers.get("Location")]).toEqual([302, "/docs/"]);
  });

  it.each(["GET", "HEAD"])("leads a browser that asks for / with %s to the directory", async (method) => {
    const headers = { Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };
    const response = await fetch(url, { method, headers, redirect: "manual" });

    expect([response.status, response.headers.get("Location")]).toEqual([302, "/docs/"]);
    expect(response.headers.get("Vary")).toBe("Accept"); // a cache must not lead other clients there
  });

  it.each(["application/json", "*/*", "application/json, text/html;q=0.5"])(
    "leaves / to the service if Accept is %s",
    async (accept) => {
      expect(await (await fetch(url, { headers: { Accept: accept } })).text()).toBe("the service");
    },
  );

  it("answers a page that does not exist with a readable 404 that says how to write the pages", async () => {
    const response = await fetch(`${url}/docs/no-such-page.html`);

    expect([response.status, response.headers.get("Content-Type")]).toEqual([404, "text/html; charset=utf-8"]);
    expect(await response.text()).toMatch(/<h1>Page not found<\/h1>[\s\S]*href="\/docs\/"[\s\S]*npm run docs/);
  });

  it.each(["/docs/../package.json", "/docs/%2e%2e/package.json", "/docs/a/b.html", "/v1/oauth/token/revoke"])(
    "leaves %s to the service, for a browser too",
    async (path) => {
      const response = await fetch(`${url}${path}`, { headers: { Accept: "text/html" } });

      expect(await response.text()).toBe("the service");
    },
  );

  it.each(["/", "/docs", "/docs/"])("leaves POST %s to the service", async (path) => {
    const headers = { Accept: "text/html" };

    expect(await (await fetch(url + path, { method: "POST", headers })).text()).toBe("the service");
  });
});
