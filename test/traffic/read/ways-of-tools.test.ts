import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createRedactor, type HarEntry, type HarResponse, readExchanges } from "../../../src/traffic/index.ts";
import { readRequestBody, readResponseBody } from "../../../src/traffic/read/message-body.ts";
import { ACTIVITY_URL, checkEntries, entry, har, page, TOKEN_URL } from "../../support/har.ts";
import { createToken } from "../../support/responses.ts";

const list = (limit: number, has_more: unknown) =>
  entry({ url: `${ACTIVITY_URL}?limit=${limit}`, body: page([], { has_more }) });
const issue = (grant_type: string) =>
  entry({ url: TOKEN_URL, form: { grant_type, scope: "api" }, body: createToken({ scope: "api" }) });

/** Exchanges as the format has them, and the rules that they break. */
const exchanges = [
  { raw: list(5, false), breaks: [] },
  { raw: list(500, null), breaks: ["request-maximum /query/limit", "response-type /has_more"] },
  { raw: issue("client_credentials"), breaks: [] },
  { raw: issue("password"), breaks: ["request-const /body/grant_type"] },
];

const ofRequest = (raw: HarEntry, more: object) => ({ ...raw, request: { ...raw.request, ...more } });
const ofContent = (raw: HarEntry, more: object) => {
  const content = { ...raw.response.content, ...more };
  return { ...raw, response: { ...raw.response, content } };
};
const ofHeaders = (raw: HarEntry, ...more: readonly object[]) =>
  ofRequest(raw, { headers: [...(raw.request.headers ?? []), ...more] });
/** Changes the form of a request that has one. */
const ofForm = (raw: HarEntry, change: (text: string) => object) =>
  ofRequest(raw, raw.request.postData ? { postData: change(raw.request.postData.text ?? "") } : {});
const formType = { name: "Content-Type", value: "application/x-www-form-urlencoded" };
const ofUrl = (raw: HarEntry, change: (url: URL) => void) => {
  const url = new URL(raw.request.url);
  change(url);
  return ofRequest(raw, { url: url.href });
};
/** Sends the body of the response in a coding, as a recording in base64. */
const coded = (raw: HarEntry, coding: string, encode: (bytes: Buffer) => Uint8Array = (bytes) => bytes) => {
  const bytes = encode(Buffer.from(raw.response.content?.text ?? ""));
  const written = ofContent(raw, { text: Buffer.from(bytes).toString("base64"), encoding: "Base64" });
  return { ...written, response: { ...written.response, headers: [{ name: "Content-Encoding", value: coding }] } };
};
const queryFields = ({ request: { url } }: HarEntry) =>
  Array.from(new URL(url).searchParams, ([name, value]) => ({ name, value: Number(value) }));

const ways: Readonly<Record<string, (raw: HarEntry) => object>> = {
  "a method in lower case": (raw) => ofRequest(raw, { method: raw.request.method.toLowerCase() }),
  "another base address": (raw) =>
    ofUrl(raw, (url) => Object.assign(url, { host: "localhost:8080", pathname: `/a/b${url.pathname}` })),
  "its query in a list only": (raw) =>
    ofUrl(ofRequest(raw, { queryString: [...queryFields(raw), { name: "", value: "" }] }), (url) => {
      url.search = "";
    }),
  "its query in a list only, and a fragment": (raw) =>
    ofUrl(ofRequest(raw, { queryString: queryFields(raw) }), (url) => Object.assign(url, { search: "", hash: "top" })),
  "another query in the list": (raw) => ofRequest(raw, { queryString: [{ name: "limit", value: "7" }] }),
  "no list of the query": (raw) => ofRequest(raw, { queryString: "limit=7" }),
  "headers that HTTP forbids": (raw) =>
    ofHeaders(raw, { name: ":path", value: "/x" }, { name: "Bad Header", value: "x" }, { name: "x-n", value: "a\nb" }),
  "values of headers that are no text": (raw) =>
    ofHeaders(raw, ...[88, ["*/*"], ["x", "y"], null, undefined].map((value, at) => ({ name: `x-${at}`, value }))),
  "a header twice": (raw) => (raw.request.postData ? ofHeaders(raw, formType, formType) : ofHeaders(raw)),
  "null for what is missing": (raw) => ({
    ...ofRequest(raw, raw.request.postData ? {} : { postData: null }),
    startedDateTime: null,
    response: { ...raw.response, headers: null },
  }),
  "a media type as browsers write it if there is none": (raw) => ofContent(raw, { mimeType: "x-unknown" }),
  "its form in fields": (raw) =>
    ofForm(raw, (text) => ({
      mimeType: formType.value,
      params: Array.from(new URLSearchParams(text), ([name, value]) => ({ name, value })),
    })),
  "its form in base64": (raw) =>
    ofForm(raw, (text) => ({
      mimeType: formType.value,
      text: Buffer.from(text).toString("base64"),
      encoding: "Base64",
    })),
  "a byte order mark": (raw) => ofContent(raw, { text: `\uFEFF${raw.response.content?.text}` }),
  "its body in base64": (raw) => coded(raw, ""),
  "its body in base64, no longer compressed": (raw) => coded(raw, "gzip, br"),
  "its body in gzip, without the header": (raw) => coded(raw, "", gzipSync),
  "its body in x-gzip": (raw) => coded(raw, "X-GZIP", gzipSync),
  "its body in br": (raw) => coded(raw, "br", brotliCompressSync),
  "its body in zstd": (raw) => coded(raw, "zstd", zstdCompressSync),
  "its body in deflate": (raw) => coded(raw, "deflate", deflateSync),
  "its body in gzip in br": (raw) => coded(raw, "gzip,br", (bytes) => brotliCompressSync(gzipSync(bytes))),
};

function check(raw: HarEntry): string[] {
  return checkEntries([raw]).findings.map(({ rule, pointer }) => `${rule} ${pointer}`);
}

it.each(Object.entries(ways))("an exchange breaks the same rules with %s, redacted or not", (_, write) => {
  for (const { raw, breaks } of exchanges) {
    const written = write(raw) as HarEntry;

    expect([check(written), check(createRedactor()(written))]).toEqual([breaks, breaks]);
  }
});

/** An entry that breaks the contract, with further properties of a tool, in the entry and in its response. */
function broken(properties: object, ofResponse: object = {}): HarEntry {
  const raw = entry({ status: 307, body: "no" });
  return { ...raw, ...properties, response: { ...raw.response, ...ofResponse } };
}
const withHeader = (name: string, value: string) => broken({}, { headers: [{ name, value }] });

describe("a response that is not of the service", () => {
  it.each([
    { code: "BROWSER_CACHE", by: "Chrome", raw: broken({ _fromCache: "disk" }) },
    { code: "BROWSER_CACHE", by: "Chrome and Playwright", raw: broken({}, { _transferSize: 0 }) },
    { code: "BROWSER_CACHE", by: "Firefox", raw: broken({ _securityState: "secure", cache: { afterRequest: null } }) },
    { code: "BROWSER_CACHE", by: "Safari", raw: broken({ _fetchType: "Memory Cache" }) },
    { code: "SERVICE_WORKER", by: "Chrome", raw: broken({}, { _fetchedViaServiceWorker: true }) },
    { code: "SERVICE_WORKER", by: "Safari", raw: broken({ _fetchType: "Service Worker" }) },
    { code: "BROWSER_REDIRECT", by: "Chrome", raw: withHeader("Non-Authoritative-Reason", "HSTS") },
    { code: "TEST_ROUTE", by: "Playwright", raw: broken({ _wasFulfilled: true }) },
    { code: "PROXY", by: "RFC 9209", raw: withHeader("Proxy-Status", "p; error=dns_error") },
  ])("is $code, as $by marks it, redacted or not", ({ code, raw }) => {
    for (const each of [raw, createRedactor()(raw)]) {
      const { findings, warnings } = checkEntries([each, entry()]);

      expect([findings, warnings]).toEqual([[], [`has no response of the service for #1 (${code})`]]);
    }
  });

  it.each([
    broken({}),
    broken({ _fetchType: "Network Load" }, { _transferSize: 300, _fetchedViaServiceWorker: false }),
    broken({ cache: { afterRequest: null } }), // of other tools: what the cache has now
    broken({ _securityState: "secure", cache: {} }, { _transferSize: -1 }),
    withHeader("Proxy-Status", "p; fwd=miss"),
  ])("is not any other one", (raw) => {
    expect(readExchanges(har(raw))[0]?.response.status).toBe(307);
  });
});

/** What tools write for the size of a body that they did not record, and for one that they did. */
const sizes = [undefined, null, -1, 0, 5] as (number | undefined)[];
const length = (value: string) => [{ name: "Content-Length", value }];

describe("the body of a message without a recorded text", () => {
  it("is not known from sizes, whatever they are", () => {
    for (const size of sizes) {
      for (const bodySize of sizes) {
        const response = { status: 200, content: { size, text: undefined }, bodySize } as HarResponse;
        const request = { method: "POST", url: "/", postData: {}, ...(bodySize !== undefined && { bodySize }) };

        expect([readResponseBody(response).isEmpty, readRequestBody(request).isEmpty]).toEqual([false, false]);
      }
    }
  });

  it.each([
    { evidence: "a length of 0", headers: length("0"), isEmpty: true },
    { evidence: "a length above 0", headers: length("9"), text: "", isEmpty: false },
    { evidence: "an empty text", headers: [], text: "", isEmpty: true },
    { evidence: "an empty text, and a size above 0", headers: [], text: "", size: 5, isEmpty: false },
  ])("is known to be empty by $evidence: $isEmpty", ({ headers, text, size = 0, isEmpty }) => {
    const response = { status: 200, headers, content: { size, ...(text !== undefined && { text }) } };
    const request = {
      method: "POST",
      url: "/",
      headers,
      bodySize: size,
      postData: { ...(text !== undefined && { text }) },
    };

    expect([readResponseBody(response).isEmpty, readRequestBody(request).isEmpty]).toEqual([isEmpty, isEmpty]);
  });

  it("is empty in a 204 and in a GET, but not in a 304, whose body the client has", () => {
    expect(readResponseBody({ status: 204, content: { size: 5 } }).isEmpty).toBe(true);
    expect(readRequestBody({ method: "GET", url: "/" }).isEmpty).toBe(true);
    expect(readResponseBody({ status: 304, headers: length("0") }).isEmpty).toBe(false);
  });
});
