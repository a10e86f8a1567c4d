import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLoyaltyClient } from "../../src/index.ts";
import { createMemorySink, createRecordingProxy, type Har } from "../../src/traffic/index.ts";
import { startDemoService } from "../support/demo-service.ts";
import { findFreePort } from "../support/find-free-port.ts";
import { launchBrowser } from "../support/launch-browser.ts";
import { listen } from "../support/listen.ts";

/** A request that the importer of Chromium's developer tools read from an archive. */
interface ImportedRequest {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly content: string;
}

let browser: Browser;
let page: Page;
beforeAll(async () => {
  const port = await findFreePort();
  browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/devtools/inspector.html`); // which may import the modules of the tools
});
afterAll(() => browser.close());

/** Imports an archive; the importer throws if a property that it needs is missing or has a wrong type. */
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

const summarize = ({ log }: Har): ImportedRequest[] =>
  log.entries.map(({ request, response }) => ({
    method: request.method,
    url: request.url,
    status: response.status,
    content: response.content?.text ?? "",
  }));

/** Records calls through the proxy: successful, refused, and after the service has stopped. */
async function recordByProxy(): Promise<Har> {
  const { service, demo } = await startDemoService();
  const upstream = createServer(service.listener);
  const sink = createMemorySink();
  const onError = (error: unknown) => expect.unreachable(String(error));
  const proxy = createRecordingProxy({ upstream: new URL(await listen(upstream)), sink, onError });
  const { appId, appToken } = demo.credentials;
  const baseUrl = await listen(proxy.server);
  const client = createLoyaltyClient({ baseUrl, application: { appId, appToken }, retry: false });
  await client.listMemberActivity({ campaignId: demo.ids.campaignId, memberId: demo.ids.memberId, limit: 5 }).toArray();
  const refused = client.listMemberActivity({ campaignId: demo.ids.campaignId, memberId: "unknown" }).toArray();
  await expect(refused).rejects.toThrow();
  upstream.close();
  upstream.closeAllConnections();
  await expect(client.generateToken({ scope: ["loyalties"] })).rejects.toThrow();
  await proxy.close();
  return sink.har;
}

describe("the importer of Chromium's developer tools", () => {
  const recordings = readdirSync("test/recordings").filter((name) => name.endsWith(".har"));

  it.each(recordings)("imports all of %s, which the recorder wrote", async (name) => {
    const text = readFileSync(join("test/recordings", name), "utf8");

    expect(await importHar(text)).toEqual(summarize(JSON.parse(text)));
  });

  it("imports all of a recording of the proxy", async () => {
    const har = await recordByProxy();
    const imported = await importHar(JSON.stringify(har));

    expect(imported).toEqual(summarize(har));
    expect(new Set(imported.map(({ status }) => status))).toEqual(new Set([200, 404, 0]));
  });

  it("refuses an archive with a wrong date", async () => {
    const har = JSON.parse(readFileSync(join("test/recordings", "tokens.har"), "utf8"));
    har.log.entries[0].startedDateTime = "yesterday";

    await expect(importHar(JSON.stringify(har))).rejects.toThrow("Invalid date format");
  });
});
