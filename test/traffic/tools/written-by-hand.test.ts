import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import type { Har } from "../../../src/traffic/index.ts";
import type { Deviation } from "./deviations.ts";
import { testTool } from "./law.ts";
import { startDemo } from "./run.ts";
import { tools } from "./tools.ts";

/** An entry that lacks nothing. */
type WholeEntry = ReturnType<typeof toEntry>;

const whole = new Map<string | undefined, Promise<WholeEntry[]>>();
/** Records a run without a tool, once for each deviation. A request takes 10 ms, and so does the pause after it. */
function recordWhole(deviation?: Deviation): Promise<WholeEntry[]> {
  const known = whole.get(deviation?.name);
  if (known) return known;
  const recording = (async () => {
    const { respond, run } = await startDemo(deviation);
    const entries: WholeEntry[] = [];
    await run("http://service.example", async (input, init) => {
      const request = new Request(input, init);
      const body = await request.clone().text();
      const response = await respond(request);
      entries.push(toEntry(request, body, response, await response.clone().text(), entries.length));
      return response;
    });
    return entries;
  })();
  whole.set(deviation?.name, recording);
  return recording;
}

const list = (pairs: Headers | URLSearchParams) => Array.from(pairs, ([name, value]) => ({ name, value }));

function toEntry(request: Request, body: string, response: Response, text: string, index: number) {
  const { method, url, headers } = request;
  const { status } = response;
  const mimeType = response.headers.get("content-type") ?? "";
  const bodySize = Buffer.byteLength(text);
  return {
    startedDateTime: new Date(Date.UTC(2026, 5, 1) + index * 20).toISOString(),
    time: 10,
    request: {
      method,
      url,
      headers: list(headers),
      queryString: list(new URL(url).searchParams),
      bodySize: Buffer.byteLength(body),
      ...(body && { postData: { mimeType: headers.get("content-type") ?? "", text: body } }),
    },
    response: { status, headers: list(response.headers), content: { size: bodySize, mimeType, text }, bodySize },
  };
}

const without = ({ headers }: WholeEntry["request" | "response"], ...names: readonly string[]) =>
  headers.filter(({ name }) => !names.includes(name.toLowerCase()));
const isForm = ({ request }: WholeEntry) => request.postData?.mimeType?.includes("form-urlencoded") === true;
const params = ({ request }: WholeEntry) => list(new URLSearchParams(request.postData?.text));

type Write = (entry: WholeEntry, entries: readonly WholeEntry[]) => object;

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
const writeBodilessFirefox: Write = (entry, entries) => {
  const { response } = entry;
  const content = { mimeType: response.content.mimeType, size: -1, comment: "Response bodies are not included." };
  return { ...writeFirefox(entry, entries), response: { ...response, bodySize: response.bodySize + 300, content } };
};

/** src/model/http/har.ts of httptoolkit-ui: without a body, there is no `postData`, and a body that is too large has no text. */
const writeHttpToolkit: Write = (entry) => {
  const { content } = entry.response;
  const isLarge = content.size > 40_960;
  return { ...entry, response: { ...entry.response, content: isLarge ? { ...content, text: undefined } : content } };
};

/** packages/insomnia/src/common/har.ts: the time is that of the export, and the query of the form is in its list only. */
const writeInsomnia: Write = (entry, [first]) => {
  const { request, response } = entry;
  const { mimeType = "", text = "" } = request.postData ?? {};
  const postData = isForm(entry) ? { mimeType, params: params(entry) } : { mimeType, text };
  const url = request.url.replace(/\?.*/, "");
  return {
    ...entry,
    startedDateTime: first?.startedDateTime,
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
  testTool(name, tools[name as keyof typeof tools], async (deviation) => {
    const entries = await recordWhole(deviation);
    return { log: { entries: entries.map((entry) => write(entry, entries)) } } as Har;
  });

it("docs/traffic.md says what each tool leaves out", async () => {
  const rows = Object.entries(tools).map(([name, parts]) => `| ${name} | ${parts.join(", ") || "nothing"} |`);

  expect(await readFile("docs/traffic.md", "utf8")).toContain(`| Tool | Leaves out |\n|---|---|\n${rows.join("\n")}\n`);
});
