import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withDocs } from "../../../src/cli/serve/with-docs.ts";
import { listen } from "../../support/listen.ts";

const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
let server: Server;
let url = "";
beforeAll(async () => {
  server = createServer(
    withDocs(
      (_request, response) => void response.end("the service"),
      undefined,
      () => "req_1",
    ),
  );
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
    expect(response.headers.get("X-Request-Id")).toBe("req_1");
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

  it("answers a page that does not exist with a readable 404 that says how to write the pages", async () => {
    const response = await fetch(`${url}/docs/no-such-page.html`);

    expect([response.status, response.headers.get("Content-Type")]).toEqual([404, "text/html; charset=utf-8"]);
    expect(await response.text()).toMatch(/<h1>Page not found<\/h1>[\s\S]*href="\/docs\/"[\s\S]*npm run docs/);
  });

  it.each([
    ["GET", "/", "application/json"],
    ["GET", "/", "*/*"],
    ["GET", "/", "application/json, text/html;q=0.5"],
    ["GET", "/docs/../package.json", BROWSER],
    ["GET", "/docs/%2e%2e/package.json", BROWSER],
    ["GET", "/docs/a/b.html", BROWSER],
    ["GET", "/v1/oauth/token/revoke", BROWSER],
    ["POST", "/", BROWSER],
    ["POST", "/docs", BROWSER],
    ["POST", "/docs/", BROWSER],
  ])("leaves %s %s with Accept: %s to the service", async (method, path, Accept) => {
    const response = await fetch(url + path, { method, headers: { Accept } });

    expect(await response.text()).toBe("the service");
  });
});
