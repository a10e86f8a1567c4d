import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLoyaltyClient } from "../../src/index.ts";
import { createFileSink, createRecordingProxy, type Har } from "../../src/traffic/index.ts";
import { type DemoService, startDemoService } from "../support/demo-service.ts";
import { launchBrowser } from "../support/launch-browser.ts";
import { listen } from "../support/listen.ts";

/** What the importer of Chromium's developer tools makes of an archive. */
interface ImportedRequest {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly content: string;
}

const folder = mkdtempSync(join(tmpdir(), "devtools-"));
let browser: Browser;
let page: Page;
beforeAll(async () => {
  const port = await freePort();
  browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/devtools/inspector.html`); // where the tools' own modules may be imported
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

async function freePort(): Promise<string> {
  const server = createServer();
  const { port } = new URL(await listen(server));
  server.close();
  return port;
}

/** The importer throws where a member that it needs is missing, or is no number or date. */
function importHar(text: string): Promise<ImportedRequest[]> {
  return page.evaluate(`(async () => {
    const { HARFormat, Importer } = await import("/devtools/models/har/har.js");
    const { log } = new HARFormat.HARRoot(JSON.parse(${JSON.stringify(text)}));
    return Promise.all(Importer.Importer.requestsFromHARLog(log).map(async (request) => ({
      method: request.requestMethod,
      url: request.url(),
      status: request.statusCode,
      content: (await request.requestContentData()).text,
    })));
  })()`);
}

const summaryOf = ({ log }: Har): ImportedRequest[] =>
  log.entries.map(({ request, response }) => ({
    method: request.method,
    url: request.url,
    status: response.status,
    content: response.content?.text ?? "",
  }));

/** A few calls through the proxy, a refused one and one that finds no upstream among them. */
async function recordByProxy(service: DemoService): Promise<string> {
  const file = join(folder, "proxy.har");
  const upstream = createServer(getRequestListener((request) => service.fetch(request)));
  const sink = createFileSink(file);
  const onError = (error: unknown) => expect.unreachable(String(error));
  const proxy = createRecordingProxy({ upstream: new URL(await listen(upstream)), sink, onError });
  const { credentials, ids } = service.demo;
  const application = { appId: credentials.appId, appToken: credentials.appToken };
  const client = createLoyaltyClient({ baseUrl: await listen(proxy), application, retry: false });
  await client.listMemberActivity(ids.campaignId, ids.memberId, { limit: 5 }).toArray();
  await client
    .listMemberActivity(ids.campaignId, "nobody")
    .toArray()
    .catch(() => undefined);
  upstream.close();
  upstream.closeAllConnections();
  await client.generateToken({ scopes: ["loyalties"] }).catch(() => undefined);
  proxy.close();
  await sink.close();
  return readFileSync(file, "utf8");
}

describe("the importer of Chromium's developer tools", () => {
  const recordings = readdirSync("test/recordings").filter((name) => name.endsWith(".har"));

  it.each(recordings)("takes %s, which the recorder wrote, whole", async (name) => {
    const text = readFileSync(join("test/recordings", name), "utf8");

    expect(await importHar(text)).toEqual(summaryOf(JSON.parse(text)));
  });

  it("takes what the proxy wrote, whole", async () => {
    const service = await startDemoService();
    const text = await recordByProxy(service);
    await service.store.close();
    const imported = await importHar(text);

    expect(imported).toEqual(summaryOf(JSON.parse(text)));
    expect(new Set(imported.map(({ status }) => status))).toEqual(new Set([200, 404, 502]));
  });

  it("refuses an archive that breaks its rules", async () => {
    const har = JSON.parse(readFileSync(join("test/recordings", "tokens.har"), "utf8"));
    har.log.entries[0].startedDateTime = "yesterday";

    await expect(importHar(JSON.stringify(har))).rejects.toThrow("Invalid date format");
  });
});
