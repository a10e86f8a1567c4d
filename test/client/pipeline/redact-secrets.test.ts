import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { inspect } from "node:util";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { createRedactor } from "../../../src/client/pipeline/redact-secrets.ts";
import type { ClientEvent } from "../../../src/index.ts";
import { createUndiciFetch } from "../../../src/undici/index.ts";
import { listen } from "../../support/listen.ts";
import { catchError, createTestClient, createToken, readPage } from "../../support/responses.ts";
import { serve } from "../../support/serve.ts";

const keys = { appId: "s3cret-id/+", appToken: 's3cret"\\key' };
const bearer = "s3cret.to/ken+";

type Echo = (response: ServerResponse, request: IncomingMessage, body: string) => unknown;
const list = (request: IncomingMessage) => request.rawHeaders.join(" ");
const echoes: Record<string, Echo> = {
  "JSON, in the Error object": (response, request, body) =>
    response.writeHead(400).end(JSON.stringify({ message: list(request), details: body, key: list(request) })),
  "JSON, with escaped slashes": (response, request, body) =>
    response.writeHead(404).end(JSON.stringify({ message: list(request) + body }).replaceAll("/", "\\/")),
  "plain text": (response, request, body) => response.writeHead(500).end(list(request) + body),
  "text that the message cuts": (response, request, body) =>
    response.writeHead(500).end("x".repeat(190) + (request.headers["x-app-token"] ?? bearer) + body),
  "a URL": (response, request, body) =>
    response.writeHead(502).end(encodeURIComponent(list(request)) + encodeURIComponent(body)),
  "headers of a refusal": (response, request) =>
    response.writeHead(429, { "X-Request-Id": list(request), "X-Echo": list(request), "Retry-After": "99" }).end("{}"),
  "headers of a redirect": (response, request) => response.writeHead(302, { Location: list(request) }).end(),
  "a success that is not JSON": (response, request, body) =>
    response.writeHead(200, { "X-Request-Id": list(request) }).end(list(request) + body),
  "a success of another shape": (response, request, body) => response.end(JSON.stringify([list(request), body])),
  "a success that violates the contract": (response, request) =>
    response.end(JSON.stringify({ object: list(request), data: [], has_more: false, [list(request)]: 1 })),
  "malformed HTTP": (response, request) => response.socket?.end(`HTTP/1.1 200 OK\r\nx y ${list(request)}\r\n\r\n`),
};

/** A check that quotes what it received. */
const quoteBody = ({ body }: { readonly body: unknown }) =>
  ({ ok: false, violations: [{ pointer: "/", message: JSON.stringify(body), section: "1" }] }) as const;

const pool = createUndiciFetch();
const calls = (["fetch", "undici"] as const).flatMap((transport) =>
  (["keys", "token"] as const).flatMap((credential) =>
    Object.keys(echoes).map((echo) => [echo, credential, transport] as const),
  ),
);

describe("a secret", () => {
  it.each(calls)(
    "that the service repeats in %s is in no error and no event: %s, %s",
    async (name, credential, transport) => {
      const { url: baseUrl } = await serve(async (request, response) =>
        echoes[name]?.(response, request, await text(request)),
      );
      const events: ClientEvent[] = [];
      const client = createTestClient({
        baseUrl,
        application: keys,
        ...(credential === "token" && { accessToken: `${bearer}\n`, bearerHeader: "X-Pass" }),
        headers: { "X-Gateway-Key": "s3cret-gateway" },
        retry: false,
        validate: { response: quoteBody, on: name.startsWith("a success that violates") ? "throw" : "warn" },
        onEvent: (event: ClientEvent) => events.push(event),
        ...(transport === "undici" && { fetch: pool.fetch }),
      });
      const errors = [
        await catchError(readPage(client)),
        await catchError(client.revokeToken({ access_token: "s3cret-revoked" })),
      ];
      const shown = inspect([errors, events], { depth: 20, showHidden: true }) + JSON.stringify([errors, events]);

      expect(errors[0]).toBeInstanceOf(Error);
      expect(shown).not.toMatch(/s3cret/i);
    },
  );

  it("in an error that fetch throws is removed from its text, its causes and the objects that it holds", async () => {
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
      throw thrown;
    };
    const client = createTestClient({ application: keys, retry: false, fetch });
    const error = (await catchError(readPage(client))) as Error;
    const shown = inspect(error, { depth: 20, showHidden: true });

    expect(error).toMatchObject({ name: "ConnectionError", code: "E_SENT", cause: { status: 7, message: "[secret]" } });
    expect(error.cause).toBe(thrown);
    expect(shown).not.toContain("s3cret");
  });

  it.each([
    ["sent s3cret-token", "sent [secret]"],
    [undefined, undefined],
    [7, 7],
  ])("that fetch throws as %j, which is not an error, is removed", async (thrown, cause) => {
    const client = createTestClient({ accessToken: "s3cret-token", retry: false, fetch: () => Promise.reject(thrown) });

    expect(await catchError(readPage(client))).toMatchObject({ name: "ConnectionError", cause });
  });

  it("is removed from a cause at any depth, and from causes in a circle", async () => {
    const deepest = new Error("sent s3cret-token");
    const outer = Array.from({ length: 20 }).reduce<Error>((cause) => new Error("failed", { cause }), deepest);
    deepest.cause = outer;
    const client = createTestClient({ accessToken: "s3cret-token", retry: false, fetch: () => Promise.reject(outer) });

    expect(await catchError(readPage(client))).toMatchObject({ cause: outer });
    expect(deepest.message).toBe("sent [secret]");
  });

  it("is replaced as a whole if another one is a part of it, and is left if it has fewer than 4 characters", () => {
    expect(createRedactor(["abcd", "abcdef", "xyz"])("abcdef, ABCD, xyz")).toBe("[secret], [secret], xyz");
    expect(createRedactor([])("text")).toBe("text");
  });

  it("is replaced although it follows what looks like an escape, or looks like one, and the text around it stays", () => {
    const redact = createRedactor(["ab12ab", "x%41\\n+y"]);

    expect(redact("50%ab12ab \\u00ab12ab, \\\\ab12ab")).toBe("50%[secret] \\u00[secret], \\\\[secret]");
    expect(redact('{"a\\n":"x%41\\\\n+y","b":"x%2541%5cn%2By\\\\"}')).toBe('{"a\\n":"[secret]","b":"[secret]\\\\"}');
    expect(redact("İ%20%41: ab12aB")).toBe("İ%20%41: [secret]");
  });

  it("hides the whole text if its escapes are of another kind", () => {
    const redact = createRedactor(["ab12ab"]);

    expect(redact("refused: %61b12ab")).toBe("[secret]");
    expect(redact("refused: %61b12a")).toBe("refused: %61b12a");
  });
});

/** A token such as a JWT, without repetition. */
const randomText = (length: number) =>
  Array.from({ length }, (_, index) => 's3crEt.-_~+/%"\\ &=x'[(index * index + (index >> 3)) % 20])
    .join("")
    .replace(/^.|.$/g, "s");

describe("a credential of any length", () => {
  const encodings: Record<string, (text: string) => string> = {
    raw: (text) => text,
    "percent-encoded": encodeURIComponent,
    "percent-encoded in lower case, twice": (text) =>
      encodeURIComponent(encodeURIComponent(text).replace(/%../g, (hex) => hex.toLowerCase())),
    "each character percent-encoded": (text) =>
      Array.from(text, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, "0")}`).join(""),
    "a form": (text) => `${new URLSearchParams({ text })}`,
    JSON: (text) => JSON.stringify(text),
    "JSON in JSON": (text) => JSON.stringify(JSON.stringify(text)),
    "JSON with Unicode escapes": (text) =>
      Array.from(text, (character) => `\\u00${character.charCodeAt(0).toString(16).padStart(2, "0")}`).join(""),
    base64: btoa,
    "base64 of a pair": (text) => btoa(`id:${text}`),
    "base64url after one character": (text) => btoa(`:${text}`).replaceAll("+", "-").replaceAll("/", "_"),
    "upper case": (text) => text.toUpperCase(),
  };
  type Fail = (response: ServerResponse, text: string) => unknown;
  const failures: Record<string, Fail> = {
    "404": (response, text) => response.writeHead(404).end(JSON.stringify({ code: 404, message: text, details: text })),
    "401": (response, text) => response.writeHead(401).end(text),
    "503": (response, text) => response.writeHead(503).end(text),
    reset: (response) => response.socket?.resetAndDestroy(),
    HTML: (response, text) => response.writeHead(502, { "Content-Type": "text/html" }).end(`<p>${text}`),
    "malformed JSON": (response, text) => response.end(`{"data":[${text}`),
    "malformed HTTP": (response, text) => response.socket?.end(`HTTP/1.1 200 OK\r\nx y ${text}\r\n\r\n`),
    "a bad chunk": (response, text) =>
      response.socket?.end(`HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${text}\r\n`),
  };
  const length = fc.oneof(fc.integer({ min: 12, max: 40 }), fc.integer({ min: 3000, max: 5000 }), fc.constant(65_536));

  /** Calls a service that fails with the credential; returns the error, and everything that the client shows. */
  async function setUp(fail: (response: ServerResponse, token: string, times: number) => unknown, options: object) {
    let times = 0;
    const server = createServer({ maxHeaderSize: 1_000_000 }, (request, response) => {
      const token = request.headers.authorization?.slice(7);
      if (request.url?.startsWith("/oauth"))
        response.end(JSON.stringify(createToken({ access_token: `${randomText(5000)}${times}` })));
      else fail(response, token ?? `${request.headers["x-app-token"]}`, ++times);
    });
    const baseUrl = await listen(server);
    const events: ClientEvent[] = [];
    const onEvent = (event: ClientEvent) => events.push(event);
    const client = createTestClient({ baseUrl, onEvent, retry: { baseDelayMs: 0 }, ...options });
    const error = await catchError(readPage(client));
    server.closeAllConnections();
    server.close();
    return {
      error,
      times,
      shown:
        inspect([error, events], { depth: Infinity, showHidden: true, maxStringLength: Infinity }) +
        JSON.stringify([error, events]),
    };
  }

  it("is in no error and no event, whatever the failure and the encoding", async () => {
    const long = createUndiciFetch();
    onTestFinished(() => long.close());
    const property = fc.asyncProperty(
      length,
      fc.constantFrom(...Object.keys(encodings)),
      fc.constantFrom(...Object.keys(failures)),
      fc.constantFrom("application", "accessToken"),
      fc.boolean(),
      async (size, encoding, failure, kind, isUndici) => {
        const secret = randomText(size);
        const { error, shown } = await setUp(
          (response, token) => failures[failure]?.(response, encodings[encoding]?.(token) ?? ""),
          {
            ...(kind === "accessToken" ? { accessToken: secret } : { application: { appId: "a", appToken: secret } }),
            ...(isUndici && { fetch: long.fetch }),
          },
        );

        expect((error as Error).name).toMatch(/^(NotFound|Unauthorized|Api|Connection|UnreadableResponse)Error$/);
        // Any 12 characters of the secret in any form would give it away.
        const forms = [secret, encodings[encoding]?.(secret) ?? ""].flatMap((form) => [
          form,
          JSON.stringify(form).slice(1, -1),
        ]);
        const pieces = forms.flatMap((form) => [form.slice(0, 12), form.slice(-20, -8)]);
        expect(pieces.filter((piece) => shown.includes(piece))).toEqual([]);
      },
    );
    await fc.assert(property, { numRuns: 40 });
  });

  it.each([20, 4096, 65_536])("of %i characters is renewed after a 401 and sent again after a 503", async (size) => {
    const accessToken = randomText(size);
    const page = JSON.stringify({ object: "list", data_ref: "data", data: [], has_more: false });
    const answer = (response: ServerResponse, status: number) => response.writeHead(status).end(page);
    const renewed = await setUp((response, _, times) => answer(response, times === 1 ? 401 : 200), {
      oauth: { scopes: ["api"] },
      application: { appId: "a", appToken: accessToken },
    });
    const retried = await setUp((response, _, times) => answer(response, times === 1 ? 503 : 200), { accessToken });

    expect([renewed.error, renewed.times]).toEqual([undefined, 2]);
    expect([retried.error, retried.times]).toEqual([undefined, 2]);
  });
});
