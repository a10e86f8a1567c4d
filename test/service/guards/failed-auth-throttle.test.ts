import { once } from "node:events";
import { request } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";

import { startHttpServer } from "../../../src/cli/serve/start-http-server.ts";
import { createSlowdown } from "../../../src/service/guards/failed-auth-throttle.ts";

import { createListener, importDataset, type ServedExchange } from "../../../src/service/index.ts";
import { type DemoService, formPost, startDemoService } from "../../support/demo-service.ts";

describe("the memory of failed tries", () => {
  it("delays from the sixth failure on, twice as long each time, up to a cap", () => {
    const slowdown = createSlowdown({}, () => 0);

    const delays = Array.from({ length: 12 }, () => {
      slowdown.failed("a");
      return slowdown.delayOf(() => ["a"]);
    });

    expect(delays).toEqual([0, 0, 0, 0, 0, 100, 200, 400, 800, 1600, 2000, 2000]);
    expect(slowdown.delayOf(() => ["b"])).toBe(0);
    expect(slowdown.delayOf(() => ["b", "a"])).toBe(2000);
  });

  it("does not ask what was presented while nobody has failed", () => {
    const presented = vi.fn(() => ["a"]);
    const slowdown = createSlowdown({}, () => 0);

    slowdown.delayOf(presented);
    const before = presented.mock.calls.length;
    slowdown.failed("b");
    slowdown.delayOf(presented);

    expect([before, presented.mock.calls.length]).toEqual([0, 1]);
  });

  it("forgets after a success", () => {
    const slowdown = createSlowdown({ freeFailures: 0 }, () => 0);
    slowdown.failed("a");

    slowdown.succeeded("a");

    expect(slowdown.delayOf(() => ["a"])).toBe(0);
  });

  it("forgets after the time without a failure, and starts anew", () => {
    let now = 0;
    const slowdown = createSlowdown({ freeFailures: 0, forgetAfterSeconds: 10 }, () => now);
    slowdown.failed("a");
    slowdown.failed("a");

    now = 9_999;
    const before = slowdown.delayOf(() => ["a"]);
    now = 10_000;
    const after = slowdown.delayOf(() => ["a"]);
    slowdown.failed("a");

    expect([before, after, slowdown.delayOf(() => ["a"])]).toEqual([200, 0, 100]);
  });

  it("is bounded: what failed longest ago goes first", () => {
    const tries = new Map();
    const slowdown = createSlowdown({ freeFailures: 0, mostTracked: 2 }, () => 0, tries);

    for (const name of ["a", "b", "a", "c"]) slowdown.failed(name);
    const delays = ["a", "b", "c"].map((name) => slowdown.delayOf(() => [name]));
    for (let index = 0; index < 1_000; index++) slowdown.failed(`guess-${index}`);

    expect(delays).toEqual([200, 0, 100]);
    expect(tries.size).toBe(2);
  });

  it("keeps nothing of what was presented in clear", () => {
    const tries = new Map();
    createSlowdown({}, () => 0, tries).failed("X-Service-OAuth Bearer canary-secret");

    expect([...tries.keys()]).toEqual([expect.stringMatching(/^[\w+/]{43}=$/)]);
  });
});

let service: DemoService;
let close = async () => {};
afterEach(() => close());

/** A service that slows down from the second failure on; nothing waits, but what would is told. */
async function start() {
  const waited: number[] = [];
  const exchanges: ServedExchange[] = [];
  service = await startDemoService({
    slowdown: { freeFailures: 1 },
    schedule: (callback, delayMs) => {
      waited.push(delayMs);
      setImmediate(callback);
      return () => undefined;
    },
    onExchange: (exchange) => exchanges.push(exchange),
  });
  close = () => service.store.close();
  const form = { grant_type: "client_credentials", scope: "api" };
  return {
    waited,
    exchanges,
    issue: (appId: string, appToken: string) =>
      service.call("/oauth/token", formPost({ "X-App-Id": appId, "X-App-Token": appToken }, form)),
    list: (headers: Record<string, string>) => service.call(service.activityPath, { headers }),
  };
}

describe("a service with a slowdown", () => {
  it("makes further tries wait, tells the log, and never refuses a good key", async () => {
    const { issue, waited, exchanges } = await start();
    const { appId, appToken } = service.demo.credentials;

    for (let index = 0; index < 4; index++) await issue(appId, `guess-${index}`);
    const good = await issue(appId, appToken);
    const next = await issue(appId, appToken);

    expect(waited).toEqual([100, 200, 400]);
    expect([good.status, next.status]).toEqual([200, 200]);
    expect(exchanges.map(({ status, slowedMs }) => [status, slowedMs])).toEqual([
      [401, undefined],
      [401, undefined],
      [401, 100],
      [401, 200],
      [200, 400],
      [200, undefined],
    ]);
  });

  it("does not tell whether an id exists: same waits, same answers", async () => {
    const known = await start();
    const answersKnown = [];
    for (let index = 0; index < 4; index++)
      answersKnown.push(await known.issue(service.demo.credentials.appId, "guess"));
    await service.store.close();
    const unknown = await start();
    const answersUnknown = [];
    for (let index = 0; index < 4; index++) answersUnknown.push(await unknown.issue("app_nobody", "guess"));

    expect(unknown.waited).toEqual(known.waited);
    expect(answersUnknown.map(({ status, body }) => [status, body])).toEqual(
      answersKnown.map(({ status, body }) => [status, body]),
    );
  });

  it("slows nobody else down", async () => {
    const { issue, waited } = await start();
    const { appId, appToken, managementId, managementToken } = service.demo.credentials;

    for (let index = 0; index < 2; index++) await issue("app_nobody", "guess");
    await issue(appId, appToken);
    const headers = { "X-Management-Id": managementId, "X-Management-Token": managementToken };
    await service.call(`/management/v1/projects/${service.demo.ids.projectId}/users`, { headers });

    expect(waited).toEqual([]);
  });

  it("slows down who sends the same dead token again and again, and not who has a good one", async () => {
    const { issue, list, waited } = await start();
    const { appId, appToken } = service.demo.credentials;
    const good = (await issue(appId, appToken)).body.access_token;

    for (let index = 0; index < 3; index++) await list({ Authorization: "Bearer dead" });
    await list({ Authorization: `Bearer ${good}` });

    expect(waited).toEqual([100]);
  });

  it("cannot be got around with another credential beside the guess", async () => {
    const { issue, list, waited } = await start();
    const other = {
      kind: "application_key",
      project_id: service.demo.ids.projectId,
      app_id: "own",
      app_token: "own",
      name: "n",
    };
    await importDataset(service.store, JSON.stringify(other));
    const own = (await issue("own", "own")).body.access_token;

    const guess = { "X-App-Id": service.demo.credentials.appId, "X-App-Token": "guess" };
    for (let index = 0; index < 3; index++) await list({ ...guess, Authorization: `Bearer ${own}` });
    await list({ ...guess, Authorization: "Bearer anything" });

    expect(waited).toEqual([100, 200]);
  });

  it("does not count a request without credentials", async () => {
    const { waited, list } = await start();

    for (let index = 0; index < 4; index++) expect((await list({})).status).toBe(401);

    expect(waited).toEqual([]);
  });

  it("slows down a guesser from one address, not the owner of the key at another", async () => {
    const { waited } = await start();
    const server = await startHttpServer(createListener(service.service), "127.0.0.1", 0);
    const { managementId, managementToken } = service.demo.credentials;
    const path = `/management/v1/projects/${service.demo.ids.projectId}/users`;
    const get = async (localAddress: string, token: string) => {
      const headers = { "X-Management-Id": managementId, "X-Management-Token": token };
      const [response] = await once(
        request(server.url + path, { localAddress, headers, agent: false }).end(),
        "response",
      );
      response.resume();
      return response.statusCode;
    };

    for (let index = 0; index < 3; index++) expect(await get("127.0.0.2", "guess")).toBe(401);
    const status = await get("127.0.0.1", managementToken);
    await server.close(0);

    expect([status, waited]).toEqual([200, [100]]);
  });
});
