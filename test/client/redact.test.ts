import { inspect } from "node:util";
import { runInNewContext } from "node:vm";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createClient } from "../../src/client/create-loyalty-client.ts";
import { clientOperations } from "../../src/contract/client-operations.ts";
import { type ClientEvent, type FetchInit, isLoyaltyError, type NotFoundError } from "../../src/index.ts";
import { catchError, createTestClient, readPage } from "../support/responses.ts";

/** Finds a secret of these tests in all that errors, their causes and events show, with the text around it. */
function findSecrets(...values: unknown[]): string[] {
  const options = { depth: Infinity, showHidden: true, maxStringLength: Infinity, maxArrayLength: Infinity };
  const shown = inspect(values, options) + JSON.stringify(values);
  return shown.match(/.{0,40}s3cret.{0,40}/g) ?? [];
}

it.each([
  { kind: "a refusal", status: 500, most: 100_000 },
  { kind: "an unreadable success", status: 200, most: 10_000 },
])(
  "$kind is cut to $most before its secrets are replaced, and shows no part of the last one",
  async ({ status, most }) => {
    const accessToken = `s3cret-${"t".repeat(6_000)}`;
    const client = createTestClient({ accessToken, retry: false, fetch: async () => new Response(text, { status }) });
    const text = accessToken.repeat(20);
    const replaceAll = vi.spyOn(String.prototype, "replaceAll");
    onTestFinished(() => replaceAll.mockRestore());
    const error = await catchError(readPage(client));
    const lengths = replaceAll.mock.contexts.map((context) => String(context).length);
    const { error: refusal } = await client.http.GET(activity, { params, parseAs: "text" });

    expect(error).toMatchObject({ status });
    expect(Math.max(...lengths)).toBe(most);
    expect(findSecrets(error, refusal)).toEqual([]);
  },
);

it("redaction changes only secrets, no key or id by which code decides, and not the time of a retry", async () => {
  const facts = { code: 404, key: "s3cret-key", resource_type: "s3cret-key", resource_id: "s3cret-key" };
  const texts = { message: "no s3cret-key of tenant-12345 and 1234567", details: "s3cret-key\n\u001b[31m" };
  const body = { ...facts, request_id: "s3cret-key", ...texts };
  const answer = () => Response.json(body, { status: 404, headers: { "Retry-After": "7", "X-Echo": "s3cret-key" } });
  const options = {
    headers: { "X-Tenant-Key": "s3cret-key", "X-Tenant": "tenant-12345", "X-Key": "1234567" },
    retry: false,
    fetch: async () => answer(),
  };
  const client = createTestClient(options);
  const error = (await catchError(readPage(client))) as NotFoundError;
  const { error: errorOfHttp } = await client.http.GET(activity, { params });

  expect(error).toMatchObject({ key: "s3cret-key", resourceType: "s3cret-key", resourceId: "s3cret-key" });
  expect(error).toMatchObject({ requestId: "s3cret-key", details: "[secret]\n\u001b[31m" });
  expect(Math.round((Number(error.retryAt) - Date.now()) / 1000)).toBe(7);
  expect(error.headers.get("X-Echo")).toBe("[secret]");
  expect(errorOfHttp).toEqual({
    ...body,
    message: "no [secret] of tenant-12345 and 1234567",
    details: "[secret]\n\u001b[31m",
  });
});

const activity = "/v1/loyalties/{campaignId}/members/{memberId}/activity";
const params = { path: { campaignId: "c", memberId: "m" } };

/** Other texts as which a service, a gateway or a library may repeat a secret. */
const encodings: Record<string, (text: string) => string> = {
  percent: encodeURIComponent,
  "lower-case percent": (text) => encodeURIComponent(text).replaceAll(/%../g, (code) => code.toLowerCase()),
  form: (text) => new URLSearchParams({ text }).toString(),
  JSON: JSON.stringify,
  "JSON of PHP": (text) => JSON.stringify(text).replaceAll("/", "\\/"),
};

/** Responses that repeat a text. */
const echoes: Record<string, (text: string) => Response> = {
  "an Error object": (text) => Response.json({ message: text, headers: { error: [text] } }, { status: 404 }),
  "a refusal that is no JSON": (text) => new Response(`{"message":${text}`, { status: 500 }),
  "a refusal whose message cuts the text": (text) => new Response("x".repeat(490) + text, { status: 503 }),
  "the headers of a refusal": (text) =>
    new Response("{}", {
      status: 429,
      headers: { "X-Request-Id": text, Location: `/?t=${text}`, "Retry-After": "99" },
    }),
  "a success that is no JSON": (text) => new Response(text),
  "a success that violates the contract": (text) => Response.json({ data: [], has_more: false, [text]: 1 }),
  "a body that breaks": (text) =>
    new Response(new ReadableStream({ start: (controller) => controller.error(new Error(text)) })),
};

/** A secret whose encoded forms differ from it. */
const secret = (name: string) => `s3cret-${name}/"+\\ ~'()`;

/** The secrets in the bodies of requests, by their paths: a form of the contract, and JSON that another one could have. */
const secretsOf: Record<string, string[]> = {
  "/v1/oauth/token/revoke": [secret("form")],
  "/json": [secret("json"), secret("list")],
};
const form = { access_token: secret("form") };
const json = { tokens: [{ access_token: secret("json") }, { access_token: [secret("list")] }] };
const withJson = { path: "/json", mediaType: "application/json", isWholeBody: true, inputs: { body: ["body"] } };
const operations = {
  ...clientOperations,
  listUsers: { ...clientOperations.revokeToken, id: "listUsers", ...withJson },
};

describe("a secret of a request is in no error, refusal and event of methods and of http", () => {
  const quoteBody = ({ body }: { readonly body: unknown }) =>
    ({ ok: false, violations: [{ pointer: "/", message: JSON.stringify(body), section: "1" }] }) as const;

  it.each([
    ...Object.keys(echoes).map((echo) => ({ echo, form: "plain", encode: String })),
    ...Object.entries(encodings).map(([form, encode]) => ({ echo: "an Error object", form, encode })),
  ])("if $echo repeats it in the form $form", async ({ echo, encode }) => {
    const events: ClientEvent[] = [];
    const repeated = new Set<string>();
    const fetch = async (url: string, { headers }: FetchInit) => {
      const inHeaders = Object.values(headers).filter((text) => text.includes("s3cret"));
      const secrets = inHeaders.concat(secretsOf[new URL(url).pathname] ?? []);
      for (const each of secrets) repeated.add(each);
      return echoes[echo]?.(secrets.map((each) => encode(each)).join(" "));
    };
    const client = createClient(operations as never, {
      baseUrl: "https://x.example",
      application: { appId: secret("id"), appToken: secret("key") },
      accessToken: secret("token"),
      bearerHeader: "X-Pass",
      headers: { "X-Gateway-Key": `${secret("token")} s3cret` }, // another secret is a part of it
      validate: { response: quoteBody, on: "throw" },
      retry: { maxRetries: 1, baseDelayMs: 0 },
      onEvent: (event) => events.push(event),
      fetch: fetch as never,
    });
    const calls = [readPage(client), client.revokeToken(form), client.listUsers({ body: json } as never)];
    const errors = (await Promise.all(calls.map(catchError))).filter(Boolean);
    const ofHttp = await client.http.GET(activity, { params }).catch((error: unknown) => ({ error }));

    expect(errors.filter((error) => !isLoyaltyError(error))).toEqual([]);
    expect(errors.length).toBeGreaterThan(0);
    expect(repeated.size).toBe(7);
    expect(findSecrets(errors, ofHttp.error, events)).toEqual([]);
  });
});

describe("a value that fetch throws", () => {
  const text = "s3cret-token";
  const down = (properties: object) => Object.assign(new Error("down"), properties);
  const circle = new Error(`sent ${text}`);
  circle.cause = new Error("down", { cause: circle });
  const otherRealm = runInNewContext(`Object.assign(new Error("${text}"),{code:"EPIPE"})`);
  const withBytes = { code: "E_SENT", data: Buffer.from(text), list: [{ text }] };
  const withTexts = { name: text, code: `E ${text}`, stack: text };
  const cause = Object.assign(new SyntaxError("bad"), { code: "E_PARSE", port: 443 });

  it.each<{ kind: string; thrown: unknown; details: string }>([
    { kind: "with bytes and objects", thrown: down(withBytes), details: ": down (E_SENT)" },
    { kind: "with a secret name and code", thrown: down(withTexts), details: ": down (E [secret])" },
    { kind: "of another realm", thrown: otherRealm, details: ": [secret] (EPIPE)" },
    { kind: "that is its own cause", thrown: circle, details: ": sent [secret] (down)" },
    { kind: "whose cause is a text", thrown: new Error("down", { cause: text }), details: ": down ([secret])" },
    { kind: "without a message", thrown: Object.assign(new Error(""), { code: "E_NONE" }), details: ": (E_NONE)" },
    { kind: "that is a text", thrown: `sent ${text}`, details: ": sent [secret]" },
    { kind: "that is nothing", thrown: undefined, details: "" },
  ])("gives an error without the secret, and a retry: one $kind", async ({ thrown, details }) => {
    const fetch = vi.fn(() => Promise.reject(thrown));
    const client = createTestClient({ accessToken: text, retry: { maxRetries: 1, baseDelayMs: 0 }, fetch });
    const error = await catchError(readPage(client));

    const request = "GET /v1/loyalties/c/members/m/activity";
    const message = `${request}: no response from api.loyalty.example${details}`;
    expect(error).toMatchObject({ name: "ConnectionError", request, message });
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(findSecrets(error)).toEqual([]);
  });

  it("is copied with names, codes and causes, which the JSON of an error does not have", async () => {
    const fetch = () => Promise.reject(new TypeError("fetch failed", { cause }));
    const error = await catchError(readPage(createTestClient({ retry: false, fetch })));

    const copy = { name: "SyntaxError", message: "bad", code: "E_PARSE", port: 443 };
    expect(error).toMatchObject({
      code: "E_PARSE",
      cause: { name: "TypeError", message: "fetch failed", cause: copy },
    });
    expect(JSON.parse(JSON.stringify(error))).not.toHaveProperty("cause");
  });
});
