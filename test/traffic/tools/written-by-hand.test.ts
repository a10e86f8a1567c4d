import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import type { Har } from "../../../src/traffic/index.ts";
import type { Deviation, ReceivedResponse } from "./deviations.ts";
import { testTool, tools } from "./law.ts";
import { startDemo } from "./run.ts";

/** An entry that lacks nothing. */
type WholeEntry = ReturnType<typeof toEntry>;

const list = (pairs: Headers | URLSearchParams) => Array.from(pairs, ([name, value]) => ({ name, value }));

function toResponse({ status, headers, body: text }: ReceivedResponse) {
  const mimeType = headers.get("content-type") ?? "";
  const bodySize = Buffer.byteLength(text);
  return { status, headers: list(headers), content: { size: bodySize, mimeType, text }, bodySize };
}

function toEntry({ method, url, headers }: Request, text: string, response: ReceivedResponse) {
  return {
    startedDateTime: "2026-06-01T00:00:00.000Z",
    time: 10,
    request: {
      method,
      url,
      headers: list(headers),
      queryString: list(new URL(url).searchParams),
      bodySize: Buffer.byteLength(text),
      ...(text && { postData: { mimeType: headers.get("content-type") ?? "", text } }),
    },
    response: toResponse(response),
  };
}

/** Records a run of the right service without a tool. */
async function recordRun(): Promise<WholeEntry[]> {
  const { respond, run } = await startDemo();
  const entries: WholeEntry[] = [];
  await run("http://service.example", async (input, init) => {
    const request = new Request(input, init);
    const text = await request.clone().text();
    const response = await respond(request);
    const { status, headers } = response;
    entries.push(toEntry(request, text, { status, headers, body: await response.clone().text() }));
    return response;
  });
  return entries;
}

const right = await recordRun();

/** Returns the exchanges that a service would change that deviates. */
function deviate({ change }: Deviation): WholeEntry[] {
  return right.flatMap((entry) => {
    const { status, headers, content } = entry.response;
    const own = new Headers(headers.map(({ name, value }): [string, string] => [name, value]));
    const changed = change(new URL(entry.request.url), { status, headers: own, body: content.text });
    changed?.headers.set("content-length", String(Buffer.byteLength(changed.body)));
    return changed ? { ...entry, response: toResponse(changed) } : [];
  });
}

const without = ({ headers }: WholeEntry["request" | "response"], ...names: readonly string[]) =>
  headers.filter(({ name }) => !names.includes(name.toLowerCase()));
const isForm = ({ request }: WholeEntry) => request.postData?.mimeType?.includes("form-urlencoded") === true;
const params = ({ request }: WholeEntry) => list(new URLSearchParams(request.postData?.text));

type Write = (entry: WholeEntry) => object;

/** net.lightbody.bmp.filters.HarCaptureFilter, net.lightbody.bmp.core.har: numbers are `long` and 0 if nobody sets them. */
const writeBrowserMob: Write = ({ request, response, ...times }) => {
  const { postData: _, ...rest } = request;
  const content = { size: 0, mimeType: response.content.mimeType, comment: "" };
  return { ...times, request: { ...rest, headers: [] }, response: { ...response, headers: [], content } };
};
const writeWholeBrowserMob: Write = (entry) => {
  const { mimeType = "", text = "" } = entry.request.postData ?? {};
  const postData = isForm(entry) ? { mimeType, params: params(entry) } : { mimeType, text };
  return { ...entry, request: { ...entry.request, ...(entry.request.bodySize > 0 && { postData }) } };
};

/** Since version 130, "Export HAR (sanitized)" leaves out three headers. Nothing of these responses was cached. */
const writeChrome: Write = (entry) => {
  const { request, response } = entry;
  const { text, ...content } = response.content;
  return {
    ...entry,
    _initiator: { type: "script" },
    _resourceType: "fetch",
    request: { ...request, headers: without(request, "authorization", "cookie") },
    response: {
      ...response,
      headers: without(response, "set-cookie"),
      content: text === "" ? content : response.content,
      _transferSize: response.bodySize + 300,
      _error: null,
      _fetchedViaServiceWorker: false,
    },
  };
};

/** devtools/client/netmonitor/src/har/har-builder.js: the size of a transfer counts headers. */
const writeFirefox: Write = (entry) => {
  const { request, response } = entry;
  const bodySize = response.bodySize + 300;
  return { ...entry, _securityState: "insecure", cache: {}, request, response: { ...response, bodySize } };
};
const writeBodilessFirefox: Write = (entry) => {
  const { response } = entry;
  const content = { mimeType: response.content.mimeType, size: -1, comment: "Response bodies are not included." };
  return { ...writeFirefox(entry), response: { ...response, bodySize: response.bodySize + 300, content } };
};

/** src/model/http/har.ts of httptoolkit-ui: without a body, there is no `postData`, and a body that is too large has no text. */
const writeHttpToolkit: Write = (entry) => {
  const { content } = entry.response;
  const isLarge = content.size > 40_960;
  return { ...entry, response: { ...entry.response, content: isLarge ? { ...content, text: undefined } : content } };
};

/** packages/insomnia/src/common/har.ts: the query of the form is in its list only. */
const writeInsomnia: Write = (entry) => {
  const { request, response } = entry;
  const { mimeType = "", text = "" } = request.postData ?? {};
  const postData = isForm(entry) ? { mimeType, params: params(entry) } : { mimeType, text };
  const url = request.url.replace(/\?.*/, "");
  return {
    ...entry,
    request: { ...request, url, postData, bodySize: -1 },
    response: { ...response, bodySize: -1 },
  };
};

/** Source/WebInspectorUI/UserInterface/Controllers/HARBuilder.js: NaN becomes 0, and an empty content has no text. */
const writeSafari: Write = (entry) => {
  const { response, request } = entry;
  const { text, ...content } = response.content;
  return {
    ...entry,
    _fetchType: "Network Load",
    request: { ...request, ...(request.postData && { postData: { ...request.postData, params: params(entry) } }) },
    response: { ...response, content: { ...content, compression: 0, ...(text && { text }) } },
  };
};

const written: Partial<Record<keyof typeof tools, Write>> = {
  "BrowserMob, BrowserUp": writeBrowserMob,
  "BrowserMob, BrowserUp, with headers and contents captured": writeWholeBrowserMob,
  "Chrome, developer tools": writeChrome,
  Firefox: writeFirefox,
  "Firefox, without response bodies": writeBodilessFirefox,
  "HTTP Toolkit": writeHttpToolkit,
  Insomnia: writeInsomnia,
  Safari: writeSafari,
};

for (const [name, write] of Object.entries(written))
  testTool(name as keyof typeof written, async (deviation) => {
    const entries = deviation ? deviate(deviation) : right;
    return { log: { entries: entries.map(write) } } as Har;
  });

it("docs/traffic.md says what each tool leaves out", async () => {
  const rows = Object.entries(tools).map(([name, parts]) => `| ${name} | ${parts.join(", ") || "nothing"} |`);

  expect(await readFile("docs/traffic.md", "utf8")).toContain(`| Tool | Leaves out |\n|---|---|\n${rows.join("\n")}\n`);
});
