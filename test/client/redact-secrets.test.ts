import { createServer } from "node:net";
import { inspect } from "node:util";
import { runInNewContext } from "node:vm";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createSecretReplacer } from "../../src/client/redact-secrets.ts";
import { checkResponse } from "../../src/contract/index.ts";
import { type ClientEvent, type FetchInit, isLoyaltyError, type NotFoundError } from "../../src/index.ts";
import { catchError, createTestClient, createToken, readPage } from "../support/responses.ts";
import { listen } from "../support/serve.ts";

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
    { form: "of 7 characters that is the whole text", secrets: ["abcdefg"], text: "abcdefg", shown: "[secret]" },
  ])("replaces a secret $form", ({ secrets, text, shown }) => {
    expect(createSecretReplacer(secrets)(text)).toBe(shown);
  });

  it.each([
    { kind: "a text with a secret of 7 characters", secrets: ["abcdefg"], text: "no abcdefg." },
    { kind: "an empty text", secrets: [""], text: "" },
  ])("does not change $kind", ({ secrets, text }) => {
    expect(createSecretReplacer(secrets)(text)).toBe(text);
  });
});

describe("a long body", () => {
  it.each([
    {
      kind: "a refusal with JSON",
      status: 500,
      body: JSON.stringify({ message: "%25".repeat(333_333) }),
      most: 100_000,
    },
    { kind: "a refusal with a text", status: 500, body: "s3cret-token".repeat(83_333), most: 100_000 },
    { kind: "an unreadable success", status: 200, body: "s3cret-token".repeat(83_333), most: 10_000 },
  ])(
    "$kind of a million characters is cut to $most before its secrets are replaced",
    async ({ status, body, most }) => {
      const client = createTestClient({
        accessToken: "s3cret-token",
        retry: false,
        fetch: async () => new Response(body, { status }),
      });
      const replaceAll = vi.spyOn(String.prototype, "replaceAll");
      onTestFinished(() => replaceAll.mockRestore());
      const error = await catchError(readPage(client));
      const lengths = replaceAll.mock.contexts.map((text) => String(text).length);

      expect(error).toMatchObject({ status });
      expect(Math.max(...lengths)).toBe(most);
    },
  );

  it("a refusal is cut in the error of http, too", async () => {
    const fetch = async () => new Response("x".repeat(1_000_000), { status: 500 });
    const { error } = await createTestClient({ retry: false, fetch }).http.GET(activity, { params });

    expect(error).toBe("x".repeat(100_000));
  });
});

describe("what code decides by", () => {
  it("redaction changes texts, and never a code, a key, an id or the time of a retry", async () => {
    const management = { managementId: "not-found", managementToken: "user-1234" };
    const headers = { "X-Tenant-Key": "user", "X-Auth": "m", "X-Secret": "7" };
    const facts = { code: 404, key: "not-found", resource_type: "user", resource_id: "user-1234", request_id: "m" };
    const texts = { message: "user-1234 of user", details: "not-found\n\u001b[31m", error: { message: "not-found" } };
    const fetch = async () => {
      const headers = { "Retry-After": "7", "X-Echo": "m" };
      return Response.json({ ...facts, ...texts }, { status: 404, headers });
    };
    const client = createTestClient({ management, headers, retry: false, fetch });

    const error = (await catchError(client.listUsers({ projectId: "p" }))) as NotFoundError;
    const { error: body } = await client.http.GET("/management/v1/projects/{projectId}/users", {
      params: { path: { projectId: "p" } },
    });

    expect(error).toMatchObject({
      code: 404,
      key: "not-found",
      resourceType: "user",
      resourceId: "user-1234",
      requestId: "m",
      details: "[secret]\n\u001b[31m",
      ruleMessage: "[secret]",
      message:
        "GET /management/v1/projects/p/users: 404 [secret] of user ([secret]; [secret] \\u001b[31m; request id m)",
    });
    expect(Math.round((Number(error.retryAt) - Date.now()) / 1000)).toBe(7);
    expect(error.headers.get("X-Echo")).toBe("[secret]");
    expect(body).toEqual({
      ...facts,
      message: "[secret] of user",
      details: "[secret]\n\u001b[31m",
      error: { message: "[secret]" },
    });
  });

  it("the error of OAuth 2.0 stays if it is one word", async () => {
    const fetch = async () => Response.json({ error: "invalid_grant" }, { status: 400 });
    const client = createTestClient({ application: { appId: "invalid_grant", appToken: "b" }, fetch });

    expect(await catchError(client.revokeToken({ access_token: "t" }))).toMatchObject({ key: "invalid_grant" });
  });
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
  "an Error object": (text) =>
    Response.json({ message: text, details: text, [text]: { error: [text] } }, { status: 404 }),
  "an Error object that ends early": (text) => new Response(`{"message":${JSON.stringify(text)}`, { status: 500 }),
  "a refusal with HTML": (text) => new Response(`<p>${text}`, { status: 502 }),
  "a refusal with a text": (text) => new Response(text, { status: 502 }),
  "a refusal with JSON in a text": (text) => new Response(`refused: ${JSON.stringify({ text })}`, { status: 502 }),
  "a refusal whose message cuts the text": (text) => new Response("x".repeat(490) + text, { status: 503 }),
  "the headers of a refusal": (text) =>
    new Response("{}", { status: 429, headers: { "X-Request-Id": text, "X-Echo": text, "Retry-After": "99" } }),
  "a redirect": (text) => new Response(text, { status: 302, headers: { Location: `/?access_token=${text}` } }),
  "a success with a text": (text) => new Response(text),
  "a success with a list": (text) => Response.json([text]),
  "a success with a token that has a line break": (text) => Response.json({ access_token: `${text}\n${text}` }),
  "a success that violates the contract": (text) =>
    Response.json({ object: text, data: [], has_more: false, [text]: 1 }),
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
  const echoes = ["an Error object", "the headers of a refusal"]; // no token response, but one that repeats a token
  const cases = Object.keys(responses).filter((response) => !echoes.includes(response));
  it.each(cases)("a token in %s", async (response) => {
    for (const on of ["throw", "warn"]) {
      const { page, token, events } = await callAll({
        oauth: { scopes: ["api"] },
        validate: { response: checkResponse, on },
        fetch: async () => responses[response]?.(response === "a success with a text" ? `access_token=${body}` : body),
      });

      expect([isLoyaltyError(page), isLoyaltyError(token)]).toEqual([true, true]);
      expect(findSecrets(page, token, events)).toEqual([]);
    }
  });
});

describe("a secret is in no error if the response is no HTTP", () => {
  it.each([
    ["a header with a space in its name", "HTTP/1.1 200 OK\r\nX y s3cret-token\r\n\r\n"],
    ["a body that ends early", "HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\ns3cret-token"],
  ])("the service sends %s", async (_, bytes) => {
    const server = createServer((socket) => {
      socket.on("error", () => undefined);
      socket.on("data", () => socket.end(bytes));
    });
    onTestFinished(() => void server.close());
    const baseUrl = await listen(server);
    const { page, token, pageOfHttp, tokenOfHttp, events } = await callAll({ baseUrl, accessToken: "s3cret-token" });

    expect([page, token, pageOfHttp, tokenOfHttp].filter((error) => !isLoyaltyError(error))).toEqual([]);
    expect(findSecrets(page, token, pageOfHttp, tokenOfHttp, events)).toEqual([]);
  });
});

describe("a value that fetch throws", () => {
  const secret = "s3cret-token";
  const down = (properties: object) => Object.assign(new Error("down"), properties);
  const hide = (name: string, get: () => unknown) => Object.defineProperty(new Error("down"), name, { get });
  const nest = (depth: number, deepest = new Error(secret)) =>
    Array.from({ length: depth }).reduce<Error>((cause) => new Error("down", { cause }), deepest);
  const circle = new Error(`sent ${secret}`);
  circle.cause = nest(2, circle);
  const trap = () => {
    throw new Error(secret);
  };
  const otherRealm = runInNewContext(`Object.assign(new Error("${secret}"),{code:"EPIPE"})`);

  it.each<{ kind: string; thrown: unknown; details: string }>([
    {
      kind: "an error with a code, bytes and objects",
      thrown: Object.assign(new Error(`"${secret}"`), {
        code: "E_SENT",
        data: Buffer.from(secret),
        list: [{ secret }],
      }),
      details: ': "[secret]" (E_SENT)',
    },
    { kind: "an error of another realm", thrown: otherRealm, details: ": [secret] (EPIPE)" },
    { kind: "an error with this name", thrown: down({ name: secret }), details: ": down" },
    { kind: "an error with this code", thrown: down({ code: `E ${secret}` }), details: ": down (E [secret])" },
    { kind: "an error with this stack", thrown: down({ stack: secret }), details: ": down" },
    { kind: "an error whose message is an object", thrown: down({ message: { secret } }), details: "" },
    { kind: "an error with a getter", thrown: hide("message", () => secret), details: ": [secret]" },
    { kind: "an error with a getter that throws", thrown: hide("cause", trap), details: ": down" },
    { kind: "an error with 20,000 causes", thrown: nest(20_000), details: ": down" },
    { kind: "an error that is its own cause", thrown: circle, details: ": sent [secret] (down)" },
    {
      kind: "an error with a text as its cause",
      thrown: new Error("down", { cause: secret }),
      details: ": down ([secret])",
    },
    { kind: "an object with toString", thrown: { toString: () => secret }, details: "" },
    { kind: "a function", thrown: Object.assign(() => secret, { message: secret }), details: ": [secret]" },
    { kind: "a proxy", thrown: new Proxy({}, { get: trap, has: trap, getPrototypeOf: trap }), details: "" },
    { kind: "a text", thrown: `sent ${secret}`, details: ": sent [secret]" },
    { kind: "a symbol", thrown: Symbol("down"), details: ": Symbol(down)" },
    { kind: "null", thrown: null, details: "" },
  ])("gives an error without the secret: $kind", async ({ thrown, details }) => {
    const client = createTestClient({ accessToken: secret, retry: false, fetch: () => Promise.reject(thrown) });
    const error = await catchError(readPage(client));

    const message = `GET /v1/loyalties/c/members/m/activity: no response from api.loyalty.example${details}`;
    expect(error).toMatchObject({ name: "ConnectionError", message });
    expect(findSecrets(error)).toEqual([]);
  });

  it("is copied with names, codes, and 8 causes", async () => {
    const deepest = Object.assign(new SyntaxError("bad"), { code: "E_PARSE", port: 443 });
    const fetch = () => Promise.reject(new TypeError("fetch failed", { cause: nest(9, deepest) }));
    const near = () => Promise.reject(new TypeError("fetch failed", { cause: deepest }));
    const messages: string[] = [];
    for (
      let each = (await catchError(readPage(createTestClient({ retry: false, fetch })))) as Error;
      each;
      each = each.cause as Error
    )
      messages.push(each.message);
    const error = await catchError(readPage(createTestClient({ retry: false, fetch: near })));

    expect(messages.slice(1)).toEqual(["fetch failed", ...Array(8).fill("down")]);
    const cause = { name: "SyntaxError", message: "bad", code: "E_PARSE", port: 443 };
    expect(error).toMatchObject({ code: "E_PARSE", cause: { name: "TypeError", message: "fetch failed", cause } });
  });

  it("is copied without its quotations if a token was requested", async () => {
    const fetch = () => Promise.reject(new SyntaxError(`Unexpected end of "${secret}"`));

    const error = await catchError(createTestClient({ retry: false, fetch }).generateToken({ scope: ["api"] }));

    expect(error).toMatchObject({ cause: { message: "Unexpected end of …" } });
    expect(findSecrets(error)).toEqual([]);
  });
});
