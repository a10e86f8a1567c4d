import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ServerHandle, startHttpServer } from "../../src/cli/serve/start-http-server.ts";
import { validateSchema } from "../../src/contract/internal.ts";
import { createListener } from "../../src/service/index.ts";
import { type DemoService, startDemoService } from "../support/demo-service.ts";
import { sendRaw } from "../support/raw-connection.ts";

let service: DemoService;
let server: ServerHandle;
const failures: unknown[] = [];
beforeAll(async () => {
  service = await startDemoService({ onFailure: (error) => failures.push(error) });
  server = await startHttpServer(createListener(service.service), "127.0.0.1", 0);
});
afterAll(async () => {
  await server.close(0);
  await service.store.close();
  expect(failures).toEqual([]);
});

const ERROR_PROPERTIES = ["code", "key", "message", "details", "request_id", "resource_id", "resource_type"];

/** Sends raw bytes; checks that a failure is an Error object and reveals nothing about the code. */
async function send(firstLine: string, headers: readonly string[] = [], body = "") {
  const keys = Object.entries(service.application).map(([name, value]) => `${name}: ${value}`);
  const head = [`${firstLine} HTTP/1.1`, "Host: a", "Connection: close", ...keys, ...headers];
  const answers = await sendRaw(server.url, `${head.join("\r\n")}\r\n\r\n${body}`);
  const [answer] = answers;
  if (!answer || answers.length > 1) throw new Error(`${answers.length} answers`);
  const value = answer.text === "" ? undefined : JSON.parse(answer.text);
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
    ["the name of a constructor", "constructor", "constructor"],
    ["SQL", "'%20OR%20'1'='1", "' OR '1'='1"],
    ["a path", "..%2f..%2fetc%2fpasswd", "../../etc/passwd"],
    ["ten thousand characters", "a".repeat(10_000), "a".repeat(10_000)],
  ])("with %s is unknown; the Error object contains it decoded (§7.2)", async (_, sent, meant) => {
    const { campaignId } = service.demo.ids;
    const [member, campaign] = [await send(activity(campaignId, sent)), await send(activity(sent, "m"))];

    expect([member.status, member.value.resource_type, member.value.resource_id]).toEqual([404, "voucher", meant]);
    expect([campaign.status, campaign.value.resource_type, campaign.value.resource_id]).toEqual([
      404,
      "campaign",
      meant,
    ]);
    expect(member.headers.has("X-Injected")).toBe(false);
  });
});

describe("a bad query", () => {
  it.each([
    ["?limit=__proto__", "limit"],
    ["?limit=%zz", "limit"],
    ["?limit=1%00", "limit"],
    ["?order=created_at%0d%0aX-Injected:%20yes", "order"],
    ["?starting_after_id=%00", "starting_after_id"],
  ])("S12, S13: answers %s with 400 and names the parameter", async (query, name) => {
    const { campaignId, memberId } = service.demo.ids;
    const { status, value, headers } = await send(activity(campaignId, memberId, query));

    expect([status, value.key]).toEqual([400, "invalid_request"]);
    expect(value.details).toContain(`query parameter ${name}`);
    expect(headers.has("X-Injected")).toBe(false);
  });

  it.each(["?__proto__=1", "?constructor[prototype][limit]=1", "?%zz=%zz", "?&&==&", "?%00=%00"])(
    "S12: ignores the unknown parameters of %s",
    async (query) => {
      const { campaignId, memberId } = service.demo.ids;

      expect((await send(activity(campaignId, memberId, query))).value.data).toHaveLength(10);
      expect(({} as Record<string, unknown>).limit).toBeUndefined();
    },
  );
});

describe("a bad form", () => {
  it.each([
    ["scope=api", "invalid_request"],
    ["grant_type=client_credentials&scope=api&scope=api", "invalid_request"],
    ["grant_type=client_credentials&scope=api&unknown=1&unknown=2", "invalid_request"],
    ["grant_type=client_credentials&scope=__proto__", "invalid_scope"],
    ["grant_type=client_credentials&scope=api%00", "invalid_scope"],
    ["grant_type=client_credentials&scope=%zz", "invalid_scope"],
    ["grant_type[]=client_credentials&scope=api", "invalid_request"],
    ["\0\x01\x02", "invalid_request"],
    ["", "invalid_request"],
  ])("S09: answers %j with 400", async (body, key) => {
    const { status, value } = await postForm(body);

    expect([status, value.key]).toEqual([400, key]);
  });

  it.each(["&__proto__=x", "&constructor=x&toString=y", "&unknown=%zz", "&=", "&&&"])(
    "ignores unknown fields: %s",
    async (more) => {
      expect((await postForm(`grant_type=client_credentials&scope=api${more}`)).status).toBe(200);
    },
  );

  it.each(["%00", "__proto__", "%zz", "x".repeat(10_000), "%0d%0aX-Injected:%20yes"])(
    "S07: treats %s as an unknown token to revoke",
    async (token) => {
      const { status, headers } = await postForm(`access_token=${token}`, "/v1/oauth/token/revoke");

      expect([status, headers.has("X-Injected")]).toEqual([204, false]);
    },
  );

  it.each([
    ["no media type", "X-None: 1"],
    ["another media type", "Content-Type: application/json"],
    ["an invalid media type", "Content-Type: ;;;"],
    ["a longer media type", "Content-Type: application/x-www-form-urlencoded-not"],
  ])("S20: answers a form with %s with 415", async (_, type) => {
    const { status, value } = await postForm("grant_type=client_credentials&scope=api", "/oauth/token", type);

    expect([status, value.key]).toEqual([415, "unsupported_media_type"]);
  });

  it("accepts a media type with parameters, in any case", async () => {
    const type = "content-type: Application/X-WWW-Form-Urlencoded; charset=UTF-8";

    expect((await postForm("grant_type=client_credentials&scope=api", "/oauth/token", type)).status).toBe(200);
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
  ])("S20: gets 400 for %s", async (_, firstLine, headers, body) => {
    expect((await send(firstLine, headers, body)).status).toBe(400);
  });
});
