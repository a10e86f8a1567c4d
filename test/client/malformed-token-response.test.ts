import { createServer } from "node:net";
import { inspect } from "node:util";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { checkResponse } from "../../src/contract/index.ts";
import type { ClientEvent } from "../../src/index.ts";
import { createUndiciFetch } from "../../src/undici/index.ts";
import { catchError, createTestClient, createToken, readPage } from "../support/responses.ts";
import { listen } from "../support/serve.ts";

const TOKEN = "s3cret-token";
const body = JSON.stringify(createToken({ access_token: TOKEN }));
const ok = (headers: string, text: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`HTTP/1.1 200 OK\r\nConnection: close\r\n${headers}\r\n\r\n`),
    typeof text === "string" ? Buffer.from(text) : text,
  ]);
const sized = (text: string | Buffer, headers = "Content-Type: application/json", length = Buffer.byteLength(text)) =>
  ok(`${headers}\r\nContent-Length: ${length}`, text);
const status = (code: number, text: string, headers = "X: y") =>
  Buffer.from(
    `HTTP/1.1 ${code} No\r\nConnection: close\r\n${headers}\r\nContent-Length: ${text.length}\r\n\r\n${text}`,
  );

/** The bytes of token responses that no call can use. */
const malformed: Record<string, Buffer | string> = {
  "a header with a space in its name": `HTTP/1.1 200 OK\r\nX y ${body}\r\n\r\n`,
  "a token in a header name": `HTTP/1.1 200 OK\r\n${TOKEN} y: z\r\n\r\n`,
  "a control character in a header": `HTTP/1.1 200 OK\r\nX-Token: ${TOKEN}\0\r\n\r\n`,
  "a header that is not latin-1": ok(`Content-Length: 0\r\nX-Token: ${TOKEN}\u0142`, ""),
  "a bad chunk size": ok("Transfer-Encoding: chunked", `zz\r\n${body}\r\n0\r\n\r\n`),
  "a chunk that is too long": ok("Transfer-Encoding: chunked", `5\r\n${body}\r\n0\r\n\r\n`),
  "no status line": body,
  "no HTTP version": `200 OK\r\n\r\n${body}`,
  "another protocol": `SSH-2.0-${TOKEN}\r\n`,
  "a status that is not a number": `HTTP/1.1 ${TOKEN} OK\r\n\r\n`,
  "two lengths": ok(`Content-Length: 1\r\nContent-Length: 2\r\nX: ${TOKEN}`, body),
  "a length that is not a number": ok(`Content-Length: ${TOKEN}`, body),
  "a body that ends early": sized(body, "X: y", body.length + 9),
  "gzip that is not gzip": sized(body, "Content-Encoding: gzip"),
  "gzip that ends early": sized(gzipSync(body).subarray(0, -12), "Content-Encoding: gzip"),
  "JSON that ends early": sized(body.slice(0, -9)),
  "a token that ends the body": sized(`{"access_token":"${TOKEN}`),
  "JSON after other text": sized(`)]}'\n${body}`),
  "the wrong content type": sized(`access_token=${TOKEN}`, "Content-Type: text/html"),
  "a body that is the token": sized(JSON.stringify(TOKEN)),
  "a body that is the token and not JSON": sized(TOKEN),
  "a list": sized(`[${body}]`),
  "a token with a line break": sized(JSON.stringify({ access_token: `${TOKEN}\n${TOKEN}` })),
  "a redirect with the token": status(302, body, `Location: /?access_token=${TOKEN}`),
  "a refusal with a token": status(400, body),
  "a refusal with a token that ends early": status(500, body.slice(0, -4)),
  "a refusal that is the token": status(502, TOKEN),
};

const pool = createUndiciFetch();
afterAll(() => pool.close());
const cases = Object.keys(malformed).flatMap((shape) =>
  (["fetch", "undici"] as const).map((transport) => [shape, transport] as const),
);

/** Lists all texts that an error, its causes and their properties hold, symbols and prototypes included. */
function listTexts(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  const names = new Set([...Reflect.ownKeys(value), "message", "stack", "cause", "data"]);
  return [...names].flatMap((name) => [String(name), ...listTexts(Reflect.get(value, name), seen)]);
}

describe("a token response", () => {
  it.each(cases)(
    "a token response with %s gives no error and no event that shows the token (%s)",
    async (shape, transport) => {
      const server = createServer((socket) => {
        socket.on("error", () => undefined);
        socket.once("data", () => socket.end(malformed[shape] ?? ""));
      });
      const baseUrl = await listen(server);
      onTestFinished(() => void server.close());
      const events: ClientEvent[] = [];
      const create = (on?: "throw" | "warn") =>
        createTestClient({
          baseUrl,
          oauth: { scopes: ["loyalties"] },
          retry: false,
          onEvent: (event: ClientEvent) => events.push(event),
          ...(on && { validate: { response: checkResponse, on } }),
          ...(transport === "undici" && { fetch: pool.fetch }),
        });
      const grant = { grant_type: "client_credentials", scope: "api" } as const;
      const http = create().http.POST("/oauth/token", { body: grant });
      const clients = [create(), create("throw"), create("warn")];
      const calls = [readPage(create()), ...clients.map((client) => client.generateToken({ scope: ["api"] })), http];
      const errors = await Promise.all(calls.map(catchError));
      const options = { depth: Number.POSITIVE_INFINITY, showHidden: true };
      const texts = [
        inspect([errors, events], options),
        JSON.stringify([errors, events]),
        ...listTexts([errors, events]),
      ];

      expect(errors.slice(0, 4)).toEqual(Array(4).fill(expect.any(Error)));
      expect(texts.filter((text) => /s3cret/i.test(text))).toEqual([]);
    },
  );

  const throwToken = (thrown: unknown) =>
    catchError(
      createTestClient({ fetch: () => Promise.reject(thrown), retry: false }).generateToken({ scope: ["api"] }),
    );

  it("keeps the names, codes and starts of messages of an error of fetch that quotes it", async () => {
    const quotes = { text: TOKEN, data: Buffer.from(body) };
    const inner = Object.assign(new SyntaxError(`Unexpected end of "${TOKEN}"`), { code: "E_PARSE", ...quotes });
    const error = await throwToken(new TypeError("fetch failed", { cause: inner }));

    const kept = { message: "Unexpected end of …", name: "SyntaxError", code: "E_PARSE" };
    expect(error).toMatchObject({
      code: "E_PARSE",
      cause: { message: "fetch failed", name: "TypeError", cause: kept },
    });
    expect(listTexts(error).filter((text) => text.includes(TOKEN))).toEqual([]);
  });

  const create = () => Object.assign(new Error(`got "${TOKEN}"`), { data: TOKEN, list: [TOKEN] });
  it.each([
    ["a frozen error", Object.freeze(create())],
    ["a sealed error", Object.seal(create())],
    ["a DOMException", new DOMException(`got "${TOKEN}"`)],
    ["text", `got "${TOKEN}"`],
  ])("a token response is hidden if fetch quotes it in %s", async (_, thrown) => {
    const failure = await throwToken(thrown);

    expect(failure).toMatchObject({ name: "ConnectionError" });
    expect(listTexts(failure).filter((text) => text.includes(TOKEN))).toEqual([]);
  });
});
