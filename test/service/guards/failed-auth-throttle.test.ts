import { once } from "node:events";
import { request } from "node:http";
import { LRUCache } from "lru-cache";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startHttpServer } from "../../../src/cli/serve/start-http-server.ts";
import { FailedAuthThrottle } from "../../../src/service/guards/failed-auth-throttle.ts";
import { createListener, importDataset, type ServedExchange } from "../../../src/service/index.ts";
import { type DemoService, formPost, startDemoService } from "../../support/demo-service.ts";

/** Records failures and returns the delay after the last. */
function failTimes(throttle: FailedAuthThrottle, count: number, credential = "a"): number {
  for (let index = 0; index < count; index++) throttle.record(credential, false);
  return throttle.getDelayMs(() => [credential]);
}

describe("FailedAuthThrottle", () => {
  it("delays from the sixth failure on, twice as long each time, up to 2 s, by default", () => {
    const throttle = new FailedAuthThrottle({}, () => 0);

    const delays = Array.from({ length: 12 }, () => failTimes(throttle, 1));

    expect(delays).toEqual([0, 0, 0, 0, 0, 100, 200, 400, 800, 1600, 2000, 2000]);
    expect(throttle.getDelayMs(() => ["b"])).toBe(0);
    expect(throttle.getDelayMs(() => ["b", "a"])).toBe(2000);
  });

  it("does not compute credentials before the first failure", () => {
    const getCredentials = vi.fn(() => ["a"]);
    const throttle = new FailedAuthThrottle({}, () => 0);

    throttle.getDelayMs(getCredentials);
    const before = getCredentials.mock.calls.length;
    throttle.record("b", false);
    throttle.getDelayMs(getCredentials);

    expect([before, getCredentials.mock.calls.length]).toEqual([0, 1]);
  });

  it("forgets the failures of a credential after its success", () => {
    const throttle = new FailedAuthThrottle({ freeFailures: 0 }, () => 0);
    failTimes(throttle, 1);

    throttle.record("a", true);

    expect(throttle.getDelayMs(() => ["a"])).toBe(0);
  });

  it.each([
    [{ freeFailures: 0, forgetAfterSeconds: 10 }, 10_000],
    [{ freeFailures: 0 }, 300_000],
  ])("with %j forgets failures %i ms after the last, and counts from 1 again", (options, forgottenAt) => {
    let now = 0;
    const throttle = new FailedAuthThrottle(options, () => now);
    failTimes(throttle, 2);

    now = forgottenAt - 1;
    const before = throttle.getDelayMs(() => ["a"]);
    now = forgottenAt;

    expect([before, throttle.getDelayMs(() => ["a"]), failTimes(throttle, 1)]).toEqual([200, 0, 100]);
  });

  it("remembers at most maxTracked credentials and forgets the one that failed longest ago", () => {
    const throttle = new FailedAuthThrottle({ freeFailures: 0, maxTracked: 2 }, () => 0);

    for (const name of ["a", "b", "a"]) failTimes(throttle, 1, name);
    throttle.getDelayMs(() => ["b"]); // an attempt that is delayed has not failed yet
    failTimes(throttle, 1, "c");

    expect(["a", "b", "c"].map((name) => throttle.getDelayMs(() => [name]))).toEqual([200, 0, 100]);
  });

  it("remembers 10,000 credentials by default", () => {
    const throttle = new FailedAuthThrottle({ freeFailures: 0 }, () => 0);

    for (let index = 0; index <= 10_000; index++) throttle.record(`guess-${index}`, false);

    expect([0, 1].map((index) => throttle.getDelayMs(() => [`guess-${index}`]))).toEqual([0, 100]);
  });

  it("keeps only the hash of a credential", () => {
    const failures = new LRUCache<string, { count: number; failedAt: number }>({ max: 10 });

    new FailedAuthThrottle({}, () => 0, failures).record("X-Service-OAuth Bearer canary-secret", false);

    expect([...failures.keys()]).toEqual([expect.stringMatching(/^[\w+/]{43}=$/)]);
  });
});

let service: DemoService;
let close = async () => {};
afterEach(() => close());

/** Starts a service that delays from the second failure on, with a `sleep` that only notes each delay. */
async function start() {
  const waited: number[] = [];
  const exchanges: ServedExchange[] = [];
  service = await startDemoService({
    failedAuthThrottle: { freeFailures: 1 },
    sleep: async (delayMs) => void waited.push(delayMs),
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

describe("a service with failedAuthThrottle", () => {
  it("delays further attempts, reports the delay, and never refuses a good key", async () => {
    const { issue, waited, exchanges } = await start();
    const { appId, appToken } = service.demo.credentials;

    for (let index = 0; index < 4; index++) await issue(appId, `guess-${index}`);
    const good = await issue(appId, appToken);
    const next = await issue(appId, appToken);

    expect(waited).toEqual([100, 200, 400]);
    expect([good.status, next.status]).toEqual([200, 200]);
    expect(exchanges.map(({ status, throttledMs }) => [status, throttledMs])).toEqual([
      [401, undefined],
      [401, undefined],
      [401, 100],
      [401, 200],
      [200, 400],
      [200, undefined],
    ]);
  });

  it("does not reveal whether an id exists: same delays, same responses", async () => {
    const { issue, waited } = await start();
    const answers: Record<string, unknown[]> = {};
    for (const id of [service.demo.credentials.appId, "app_unknown"]) {
      const all = [];
      for (let index = 0; index < 4; index++) all.push(await issue(id, "guess"));
      answers[id] = [waited.splice(0), ...all.map(({ status, body }) => [status, body])];
    }

    expect(answers.app_unknown).toEqual(answers[service.demo.credentials.appId]);
  });

  it("does not delay other credentials", async () => {
    const { issue, waited } = await start();
    const { appId, appToken, managementId, managementToken } = service.demo.credentials;

    for (let index = 0; index < 2; index++) await issue("app_unknown", "guess");
    await issue(appId, appToken);
    const headers = { "X-Management-Id": managementId, "X-Management-Token": managementToken };
    await service.call(`/management/v1/projects/${service.demo.ids.projectId}/users`, { headers });

    expect(waited).toEqual([]);
  });

  it("delays repeated requests with the same invalid token, but not those with a valid token", async () => {
    const { issue, list, waited } = await start();
    const { appId, appToken } = service.demo.credentials;
    const good = (await issue(appId, appToken)).body.access_token;

    for (let index = 0; index < 3; index++) await list({ Authorization: "Bearer dead" });
    await list({ Authorization: `Bearer ${good}` });

    expect(waited).toEqual([100]);
  });

  it("cannot be avoided with another credential beside the guess", async () => {
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

  it("does not count requests without credentials", async () => {
    const { waited, list } = await start();

    for (let index = 0; index < 4; index++) expect((await list({})).status).toBe(401);

    expect(waited).toEqual([]);
  });

  it("delays a guesser at one address, but not the owner of the key at another", async () => {
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
