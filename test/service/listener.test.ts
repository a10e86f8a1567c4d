import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ServedExchange } from "../../src/service/index.ts";
import { type DemoService, startDemoService } from "../support/demo-service.ts";
import { sendRaw } from "../support/raw-connection.ts";
import { listen } from "../support/serve.ts";

let service: DemoService;
let url: string;
const [exchanges, failures]: [ServedExchange[], unknown[]] = [[], []];
const server = createServer();
beforeAll(async () => {
  service = await startDemoService({
    onExchange: (exchange) => exchanges.push(exchange),
    onFailure: (error) => failures.push(error),
  });
  server.on("request", service.service.listener);
  url = await listen(server);
});
afterAll(async () => {
  server.close();
  await service.store.close();
});

/** Sends a request with this first line; reads the body if it is JSON. */
async function send(
  firstLine: string,
  headers: Record<string, string> = { ...service.application, ...service.management },
) {
  const lines = Object.entries({ Host: "a", Connection: "close", ...headers }).map((header) => header.join(": "));
  const [answer] = await sendRaw(url, `${[`${firstLine} HTTP/1.1`, ...lines].join("\r\n")}\r\n\r\n`);
  if (!answer) throw new Error("no answer");
  return { ...answer, body: answer.text === "" ? undefined : JSON.parse(answer.text) };
}

const USERS = "/management/v1/projects/proj_Tn4vQ8Lw/users";
const ACTIVITY = "/v1/loyalties/c/members/m/activity";

describe("the listener", () => {
  it.each([
    ["dot segments", `GET /v1/..${USERS}`],
    ["encoded dot segments", `GET /v1/%2e%2E${USERS}`],
    ["a dot segment instead of an id", "GET /v1/loyalties/./members/m/activity"],
    ["an encoded dot segment at its end", `GET ${USERS}/.%2e`],
    ["dot segments in an absolute URL", `GET http://a/v1/..${USERS}`],
    ["a fragment", `GET ${ACTIVITY}#?limit=1`],
    ["a backslash", "GET /v1/loyalties/c\\d/members/m/activity"],
    ["a user in an absolute URL", "POST http://u@h/oauth/token"],
    ["another scheme", `GET ftp://a${USERS}`],
    ["no path", "GET http://a"],
    ["a star", "OPTIONS *"],
  ])("S20: answers a path with %s with 400", async (_, firstLine) => {
    const { status, body, headers } = await send(firstLine);

    expect([status, body.key, headers.get("Cache-Control")]).toEqual([400, "invalid_request", "no-store"]);
    const remoteAddress = "127.0.0.1";
    expect(exchanges.at(-1)).toMatchObject({
      requestId: body.request_id,
      status,
      operationId: undefined,
      remoteAddress,
    });
    expect(failures).toEqual([]);
  });

  it.each([
    `GET /foo${ACTIVITY}`,
    `GET /${ACTIVITY}`,
    `POST /foo${ACTIVITY}`,
    "GET /management/v1/v1/projects/p/users",
    "GET /%6danagement/v1/projects/proj_Tn4vQ8Lw/users",
    "POST /foo/oauth/token",
    "POST /v1/v1/oauth/token",
    "POST /v1/v1/oauth/token/revoke",
    "GET /",
    "GET /v1/loyalties",
    "GET /v1/webhooks",
    "GET /management/v1/projects//users",
  ])("S19, S20: answers %s, the path of no operation, with 404", async (firstLine) => {
    const { status, body } = await send(firstLine);

    expect([status, body.key, body.request_id]).toEqual([404, "not_found", exchanges.at(-1)?.requestId]);
  });

  it("S20: answers the token endpoints with 405 and Allow if the method is another, and forbids caches to keep it", async () => {
    for (const firstLine of ["GET /oauth/token", "HEAD /v1/oauth/token", "PUT http://a/v1/oauth/token/revoke"]) {
      const { status, headers } = await send(firstLine);

      expect([status, headers.get("Allow"), headers.get("Cache-Control")]).toEqual([405, "POST", "no-store"]);
    }
  });

  it("answers an absolute URL like its path, and HEAD like GET, but without the body", async () => {
    const [{ text, headers }, ...others] = await Promise.all([
      send(`GET ${service.activityPath}?limit=2`),
      send(`GET HTTP://service.example:1${service.activityPath}?limit=2`),
      send(`HEAD ${service.activityPath}?limit=2`),
    ]);

    expect(JSON.parse(text).data).toHaveLength(2);
    expect(others.map((other) => other.text)).toEqual([text, ""]);
    for (const other of others) expect(other.headers.get("Content-Length")).toBe(headers.get("Content-Length"));
  });
});
