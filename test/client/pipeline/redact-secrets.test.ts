import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { createRedactor } from "../../../src/client/pipeline/redact-secrets.ts";
import type { ClientEvent } from "../../../src/index.ts";
import { createUndiciFetch } from "../../../src/undici/index.ts";
import { catchError, createTestClient, readPage } from "../../support/responses.ts";
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
});
