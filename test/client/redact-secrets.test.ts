import { createServer } from "node:net";
import { inspect } from "node:util";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { createRedactor } from "../../src/client/redact-secrets.ts";
import { checkResponse } from "../../src/contract/index.ts";
import { type ClientEvent, isLoyaltyError, type NotFoundError } from "../../src/index.ts";
import { catchError, createTestClient, createToken, readPage } from "../support/responses.ts";
import { listen } from "../support/serve.ts";

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
  "a form": (text) => `${new URLSearchParams({ t: text })}`,
  JSON: (text) => JSON.stringify(text),
  "JSON with escaped slashes": (text) => JSON.stringify(text).replaceAll("/", "\\/"),
  "JSON in JSON": (text) => JSON.stringify(JSON.stringify(text)),
  "JSON with Unicode escapes": (text) => Array.from(text, (character) => `\\u00${toHex(character)}`).join(""),
  base64: btoa,
  "base64 of a pair": (text) => btoa(`id:${text}`),
  "base64url after one character": (text) => btoa(`:${text}`).replaceAll("+", "-").replaceAll("/", "_"),
  "upper case": (text) => text.toUpperCase(),
};

const body = (headers: string, text: string | Buffer) =>
  Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\nConnection: close\r\n${headers}\r\n\r\n`), Buffer.from(text)]);
const sized = (text: string | Buffer, headers = "X: y", length = Buffer.byteLength(text)) =>
  body(`${headers}\r\nContent-Length: ${length}`, text);
const status = (code: number, text: string, headers = "X: y") =>
  `HTTP/1.1 ${code} No\r\nConnection: close\r\n${headers}\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;

/** The bytes of responses that repeat a text. Each is a failure of a method, but for pages that violate the contract. */
const shapes: Record<string, (text: string) => Buffer | string> = {
  nothing: () => "",
  "a header with a space in its name": (text) => `HTTP/1.1 200 OK\r\nX y ${text}\r\n\r\n`,
  "a bad chunk size": (text) => body("Transfer-Encoding: chunked", `zz\r\n${text}\r\n0\r\n\r\n`),
  "no status line": (text) => text,
  "two lengths": (text) => body(`Content-Length: 1\r\nContent-Length: 2\r\nX: ${text}`, text),
  "a body that ends early": (text) => sized(text, "X: y", Buffer.byteLength(text) + 9),
  "gzip that ends early": (text) => sized(gzipSync(text).subarray(0, -12), "Content-Encoding: gzip"),
  "JSON that ends early": (text) => sized(`{"data":[${text}`),
  "the wrong content type": (text) => sized(`access_token=${text}`, "Content-Type: text/html"),
  "a body that is the text": (text) => sized(JSON.stringify(text)),
  "a body that is the text and not JSON": (text) => sized(text),
  "a list": (text) => sized(JSON.stringify([text])),
  "a token with a line break": (text) => sized(JSON.stringify({ access_token: `${text}\n${text}` })),
  "a page that violates the contract": (text) =>
    sized(JSON.stringify({ object: text, data: [], has_more: false, [text]: 1 })),
  "a redirect": (text) => status(302, text, `Location: /?access_token=${text}`),
  "an Error object": (text) => status(404, JSON.stringify({ message: text, details: text, [text]: { error: [text] } })),
  "headers of a refusal": (text) => status(429, "{}", `X-Request-Id: ${text}\r\nX-Echo: ${text}\r\nRetry-After: 99`),
  "a refusal that ends early": (text) => status(500, `{"message":${JSON.stringify(text).slice(0, -1)}`),
  "a refusal that the message cuts": (text) => status(503, "x".repeat(190) + text),
  "a refusal with HTML": (text) => status(502, `<p>${text}`),
  "a refusal that is the text": (text) => status(502, text),
};

/** A check that quotes what it received. */
const quoteBody = ({ body }: { readonly body: unknown }) =>
  ({ ok: false, violations: [{ pointer: "/", message: JSON.stringify(body), section: "1" }] }) as const;

/** Serves these bytes on each connection, when the whole request has arrived. */
async function serveBytes(answer: (request: string) => Buffer | string): Promise<string> {
  const server = createServer((socket) => {
    let request = "";
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      request += chunk;
      const [head = "", sent = ""] = request.split("\r\n\r\n");
      if (sent.length >= Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)) socket.end(answer(request));
    });
  });
  onTestFinished(() => void server.close());
  return listen(server);
}

/** Lists all that errors, their causes and events show. */
const listShown = (value: unknown): string[] => [
  inspect(value, { depth: Infinity, showHidden: true, maxStringLength: Infinity, maxArrayLength: Infinity }),
  JSON.stringify(value),
];

const activity = "/v1/loyalties/{campaignId}/members/{memberId}/activity";
const params = { path: { campaignId: "c", memberId: "m" } };
const grant = { grant_type: "client_credentials", scope: "api" } as const;

/** Calls methods and `http`; returns the errors that they throw, and all that the client shows. */
async function callAll(options: object, revoked: string) {
  const events: ClientEvent[] = [];
  const onEvent = (event: ClientEvent) => events.push(event);
  const create = () => createTestClient({ onEvent, retry: { maxRetries: 1, baseDelayMs: 0 }, ...options });
  const [client, { http }] = [create(), create()];
  const methods = [
    readPage(client),
    client.revokeToken({ access_token: revoked }),
    client.generateToken({ scope: ["api"] }),
  ];
  const calls = [
    http.GET(activity, { params }),
    http.POST("/v1/oauth/token/revoke", { body: { access_token: revoked } }),
    http.POST("/oauth/token", { body: grant }),
  ];
  const errors = await Promise.all([...methods, ...calls].map((call) => catchError(call)));
  const refusals = await Promise.all(calls.map((call) => call.then(({ error }) => error).catch(() => undefined)));
  return { errors, refusals, events };
}
/** Longer than the other secrets: the service must not send a part of one as if it were another. */
const lengths = fc.oneof(fc.integer({ min: 24, max: 40 }), fc.integer({ min: 1000, max: 1500 }));
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

const isOurs = (error: unknown) => error === undefined || isLoyaltyError(error);

describe("a secret", () => {
  it.each(Object.keys(shapes))(
    "a secret is in no error and no event, whatever its encoding in %s: of methods and of http",
    async (shape) => {
      const property = fc.asyncProperty(
        lengths,
        fc.constantFrom(...Object.values(encodings)),
        fc.constantFrom("application", "accessToken"),
        async (length, encode, kind) => {
          const long = `l${randomText(length)}`; // no part of the others, with which the service could confuse it
          const others = ["a+/", "b/+", "c&="].map((start) => start + randomText(20));
          const [id = "", gateway = "", revoked = ""] = others;
          const baseUrl = await serveBytes((request) => {
            const sent = `${request} ${new URLSearchParams(request.split("\r\n\r\n")[1])}`;
            const isSent = (secret: string) =>
              [secret, `${new URLSearchParams({ "": secret })}`.slice(1), encodeURIComponent(secret)].some((form) =>
                sent.includes(form),
              );
            return shapes[shape]?.([long, ...others].filter(isSent).map(encode).join(" ")) ?? "";
          });
          const options = {
            ...{ baseUrl, headers: { "X-Gateway-Key": gateway } },
            application: { appId: id, appToken: kind === "application" ? long : "s3cret" },
            ...(kind === "accessToken" && { accessToken: `${long}\n`, bearerHeader: "X-Pass" }),
            validate: { response: quoteBody, on: shape.includes("violates") ? "throw" : "warn" },
          };
          const { errors, refusals, events } = await callAll(options, revoked);
          const shown = listShown([errors, refusals, events]).join();

          expect([errors[0], errors.every(isOurs)]).toEqual([expect.any(Error), true]);
          const parts = [long, ...others].flatMap((secret) => listParts(secret, encode));
          expect(parts.filter((part) => shown.includes(part))).toEqual([]);
        },
      );
      await fc.assert(property, { numRuns: shape.includes("ends early") ? 4 : 1 });
    },
  );

  const others = ["an Error object", "headers of a refusal", "a body that is the text and not JSON"]; // none is a token response
  it.each(Object.keys(shapes).filter((shape) => !others.includes(shape)))(
    "a token is in no error and no event if its response is malformed: %s",
    async (shape) => {
      const token = JSON.stringify(createToken({ access_token: "s3cret-token" }));
      const baseUrl = await serveBytes(() => shapes[shape]?.(token) ?? "");
      for (const on of ["throw", "warn"]) {
        const options = {
          baseUrl,
          retry: false,
          oauth: { scopes: ["api"] },
          validate: { response: checkResponse, on },
        };
        const { errors, events } = await callAll(options, "other-token");
        const [page, , issued, , , http] = errors;

        expect([page, issued, errors.every(isOurs)]).toEqual([expect.any(Error), expect.any(Error), true]);
        expect(listShown([page, issued, http, events]).filter((text) => /s3cret/i.test(text))).toEqual([]);
      }
    },
  );

  it.each(Object.entries(encodings))("a secret of any length is replaced if its encoding is %s", (_, encode) => {
    for (const length of [24, 31, 40, 10_000]) {
      const secret = randomText(length);
      const shown = createRedactor([secret])(`refused: ${encode(secret)}.`);

      expect(shown).toContain("[secret]");
      expect(listParts(secret, encode).filter((part) => shown.includes(part))).toEqual([]);
    }
  });

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
  const held = { data: Buffer.from(secret), list: [{ secret }], config: { headers: { "X-App-Token": secret } } };
  const otherRealm = runInNewContext(`Object.assign(new Error("${secret}"),{code:"EPIPE"})`);
  const thrown: [string, unknown, string][] = [
    ["an error with objects", Object.assign(new Error(`"${secret}"`), { code: "E_SENT" }, held), '"[secret]" (E_SENT)'],
    ["a frozen error", Object.freeze(down(held)), "down"],
    ["an AggregateError", new AggregateError([new Error(secret)], "all failed"), "all failed"],
    ["a DOMException", new DOMException(`"${secret}"`, "NetworkError"), '"[secret]"'],
    ["an error of another realm", otherRealm, "[secret] (EPIPE)"],
    ["the name of an error", down({ name: secret }), "down"],
    ["the code of an error", down({ code: `E ${secret}`, port: 443, errno: -1 }), "down (E [secret])"],
    ["an error whose text is an object", down({ message: { secret } }), ""],
    ["20,000 causes", nest(20_000), "down"],
    ["a circle of causes", circle, "sent [secret] (down)"],
    ["an error that prints itself", down({ [inspect.custom]: () => secret }), "down"],
    ["an object with toJSON", { message: "down", toJSON: () => secret }, "down"],
    ["an object with toString", { toString: () => secret }, ""],
    ["an array", [secret], ""],
    ["bytes", Buffer.from(secret), ""],
    ["a function", Object.assign(() => secret, { message: secret }), "[secret]"],
    ["a symbol", Symbol("down"), "Symbol(down)"],
    ["a Response", new Response(secret), ""],
    ["an object whose getter throws", Object.defineProperty({}, "message", { get: trap }), ""],
    ["a proxy", new Proxy({}, { get: trap, has: trap, ownKeys: trap, getPrototypeOf: trap }), ""],
    ["text", `sent ${secret}`, "sent [secret]"],
    ["the stack of an error", down({ stack: secret }), "down"],
    ["a symbol of an error", down({ [Symbol(secret)]: secret }), "down"],
    ["an error whose text is read by a getter", hide("message", () => secret), "[secret]"],
    ["an error whose cause cannot be read", hide("cause", trap), "down"],
    ["an error whose cause is a proxy", new Error("down", { cause: new Proxy({}, { get: trap }) }), "down"],
    ["an error whose causes are texts", new Error("down", { cause: secret }), "down ([secret])"],
    ["an object without a prototype", Object.assign(Object.create(null), { message: secret }), "[secret]"],
    ["a class", class Secret {}, ""],
    ["null", null, ""],
  ];
  it.each(thrown)(
    "a secret in %s that fetch throws is in no error, and the value is not changed",
    async (name, value, message) => {
      const isPlain = name !== "a proxy" && name !== "an object whose getter throws";
      const print = () => isPlain && inspect(value, { depth: 5, customInspect: false });
      const before = print();
      const options = { accessToken: secret, retry: false, fetch: () => Promise.reject(value) };
      const error = (await catchError(readPage(createTestClient(options)))) as Error;

      expect(error).toMatchObject({
        name: "ConnectionError",
        message: expect.stringMatching(/^GET .* no response from /),
      });
      expect(error.message.split("example").at(-1)).toBe(message && `: ${message}`);
      expect(listShown(error).filter((text) => text.includes("s3cret"))).toEqual([]);
      expect(print()).toBe(before);
    },
  );

  it("the cause of a ConnectionError has names, codes, and 8 causes", async () => {
    const inner = Object.assign(new SyntaxError(`Unexpected end of "${secret}"`), {
      code: "E_PARSE",
      port: 443,
      ...held,
    });
    const fetch = () => Promise.reject(new TypeError("fetch failed", { cause: nest(9, inner) }));
    const client = createTestClient({ retry: false, fetch });
    const near = createTestClient({ retry: false, fetch: () => Promise.reject(new TypeError("x", { cause: inner })) });
    const causes: string[] = [];
    for (let each = (await catchError(readPage(client))) as Error; each; each = each.cause as Error)
      causes.push(each.message);
    const error = await catchError(near.generateToken({ scope: ["api"] }));

    expect(causes.slice(1)).toEqual(["fetch failed", ...Array(8).fill("down")]);
    const kept = { message: "Unexpected end of …", name: "SyntaxError", code: "E_PARSE", port: 443 };
    expect(error).toMatchObject({ code: "E_PARSE", cause: { message: "x", name: "TypeError", cause: kept } });
    expect(listShown(error).filter((text) => text.includes("s3cret"))).toEqual([]);
  });

  it.each([
    ["as a whole if another is a part of it", ["abcdefgh", "abcdefghij"], "abcdefghij, abcdefgh", "[secret], [secret]"],
    ["only as a whole text if it is shorter than 8 characters", ["abcdefg"], "abcdefg, ABCDEFG", "abcdefg, ABCDEFG"],
    ["as a whole text", ["abcdefg"], "ABCDEFG", "[secret]"],
    ["unless there is none", [""], "", ""],
    ["behind a part of an escape", ["ab12ab12"], "50%ab12ab12 \\u00ab12ab12", "50%[secret] \\u00[secret]"],
    ["with the whole text if it resembles an escape", ["x%41\\n+y"], '{"a\\n":"x%2541%5cn%2By"}', "[secret]"],
    ["with the whole text if it is in another form", ["ab12ab12"], "refused: %61b12ab12", "[secret]"],
    ["with the whole text if an escape is cut off", ["ab12ab12x"], "refused: %61b12ab12%7", "[secret]"],
    ["only if it is whole", ["ab12ab12"], "refused: %61b12ab1", "refused: %61b12ab1"],
  ])("a secret is replaced %s", (_, secrets, text, expected) => {
    expect(createRedactor(secrets)(text)).toBe(expected);
  });
});
