import { readFileSync } from "node:fs";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { operations } from "../../src/contract/operations.ts";
import type { OperationId } from "../../src/index.ts";
import { catchError, createRecordingClient, createTestClient } from "../support/responses.ts";

const WEBHOOKS = JSON.stringify({ object: "list", data_ref: "data", data: [], total: 0 });

/** A client with a management key pair, and its service. */
function setUp(options: object = {}, answer = () => new Response(WEBHOOKS)) {
  const management = { managementId: "m", managementToken: "s3cret" };
  const recording = createRecordingClient({ management, retry: false, ...options }, answer);
  return { ...recording, list: recording.client.listWebhooks };
}
const projectId = "p";
const { version }: { version: string } = JSON.parse(readFileSync("package.json", "utf8"));

describe("withResponse", () => {
  it("returns the result with the text of the body, the headers and the request id", async () => {
    const headers = { "X-Request-Id": "req_1", "X-RateLimit-Remaining": "7" };
    const { list } = setUp({}, () => new Response(WEBHOOKS, { headers }));
    const { data, text, response, requestId } = await list({ projectId }).withResponse();

    expect([data.total, text, response.status, requestId]).toEqual([0, WEBHOOKS, 200, "req_1"]);
    expect(response.headers.get("X-RateLimit-Remaining")).toBe("7");
  });

  it("throws like the call, and leaves no rejected promise behind", async () => {
    const { list } = setUp({}, () => new Response("", { status: 402 }));

    expect(await catchError(list({ projectId }).withResponse())).toMatchObject({ name: "MissingFeatureError" });
    expect(await catchError(list({ projectId: "" }))).toBeInstanceOf(TypeError);
  });
});

describe("the options of a call", () => {
  it.each([
    ["Node.js/24", {}, `loyalty-interface/${version}`],
    ["Mozilla/5.0", {}, undefined], // a browser sends its own
    [undefined, { headers: { "User-Agent": "mine" } }, "mine"],
  ])("the User-Agent in a runtime that says %j, with the options %j, is %s", async (userAgent, options, expected) => {
    vi.stubGlobal("navigator", userAgent && { userAgent });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { list, requests } = setUp(options);
    await list({ projectId });

    expect(requests[0]?.headers["user-agent"]).toBe(expected);
  });

  it("the headers of a call join the client's headers, but replace no credential", async () => {
    const { list, requests } = setUp({ headers: { "X-Tenant": "a", Accept: "application/hal+json" } });
    await list({ projectId }, { headers: { "x-tenant": "b", "X-Trace": "t", "X-Management-Token": "other" } });
    await list({ projectId });

    expect(requests.map(({ headers }) => [headers["x-tenant"], headers["x-trace"]])).toEqual([
      ["b", "t"],
      ["a", undefined],
    ]);
    expect(requests[0]?.headers).toMatchObject({
      accept: "application/hal+json",
      "user-agent": `loyalty-interface/${version}`,
      "x-management-token": "s3cret",
    });
  });
});

const client = createTestClient({ fetch: () => Promise.reject(new Error("sent")) });
const list = (parameters: object, options?: object) =>
  client.listMemberActivity({ campaignId: "c", memberId: "m", ...parameters }, options);
const create = (options: object) => () => createTestClient(options);

it.each(Object.keys(operations) as OperationId[])("%s rejects an invalid argument, and never throws", async (id) => {
  const method = client[id] as (...given: unknown[]) => PromiseLike<unknown>;
  const calls = [() => method({}, { tenant: 1 }), () => method(null, { timeoutMs: -1 })];

  for (const call of calls) expect(await catchError(call())).toBeInstanceOf(TypeError);
});

describe("what only types forbid", () => {
  const misspelled = "there is no option";
  const count = "must be a whole number of at least 0, or Infinity, got";
  const size = "must be a whole number of at least 1, or Infinity, got";
  const calls = "it can be signal, timeoutMs, headers";
  const twoLines = { appId: "a", appToken: "s3cret\nline" };
  const secretHeader = "headers.X-Key must be text that an HTTP header can carry";
  const users = "/management/v1/projects/{projectId}/users";
  it.each<[string, () => unknown]>([
    [`${misspelled} retries: did you mean retry?`, create({ retries: 3 })],
    [`${misspelled} tenant; ${calls}`, () => list({}, { tenant: undefined })],
    [`${misspelled} tenant; it can be maxRetries, baseDelayMs`, create({ retry: { tenant: 1 } })],
    ["there is no startingAfterId: did you mean starting_after_id?", () => list({ startingAfterId: "e" })],
    ["there is no member: did you mean memberId?", () => list({ memberId: undefined, member: 1 })],
    ["timeoutMs is an option, which belongs in the second argument", () => list({ timeoutMs: 1 })],
    ["memberId is missing", () => list({ memberId: undefined })],
    ["projectId is missing", client.listUsers as () => unknown],
    ["application.appId is missing", create({ application: { managementId: "m", managementToken: "n" } })],
    ["management.managementId is missing", create({ management: { managementToken: "n" } })],
    ["application.appToken must be text that an HTTP header can carry", create({ application: twoLines })],
    ["accessToken must be text that an HTTP header can carry", create({ accessToken: "" })],
    ['accessToken must be the token without "Bearer "', create({ accessToken: "Bearer t" })],
    ['access_token must be the token without "Bearer "', () => client.revokeToken({ access_token: " bearer t" })],
    ["oauth needs the option application", create({ application: undefined, oauth: { scopes: ["api"] } })],
    ["oauth and accessToken exclude each other", create({ oauth: { scopes: ["api"] }, accessToken: "t" })],
    ["headers.X Key must be text that an HTTP header can carry", create({ headers: { "X Key": "v" } })],
    [secretHeader, () => list({}, { headers: { "X-Key": "s3cret€" } })],
    [secretHeader, () => client.http.GET(users, { params: { path: { projectId } }, headers: { "X-Key": "s3cret€" } })],
    ["headers must be an object of names and values", create({ headers: new Headers() })],
    ["limit must be a whole number of at least 1, got Infinity", () => list({ limit: Infinity })],
    [`timeoutMs ${size} 0`, () => list({}, { timeoutMs: 0 })],
    [`deadlines.attemptMs ${size} "100"`, create({ deadlines: { attemptMs: "100" } })],
    [`deadlines.totalMs ${size} null`, create({ deadlines: { totalMs: null } })],
    [`maxBodyBytes ${size} NaN`, create({ maxBodyBytes: Number.NaN })],
    [`retry.maxRetries ${count} 2.5`, create({ retry: { maxRetries: 2.5 } })],
    [`retry.baseDelayMs ${count} -1`, create({ retry: { baseDelayMs: -1 } })],
  ])("is a TypeError that says what to write: %s", async (message, give) => {
    expect(await catchError((async () => give())())).toEqual(new TypeError(message));
  });

  it("takes parameters and key pairs from an object that has others, too", async () => {
    const ids = { projectId, campaignId: "c", projectid: "other", host: "h" };
    const management = { appId: "a", appToken: "b", managementId: "m", managementToken: "n" };

    expect((await setUp({ management }).list(ids)).object).toBe("list");
  });
});
