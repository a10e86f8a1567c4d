import type { RequestListener, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { inspect } from "node:util";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { createRedactor } from "../../src/client/redact-secrets.ts";
import type { ClientEvent, NotFoundError } from "../../src/index.ts";
import { createUndiciFetch } from "../../src/undici/index.ts";
import { catchError, createTestClient, readPage } from "../support/responses.ts";
import { serve } from "../support/serve.ts";

const keys = { appId: "s3cret-id/+", appToken: 's3cret"\\key' };

/** A token such as a JWT, without repetition. */
const randomText = (length: number) =>
  Array.from({ length }, (_, index) => 's3crEt-.-_~+/%"\\ &=x'[(index * index + (index >> 3)) % 20])
    .join("")
    .replace(/^.|.$/g, "s");
const toHex = (character: string) => character.charCodeAt(0).toString(16).padStart(2, "0");
const encodings: Record<string, (text: string) => string> = {
  raw: (text) => text,
  "percent-encoded": encodeURIComponent,
  "percent-encoded in lower case, twice": (text) =>
    encodeURIComponent(encodeURIComponent(text).replace(/%../g, (hex) => hex.toLowerCase())),
  "each character percent-encoded": (text) => Array.from(text, (character) => `%${toHex(character)}`).join(""),
  "a form": (text) => `${new URLSearchParams({ text })}`,
  JSON: (text) => JSON.stringify(text),
  "JSON with escaped slashes": (text) => JSON.stringify(text).replaceAll("/", "\\/"),
  "JSON in JSON": (text) => JSON.stringify(JSON.stringify(text)),
  "JSON with Unicode escapes": (text) => Array.from(text, (character) => `\\u00${toHex(character)}`).join(""),
  base64: btoa,
  "base64 of a pair": (text) => btoa(`id:${text}`),
  "base64url after one character": (text) => btoa(`:${text}`).replaceAll("+", "-").replaceAll("/", "_"),
  "upper case": (text) => text.toUpperCase(),
};

type Echo = (response: ServerResponse, text: string) => unknown;
const echoes: Record<string, Echo> = {
  "the Error object": (response, text) =>
    response.writeHead(404).end(JSON.stringify({ code: 404, message: text, details: text, [text]: { error: [text] } })),
  "plain text": (response, text) => response.writeHead(401).end(text),
  "text that the message cuts": (response, text) => response.writeHead(503).end("x".repeat(190) + text),
  HTML: (response, text) => response.writeHead(502, { "Content-Type": "text/html" }).end(`<p>${text}`),
  "headers of a refusal": (response, text) =>
    response.writeHead(429, { "X-Request-Id": text, "X-Echo": text, "Retry-After": "99" }).end("{}"),
  "headers of a redirect": (response, text) => response.writeHead(302, { Location: text }).end(),
  "a success that is not JSON": (response, text) => response.writeHead(200, { "X-Request-Id": text }).end(text),
  "a success of another shape": (response, text) => response.end(JSON.stringify([text])),
  "a success that violates the contract": (response, text) =>
    response.end(JSON.stringify({ object: text, data: [], has_more: false, [text]: 1 })),
  "malformed JSON": (response, text) => response.end(`{"data":[${text}`),
  "malformed HTTP": (response, text) => response.socket?.end(`HTTP/1.1 200 OK\r\nx y ${text}\r\n\r\n`),
  "a bad chunk": (response, text) =>
    response.socket?.end(`HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${text}\r\n`),
  nothing: (response) => response.socket?.resetAndDestroy(),
};

/** A check that quotes what it received. */
const quoteBody = ({ body }: { readonly body: unknown }) =>
  ({ ok: false, violations: [{ pointer: "/", message: JSON.stringify(body), section: "1" }] }) as const;

/** Starts a service, reads a page and revokes a token; returns the errors, and all that the client shows. */
async function setUp(answer: RequestListener, options: object, revoked: string) {
  const { url: baseUrl } = await serve(answer);
  const events: ClientEvent[] = [];
  const onEvent = (event: ClientEvent) => events.push(event);
  const client = createTestClient({ baseUrl, onEvent, retry: { maxRetries: 1, baseDelayMs: 0 }, ...options });
  const errors = [await catchError(readPage(client)), await catchError(client.revokeToken({ access_token: revoked }))];
  const all = { depth: Infinity, showHidden: true, maxStringLength: Infinity };
  return { errors, shown: inspect([errors, events], all) + JSON.stringify([errors, events]) };
}
/** Longer than the other secrets: the service must not send a part of one as if it were another. */
const lengths = fc.oneof(fc.integer({ min: 24, max: 40 }), fc.integer({ min: 3000, max: 5000 }));
/** Lists texts of which any would give the secret away: 12 characters in any form. */
const listParts = (secret: string, encode: (text: string) => string) =>
  [secret, encode(secret)]
    .flatMap((form) => [form, JSON.stringify(form).slice(1, -1)])
    .flatMap((form) => [form.slice(0, 12), form.slice(-20, -8)]);

describe("what code decides by", () => {
  it("redaction changes texts, and never a code, a key, an id or the time of a retry", async () => {
    const facts = { code: 404, key: "not-found", resource_type: "user", resource_id: "user-1234", request_id: "m" };
    const body = {
      ...facts,
      message: "user-1234 of user",
      details: "not-found\n\u001b[31m",
      error: { message: "not-found" },
    };
    const management = { managementId: "not-found", managementToken: "user-1234" };
    const headers = { "X-Tenant-Key": "user", "X-Auth": "m", "X-Secret": "7" };
    const fetch = async () => Response.json(body, { status: 404, headers: { "Retry-After": "7", "X-Echo": "m" } });
    const client = createTestClient({ management, headers, retry: false, fetch });
    const error = (await catchError(client.listUsers({ projectId: "p" }))) as NotFoundError;
    const { error: shown } = await client.http.GET("/management/v1/projects/{projectId}/users", {
      params: { path: { projectId: "p" } },
    });

    expect(error).toMatchObject({
      ...{ code: 404, key: "not-found", resourceType: "user", resourceId: "user-1234", requestId: "m" },
      ...{ details: "[secret]\n\u001b[31m", ruleMessage: "[secret]" },
      message: "GET /management/v1/projects/p/users: 404 [secret] of user ([secret]; [secret] [31m; request id m)",
    });
    expect(Math.round((Number(error.retryAt) - Date.now()) / 1000)).toBe(7);
    expect(error.headers.get("X-Echo")).toBe("[secret]");
    expect(shown).toEqual({
      ...body,
      message: "[secret] of user",
      details: error.details,
      error: { message: "[secret]" },
    });
  });

  it("the error of OAuth 2.0 stays if it is one word", async () => {
    const fetch = async () => Response.json({ error: "invalid_grant" }, { status: 400 });
    const client = createTestClient({ application: { appId: "invalid_grant", appToken: "b" }, fetch });

    expect(await catchError(client.revokeToken({ access_token: "t" }))).toMatchObject({ key: "invalid_grant" });
  });
});

describe("a secret", () => {
  it.each(Object.entries(echoes))(
    "a secret is in no error and no event, whatever its encoding in %s",
    async (name, echo) => {
      const pool = createUndiciFetch();
      onTestFinished(() => pool.close());
      const property = fc.asyncProperty(
        lengths,
        fc.constantFrom(...Object.values(encodings)),
        fc.constantFrom("application", "accessToken"),
        fc.boolean(),
        async (length, encode, kind, isUndici) => {
          const long = `l${randomText(length)}`; // no part of the others, with which the service could confuse it
          const others = ["a+/", "b/+", "c&="].map((start) => start + randomText(20));
          const [id = "", gateway = "", revoked = ""] = others;
          const options = {
            application: { appId: id, appToken: kind === "application" ? long : "s3cret" },
            ...(kind === "accessToken" && { accessToken: `${long}\n`, bearerHeader: "X-Pass" }),
            headers: { "X-Gateway-Key": gateway },
            validate: { response: quoteBody, on: name.includes("violates") ? "throw" : "warn" },
            ...(isUndici && { fetch: pool.fetch }),
          };
          const answer: RequestListener = async (request, response) => {
            const sent = `${request.rawHeaders} ${new URLSearchParams(await text(request))}`;
            const secrets = [long, ...others].filter(
              (secret) => sent.includes(secret) || sent.includes(`${new URLSearchParams({ "": secret })}`.slice(1)),
            );
            echo(response, secrets.map(encode).join(" "));
          };
          const { errors, shown } = await setUp(answer, options, revoked);

          expect(String(errors[0])).toMatch(
            /^(NotFound|Unauthorized|RateLimit|Api|Connection|UnreadableResponse|ContractViolation)Error/,
          );
          const parts = [long, ...others].flatMap((secret) => listParts(secret, encode));
          expect(parts.filter((part) => shown.includes(part))).toEqual([]);
        },
      );
      await fc.assert(property, { numRuns: 5 });
    },
  );

  it.each(Object.entries(encodings))("a secret of any length is replaced if its encoding is %s", (_, encode) => {
    for (const length of [24, 31, 40, 4096, 65_536]) {
      const secret = randomText(length);
      const shown = createRedactor([secret])(`refused: ${encode(secret)}.`);

      expect(shown).toContain("[secret]");
      expect(listParts(secret, encode).filter((part) => shown.includes(part))).toEqual([]);
    }
  });

  it("a secret in an error of fetch is removed from its text, its causes and the objects that it holds", async () => {
    let thrown: unknown;
    const fetch = async (url: string, { headers }: { headers: Record<string, string> }) => {
      const token = String(headers["x-app-token"]);
      const cause = Object.assign(new Error(`sent ${token}`), { code: "E_SENT", data: Buffer.from(token) });
      const others = new AggregateError([new Error(token)], url);
      thrown = Object.assign(new Error(token, { cause }), {
        others,
        status: 7,
        config: { headers },
        list: [{ token }],
      });
      Object.defineProperty(thrown, "request", { value: { token }, writable: true }); // it cannot be deleted
      throw thrown;
    };
    const client = createTestClient({ application: keys, retry: false, fetch });
    const error = (await catchError(readPage(client))) as Error;
    const shown = inspect(error, { depth: 20, showHidden: true });

    const inner = { message: "sent [secret]", code: "E_SENT" };
    expect(error).toMatchObject({
      name: "ConnectionError",
      code: "E_SENT",
      cause: { message: "[secret]", cause: inner },
    });
    expect(shown).not.toContain("s3cret");
    expect(thrown).toMatchObject({ message: keys.appToken, config: { headers: {} }, request: {} }); // it is the caller's
  });

  it.each([
    ["sent s3cret-token", "sent [secret]"],
    [undefined, undefined],
    [7, 7],
  ])("a secret that fetch throws as %j, which is not an error, is removed", async (thrown, cause) => {
    const client = createTestClient({ accessToken: "s3cret-token", retry: false, fetch: () => Promise.reject(thrown) });

    expect(await catchError(readPage(client))).toMatchObject({ name: "ConnectionError", cause });
  });

  it("a cause is copied up to a depth of 8, also in a circle", async () => {
    const deepest = new Error("sent s3cret-token");
    const outer = Array.from({ length: 3 }).reduce<Error>((cause) => new TypeError("failed", { cause }), deepest);
    deepest.cause = outer;
    const client = createTestClient({ accessToken: "s3cret-token", retry: false, fetch: () => Promise.reject(outer) });
    const messages: string[] = [];
    for (let each = (await catchError(readPage(client))) as Error; each; each = each.cause as Error)
      messages.push(each.message);

    const circle = [...Array(3).fill("failed"), "sent [secret]"];
    expect(messages.slice(1)).toEqual([...circle, ...circle, "failed"]);
    expect(deepest.message).toBe("sent s3cret-token");
  });

  const nest = (depth: number) => {
    let error = new Error("s3cret-token");
    for (let level = 0; level < depth; level++) error = new Error("down", { cause: error });
    return error;
  };
  const hostile = {
    get message() {
      throw new Error("s3cret-token");
    },
  };
  const trap = () => {
    throw new Error("s3cret-token");
  };
  it.each<[string, unknown, string]>([
    [
      "an error of another realm",
      runInNewContext('Object.assign(new Error("s3cret-token"), {code:"ECONNRESET"})'),
      "[secret] (ECONNRESET)",
    ],
    ["a frozen error", Object.freeze(new Error("sent s3cret-token")), "sent [secret]"],
    ["an object that prints itself", { message: "down", [inspect.custom]: () => "s3cret-token" }, "down"],
    ["an array", ["s3cret-token"], ""],
    ["a function", Object.assign(() => 0, { message: "s3cret-token" }), "[secret]"],
    ["the name of an error", Object.assign(new Error("down"), { name: "s3cret-token" }), "down"],
    ["the causes of an error, 20,000 of them", nest(20_000), "down"],
    ["a Response", new Response("s3cret-token", { headers: { "X-Echo": "s3cret-token" } }), ""],
    ["an object whose getter throws", hostile, ""],
    ["a proxy", new Proxy({}, { get: trap, has: trap, ownKeys: trap, getPrototypeOf: trap }), ""],
  ])("a secret in %s that fetch throws is in no error", async (_, thrown, message) => {
    const client = createTestClient({ accessToken: "s3cret-token", retry: false, fetch: () => Promise.reject(thrown) });
    const error = (await catchError(readPage(client))) as Error;

    expect(error.message.split("example").at(-1)).toBe(message && `: ${message}`);
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain("s3cret");
  });

  it.each([
    ["as a whole if another is a part of it", ["abcdefgh", "abcdefghij"], "abcdefghij, ABCDEFGH", "[secret], [secret]"],
    ["only as a whole text if it is shorter than 8 characters", ["abcdefg"], "abcdefg, ABCDEFG", "abcdefg, ABCDEFG"],
    ["as a whole text", ["abcdefg"], "ABCDEFG", "[secret]"],
    ["unless there is none", [""], "", ""],
    ["behind a part of an escape", ["ab12ab12"], "50%ab12ab12 \\u00ab12ab12", "50%[secret] \\u00[secret]"],
    ["behind backslashes", ["ab12ab12"], "\\\\ab12ab12", "\\\\[secret]"],
    ["if it resembles an escape", ["x%41\\n+y"], '{"a\\n":"x%41\\\\n+y"}', '{"a\\n":"[secret]"}'],
    ["if it is escaped", ["x%41\\n+y"], '{"b":"x%2541%5cn%2By\\\\"}', '{"b":"[secret]\\\\"}'],
    ["in text that changes its length in lower case", ["ab12ab12"], "İ%20%41: ab12ab12", "İ%20%41: [secret]"],
    ["with the whole text if its escapes are of another kind", ["ab12ab12"], "refused: %61b12ab12", "[secret]"],
    ["only if it is whole", ["ab12ab12"], "refused: %61b12ab1", "refused: %61b12ab1"],
  ])("a secret is replaced %s", (_, secrets, text, expected) => {
    expect(createRedactor(secrets)(text)).toBe(expected);
  });
});
