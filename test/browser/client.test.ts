import { build } from "esbuild";
import { chromium } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { clientJourney, journeyResult } from "../client/client-journey.ts";
import { startDemoService } from "../support/demo-service.ts";
import { serve } from "../support/serve.ts";

const service = await startDemoService();
const operate = service.service.listener;
const bundle = await build({
  entryPoints: ["src/index.ts"],
  bundle: true,
  write: false,
  platform: "browser", // an import of `node:` fails the build
  format: "iife",
  globalName: "loyaltyInterface",
});
const script = bundle.outputFiles[0]?.text.replaceAll("</script", "<\\/script");
/** Paths of the requests that the server received. */
const paths: string[] = [];
// Page and service have one origin: the document does not mention requests from other origins.
const { url: baseUrl } = await serve((request, response) => {
  const { url = "" } = request;
  paths.push(url);
  if (url.startsWith("/moved/")) response.writeHead(302, { Location: "/elsewhere" }).end();
  else if (url !== "/") operate(request, response);
  else response.setHeader("Content-Type", "text/html; charset=utf-8").end(`<!doctype html><script>${script}</script>`);
});
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
const page = await browser.newPage();
await page.goto(baseUrl);
afterAll(() => browser.close());

describe("the client in Chromium", () => {
  it("uses every operation over HTTP", async () => {
    const { credentials, ids } = service.demo;
    const input = JSON.stringify({ baseUrl, credentials, ids });

    expect(await page.evaluate(`(${clientJourney})(loyaltyInterface, ${input})`)).toEqual(journeyResult);
  });

  it("throws an ApiError for a redirect and does not follow it", async () => {
    const error = await page.evaluate(`(async () => {
      const client = loyaltyInterface.createLoyaltyClient({ baseUrl: ${JSON.stringify(`${baseUrl}/moved`)}, accessToken: "t" });
      try {
        await client.listMemberActivity({ campaignId: "c", memberId: "m" });
      } catch ({ name, status, message }) {
        return { name, status, message };
      }
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
