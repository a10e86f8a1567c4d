import { describe, expect, it } from "vitest";
import { checkExchange, readExchanges } from "../../../src/traffic/index.ts";
import { ACTIVITY_URL, type EntryOptions, entry, har, page, TOKEN_URL } from "../../support/har.ts";

function check(options: EntryOptions): string[] {
  return readExchanges(har(entry(options)))
    .flatMap(checkExchange)
    .map((fault) => `${fault.in} ${fault.pointer} ${fault.message}`);
}
function checkEntry(change: (raw: ReturnType<typeof entry>) => object): string[] {
  const raw = entry();
  return readExchanges(har({ ...raw, ...change(raw) }))
    .flatMap(checkExchange)
    .map((fault) => `${fault.in} ${fault.pointer} ${fault.message}`);
}

describe("checkExchange", () => {
  it("accepts an exchange under any base address", () => {
    expect(check({ url: ACTIVITY_URL.replace("api.loyalty.example", "localhost:8787/proxy") })).toEqual([]);
  });

  it("§4.1: holds the request to the contract where it succeeded, and not where it was refused", () => {
    const url = `${ACTIVITY_URL}?limit=500`;

    expect(check({ url })).toEqual(["request /query/limit must be <= 100, got 500"]);
    expect(check({ url, status: 400, body: { code: 400, message: "Invalid request" } })).toEqual([]);
  });

  it("§5.1: misses half of a key pair, but not credentials that the recording tool has left out", () => {
    expect(check({ headers: { "X-App-Id": "a" } })).toEqual([
      "request /headers must carry X-App-Id + X-App-Token, or Authorization, got neither",
    ]);
    expect(check({ headers: { "X-App-Id": "a", "X-App-Token": "t" } })).toEqual([]);
    expect(check({ headers: { Accept: "*/*" } })).toEqual([]);
  });

  it("says nothing of other operations and of requests without an answer", () => {
    expect(check({ url: "https://api.loyalty.example/v1/vouchers", body: 7 })).toEqual([]);
    expect(check({ status: 0, body: "" })).toEqual([]);
  });

  it("finds a body that is not JSON, once", () => {
    expect(check({ body: "<html>" })).toEqual(["response  must be JSON, got text of 6 characters"]);
  });

  it("reads bodies in base64", () => {
    const text = Buffer.from(JSON.stringify(page([], { has_more: 7 }))).toString("base64");

    expect(
      checkEntry(({ response }) => ({ response: { ...response, content: { text, encoding: "base64" } } })),
    ).toEqual(["response /has_more must be boolean, got 7"]);
  });

  it("misses a body that was empty, not one that was not recorded", () => {
    const withContent = (content: object) =>
      checkEntry(({ response }) => ({
        response: { ...response, content: { mimeType: "application/json", ...content } },
      }));

    expect(withContent({ size: 0 })).toEqual(["response  must have a body (MemberActivityList), got nothing"]);
    expect(withContent({ size: 812, text: "" })).toEqual([]);
    expect(withContent({ size: 812, compression: 400 })).toEqual([]);
    expect(withContent({})).toEqual([]);
    expect(withContent({ size: -1 })).toEqual([]);
  });

  it("reads a form from its fields where a tool gives no text", () => {
    const params = [{ name: "grant_type", value: "password" }];
    const token = {
      access_token: "t",
      client_id: "c",
      expires_at: 1,
      expires_in: 1,
      scope: "api",
      token_type: "Bearer",
    };
    const raw = entry({ url: TOKEN_URL, form: {}, body: token });
    const request = { ...raw.request, postData: { mimeType: "application/x-www-form-urlencoded", params } };

    const found = readExchanges(har({ ...raw, request })).flatMap(checkExchange);

    expect(found.map(({ pointer }) => pointer)).toEqual(["/body", "/body/grant_type"]);
    expect(found.every((fault) => fault.in === "request")).toBe(true);
  });

  it("survives what tools write into headers", () => {
    expect(check({ headers: { ":path": "/x", "Bad Header": "x", "X-Note": "a\nb" } })).toEqual([]);
  });
});
