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

/** Sends raw bytes; checks that no header is injected, and that a failure is an Error object and reveals no code. */
async function send(firstLine: string, headers: readonly string[] = [], body = "") {
  const keys = Object.entries(service.application).map(([name, value]) => `${name}: ${value}`);
  const head = [`${firstLine} HTTP/1.1`, "Host: a", "Connection: close", ...keys, ...headers];
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
    ["malformed percent-encoding", "%zz", "%zz"],
    ["a percent sign at the end", "a%", "a%"],
    ["a lone surrogate", "%ED%A0%80", "%ED%A0%80"],
    ["NUL", "a%00b", "a\0b"],
    ["control characters", "%01%1f%7f%c2%85", "\x01\x1f\x7f\x85"],
    ["a header injection", "x%0d%0aX-Injected:%20yes%0d%0a%0d%0a", "x\r\nX-Injected: yes\r\n\r\n"],
    ["the name of a prototype", "__proto__", "__proto__"],
    ["SQL", "'%20OR%20'1'='1", "' OR '1'='1"],
    ["a path", "..%2f..%2fetc%2fpasswd", "../../etc/passwd"],
    ["ten thousand characters", "a".repeat(10_000), "a".repeat(10_000)],
  ])("with %s is unknown; the Error object contains it decoded (§7.2)", async (_, sent, meant) => {
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
    ["?limit=1%00", "limit"],
    ["?order=created_at%0d%0aX-Injected:%20yes", "order"],
    ["?starting_after_id=%00", "starting_after_id"],
  ])("S12, S13: gets 400 for %s, which names the parameter", async (query, name) => {
    const { campaignId, memberId } = service.demo.ids;
    const { status, value } = await send(activity(campaignId, memberId, query));

    expect([status, value.key]).toEqual([400, "invalid_request"]);
    expect(value.details).toContain(`query parameter ${name}`);
  });

  it.each(["?__proto__=1", "?constructor[prototype][limit]=1", "?%zz=%zz", "?&&==&", "?%00=%00"])(
    "S12: loses its unknown parameters %s",
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
    ["scope=api", "invalid_request"],
    [`${issue}api&scope=api`, "invalid_request"],
    [`${issue}api&unknown=1&unknown=2`, "invalid_request"],
    [`${issue}__proto__`, "invalid_scope"],
    [`${issue}api%00`, "invalid_scope"],
    [`${issue}%zz`, "invalid_scope"],
    ["grant_type[]=client_credentials&scope=api", "invalid_request"],
    ["\0\x01\x02", "invalid_request"],
    ["", "invalid_request"],
  ])("S09: gets 400 for %j", async (body, key) => {
    expect(await postForm(body)).toMatchObject({ status: 400, value: { key } });
  });

  it.each(["&__proto__=x", "&constructor=x&toString=y", "&unknown=%zz", "&=", "&&&"])(
    "loses its unknown fields %s",
    async (more) => {
      expect(await postForm(`${issue}api${more}`)).toMatchObject({ status: 200 });
    },
  );

  it.each(["%00", "__proto__", "%zz", "x".repeat(10_000), "%0d%0aX-Injected:%20yes"])(
    "S07: revokes the unknown token %s",
    async (token) => {
      expect(await postForm(`access_token=${token}`, "/v1/oauth/token/revoke")).toMatchObject({ status: 204 });
    },
  );

  it.each([
    ["no media type", "X-None: 1", 415],
    ["another media type", "Content-Type: application/json", 415],
    ["an invalid media type", "Content-Type: ;;;", 415],
    ["a longer media type", "Content-Type: application/x-www-form-urlencoded-not", 415],
    ["parameters and capitals", "content-type: Application/X-WWW-Form-Urlencoded; charset=UTF-8", 200],
  ])("S20: with %s gets the status of its media type", async (_, type, status) => {
    expect((await postForm(`${issue}api`, "/oauth/token", type)).status).toBe(status);
  });
});

describe("an invalid HTTP request", () => {
  const chunked = [FORM, "Transfer-Encoding: chunked"];
  it.each<[string, string, string[], string]>([
    ["an invalid chunk length", "POST /oauth/token", chunked, "zz\r\n"],
    ["a chunk of a negative length", "POST /oauth/token", chunked, "-1\r\n"],
    ["a chunk longer than its length", "POST /oauth/token", chunked, "2\r\nabcd\r\n0\r\n\r\n"],
    ["a chunk length that overflows", "POST /oauth/token", chunked, `${"f".repeat(40)}\r\n`],
    ["a length and chunks together", "POST /oauth/token", [...chunked, "Content-Length: 3"], "0\r\n\r\n"],
    ["an unknown transfer encoding", "POST /oauth/token", [FORM, "Transfer-Encoding: gzip, x"], ""],
    ["two lengths", "POST /oauth/token", [FORM, "Content-Length: 1", "Content-Length: 2"], "ab"],
    ["a control character in its first line", "GET /\x01", [], ""],
    ["a NUL in a header", "GET /", ["X-Bad: a\0b"], ""],
    ["a header without a name", "GET /", [": a"], ""],
    ["a space before the colon of a header", "GET /", ["X-Bad : a"], ""],
    ["an invalid method", "G@T /", [], ""],
    ["a second Host", "GET /", ["host: b"], ""],
  ])(
    "S20: gets 400 for %s, and is reported once with the request_id of the Error object",
    async (_, line, headers, body) => {
      const before = exchanges.length;
      const { status, value } = await send(line, headers, body);

      expect(status).toBe(400);
      expect(exchanges.slice(before)).toMatchObject([{ requestId: value.request_id, status }]);
    },
  );

  it.each([
    ["no Host", 400, "A request has one Host header", ""],
    ["an unknown expectation", 417, "The only known expectation is 100-continue", "Host: a\r\nExpect: bogus\r\n"],
    ["headers that are too large", 431, undefined, `X: ${"x".repeat(20_000)}\r\n`],
  ])("S20: with %s gets %s, and is reported once", async (_, status, details, headers) => {
    const before = exchanges.length;
    const [answer] = await sendRaw(server.url, `GET / HTTP/1.1\r\n${headers}\r\n`);
    const value = JSON.parse(answer?.text ?? "");

    expect([answer?.status, validateSchema("ErrorObject", value), value.code]).toEqual([status, [], status]);
    expect(value.details).toBe(details);
    expect(exchanges.slice(before)).toMatchObject([{ requestId: value.request_id, status }]);
  });

  it("is neither HTTP/1.0 without Host nor a Host beside another header of four letters", async () => {
    const [old] = await sendRaw(server.url, `${activity("c", "m")} HTTP/1.0\r\n\r\n`);
    const headers = "Host: a\r\nFrom: b\r\nConnection: close\r\n\r\n";
    const [other] = await sendRaw(server.url, `${activity("c", "m")} HTTP/1.1\r\n${headers}`);

    expect([old?.status, other?.status]).toEqual([401, 401]);
  });

  it("is answered as usual if the service does not read its invalid body, and its connection closes", async () => {
    const head = "POST /nowhere HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";
    const answers = await sendRaw(server.url, `${head}zz\r\n`);

    expect(answers.map(({ status, headers }) => [status, headers.get("Connection")])).toEqual([[404, "close"]]);
  });
});
