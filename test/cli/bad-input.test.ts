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

const ERROR_PROPERTIES = ["code", "key", "message", "details", "request_id", "resource_id", "resource_type"];

const keys = () => Object.entries(service.application).map(([name, value]) => `${name}: ${value}`);

/** Sends raw bytes; checks that no header is injected, and that a failure is an Error object and reveals no code. */
async function send(firstLine: string, headers: readonly string[] = [], body = "") {
  const head = [`${firstLine} HTTP/1.1`, "Host: a", "Connection: close", ...keys(), ...headers];
  const answers = await sendRaw(server.url, `${head.join("\r\n")}\r\n\r\n${body}`);
  const [answer] = answers;
  if (!answer || answers.length > 1) throw new Error(`${answers.length} answers`);
  const value = answer.text === "" ? undefined : JSON.parse(answer.text);
  expect(answer.headers.has("X-Injected")).toBe(false);
  if (answer.status >= 400) {
    expect(validateSchema("ErrorObject", value)).toEqual([]);
    expect(value.code).toBe(answer.status);
    expect(Object.keys(value).filter((name) => !ERROR_PROPERTIES.includes(name))).toEqual([]);
    expect(answer.text).not.toMatch(/node_modules|\.ts:|SELECT |sqlite|at \w+ \(/i); // no stack, no SQL, no path
  }
  return { ...answer, value };
}

const activity = (campaignId: string, memberId: string, query = "") =>
  `GET /v1/loyalties/${campaignId}/members/${memberId}/activity${query}`;
const FORM = "Content-Type: application/x-www-form-urlencoded";
const postForm = (body: string, path = "/oauth/token", type = FORM) =>
  send(`POST ${path}`, [type, `Content-Length: ${Buffer.byteLength(body)}`], body);

describe("a bad id", () => {
  it.each([
    ["%zz", "%zz"], // malformed percent-encoding
    ["%ED%A0%80", "%ED%A0%80"], // a lone surrogate
    ["a%00b", "a\0b"],
    ["x%0d%0aX-Injected:%20yes%0d%0a%0d%0a", "x\r\nX-Injected: yes\r\n\r\n"],
    ["__proto__", "__proto__"],
    ["'%20OR%20'1'='1", "' OR '1'='1"],
    ["..%2f..%2fetc%2fpasswd", "../../etc/passwd"],
  ])("the id %s is unknown, and the Error object contains it decoded (§7.2)", async (sent, meant) => {
    const { campaignId } = service.demo.ids;
    const unknown = (type: string) => ({ status: 404, value: { resource_type: type, resource_id: meant } });

    expect(await send(activity(campaignId, sent))).toMatchObject(unknown("voucher"));
    expect(await send(activity(sent, "m"))).toMatchObject(unknown("campaign"));
  });
});

describe("a bad query", () => {
  it.each([
    ["?limit=__proto__", "limit"],
    ["?limit=%zz", "limit"],
    ["?order=created_at%0d%0aX-Injected:%20yes", "order"],
    ["?starting_after_id=%00", "starting_after_id"],
  ])("S12, S13: the query %s gets 400, and the error names the parameter", async (query, name) => {
    const { campaignId, memberId } = service.demo.ids;
    const { status, value } = await send(activity(campaignId, memberId, query));

    expect([status, value.key]).toEqual([400, "invalid_request"]);
    expect(value.details).toContain(`query parameter ${name}`);
  });

  it.each(["?__proto__=1", "?constructor[prototype][limit]=1", "?%zz=%zz", "?&&==&"])(
    "S12: the unknown parameters %s have no effect",
    async (query) => {
      const { campaignId, memberId } = service.demo.ids;

      expect((await send(activity(campaignId, memberId, query))).value.data).toHaveLength(10);
      expect(({} as Record<string, unknown>).limit).toBeUndefined();
    },
  );
});

describe("a bad form", () => {
  const issue = "grant_type=client_credentials&scope=";
  it.each([
    ["scope=api", 400, "invalid_request"],
    [`${issue}api&scope=api`, 400, "invalid_request"],
    [`${issue}api&unknown=1&unknown=2`, 400, "invalid_request"],
    [`${issue}__proto__`, 400, "invalid_scope"],
    [`${issue}%zz`, 400, "invalid_scope"],
    ["grant_type[]=client_credentials&scope=api", 400, "invalid_request"],
    ["\0\x01\x02", 400, "invalid_request"],
    ["", 400, "invalid_request"],
    [`${issue}api&__proto__=x&constructor=x&unknown=%zz&=&&&`, 200, undefined], // unknown fields are lost
  ])("S09: a form with the fields %j gets %d", async (body, status, key) => {
    const answer = await postForm(body);

    expect([answer.status, answer.value.key]).toEqual([status, key]);
  });

  it.each(["%00", "__proto__", "%zz", "%0d%0aX-Injected:%20yes"])(
    "S07: a revocation of the unknown token %s succeeds",
    async (token) => {
      expect(await postForm(`access_token=${token}`, "/v1/oauth/token/revoke")).toMatchObject({ status: 204 });
    },
  );

  it.each([
    ["X-None: 1", 415],
    ["Content-Type: application/json", 415],
    ["Content-Type: ;;;", 415],
    ["Content-Type: application/x-www-form-urlencoded-not", 415],
    ["content-type: Application/X-WWW-Form-Urlencoded; charset=UTF-8", 200],
  ])("S20: a form with the header %s gets %d", async (type, status) => {
    expect((await postForm(`${issue}api`, "/oauth/token", type)).status).toBe(status);
  });
});

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
    const text = `${activity("c", "m")} HTTP/${version}\r\n${hosts}Connection: close\r\n\r\n`;

    expect((await sendRaw(server.url, text)).map(({ status }) => status)).toEqual([401]);
  });

  it("an invalid body that the service does not read changes no answer, but closes the connection", async () => {
    const head = "POST /nowhere HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";
    const answers = await sendRaw(server.url, `${head}zz\r\n`);

    expect(answers.map(({ status, headers }) => [status, headers.get("Connection")])).toEqual([[404, "close"]]);
  });
});
