import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { checkExchange, createRedactor, type HarEntry, readExchanges } from "../../../src/traffic/index.ts";
import { ACTIVITY_URL, type EntryOptions, entry, har, page, TOKEN_URL } from "../../support/har.ts";
import { createToken } from "../../support/responses.ts";

const describeAll = (raw: object) =>
  readExchanges(har(raw as HarEntry))
    .flatMap(checkExchange)
    .map(({ in: half, pointer, message }) => `${half} ${pointer} ${message}`);
const bad = `${ACTIVITY_URL}?limit=500`;
const hideLength = (message: string) => message.replace(/length \d+/, "length");
const check = (options: EntryOptions) => describeAll(entry(options));

describe("checkExchange", () => {
  it.each<[string, EntryOptions, ...string[]]>([
    [
      "an exchange under any base address",
      { url: ACTIVITY_URL.replace("api.loyalty.example", "localhost:8787/proxy") },
    ],
    ["§4.1: a bad request that succeeded", { url: bad }, "request /query/limit must be <= 100, got 500"],
    ["a bad request that was refused", { url: bad, status: 400, body: { code: 400, message: "Invalid request" } }],
    [
      "§5.1: half of a key pair",
      { headers: { "X-App-Id": "a" } },
      "request /headers must carry X-App-Id + X-App-Token, or Authorization, got neither",
    ],
    ["a key pair", { headers: { "X-App-Id": "a", "X-App-Token": "t" } }],
    ["a request whose credentials the recording tool omits", { headers: { Accept: "*/*" } }],
    ["an exchange of no operation", { url: "https://api.loyalty.example/v1/vouchers", body: 7 }],
    ["a request without a response", { status: 0, body: "" }],
    ["a body that is not JSON, once", { body: "<html>" }, "response  must be JSON, got text of length 6"],
    ["invalid headers that tools record", { headers: { ":path": "/x", "Bad Header": "x", "X-Note": "a\nb" } }],
  ])("accepts or reports %s", (_, options, ...messages) => {
    expect(check(options)).toEqual(messages);
  });

  const wrong = JSON.stringify(page([], { has_more: null }));
  const found = "response /has_more must be boolean, got null";
  const toBase64 = (bytes: Uint8Array) => ({ encoding: "Base64", text: Buffer.from(bytes).toString("base64") });
  it.each<[string, object, string, ...string[]]>([
    ["base64", toBase64(Buffer.from(wrong)), "", found],
    ["base64 that is no longer compressed", toBase64(Buffer.from(wrong)), "gzip, br", found],
    ["gzip without its header", toBase64(gzipSync(wrong)), "", found],
    ["x-gzip", toBase64(gzipSync(wrong)), "X-GZIP", found],
    ["br", toBase64(brotliCompressSync(wrong)), "br", found],
    ["zstd", toBase64(zstdCompressSync(wrong)), "zstd", found],
    ["deflate", toBase64(deflateSync(wrong)), "deflate", found],
    ["deflate without the format of zlib", toBase64(deflateRawSync(wrong)), "deflate", found],
    ["gzip in br", toBase64(brotliCompressSync(gzipSync(wrong))), "gzip,br", found],
    ["an unknown coding", toBase64(Buffer.from("<p>")), "x-own", "response  must be JSON, got text of length 3"],
    ["a byte order mark", { text: `\uFEFF${wrong}` }, "", found],
    ["a byte order mark in base64", toBase64(Buffer.from(`\uFEFF${wrong}`)), "", found],
    ["the beginning that the tool kept", { text: wrong.slice(0, 20), size: wrong.length }, ""],
    [
      "HTML that is shorter than its size",
      { text: "<p>", size: 9 },
      "",
      "response  must be JSON, got text of length 3",
    ],
    ["JSON that the service cut", { text: "{", size: 1 }, "", "response  must be JSON, got text of length 1"],
  ])("reads a response body, redacted or not: %s", (_, content, coding, ...messages) => {
    const raw = entry({ responseHeaders: { "Content-Encoding": coding } });
    const recorded = { ...raw, response: { ...raw.response, content } };

    expect(describeAll(recorded)).toEqual(messages);
    expect(describeAll(createRedactor()(recorded)).map(hideLength)).toEqual(messages.map(hideLength));
  });

  const auth = (value: string) => ["Authorization", value] as const;
  const type = (value: string) => ["Content-Type", value] as const;
  it.each<[string, (readonly [string, string])[], (readonly [string, string])[], ...string[]]>([
    ["the same values", [auth("Bearer a"), auth("Bearer a ")], [type("application/json"), type("application/json")]],
    [
      "other headers",
      [auth("Bearer a"), ["Accept", "a/b"], ["Accept", "*/*"]],
      [
        ["Via", "1.1 a"],
        ["Via", "1.1 b"],
      ],
    ],
    ["two tokens", [auth("Bearer a"), auth("Bearer b")], [], "request /headers/authorization authorization"],
    [
      "two keys",
      [
        ["x-app-id", "a"],
        ["X-App-Id", "b"],
      ],
      [],
      "request /headers/x-app-id x-app-id",
    ],
    [
      "two response types",
      [],
      [type("application/json"), type("text/html")],
      "response /headers/content-type content-type",
    ],
    ["two request types", [type("a/b"), type("text/html")], [], "request /headers/content-type content-type"],
  ])(
    "RFC 9110 §5.3: counts a repeated header once, and names one that contradicts itself: %s",
    (_, sent, received, ...at) => {
      const raw = entry({
        url: TOKEN_URL,
        form: { grant_type: "client_credentials", scope: "api" },
        body: createToken(),
      });
      const list = (pairs: (readonly [string, string])[]) => pairs.map(([name, value]) => ({ name, value }));
      const both = {
        ...raw,
        request: { ...raw.request, headers: list([["X-App-Token", "t"], ["X-App-Id", "a"], ...sent]) },
        response: { ...raw.response, headers: list(received) },
      };

      expect(describeAll(both)).toEqual(at.map((place) => `${place} must be sent once, got different values`));
      expect(describeAll(createRedactor()(both))).toEqual(describeAll(both));
    },
  );

  it("does not check a 304, whose body the client already has", () => {
    expect(check({ status: 304, body: "" })).toEqual([]);
  });

  it("reports an empty body, but not one that was not recorded", () => {
    const raw = entry();
    const withContent = (content: object) =>
      describeAll({ ...raw, response: { ...raw.response, content: { mimeType: "application/json", ...content } } });
    const issue = entry({ url: TOKEN_URL, method: "POST", body: createToken() });
    const withBodySize = (bodySize: number) => describeAll({ ...issue, request: { ...issue.request, bodySize } });

    expect(withContent({ size: 0 })).toEqual(["response  must have a body (MemberActivityList), got nothing"]);
    expect(withContent({ size: 812, text: "" })).toEqual([]);
    expect(withContent({ size: 812, compression: 400 })).toEqual([]);
    expect(withContent({})).toEqual([]);
    expect(withContent({ size: -1 })).toEqual([]);
    expect(withBodySize(0)).toEqual(["request /body must have a body (TokenRequest), got nothing"]);
    expect(withBodySize(40)).toEqual([]);
  });

  it("reads a form from its fields if a tool records no text", () => {
    const params = [{ name: "grant_type", value: "password" }];
    const raw = entry({ url: TOKEN_URL, form: {}, body: createToken() });
    const request = { ...raw.request, postData: { mimeType: "application/x-www-form-urlencoded", params } };

    expect(describeAll({ ...raw, request })).toEqual([
      expect.stringMatching("^request /body "),
      expect.stringMatching("^request /body/grant_type "),
    ]);
  });
});
