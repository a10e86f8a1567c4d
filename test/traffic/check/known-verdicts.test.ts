import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { OperationId } from "../../../src/contract/internal.ts";
import { findResponseSchema } from "../../../src/contract/schema.ts";
import { TrafficCheck } from "../../../src/traffic/check.ts";
import { checkExchange, type HarEntry, readExchanges } from "../../../src/traffic/index.ts";
import { har } from "../../support/har.ts";

/** A recorded exchange that conforms. */
interface Sample {
  readonly operationId: OperationId;
  readonly status: number;
  readonly entry: HarEntry;
}

/** One sample of each operation and status in our recordings. */
const samples = new Map<string, Sample>();
for (const name of readdirSync("test/recordings").filter((each) => each.endsWith(".har"))) {
  const { entries } = JSON.parse(readFileSync(`test/recordings/${name}`, "utf8")).log;
  for (const exchange of readExchanges(har(...entries))) {
    const { operationId, response, index } = exchange;
    const key = `${operationId} ${response.status}`;
    if (operationId === undefined || samples.has(key) || checkExchange(exchange).length > 0) continue;
    samples.set(key, { operationId, status: response.status, entry: entries[index] });
  }
}

// Which samples a change is planted in
const every = () => true;
const isSuccess = ({ status }: Sample) => status < 300;
const isOk = ({ status }: Sample) => status === 200;
const isRefusal = ({ status }: Sample) => status >= 400;
const hasBody = ({ status }: Sample) => status !== 204;
const isPage = ({ operationId, status }: Sample) => operationId === "listMemberActivity" && status === 200;
const isRefusedPage = ({ operationId, status }: Sample) => operationId === "listMemberActivity" && status >= 400;
const isGrant = ({ operationId, status }: Sample) => operationId === "generateToken" && status === 200;
const isRevocation = ({ operationId, status }: Sample) => operationId === "revokeToken" && status === 204;
const isRefusedForm = ({ operationId, status }: Sample) => /Token$/.test(operationId) && status >= 400;
/** True for errors whose schema has their code as a constant. */
const hasFixedCode = ({ operationId, status }: Sample) =>
  status >= 400 && findResponseSchema(operationId, status)?.properties.get("code")?.allowed !== undefined;
const hasAnyCode = (sample: Sample) => isRefusal(sample) && !hasFixedCode(sample);

// Changes of an entry
function setRequest({ entry }: Sample, request: object): HarEntry {
  return { ...entry, request: { ...entry.request, ...request } };
}
function setResponse({ entry }: Sample, response: object): HarEntry {
  return { ...entry, response: { ...entry.response, ...response } };
}
function setText(sample: Sample, text: string): HarEntry {
  return setResponse(sample, { content: { mimeType: "application/json", text } });
}
function textOf({ entry }: Sample): string {
  return entry.response.content?.text ?? "";
}
function setProperty(sample: Sample, name: string, value: unknown): HarEntry {
  return setText(sample, JSON.stringify({ ...JSON.parse(textOf(sample)), [name]: value }));
}
function setQuery(sample: Sample, query: string): HarEntry {
  return setRequest(sample, { url: sample.entry.request.url.replace(/\?.*|$/, query) });
}
function setForm(sample: Sample, text: string): HarEntry {
  return setRequest(sample, { postData: { ...sample.entry.request.postData, text }, bodySize: text.length });
}
function dropHeaders(sample: Sample, pattern: RegExp): HarEntry {
  return setRequest(sample, { headers: sample.entry.request.headers?.filter(({ name }) => !pattern.test(name)) });
}
function addHeader(sample: Sample, name: string, value: string): HarEntry {
  return setRequest(sample, { headers: [...(sample.entry.request.headers ?? []), { name, value }] });
}
function setMediaTypes(sample: Sample, ...types: readonly string[]): HarEntry {
  const others = sample.entry.response.headers?.filter(({ name }) => name.toLowerCase() !== "content-type") ?? [];
  return setResponse(sample, { headers: [...others, ...types.map((value) => ({ name: "Content-Type", value }))] });
}
/** Returns a required property that is no constant text. */
function requiredIn({ operationId, status }: Sample): string {
  const { properties = new Map(), required = [] } = findResponseSchema(operationId, status) ?? {};
  return [...required].find((name) => properties.get(name)?.isNumber || !properties.get(name)?.allowed) ?? "";
}

/** A change, and what the check must find in the changed exchange. */
interface Plant {
  readonly has: string;
  readonly where: (sample: Sample) => boolean;
  readonly change: (sample: Sample) => HarEntry;
  /** Rule and pointer; nothing is found without it. */
  readonly found?: string | ((sample: Sample) => string);
  /** The same with `--closed`, if that differs. */
  readonly foundIfClosed?: string;
}

const conforming: readonly Plant[] = [
  { has: "no change", where: every, change: ({ entry }) => entry },
  {
    has: "another base address",
    where: every,
    change: (sample) => {
      const { url } = sample.entry.request;
      return setRequest(sample, { url: url.replace("https://api.loyalty.example", "http://localhost:8080/a/b") });
    },
  },
  { has: "no response", where: every, change: (sample) => setResponse(sample, { status: 0, content: {} }) },
  { has: "an answer of a proxy", where: every, change: (sample) => setResponse(sample, { _error: "dns_error" }) },
  {
    has: "the status 304",
    where: isOk,
    change: (sample) => setResponse(sample, { status: 304, content: { size: 0, text: "" } }),
  },
  {
    has: "a body that is not in the file",
    where: hasBody,
    change: (sample) => setResponse(sample, { content: { size: 812 } }),
  },
  {
    has: "a body that the tool cut",
    where: hasBody,
    change: (sample) => setResponse(sample, { content: { size: 812, text: '{"object":' } }),
  },
  {
    has: "a compressed body",
    where: isOk,
    change: (sample) => {
      const text = gzipSync(textOf(sample)).toString("base64");
      return setResponse(sample, { content: { encoding: "base64", text } });
    },
  },
  { has: "a byte order mark", where: isOk, change: (sample) => setText(sample, `\uFEFF${textOf(sample)}`) },
  { has: "no headers in its response", where: every, change: (sample) => setResponse(sample, { headers: [] }) },
  {
    has: "no credentials, and was refused",
    where: isRefusal,
    change: (sample) => dropHeaders(sample, /^x-|authorization/i),
  },
  {
    has: "each header twice",
    where: every,
    change: (sample) => {
      const { headers = [] } = sample.entry.request;
      return setRequest(sample, { headers: [...headers, ...headers] });
    },
  },
  {
    has: "a bad query, and was refused",
    where: isRefusedPage,
    change: (sample) => setQuery(sample, "?limit=0&order=up"),
  },
  { has: "a bad form, and was refused", where: isRefusedForm, change: (sample) => setForm(sample, "grant_type=x") },
];

const undocumented: readonly Plant[] = [
  {
    has: "a property of its own",
    where: isOk,
    change: (sample) => setProperty(sample, "own", 1),
    foundIfClosed: "response-undocumented /own",
  },
  {
    has: "a header of its own",
    where: isOk,
    change: (sample) => addHeader(sample, "X-Own", "1"),
    foundIfClosed: "request-undocumented /headers/x-own",
  },
  {
    has: "a parameter of its own",
    where: isPage,
    change: (sample) => setQuery(sample, "?own=1"),
    foundIfClosed: "request-undocumented /query/own",
  },
];

const violating: readonly Plant[] = [
  {
    has: "no credentials",
    where: isSuccess,
    change: (sample) => dropHeaders(sample, /^x-|authorization/i),
    found: "request-security /headers",
  },
  {
    has: "half of a key pair",
    where: isSuccess,
    change: (sample) => dropHeaders(sample, /^x-.*-token|authorization/i),
    found: "request-security /headers",
  },
  {
    has: "null in a required property",
    where: hasBody,
    change: (sample) => setProperty(sample, requiredIn(sample), null),
    found: (sample) => `response-type /${requiredIn(sample)}`,
  },
  {
    has: "no value of a required property",
    where: hasBody,
    change: (sample) => setProperty(sample, requiredIn(sample), undefined),
    found: "response-required ",
  },
  { has: "no JSON", where: hasBody, change: (sample) => setText(sample, "<html>"), found: "response-json " },
  {
    has: "an empty body",
    where: hasBody,
    change: (sample) => setResponse(sample, { content: { size: 0, text: "" } }),
    found: "response-body ",
  },
  {
    has: "another media type",
    where: hasBody,
    change: (sample) => setMediaTypes(sample, "text/html"),
    found: "response-mediaType ",
  },
  {
    has: "two media types",
    where: hasBody,
    change: (sample) => setMediaTypes(sample, "application/json", "a/b"),
    found: "response-mediaType ",
  },
  {
    has: "an undocumented status",
    where: every,
    change: (sample) => setResponse(sample, { status: 302, content: {} }),
    found: "response-status ",
  },
  {
    has: "another code than the contract gives",
    where: hasFixedCode,
    change: (sample) => setProperty(sample, "code", 499),
    found: "response-const /code",
  },
  {
    has: "a code that is not the status",
    where: hasAnyCode,
    change: (sample) => setProperty(sample, "code", 499),
    found: "response-status /code",
  },
  {
    has: "an unknown event type",
    where: isPage,
    change: (sample) => setText(sample, textOf(sample).replace('":"customer', '":"client')),
    found: "response-discriminator /data/0/type",
  },
  {
    has: "a time that is none",
    where: isPage,
    change: (sample) => setText(sample, textOf(sample).replace('"created_at":"', '"created_at":"x')),
    found: "response-format /data/0/created_at",
  },
  {
    has: "an event without a time",
    where: isPage,
    change: (sample) => setText(sample, textOf(sample).replace(/"created_at":"[^"]*",/, "")),
    found: "response-required /data/0",
  },
  {
    has: "a limit below its minimum",
    where: isPage,
    change: (sample) => setQuery(sample, "?limit=0"),
    found: "request-minimum /query/limit",
  },
  {
    has: "a limit that is no number",
    where: isPage,
    change: (sample) => setQuery(sample, "?limit=ten"),
    found: "request-type /query/limit",
  },
  {
    has: "an unknown order",
    where: isPage,
    change: (sample) => setQuery(sample, "?order=up"),
    found: "request-enum /query/order",
  },
  {
    has: "another grant",
    where: isGrant,
    change: (sample) => setForm(sample, "grant_type=password&scope=api"),
    found: "request-const /body/grant_type",
  },
  {
    has: "an unknown scope",
    where: isGrant,
    change: (sample) => setForm(sample, "grant_type=client_credentials&scope=a"),
    found: "request-pattern /body/scope",
  },
  {
    has: "nothing to revoke",
    where: isRevocation,
    change: (sample) => setForm(sample, ""),
    found: "request-body /body",
  },
];

/** Checks an exchange between two that conform. @returns Position, rule and pointer of each finding. */
function check(changed: HarEntry, isClosed: boolean): string[] {
  const recording = new TrafficCheck({ closed: isClosed }).startRecording();
  const [before, after] = ["listUsers 200", "revokeToken 204"].map((name) => samples.get(name)?.entry as HarEntry);
  const entries = [before, changed, after] as HarEntry[];
  for (const exchange of readExchanges(har(...entries))) recording.add(exchange);
  const { findings } = recording.report();
  return findings.flatMap(({ rule, places }) => places.map(({ entry, pointer }) => `${entry} ${rule} ${pointer}`));
}

describe("a recorded exchange", () => {
  it.each([...conforming, ...undocumented, ...violating])(
    "with $has gets the right verdict, and the exchanges beside it none",
    ({ where, change, found, foundIfClosed }) => {
      const planted = [...samples.values()].filter(where);

      expect(planted.length).toBeGreaterThan(0);
      for (const sample of planted) {
        const text = typeof found === "function" ? found(sample) : found;
        const closed = foundIfClosed ?? text;
        expect(check(change(sample), false)).toEqual(text === undefined ? [] : [`1 ${text}`]);
        expect(check(change(sample), true)).toEqual(closed === undefined ? [] : [`1 ${closed}`]);
      }
    },
  );
});
