import { inspect } from "node:util";
import { runInNewContext } from "node:vm";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createSecretReplacer } from "../../src/client/redact.ts";
import { checkResponse } from "../../src/contract/index.ts";
import { type ClientEvent, type FetchInit, isLoyaltyError, type NotFoundError } from "../../src/index.ts";
import { catchError, createTestClient, createToken, readPage } from "../support/responses.ts";

/** Finds a secret of these tests in all that errors, their causes and events show, with the text around it. */
function findSecrets(...values: unknown[]): string[] {
  const options = { depth: Infinity, showHidden: true, maxStringLength: Infinity, maxArrayLength: Infinity };
  const shown = inspect(values, options) + JSON.stringify(values);
  return shown.match(/.{0,40}s3cret.{0,40}/g) ?? [];
}

describe("createSecretReplacer", () => {
  const long = "0123456789".repeat(1000);
  it.each([
    { form: "as it is", secrets: ["s3cret-token"], text: "no s3cret-token.", shown: "no [secret]." },
    { form: "percent-encoded", secrets: ['s3cret/"\\+='], text: "?t=s3cret%2F%22%5C%2B%3D&a", shown: "?t=[secret]&a" },
    { form: "in JSON", secrets: ['s3cret/"\\+='], text: '{"t":"s3cret/\\"\\\\+="}', shown: '{"t":"[secret]"}' },
    { form: "of 10,000 characters", secrets: [long], text: `no ${long}.`, shown: "no [secret]." },
    {
      form: "of which another is a part",
      secrets: ["abcdefgh", "abcdefghij"],
      text: "abcdefghij, abcdefgh",
      shown: "[secret], [secret]",
    },
  ])("replaces a secret $form", ({ secrets, text, shown }) => {
    expect(createSecretReplacer(secrets)(text)).toBe(shown);
  });

  it("does not replace a secret of 7 characters, which may be part of any word", () => {
    expect(createSecretReplacer(["abcdefg"])("no abcdefg.")).toBe("no abcdefg.");
  });
});

it.each([
  { kind: "a refusal", status: 500, most: 100_000 },
  { kind: "an unreadable success", status: 200, most: 10_000 },
])("$kind of a million characters is cut to $most before its secrets are replaced", async ({ status, most }) => {
  const fetch = async () => new Response("s3cret-token".repeat(83_333), { status });
  const client = createTestClient({ accessToken: "s3cret-token", retry: false, fetch });
  const replaceAll = vi.spyOn(String.prototype, "replaceAll");
  onTestFinished(() => replaceAll.mockRestore());
  const error = await catchError(readPage(client));
  const lengths = replaceAll.mock.contexts.map((text) => String(text).length);

  expect(error).toMatchObject({ status });
  expect(Math.max(...lengths)).toBe(most);
});

it("redaction changes no code, key or id by which code decides, and not the time of a retry", async () => {
  const facts = { code: 404, key: "s3cret-key", resource_type: "s3cret-key", resource_id: "s3cret-key" };
  const body = { ...facts, request_id: "s3cret-key", message: "no s3cret-key", details: "s3cret-key\n\u001b[31m" };
  const answer = () => Response.json(body, { status: 404, headers: { "Retry-After": "7", "X-Echo": "s3cret-key" } });
  const options = { headers: { "X-Tenant-Key": "s3cret-key" }, retry: false, fetch: async () => answer() };
  const client = createTestClient(options);
  const error = (await catchError(readPage(client))) as NotFoundError;
  const { error: errorOfHttp } = await client.http.GET(activity, { params });

  expect(error).toMatchObject({ key: "s3cret-key", resourceType: "s3cret-key", resourceId: "s3cret-key" });
  expect(error).toMatchObject({ requestId: "s3cret-key", details: "[secret]\n\u001b[31m" });
  expect(Math.round((Number(error.retryAt) - Date.now()) / 1000)).toBe(7);
  expect(error.headers.get("X-Echo")).toBe("[secret]");
  expect(errorOfHttp).toEqual({ ...body, message: "no [secret]", details: "[secret]\n\u001b[31m" });
});

/** Credentials whose percent-encoded form and form in JSON differ from them. */
const appId = 's3cret-app-id/"+\\';
const appToken = 's3cret-app-token/"+\\';
const accessToken = 's3cret-access-token/"+\\';
const gatewayKey = 's3cret-gateway-key/"+\\';
const revokedToken = 's3cret-revoked-token/"+\\';

/** Lists the credentials of a request. */
function readCredentials({ headers, body }: FetchInit): string[] {
  const names = ["x-app-id", "x-app-token", "x-gateway-key"];
  const bearer = headers["x-pass"]?.replace("Bearer ", "");
  const revoked = new URLSearchParams(body ?? "").get("access_token");
  return [...names.map((name) => headers[name]), bearer, revoked].filter((each) => typeof each === "string");
}

/** Responses that repeat a text. */
const responses: Record<string, (text: string) => Response> = {
  "an Error object": (text) => Response.json({ message: text, headers: { error: [text] } }, { status: 404 }),
  "a refusal that is no JSON": (text) => new Response(`{"message":${JSON.stringify(text)}`, { status: 500 }),
  "a refusal whose message cuts the text": (text) => new Response("x".repeat(490) + text, { status: 503 }),
  "the headers of a refusal": (text) =>
    new Response("{}", {
      status: 429,
      headers: { "X-Request-Id": text, Location: `/?t=${text}`, "Retry-After": "99" },
    }),
  "a success that is no JSON": (text) => new Response(text),
  "a success with a token that has a line break": (text) => Response.json({ access_token: `${text}\n${text}` }),
  "a success that violates the contract": (text) => Response.json({ data: [], has_more: false, [text]: 1 }),
  "a body that breaks": (text) =>
    new Response(new ReadableStream({ start: (controller) => controller.error(new Error(text)) })),
};

const activity = "/v1/loyalties/{campaignId}/members/{memberId}/activity";
const params = { path: { campaignId: "c", memberId: "m" } };

/** Calls methods and `http`; returns what they return or throw. */
async function callAll(options: object) {
  const events: ClientEvent[] = [];
  const onEvent = (event: ClientEvent) => events.push(event);
  const client = createTestClient({ onEvent, retry: { maxRetries: 1, baseDelayMs: 0 }, ...options });
  const settle = (call: Promise<unknown>) => call.catch((error: unknown) => error);
  return {
    page: await settle(readPage(client)),
    revocation: await settle(client.revokeToken({ access_token: revokedToken })),
    token: await settle(client.generateToken({ scope: ["api"] })),
    pageOfHttp: await settle(client.http.GET(activity, { params })),
    revocationOfHttp: await settle(
      client.http.POST("/v1/oauth/token/revoke", { body: { access_token: revokedToken } }),
    ),
    tokenOfHttp: await settle(
      client.http.POST("/oauth/token", { body: { grant_type: "client_credentials", scope: "api" } }),
    ),
    events,
  };
}

describe("a credential that the service repeats is in no error, refusal and event of methods and of http", () => {
  it.each(Object.keys(responses))("credentials in %s", async (response) => {
    const { page, revocation, token, events, ...ofHttp } = await callAll({
      application: { appId, appToken },
      accessToken,
      bearerHeader: "X-Pass",
      headers: { "X-Gateway-Key": gatewayKey },
      validate: { response: quoteBody, on: "throw" },
      fetch: async (_: string, init: FetchInit) => responses[response]?.(readCredentials(init).join(" ")),
    });
    const errors = [page, revocation, token, ...Object.values(ofHttp)].filter((each) => each instanceof Error);
    const refusals = Object.values(ofHttp).filter((each) => (each as { error?: unknown } | undefined)?.error);

    expect(isLoyaltyError(page)).toBe(true);
    expect(errors.filter((error) => !isLoyaltyError(error))).toEqual([]);
    expect(findSecrets(errors, refusals, events)).toEqual([]);
  });

  /** A check that quotes what it received. */
  const quoteBody = ({ body }: { readonly body: unknown }) =>
    ({ ok: false, violations: [{ pointer: "/", message: JSON.stringify(body), section: "1" }] }) as const;
});

describe("a token is in no error and no event if its response is malformed", () => {
  const body = JSON.stringify(createToken({ access_token: "s3cret-token" }));
  /** They repeat a token, but are no token responses. */
  const echoes = ["an Error object", "the headers of a refusal", "a body that breaks"];
  const cases = Object.keys(responses).filter((response) => !echoes.includes(response));
  it.each(cases)("a token in %s", async (response) => {
    for (const on of ["throw", "warn"]) {
      const { page, token, events } = await callAll({
        oauth: { scopes: ["api"] },
        validate: { response: checkResponse, on },
        fetch: async () =>
          responses[response]?.(response === "a success that is no JSON" ? `access_token=${body}` : body),
      });

      expect([isLoyaltyError(page), isLoyaltyError(token)]).toEqual([true, true]);
      expect(findSecrets(page, token, events)).toEqual([]);
    }
  });

  it("a token that is the whole response, although the contract wants an object", async () => {
    const validate = { response: checkResponse, on: "throw" };
    const client = createTestClient({ validate, fetch: async () => Response.json("s3cret-token") });
    const error = await catchError(client.generateToken({ scope: ["api"] }));

    expect(isLoyaltyError(error)).toBe(true);
    expect(findSecrets(error)).toEqual([]);
  });
});

describe("a value that fetch throws", () => {
  const secret = "s3cret-token";
  const down = (properties: object) => Object.assign(new Error("down"), properties);
  const circle = new Error(`sent ${secret}`);
  circle.cause = new Error("down", { cause: circle });
  const otherRealm = runInNewContext(`Object.assign(new Error("${secret}"),{code:"EPIPE"})`);

  const withBytes = { code: "E_SENT", data: Buffer.from(secret), list: [{ secret }] };
  const withTexts = { name: secret, code: `E ${secret}`, stack: secret };
  it.each<{ kind: string; thrown: unknown; details: string }>([
    {
      kind: "with bytes and objects",
      thrown: Object.assign(new Error(secret), withBytes),
      details: ": [secret] (E_SENT)",
    },
    { kind: "with this name, code and stack", thrown: down(withTexts), details: ": down (E [secret])" },
    { kind: "of another realm", thrown: otherRealm, details: ": [secret] (EPIPE)" },
    { kind: "that is its own cause", thrown: circle, details: ": sent [secret] (down)" },
    { kind: "whose cause is a text", thrown: new Error("down", { cause: secret }), details: ": down ([secret])" },
    { kind: "that is a text", thrown: `sent ${secret}`, details: ": sent [secret]" },
  ])("gives an error without the secret: one $kind", async ({ thrown, details }) => {
    const client = createTestClient({ accessToken: secret, retry: false, fetch: () => Promise.reject(thrown) });
    const error = await catchError(readPage(client));

    const message = `GET /v1/loyalties/c/members/m/activity: no response from api.loyalty.example${details}`;
    expect(error).toMatchObject({ name: "ConnectionError", message });
    expect(findSecrets(error)).toEqual([]);
  });

  it("is copied with names, codes and causes", async () => {
    const cause = Object.assign(new SyntaxError("bad"), { code: "E_PARSE", port: 443 });
    const fetch = () => Promise.reject(new TypeError("fetch failed", { cause }));
    const error = await catchError(readPage(createTestClient({ retry: false, fetch })));

    const copy = { name: "SyntaxError", message: "bad", code: "E_PARSE", port: 443 };
    expect(error).toMatchObject({
      code: "E_PARSE",
      cause: { name: "TypeError", message: "fetch failed", cause: copy },
    });
  });
});
