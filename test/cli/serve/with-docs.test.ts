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

describe("the documentation of loyalty serve", () => {
  it("serves the contract as YAML, byte for byte", async () => {
    const response = await fetch(`${url}/openapi.yaml`);

    expect(response.headers.get("Content-Type")).toBe("application/yaml");
    expect(await response.text()).toBe(await readFile("openapi.yaml", "utf8"));
  });

  it("serves the contract as JSON", async () => {
    const contract = await (await fetch(`${url}/openapi.json`)).json();

    expect(contract).toEqual(JSON.parse(await readFile("generated/openapi.json", "utf8")));
  });

  it("answers HEAD without a body", async () => {
    const response = await fetch(`${url}/openapi.json`, { method: "HEAD" });

    expect([response.status, await response.text()]).toEqual([200, ""]);
  });

  it("redirects /docs to the directory, so that links between pages work", async () => {
    const response = await fetch(`${url}/docs`, { redirect: "manual" });

    expect([response.status, response.headers.get("Location")]).toEqual([302, "/docs/"]);
  });

  it("explains how to build a page that does not exist", async () => {
    const response = await fetch(`${url}/docs/no-such-page.html`);

    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining("npm run docs")]);
  });

  it.each(["/docs/../package.json", "/docs/%2e%2e/package.json", "/docs/a/b.html", "/v1/oauth/token/revoke"])(
    "passes %s to the service",
    async (path) => {
      expect(await (await fetch(`${url}${path}`)).text()).toBe("the service");
    },
  );

  it("passes other methods to the service", async () => {
    expect(await (await fetch(`${url}/docs/`, { method: "POST" })).text()).toBe("the service");
  });
});
