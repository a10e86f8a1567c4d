import { describe, expect, it } from "vitest";
import { createErrorObject } from "../../../src/contract/error-object.ts";
import { exampleActivities } from "../../../src/contract/examples.ts";
import { createRedactor, explainResponse, type HarEntry } from "../../../src/traffic/index.ts";
import { ACTIVITY_URL, checkEntries, type EntryOptions, entry, page, TOKEN_URL } from "../../support/har.ts";
import { createToken } from "../../support/responses.ts";

const START = Date.parse("2026-06-01T12:00:00Z");
const USERS_URL = ACTIVITY_URL.replace(/v1.*/, "management/v1/projects/p/users");
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
const [first, second] = exampleActivities();
const withLimit = (limit: string) => list({ ...query(`?limit=${limit}`), body: page([first, second]) });
/** A token of 900 s that expires this number of seconds after its request, and when the response to that ended. */
const expiring = (seconds: number, duration = 1, headers: Record<string, string> = {}) =>
  issue({
    body: createToken({ scope: "api", expires_at: START / 1000 + seconds }),
    time: duration * 1000,
    responseHeaders: { date: new Date(START + (duration === 1 ? 0 : duration * 1000)).toUTCString(), ...headers },
  });
const grant = (requested: string, granted: string) =>
  issue({ form: { ...form, scope: requested }, body: createToken({ scope: granted }) });
const users = (total: number) => ({ ...page([{ id: "a" }]), has_more: undefined, total });
const management = { "X-Management-Id": "m", "X-Management-Token": "t" };
const listUsers = (total: number) => entry({ url: USERS_URL, headers: management, body: users(total) });
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
    ["§4.1: as many items as the limit", withLimit("2")],
    ["§2.8: a token that expires 5 s too late, because clocks differ", expiring(905)],
    ["§2.8: a token of a slow response", expiring(900, 60)],
    ["§2.8: a token of a cache", expiring(900, 1, { date: "Mon, 01 Jun 2026 13:00:00 GMT", age: "9" })],
    ["S28: the requested scopes in another order", grant("api vouchers", "vouchers api")],
  ])("accepts an exchange with %s", (_, raw) => {
    expect([check(raw, false), check(raw, true)]).toEqual([[], []]);
  });

  it.each<[string, HarEntry, string]>([
    ["half of a key pair", list({ headers: { "X-App-Id": "a" } }), "request-security /headers"],
    ["a token without its scheme", list({ headers: { Authorization: "abc" } }), "request-security /headers"],
    ["another grant", issue({ form: { ...form, grant_type: "x" } }), "request-const /body/grant_type"],
    ["no JSON", list({ body: "<html>" }), "response-json "],
    ["a body of spaces", list({ body: " \n" }), "response-body "],
    ["a body that is not JSON where none is allowed", revoke({ body: "<html>" }), "response-body "],
    ["another media type", list({ ...sentAs("text/html"), body: "<html>" }), "response-mediaType "],
    ["two media types", list(sentAs("application/json", "a/b")), "response-mediaType "],
    ["an undocumented status", list({ status: 302, body: "<html>" }), "response-status "],
    ["a code that is not the status", list({ status: 403, body: createErrorObject(400) }), "response-status /code"],
    ["a repeated limit, which is none", withLimit("1&limit=50"), "request-repeated /query/limit"],
    ["a limit that is no number", withLimit("one"), "request-type /query/limit"],
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

  it.each<[string, HarEntry, string]>([
    ["§4.1: a page with more items than its limit", withLimit("1"), "items as the limit, got 2 with a limit of 1"],
    ["§2.8: a token that expires too late", expiring(907), "the response plus expires_in, got 7 s more"],
    ["§2.8: a token that expires too early", expiring(893), "the response plus expires_in, got 7 s less"],
    ["S28: a scope that is not granted", grant("api vouchers", "api"), "the requested scopes, got vouchers missing"],
    ["an unknown scope", grant("api", "api s3cret"), "must be the requested scopes, got an unknown scope added"],
    ["S26: a total that is not the number of items", listUsers(0), "the number of items, got 0 for 1 item"],
  ])("finds a contradiction: %s", (_, raw, message) => {
    const messages = checkEntries([raw]).findings.map((finding) => finding.message);

    expect(messages.filter((each) => each.endsWith(message))).toHaveLength(1);
  });

  it("S26: finds a wrong total in a response alone, too", async () => {
    const explain = (total: number) => explainResponse({ status: 200, body: users(total) }, "listUsers");

    expect(await explain(2)).toEqual([
      expect.stringContaining("/total: must be the number of items, got 2 for 1 item"),
    ]);
    expect(await explain(1)).toEqual([]);
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
