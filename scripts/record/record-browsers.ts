import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import type { DemoDataset } from "../../src/service/index.ts";
import { findFreePort } from "../../test/support/find-free-port.ts";
import { startDemo } from "../demo/start-demo.ts";

const ORIGIN = "http://api.loyalty.example";
/** Only the operations; the page itself is not recorded. */
const OPERATION = /\/(v1|oauth|management)\//;

/** Calls every operation with `fetch` in a page: successes, and errors of each kind. It is a text because it runs there. */
function createTour({ credentials, ids }: DemoDataset): string {
  const application = { "X-App-Id": credentials.appId, "X-App-Token": credentials.appToken };
  const management = { "X-Management-Id": credentials.managementId, "X-Management-Token": credentials.managementToken };
  const activity = (memberId: string, query: string) =>
    `/v1/loyalties/${ids.campaignId}/members/${memberId}/activity?${query}`;
  const calls = [
    [activity(ids.memberId, "limit=2&order=-created_at"), application],
    [activity(ids.memberId, "limit=500"), application],
    [activity("LC 0000/NONE".replaceAll(/[ /]/g, encodeURIComponent), ""), application],
    [`/management/v1/projects/${ids.projectId}/webhooks`, management],
    [`/management/v1/projects/${ids.projectId}/users`, management],
    [`/management/v1/projects/${ids.projectId}/users`, { ...management, "X-Management-Token": "wrong" }],
    [`/management/v1/projects/${ids.projectIdWithoutFeatures}/webhooks`, management],
    ["/management/v1/projects/proj_0000/webhooks", management],
  ];
  return `(async () => {
    const post = (path, form) => fetch(path, { method: "POST", headers: ${JSON.stringify(application)}, body: new URLSearchParams(form) });
    const { access_token } = await (await post("/oauth/token", { grant_type: "client_credentials", scope: "loyalties" })).json();
    await (await fetch(${JSON.stringify(activity(ids.memberId, "limit=1"))}, { headers: { Authorization: "Bearer " + access_token } })).text();
    await (await post("/v1/oauth/token/revoke", { access_token })).text();
    for (const [path, headers] of ${JSON.stringify(calls)}) await (await fetch(path, { headers })).text();
  })()`;
}

/** Writes the archive that Playwright records. */
async function recordPlaywright(browser: Browser, tour: string, path: string): Promise<void> {
  const context = await browser.newContext({ recordHar: { path, content: "embed", urlFilter: OPERATION } });
  const page = await context.newPage();
  await page.goto(ORIGIN);
  await page.evaluate(tour);
  await context.close();
}

/** Returns the source of a list of the recorded requests in the developer tools. */
const REQUESTS = `(await import("/devtools/models/logs/logs.js")).NetworkLog.NetworkLog.instance().requests()`;

/** Opens the developer tools of a page as another page, and waits until they record. */
async function openTools(browser: Browser, port: number, page: Page): Promise<Page> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as { id: string; url: string }[];
  const target = targets.find(({ url }) => url.startsWith(ORIGIN));
  const tools = await browser.newPage();
  await tools.goto(`http://127.0.0.1:${port}/devtools/inspector.html?ws=127.0.0.1:${port}/devtools/page/${target?.id}`);
  const deadline = Date.now() + 30_000;
  while ((await tools.evaluate(`(async () => ${REQUESTS}.length)()`)) === 0) {
    if (Date.now() > deadline) throw new Error("the developer tools of Chromium did not record a request in 30 s");
    await page.evaluate(`fetch("/").then((response) => response.text())`);
  }
  return tools;
}

/** Writes the archive that the developer tools of Chromium export, with sensitive data. */
async function recordChromium(browser: Browser, port: number, tour: string, path: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(ORIGIN);
  const tools = await openTools(browser, port, page);
  await page.evaluate(tour);
  const archive = await tools.evaluate(`(async () => {
    const requests = ${REQUESTS}.filter((request) => ${OPERATION}.test(request.url()));
    const { Writer } = await import("/devtools/models/har/har.js");
    const { Progress } = await import("/devtools/core/common/common.js");
    const progress = new Progress.CompositeProgress(new Progress.Progress());
    return Writer.Writer.harStringForRequests(requests, { sanitize: false }, progress);
  })()`);
  await writeFile(path, `${String(archive)}\n`);
}

/**
 * Calls every operation of the demo in a browser, and writes the archives that Playwright and Chromium make of it. Times,
 * tokens and identifiers differ in each run.
 * @param executablePath Chromium.
 */
export async function recordBrowsers(folder: string, executablePath: string): Promise<void> {
  const { demo, port, close } = await startDemo();
  const toolsPort = await findFreePort();
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
      `--remote-debugging-port=${toolsPort}`,
      `--host-resolver-rules=MAP api.loyalty.example 127.0.0.1:${port}`,
    ],
  });
  try {
    await mkdir(folder, { recursive: true });
    await recordPlaywright(browser, createTour(demo), join(folder, "playwright.har"));
    await recordChromium(browser, toolsPort, createTour(demo), join(folder, "chromium.har"));
  } finally {
    await browser.close();
    await close();
  }
}
