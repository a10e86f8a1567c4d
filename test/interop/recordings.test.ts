import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import axios from "axios";
import { chromium, type Page } from "playwright-core";
import { afterAll, expect, it, vi } from "vitest";
import { installTools } from "../../scripts/programs/install-tools.ts";
import { explainTraffic, type Har, readExchanges } from "../../src/traffic/index.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { findFreePort, serveFetch } from "../support/serve.ts";
import { testTool, type tools } from "../traffic/tools/law.ts";
import { startDemo } from "../traffic/tools/run.ts";

/** Tools round times to milliseconds, so requests need time, and so do the pauses between them. */
const PAUSE_MS = 10;

/** Sends the requests of a run to an address. */
type Run = (baseUrl: string, send: typeof fetch) => Promise<void>;
/** Records what the run sends to an address. */
type RecordRun = (baseUrl: string, run: Run) => Promise<Har | string>;

/** Loads packages of the other tools, whose types are not installed here. */
const load = createRequire(join(await installTools("interop"), "index.js"));

const { folder } = createScratchFolder();
let files = 0;
const newFile = () => join(folder, `${++files}.har`);

/** Serves the demo with an empty page for browsers. */
function serveDemo(respond: (request: Request) => Promise<Response>): Promise<string> {
  return serveFetch(async (request) => {
    if (new URL(request.url).pathname === "/")
      return new Response("<title>run</title>", { headers: { "Content-Type": "text/html" } });
    const response = await respond(request);
    await setTimeout(PAUSE_MS);
    return response;
  });
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
afterAll(() => browser.close());

/** A request and a response as JSON. */
interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}
interface Received {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Returns a `fetch` that sends with a tool. */
function fetchWith(send: (sent: Sent) => Promise<Received>): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { method, url } = request;
    const headers = Object.fromEntries(request.headers);
    const received = await send({ method, url, headers, body: (await request.text()) || undefined });
    const { status, body } = received;
    return new Response(status === 204 ? null : body, { status, headers: received.headers });
  };
}

/** Returns a `fetch` that sends from a page. */
function fetchIn(page: Page): typeof fetch {
  const send = async ({ url, ...options }: Sent): Promise<Received> => {
    const response = await fetch(url, options as RequestInit);
    const { status, headers } = response;
    return { status, headers: Object.fromEntries(headers), body: await response.text() };
  };
  return fetchWith((sent) => page.evaluate(send, sent));
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

/** Records the events of Chrome with chrome-har. @param withBodies True to read the bodies, which the events do not have. */
function recordWithChromeHar(withBodies: boolean): RecordRun {
  return async (baseUrl, run) => {
    const page = await browser.newPage();
    const client = await page.context().newCDPSession(page);
    const messages: { readonly method: string; readonly params?: object }[] = [];
    client.on("event", (message) => messages.push(message));
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
    return load("chrome-har").harFromMessages(messages, { includeTextFromResponseBody: withBodies });
  };
}

const recordWithAxios: RecordRun = async (baseUrl, run) => {
  const client = axios.create({ validateStatus: () => true, responseType: "text", transformResponse: (body) => body });
  const tracker = new (load("axios-har-tracker").AxiosHarTracker)(client);
  const send = async ({ body: data, ...sent }: Sent): Promise<Received> => {
    const { status, headers, data: body } = await client.request({ ...sent, data });
    return { status, headers: headers as Record<string, string>, body };
  };
  await run(baseUrl, fetchWith(send));
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
    await vi.waitFor(() => fetch(url), { timeout: 120_000, interval: 100 });
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
for (const [name, record] of Object.entries(recorders))
  testTool(name as keyof typeof tools, async (deviation) => {
    const { respond, run } = await startDemo(deviation);
    return record(await serveDemo(respond), (baseUrl, send) =>
      run(baseUrl, async (...args) => {
        await setTimeout(PAUSE_MS);
        return send(...args);
      }),
    );
  });

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
