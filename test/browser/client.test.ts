import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundleClient } from "../support/bundle-client.ts";
import { clientJourney, journeyResult } from "../support/client-journey.ts";
import { type DemoService, startDemoService } from "../support/demo-service.ts";
import { launchBrowser } from "../support/launch-browser.ts";
import { listen } from "../support/listen.ts";

let service: DemoService;
let server: Server;
let browser: Browser;
let page: Page;
let baseUrl = "";
/** Paths of the requests that the server received. */
const paths: string[] = [];
beforeAll(async () => {
  service = await startDemoService();
  const text = `<!doctype html><title>client</title><script>${(await bundleClient()).replaceAll("</script", "<\\/script")}</script>`;
  // Page and service have one origin: the document does not mention requests from other origins.
  const html = () => new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  const listener = getRequestListener((request) => {
    const { pathname } = new URL(request.url);
    paths.push(pathname);
    if (pathname.startsWith("/moved/")) return new Response(null, { status: 302, headers: { Location: "/elsewhere" } });
    return pathname === "/" ? html() : service.fetch(request);
  });
  server = createServer(listener);
  baseUrl = await listen(server);
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.goto(baseUrl);
});
afterAll(async () => {
  await browser.close();
  server.close();
  await service.store.close();
});

describe("the client in Chromium", () => {
  it("uses every operation over HTTP", async () => {
    const { credentials, ids } = service.demo;
    const input = JSON.stringify({ baseUrl, credentials, ids });

    expect(await page.evaluate(`(${clientJourney})(loyaltyInterface, ${input})`)).toEqual(journeyResult);
  });

  it("throws the reason of an aborted signal", async () => {
    const reason = await page.evaluate(`(async () => {
      const client = loyaltyInterface.createLoyaltyClient({ baseUrl: ${JSON.stringify(baseUrl)}, accessToken: "t" });
      const signal = AbortSignal.abort(new Error("enough"));
      return client.listMemberActivity({ campaignId: "c", memberId: "m" }, { signal }).firstPage().catch((error) => error.message);
    })()`);

    expect(reason).toBe("enough");
  });

  it("throws an ApiError for a redirect and does not follow it", async () => {
    const error = await page.evaluate(`(async () => {
      const client = loyaltyInterface.createLoyaltyClient({ baseUrl: ${JSON.stringify(`${baseUrl}/moved`)}, accessToken: "t" });
      return client.listMemberActivity({ campaignId: "c", memberId: "m" }).firstPage().catch(({ name, status, message }) => ({ name, status, message }));
    })()`);

    expect(error).toMatchObject({
      name: "ApiError",
      status: 0,
      message: expect.stringContaining("a redirect, which is not followed"),
    });
    expect(paths).toContainEqual(expect.stringMatching(/^\/moved\//));
    expect(paths).not.toContain("/elsewhere");
  });
});
