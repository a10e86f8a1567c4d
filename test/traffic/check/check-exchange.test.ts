import { describe, expect, it } from "vitest";
import { createErrorObject } from "../../../src/contract/error-object.ts";
import { createRedactor, type HarEntry } from "../../../src/traffic/index.ts";
import { ACTIVITY_URL, checkEntries, type EntryOptions, entry, page, TOKEN_URL } from "../../support/har.ts";
import { createToken } from "../../support/responses.ts";

const REVOKE_URL = TOKEN_URL.replace("oauth/token", "v1/oauth/token/revoke");

/** Checks a recording of one exchange. @returns Rule and pointer of each finding. */
function check(raw: HarEntry, isClosed: boolean): string[] {
  return checkEntries([raw], { closed: isClosed }).findings.map(({ rule, pointer }) => `${rule} ${pointer}`);
}

const form = { grant_type: "client_credentials", scope: "api" };
const list = entry;
const issue = (options: EntryOptions = {}) =>
  entry({ url: TOKEN_URL, form, body: createToken({ scope: "api" }), ...options });
const revoke = (options: EntryOptions) =>
  entry({ url: REVOKE_URL, form: { access_token: "t" }, status: 204, ...options });
const query = (search: string) => ({ url: ACTIVITY_URL + search });
const refusal = (status: 400 | 401) => ({ status, body: createErrorObject(status) });
const sentAs = (...types: readonly string[]) => ({
  responseHeaders: types.map((type): [string, string] => ["Content-Type", type]),
});
const withPostData = (postData: object, bodySize: number): HarEntry => {
  const raw = issue();
  return { ...raw, request: { ...raw.request, postData, bodySize } };
};

describe("checkExchange", () => {
  it.each<[string, HarEntry]>([
    ["the status 304", list({ status: 304, body: "" })],
    ["a request body that is not in the file", withPostData({}, 0)],
    ["no credentials, which many tools leave out", entry({ headers: {} })],
    ["a token that a tool replaced", list({ headers: { Authorization: "Bearer [token removed]" } })],
    ["a header that a tool replaced", list({ headers: { Authorization: "[authorization redacted]" } })],
    ["a key that a tool replaced", list({ headers: { "X-App-Id": "[REDACTED]" } })],
    ["a bad form, and was refused", issue({ form: { grant_type: "x" }, ...refusal(400) })],
  ])("accepts an exchange with %s", (_, raw) => {
    expect([check(raw, false), check(raw, true)]).toEqual([[], []]);
  });

  it.each<[string, HarEntry, string]>([
    ["half of a key pair", list({ headers: { "X-App-Id": "a" } }), "request-security /headers"],
    ["a token without its scheme", list({ headers: { Authorization: "abc" } }), "request-security /headers"],
    ["a repeated limit", list(query("?limit=1&limit=2")), "request-repeated /query/limit"],
    ["another grant", issue({ form: { ...form, grant_type: "x" } }), "request-const /body/grant_type"],
    ["no JSON", list({ body: "<html>" }), "response-json "],
    ["a body of spaces", list({ body: " \n" }), "response-body "],
    ["a body that is not JSON where none is allowed", revoke({ body: "<html>" }), "response-body "],
    ["another media type", list({ ...sentAs("text/html"), body: "<html>" }), "response-mediaType "],
    ["two media types", list(sentAs("application/json", "a/b")), "response-mediaType "],
    ["an undocumented status", list({ status: 302, body: "<html>" }), "response-status "],
    ["a code that is not the status", list({ status: 403, body: createErrorObject(400) }), "response-status /code"],
  ])("finds in an exchange: %s", (_, raw, found) => {
    expect([check(raw, false), check(raw, true)]).toEqual([[found], [found]]);
  });

  it.each<[string, HarEntry, string]>([
    ["a property", list({ body: page([], { has_more: false, own: 1 }) }), "response-undocumented /own"],
    ["a query parameter", list(query("?own=1")), "request-undocumented /query/own"],
    ["a field of a form", issue({ form: { ...form, own: "1" } }), "request-undocumented /body/own"],
  ])("finds what the contract does not know only if it is closed: %s", (_, raw, found) => {
    expect([check(raw, false), check(raw, true)]).toEqual([[], [found]]);
  });

  const wrong = JSON.stringify(page([], { has_more: null }));
  const latin = JSON.stringify(page([], { has_more: false, n: "é" }));
  const toBase64 = (bytes: Uint8Array) => ({ encoding: "base64", text: Buffer.from(bytes).toString("base64") });
  it.each([
    { of: "an unknown coding", content: toBase64(Buffer.from("<p>")), coding: "x-own", found: ["response-json "] },
    { of: "bytes that are not UTF-8", content: toBase64(Buffer.from(latin, "latin1")), found: ["response-json "] },
    { of: "the beginning that the tool kept", content: { text: wrong.slice(0, 20), size: wrong.length }, found: [] },
    { of: "HTML that is shorter than its size", content: { text: "<p>", size: 9 }, found: ["response-json "] },
    { of: "JSON that the service cut", content: { text: '{"é', size: 4 }, found: ["response-json "] },
  ])("judges a recorded body, redacted or not: $of", ({ content, coding = "", found }) => {
    const raw = list({ responseHeaders: { "Content-Encoding": coding } });
    const recorded = { ...raw, response: { ...raw.response, content } };

    for (const each of [recorded, createRedactor()(recorded)]) expect(check(each, false)).toEqual(found);
  });
});
