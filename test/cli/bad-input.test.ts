import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ServerHandle } from "../../src/cli/serve/start-http-server.ts";
import { validateSchema } from "../../src/contract/internal.ts";
import type { ServedExchange } from "../../src/service/index.ts";
import { type DemoService, startDemoService } from "../support/demo-service.ts";
import { sendRaw } from "../support/raw-connection.ts";
import { startServer } from "../support/start-server.ts";

let service: DemoService;
let server: ServerHandle;
const failures: unknown[] = [];
const exchanges: ServedExchange[] = [];
beforeAll(async () => {
  service = await startDemoService({
    onFailure: (error) => failures.push(error),
    onExchange: (exchange) => exchanges.push(exchange),
  });
  server = await startServer(service.service);
});
afterAll(async () => {
  await server.close(0);
  await service.store.close();
  expect(failures).toEqual([]);
});

const keys = () => Object.entries(service.application).map(([name, value]) => `${name}: ${value}`);

const FORM = "Content-Type: application/x-www-form-urlencoded";

describe("an invalid HTTP request", () => {
  const head = "Host: a\r\nConnection: close\r\n";
  const post = `POST /oauth/token HTTP/1.1\r\n${head}${FORM}\r\n`;
  const chunked = `${post}Transfer-Encoding: chunked\r\n`;
  it.each([
    ["an invalid chunk length", 400, `${chunked}\r\nzz\r\n`],
    ["a chunk longer than its length", 400, `${chunked}\r\n2\r\nabcd\r\n0\r\n\r\n`],
    ["a length and chunks together", 400, `${chunked}Content-Length: 3\r\n\r\n0\r\n\r\n`],
    ["two lengths", 400, `${post}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`],
    ["a control character in its first line", 400, `GET /\x01 HTTP/1.1\r\n${head}\r\n`],
    ["a NUL in a header", 400, `GET / HTTP/1.1\r\n${head}X-Bad: a\0b\r\n\r\n`],
    ["an invalid method", 400, `G@T / HTTP/1.1\r\n${head}\r\n`],
    ["a second Host", 400, `GET / HTTP/1.1\r\n${head}host: b\r\n\r\n`],
    ["no Host", 400, "GET / HTTP/1.1\r\n\r\n", "A request has one Host header, a host and a port"],
    ...["x y", "x/y", "u@x", "x:y", "[::1", "ä", "x:1:2"].map((host): [string, number, string] => [
      `the Host ${host}`,
      400,
      `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    ]),
    ["two Hosts in HTTP/1.0", 400, `GET / HTTP/1.0\r\n${head}Host: a\r\n\r\n`],
    ["headers that are too large", 431, `GET / HTTP/1.1\r\nX: ${"x".repeat(20_000)}\r\n\r\n`],
    [
      "an unknown expectation",
      417,
      "GET / HTTP/1.1\r\nHost: a\r\nExpect: bogus\r\n\r\n",
      "The only known expectation is 100-continue",
    ],
  ])("S20: %s gets %s, and is reported once with its request_id", async (_, status, text, details?: string) => {
    const before = exchanges.length;
    const [answer, ...others] = await sendRaw(server.url, text.replace("Host: a", ["Host: a", ...keys()].join("\r\n")));
    const value = JSON.parse(answer?.text ?? "");

    expect([others, answer?.status, validateSchema("ErrorObject", value), value.code]).toEqual([
      [],
      status,
      [],
      status,
    ]);
    if (details !== undefined) expect(value.details).toBe(details);
    expect(exchanges.slice(before)).toMatchObject([{ requestId: value.request_id, status }]);
  });

  it.each([
    ["1.0", ""],
    ["1.1", "Host: a\r\nFrom: b c\r\n"], // another header of four letters
    ["1.1", "host: \r\n"],
    ["1.1", "Host: api.example.com:8787\r\n"],
    ["1.1", "Host: [2001:db8::1]:80\r\n"],
  ])("S20: HTTP/%s with the headers %j is valid", async (version, hosts) => {
    const text = `GET /v1/loyalties/c/members/m/activity HTTP/${version}\r\n${hosts}Connection: close\r\n\r\n`;

    expect((await sendRaw(server.url, text)).map(({ status }) => status)).toEqual([401]);
  });

  it("an invalid body that the service does not read changes no answer, but closes the connection", async () => {
    const head = "POST /nowhere HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";
    const answers = await sendRaw(server.url, `${head}zz\r\n`);

    expect(answers.map(({ status, headers }) => [status, headers.get("Connection")])).toEqual([[404, "close"]]);
  });
});
