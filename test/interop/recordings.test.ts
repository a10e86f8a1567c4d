import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import axios, { type AxiosInstance } from "axios";
import { chromium, type Page } from "playwright-core";
import { afterAll, expect, it, vi } from "vitest";
import { explainTraffic, type Har, readExchanges } from "../../src/traffic/index.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { endWithTest, findFreePort, listen } from "../support/serve.ts";
import type { Deviation } from "../traffic/tools/deviations.ts";
import { type RecordRun as RecordDeviation, testTool, type tools } from "../traffic/tools/law.ts";
import { startDemo } from "../traffic/tools/run.ts";
import { loadTool } from "./load-tool.ts";

/** Tools round times to milliseconds, so requests need time, and so do the pauses between them. */
const PAUSE_MS = 10;

/** Sends the requests of a run to an address. */
type Run = (baseUrl: string, send: typeof fetch) => Promise<void>;
/** Records what the run sends to an address. */
type RecordRun = (baseUrl: string, run: Run) => Promise<Har | string>;

const { folder } = createScratchFolder();
let files = 0;
const newFile = () => join(folder, `${++files}.har`);

/** Answers a request as a service without a socket. */
async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = "GET", url = "", headers } = incoming;
  const body = await text(incoming);
  const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Request(`http://service.example${url}`, { method, headers: sent, ...(body && { body }) });
}

/** Serves the demo with an empty page for browsers. */
async function serveDemo(respond: (request: Request) => Promise<Response>): Promise<string> {
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url === "/") return outgoing.writeHead(200, { "Content-Type": "text/html" }).end("<title>run</title>");
    const response = await respond(await toRequest(incoming));
    await setTimeout(PAUSE_MS);
    return outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
  });
  endWithTest(() => server.close().closeAllConnections());
  return listen(server);
}

/** Runs the traffic through a tool. */
function recordWith(record: RecordRun): RecordDeviation {
  return async (deviation?: Deviation) => {
    const { respond, run } = await startDemo(deviation);
    return record(await serveDemo(respond), (baseUrl, send) =>
      run(baseUrl, async (...args) => {
        await setTimeout(PAUSE_MS);
        return send(...args);
      }),
    );
  };
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
afterAll(() => browser.close());

/** Returns a `fetch` that sends from a page. */
function fetchIn(page: Page): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const sent = { method: request.method, headers: Object.fromEntries(request.headers), body: await request.text() };
    const received = await page.evaluate(
      async ({ url, body, ...options }) => {
        const response = await fetch(url, { ...options, ...(body && { body }) });
        return { status: response.status, headers: [...response.headers], body: await response.text() };
      },
      { url: request.url, ...sent },
    );
    const { status, headers, body } = received;
    return new Response(status === 204 ? null : body, { status, headers: headers as [string, string][] });
  };
}

/**
 * Records with Playwright.
 * @param content What it does with the bodies of responses.
 * @param prepare Changes the page before the run.
 */
function recordWithPlaywright(
  content: "embed" | "attach" | "omit",
  prepare?: (page: Page) => Promise<unknown>,
): RecordRun {
  return async (baseUrl, run) => {
    const path = newFile();
    const context = await browser.newContext({ recordHar: { path, content } });
    const page = await context.newPage();
    await page.goto(baseUrl);
    await prepare?.(page);
    await run(baseUrl, fetchIn(page));
    await context.close();
    return readFile(path, "utf8");
  };
}

const CDP_EVENTS = [
  "Network.requestWillBeSent",
  "Network.requestWillBeSentExtraInfo",
  "Network.responseReceived",
  "Network.responseReceivedExtraInfo",
  "Network.dataReceived",
  "Network.loadingFinished",
  "Network.loadingFailed",
  "Page.frameStartedLoading",
] as const;

interface ChromeHar {
  readonly harFromMessages: (messages: readonly object[], options: object) => Har;
}

/** Records with chrome-har. @param withBodies True to read the bodies of responses, which the events do not have. */
function recordWithChromeHar(withBodies: boolean): RecordRun {
  return async (baseUrl, run) => {
    const { harFromMessages } = await loadTool<ChromeHar>("chrome-har");
    const page = await browser.newPage();
    const client = await page.context().newCDPSession(page);
    const messages: { method: string; params: object }[] = [];
    for (const method of CDP_EVENTS) client.on(method, (params) => messages.push({ method, params }));
    await Promise.all([client.send("Network.enable"), client.send("Page.enable")]);
    await page.goto(baseUrl);
    await run(baseUrl, fetchIn(page));
    for (const { method, params } of withBodies ? messages : []) {
      if (method !== "Network.responseReceived") continue;
      const { requestId, response } = params as { requestId: string; response: { body?: string } };
      const content = await client.send("Network.getResponseBody", { requestId }).catch(() => undefined);
      if (content) response.body = content.body;
    }
    await page.close();
    return harFromMessages(messages, { includeTextFromResponseBody: withBodies });
  };
}

interface AxiosHarTracker {
  readonly AxiosHarTracker: new (axios: AxiosInstance) => { getGeneratedHar(): Har };
}

const recordWithAxios: RecordRun = async (baseUrl, run) => {
  const { AxiosHarTracker } = await loadTool<AxiosHarTracker>("axios-har-tracker");
  const client = axios.create({ validateStatus: () => true, responseType: "text", transformResponse: (body) => body });
  const tracker = new AxiosHarTracker(client);
  await run(baseUrl, async (input, init) => {
    const request = new Request(input, init);
    const { method, url, headers } = request;
    const data = await request.text();
    const response = await client.request({ method, url, headers: Object.fromEntries(headers), ...(data && { data }) });
    const received = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(response.status === 204 ? null : response.data, { status: response.status, headers: received });
  });
  return tracker.getGeneratedHar();
};

const HAR_DUMP = "/usr/share/doc/mitmproxy/examples/contrib/har_dump.py";

/** Records with a reverse proxy. */
function recordWithMitmproxy(...options: readonly string[]): RecordRun {
  return async (baseUrl, run) => {
    const path = newFile();
    const port = await findFreePort();
    const settings = ["-q", "--mode", `reverse:${baseUrl}`, "--listen-host", "127.0.0.1", "-p", `${port}`];
    const proxy = spawn("mitmdump", [...settings, "-s", HAR_DUMP, "--set", `hardump=${path}`, ...options], {
      stdio: "ignore", // the script fails for each request body that passes as a stream
    });
    const url = `http://127.0.0.1:${port}`;
    await vi.waitFor(() => fetch(url), { timeout: 30_000, interval: 100 });
    await run(url, fetch);
    proxy.kill("SIGINT");
    await once(proxy, "exit");
    return readFile(path, "utf8");
  };
}

const recorders: Partial<{ readonly [Name in keyof typeof tools]: RecordRun }> = {
  'Playwright, `content: "embed"`': recordWithPlaywright("embed"),
  'Playwright, `content: "attach"`': recordWithPlaywright("attach"),
  'Playwright, `content: "omit"`': recordWithPlaywright("omit"),
  "chrome-har": recordWithChromeHar(false),
  "chrome-har, with bodies in the messages": recordWithChromeHar(true),
  "axios-har-tracker": recordWithAxios,
  mitmproxy: recordWithMitmproxy(),
  "mitmproxy, with `stream_large_bodies`": recordWithMitmproxy("--set", "stream_large_bodies=1"),
};
for (const [name, record] of Object.entries(recorders)) testTool(name as keyof typeof tools, recordWith(record));

it.each([
  {
    by: "the cache of a browser",
    code: "BROWSER_CACHE",
    prepare: async () => undefined,
  },
  {
    by: "a route of a test",
    code: "TEST_ROUTE",
    prepare: (page: Page) => page.route("**/activity*", (route) => route.fulfill({ status: 200, body: "made up" })),
  },
])("a response of $by is not one of the service", async ({ code, prepare }) => {
  const { respond, run } = await startDemo();
  const baseUrl = await serveDemo(async (request) => {
    const response = await respond(request);
    if (response.ok && request.url.includes("/activity")) response.headers.set("Cache-Control", "private, max-age=60");
    return response;
  });
  const har = await recordWithPlaywright("embed", prepare)(baseUrl, run);

  const errors = readExchanges(har).flatMap(({ response }) => response.error ?? []);
  expect(new Set(errors)).toEqual(new Set([code]));
  expect(explainTraffic(har, { allowUnchecked: true })).toEqual([]);
});
