import { describe, expect, it } from "vitest";
import type { ServedExchange } from "../../src/service/index.ts";
import { formPost, startDemoService } from "../support/demo-service.ts";
import { importRecords, SECRET, smallEvent } from "../support/import-records.ts";
import { sendRaw } from "../support/raw-connection.ts";
import { serve } from "../support/serve.ts";

const exchanges: ServedExchange[] = [];
const service = await startDemoService({ onExchange: (exchange) => exchanges.push(exchange) });
const { url } = await serve(service.service.listener);

it("S23: an unknown error gives 500, without its details", async () => {
  const broken = await startDemoService({
    randomBytes: () => {
      throw new Error("secret detail");
    },
  });
  const { status, body } = await broken.issue();

  expect([status, body.key]).toEqual([500, "internal_error"]);
  expect(JSON.stringify(body)).not.toContain("secret detail");
});

it("createService({ onExchange }) reports id, client and duration in milliseconds of each exchange", async () => {
  await service.list();
  const startedAt = performance.now();
  const { headers } = await service.list();
  const elapsedMs = performance.now() - startedAt;

  const [first, second = { durationMs: 0 }] = exchanges.slice(-2);
  const clientId = expect.stringMatching(/^cli_/);
  const requestId = expect.stringMatching(/^req_[\w-]{20,}$/);
  expect(second).toMatchObject({ operationId: "listMemberActivity", status: 200, clientId, requestId });
  expect(second).toMatchObject({ requestId: headers.get("X-Request-Id") });
  expect(second).not.toMatchObject({ requestId: first?.requestId });
  expect([second.durationMs > 0, second.durationMs <= elapsedMs]).toEqual([true, true]);
});

it("§4.1, §4.4, §4.5, S30: a project sees nothing of another one, even if ids are the same", async () => {
  const { memberId: id, projectId } = service.demo.ids;
  const listHooks = (project: string) =>
    service.call(`/management/v1/projects/${project}/webhooks`, { headers: service.management });
  const listAll = () => Promise.all([service.list(), listHooks(projectId), service.listUsers()]);
  const before = await listAll();
  const event = { ...smallEvent(before[0].body.data[0].id), member_id: id };
  const { problems } = await importRecords(service.store, [
    { kind: "project", id: "p", features: [] },
    { kind: "campaign", project_id: "p", id: "c" },
    { kind: "member", campaign_id: "c", id },
    event,
    { kind: "management_key", management_id: "m", management_token: SECRET, project_ids: ["p"] },
    { kind: "webhook", project_id: "p", webhook: { id: "hook" } },
    { kind: "user", user: { id: "user", projects: { p: "ADMIN" } } },
  ]);

  const after = await listAll();
  expect([problems, after.map(({ body }) => body)]).toEqual([[], before.map(({ body }) => body)]);
  const foreign = service.activityPath.replace(/(?<=loyalties\/)[^/]+/, "c");
  const answers = [listHooks("p"), service.call(foreign, { headers: service.application })];
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404]);
});

it("S40: no cache keeps the refusal of a wrong method of a token endpoint", async () => {
  const { status, headers } = await service.call("/oauth/token", { method: "PUT" });

  expect([status, headers.get("Cache-Control")]).toEqual([405, "no-store"]);
});

it("fetch answers HEAD like GET, without the body", async () => {
  const head = await service.call(service.activityPath, { method: "HEAD", headers: service.application });

  expect([head.status, head.body]).toEqual([200, undefined]);
});

describe("the listener", () => {
  it("answers HEAD like GET, without the body", async () => {
    const [get, head] = await Promise.all(
      ["GET", "HEAD"].map((method) => fetch(url + service.activityPath, { method, headers: service.application })),
    );

    expect([get?.status, head?.status, await head?.text()]).toEqual([200, 200, ""]);
    expect(head?.headers.get("Content-Length")).toBe(get?.headers.get("Content-Length"));
  });

  it("answers 204 without a Content-Length (RFC 9110 §8.6)", async () => {
    const form = formPost(service.application, { access_token: "unknown" });
    const { status, headers } = await fetch(`${url}/v1/oauth/token/revoke`, form);

    expect([status, headers.has("Content-Length")]).toEqual([204, false]);
  });

  const USERS = "/management/v1/projects/proj_Tn4vQ8Lw/users";
  const ACTIVITY = "/v1/loyalties/c/members/m/activity";
  it.each([
    [400, `GET /v1/..${USERS}`],
    [400, `GET /v1/%2e%2E${USERS}`],
    [400, `GET ${USERS}/.%2e`],
    [400, `GET http://a/v1/..${USERS}`],
    [400, `GET ${ACTIVITY}#?limit=1`],
    [400, "GET /v1/loyalties/c\\d/members/m/activity"],
    [400, "POST http://u@h/oauth/token"],
    [400, `GET ftp://a${USERS}`],
    [400, "OPTIONS *"],
    [404, `GET /${ACTIVITY}`],
    [404, "GET /%6danagement/v1/projects/proj_Tn4vQ8Lw/users"],
    [404, "GET /management/v1/projects//users"],
    [405, "PUT http://a/v1/oauth/token/revoke"],
    [401, `GET HTTP://service.example:1${USERS}`],
  ])("S19, S20: answers %i to %s", async (status, firstLine) => {
    const [answer] = await sendRaw(url, `${firstLine} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    const { code, request_id } = JSON.parse(answer?.text ?? "");

    expect([answer?.status, code]).toEqual([status, status]);
    expect(exchanges.at(-1)).toMatchObject({
      status,
      remoteAddress: "127.0.0.1",
      ...(request_id && { requestId: request_id }),
    });
  });
});
