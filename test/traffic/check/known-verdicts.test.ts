import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import type { OperationId } from "../../../src/contract/internal.ts";
import { findResponseSchema } from "../../../src/contract/schema.ts";
import { TrafficCheck } from "../../../src/traffic/check.ts";
import { checkExchange, type HarEntry, readExchanges } from "../../../src/traffic/index.ts";
import { har } from "../../support/har.ts";

/** A recorded exchange that conforms, and ways to change it. */
class Sample {
  readonly operationId: OperationId;
  readonly status: number;
  readonly entry: HarEntry;

  constructor(operationId: OperationId, status: number, entry: HarEntry) {
    this.operationId = operationId;
    this.status = status;
    this.entry = entry;
  }

  is(operationId: OperationId, status: number): boolean {
    return this.operationId === operationId && this.status === status;
  }

  get hasBody(): boolean {
    return this.status !== 204;
  }

  get text(): string {
    return this.entry.response.content?.text ?? "";
  }

  /** A required property that is no constant text. */
  get required(): string {
    const { properties = new Map(), required = [] } = findResponseSchema(this.operationId, this.status) ?? {};
    return [...required].find((name) => properties.get(name)?.isNumber || !properties.get(name)?.allowed) ?? "";
  }

  /** True if the contract has the code of this error as a constant. */
  get hasFixedCode(): boolean {
    return findResponseSchema(this.operationId, this.status)?.properties.get("code")?.allowed !== undefined;
  }

  setRequest(request: object): HarEntry {
    return { ...this.entry, request: { ...this.entry.request, ...request } };
  }

  setQuery(query: string): HarEntry {
    return this.setRequest({ url: this.entry.request.url.replace(/\?.*|$/, query) });
  }

  setForm(text: string): HarEntry {
    return this.setRequest({ postData: { ...this.entry.request.postData, text }, bodySize: text.length });
  }

  dropHeaders(pattern: RegExp): HarEntry {
    return this.setRequest({ headers: this.entry.request.headers?.filter(({ name }) => !pattern.test(name)) });
  }

  addHeaders(...headers: readonly object[]): HarEntry {
    return this.setRequest({ headers: [...(this.entry.request.headers ?? []), ...headers] });
  }

  setResponse(response: object): HarEntry {
    return { ...this.entry, response: { ...this.entry.response, ...response } };
  }

  setText(text: string): HarEntry {
    return this.setResponse({ content: { mimeType: "application/json", text } });
  }

  setProperty(name: string, value: unknown): HarEntry {
    return this.setText(JSON.stringify({ ...JSON.parse(this.text), [name]: value }));
  }

  setMediaTypes(...types: readonly string[]): HarEntry {
    const others = this.entry.response.headers?.filter(({ name }) => name.toLowerCase() !== "content-type") ?? [];
    return this.setResponse({ headers: [...others, ...types.map((value) => ({ name: "Content-Type", value }))] });
  }
}

/** One sample of each operation and status in our recordings. */
const samples: Sample[] = [];
for (const name of readdirSync("test/recordings").filter((each) => each.endsWith(".har"))) {
  const { entries } = JSON.parse(readFileSync(`test/recordings/${name}`, "utf8")).log;
  for (const exchange of readExchanges(har(...entries))) {
    const { operationId, response, index } = exchange;
    const isNew = operationId && !samples.some((sample) => sample.is(operationId, response.status));
    if (isNew && checkExchange(exchange).length === 0)
      samples.push(new Sample(operationId, response.status, entries[index]));
  }
}

/** Returns the changed entry of a sample, or false if the change is not for it. */
type Change = (sample: Sample) => HarEntry | false;

/** Changes after which an exchange conforms. */
const conforming: Readonly<Record<string, Change>> = {
  "no change": (s) => s.entry,
  "another base address": (s) =>
    s.setRequest({ url: s.entry.request.url.replace("https://api.loyalty.example", "http://localhost:8080/a/b") }),
  "no response": (s) => s.setResponse({ status: 0, content: {} }),
  "an answer of a proxy": (s) => s.setResponse({ _error: "dns_error" }),
  "the status 304": (s) => s.status === 200 && s.setResponse({ status: 304, content: { size: 0, text: "" } }),
  "a body that is not in the file": (s) => s.hasBody && s.setResponse({ content: { size: 812 } }),
  "a body that the tool cut": (s) => s.hasBody && s.setResponse({ content: { size: 812, text: '{"object":' } }),
  "a compressed body": (s) =>
    s.status === 200 && s.setResponse({ content: { encoding: "base64", text: gzipSync(s.text).toString("base64") } }),
  "a byte order mark": (s) => s.hasBody && s.setText(`\uFEFF${s.text}`),
  "no headers in its response": (s) => s.setResponse({ headers: [] }),
  "a request body that is not in the file": (s) =>
    s.is("revokeToken", 204) && s.setRequest({ postData: { mimeType: "", text: "" }, bodySize: -1 }),
  "a header of its own": (s) => s.addHeaders({ name: "X-Own", value: "1" }),
  "each header twice": (s) => s.addHeaders(...(s.entry.request.headers ?? [])),
  "no credentials, and was refused": (s) => s.status >= 400 && s.dropHeaders(/^x-|authorization/i),
  "a bad query, and was refused": (s) => s.status >= 400 && s.setQuery("?limit=0&order=up"),
  "a bad form, and was refused": (s) => s.is("generateToken", 400) && s.setForm("grant_type=x"),
};

/** Changes by what the check finds only if it is closed. */
const undocumented: Readonly<Record<string, Change>> = {
  "response-undocumented /own": (s) => s.status === 200 && s.setProperty("own", 1),
  "request-undocumented /query/own": (s) => s.is("listMemberActivity", 200) && s.setQuery("?own=1"),
};

/** Changes by the rule and the pointer that the check finds; `required` stands for the required property. */
const violating: Readonly<Record<string, Readonly<Record<string, Change>>>> = {
  "request-security /headers": {
    "no credentials": (s) => s.status < 300 && s.dropHeaders(/^x-|authorization/i),
    "half of a key pair": (s) => s.status < 300 && s.dropHeaders(/^x-.*-token|authorization/i),
  },
  "request-minimum /query/limit": {
    "a limit below its minimum": (s) => s.is("listMemberActivity", 200) && s.setQuery("?limit=0"),
  },
  "request-type /query/limit": {
    "a limit that is no number": (s) => s.is("listMemberActivity", 200) && s.setQuery("?limit=ten"),
  },
  "request-enum /query/order": {
    "an unknown order": (s) => s.is("listMemberActivity", 200) && s.setQuery("?order=up"),
  },
  "request-const /body/grant_type": {
    "another grant": (s) => s.is("generateToken", 200) && s.setForm("grant_type=password&scope=api"),
  },
  "request-pattern /body/scope": {
    "an unknown scope": (s) => s.is("generateToken", 200) && s.setForm("grant_type=client_credentials&scope=a"),
  },
  "request-body /body": { "nothing to revoke": (s) => s.is("revokeToken", 204) && s.setForm("") },
  "response-type /required": { "null in a property": (s) => s.hasBody && s.setProperty(s.required, null) },
  "response-required ": { "a missing property": (s) => s.hasBody && s.setProperty(s.required, undefined) },
  "response-json ": { "no JSON": (s) => s.hasBody && s.setText("<html>") },
  "response-body ": { "an empty body": (s) => s.hasBody && s.setResponse({ content: { size: 0, text: "" } }) },
  "response-mediaType ": {
    "another media type": (s) => s.hasBody && s.setMediaTypes("text/html"),
    "two media types": (s) => s.hasBody && s.setMediaTypes("application/json", "a/b"),
  },
  "response-status ": { "an undocumented status": (s) => s.setResponse({ status: 302, content: {} }) },
  "response-const /code": { "a code of another status": (s) => s.hasFixedCode && s.setProperty("code", 499) },
  "response-status /code": {
    "a code that is not the status": (s) => s.status >= 400 && !s.hasFixedCode && s.setProperty("code", 499),
  },
  "response-discriminator /data/0/type": {
    "an unknown event type": (s) =>
      s.is("listMemberActivity", 200) && s.setText(s.text.replace('":"customer', '":"client')),
  },
  "response-format /data/0/created_at": {
    "a time that is none": (s) =>
      s.is("listMemberActivity", 200) && s.setText(s.text.replace('"created_at":"', '"created_at":"x')),
  },
  "response-required /data/0": {
    "an event without a time": (s) =>
      s.is("listMemberActivity", 200) && s.setText(s.text.replace(/"created_at":"[^"]*",/, "")),
  },
};

/** A change, and the findings in the changed exchange: open, and with `--closed`. */
interface Plant {
  readonly has: string;
  readonly change: Change;
  readonly open?: string;
  readonly closed?: string;
}

const plants: readonly Plant[] = [
  ...Object.entries(conforming).map(([has, change]) => ({ has, change })),
  ...Object.entries(undocumented).map(([closed, change]) => ({ has: closed, change, closed })),
  ...Object.entries(violating).flatMap(([found, changes]) =>
    Object.entries(changes).map(([has, change]) => ({ has, change, open: found, closed: found })),
  ),
];

const before = samples.find((sample) => sample.is("listUsers", 200));
const after = samples.find((sample) => sample.is("revokeToken", 204));
const bearer = { name: "Authorization", value: "Bearer tok_1" };

/** Checks an exchange between two that conform. @returns Position, rule and pointer of each finding. */
function check(changed: HarEntry, isClosed: boolean): string[] {
  const recording = new TrafficCheck({ closed: isClosed }).startRecording();
  const entries = [before?.entry, changed, after?.addHeaders(bearer)] as HarEntry[];
  for (const exchange of readExchanges(har(...entries))) recording.add(exchange);
  const { findings } = recording.report();
  return findings.flatMap(({ rule, places }) => places.map(({ entry, pointer }) => `${entry} ${rule} ${pointer}`));
}

it.each(plants)(
  "an exchange with $has gets the right verdict, and those beside it none",
  ({ change, open, closed }) => {
    const planted = samples.flatMap((sample) => {
      const changed = change(sample);
      return changed ? [{ sample, changed }] : [];
    });

    expect(planted.length).toBeGreaterThan(0);
    for (const { sample, changed } of planted) {
      const name = (found?: string) =>
        found === undefined ? [] : [`1 ${found.replace("/required", `/${sample.required}`)}`];
      expect(check(changed, false)).toEqual(name(open));
      expect(check(changed, true)).toEqual(name(closed));
    }
  },
);
