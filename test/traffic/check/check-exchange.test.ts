import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { checkExchange, createRedactor, type HarEntry, readExchanges } from "../../../src/traffic/index.ts";
import { type EntryOptions, entry, har, page, TOKEN_URL } from "../../support/har.ts";
import { createToken } from "../../support/responses.ts";

const describeAll = (raw: object) =>
  readExchanges(har(raw as HarEntry))
    .flatMap(checkExchange)
    .map(({ in: half, pointer, message }) => `${half} ${pointer} ${message}`);
const hideLength = (message: string) => message.replace(/length \d+/, "length");

describe("checkExchange", () => {
  it.each<[string, EntryOptions]>([
    ["an exchange of no operation", { url: "https://api.loyalty.example/v1/vouchers", body: 7 }],
    ["invalid headers that tools record", { headers: { ":path": "/x", "Bad Header": "x", "X-Note": "a\nb" } }],
  ])("accepts %s", (_, options) => {
    expect(describeAll(entry(options))).toEqual([]);
  });

  const wrong = JSON.stringify(page([], { has_more: null }));
  const latin = JSON.stringify(page([], { has_more: false, n: "é" }));
  const text = "must be JSON, got text of length";
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
    ["gzip in br", toBase64(brotliCompressSync(gzipSync(wrong))), "gzip,br", found],
    ["an unknown coding", toBase64(Buffer.from("<p>")), "x-own", "response  must be JSON, got text of length 3"],
    ["bytes that are not UTF-8", toBase64(Buffer.from(latin, "latin1")), "", `response  ${text} ${latin.length}`],
    ["a byte order mark", { text: `\uFEFF${wrong}` }, "", found],
    ["a byte order mark in base64", toBase64(Buffer.from(`\uFEFF${wrong}`)), "", found],
    ["the beginning that the tool kept", { text: wrong.slice(0, 20), size: wrong.length }, ""],
    [
      "HTML that is shorter than its size",
      { text: "<p>", size: 9 },
      "",
      "response  must be JSON, got text of length 3",
    ],
    ["JSON that the service cut", { text: '{"é', size: 4 }, "", "response  must be JSON, got text of length 3"],
  ])("reads a response body, redacted or not: %s", (_, content, coding, ...messages) => {
    const raw = entry({ responseHeaders: { "Content-Encoding": coding } });
    const recorded = { ...raw, response: { ...raw.response, content } };

    expect(describeAll(recorded)).toEqual(messages);
    expect(describeAll(createRedactor()(recorded)).map(hideLength)).toEqual(messages.map(hideLength));
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

  it("reads a form from its fields if a tool records no text, redacted or not", () => {
    const params = [{ name: "grant_type", value: "password" }];
    const raw = entry({ url: TOKEN_URL, form: {}, body: createToken() });
    const request = { ...raw.request, postData: { mimeType: "application/x-www-form-urlencoded", params } };

    for (const each of [{ ...raw, request }, createRedactor()({ ...raw, request })])
      expect(describeAll(each)).toEqual([
        expect.stringMatching("^request /body "),
        expect.stringMatching("^request /body/grant_type "),
      ]);
  });
});
