import { describe, expect, it } from "vitest";
import { operations } from "../../../src/contract/internal.ts";
import { Service } from "../../../src/service/create-service.ts";
import { findPresentedCredentials } from "../../../src/service/guards/authenticate.ts";
import {
  FailedAuthThrottle,
  type FailedAuthThrottleOptions,
} from "../../../src/service/guards/failed-auth-throttle.ts";
import type { ServedExchange } from "../../../src/service/index.ts";
import { type DemoService, startDemoService } from "../../support/demo-service.ts";
import { importRecords } from "../../support/import-records.ts";

/** Creates a throttle whose delays end at once, and a function that attempts a guess of a key and returns its delay. */
function createThrottle(options: FailedAuthThrottleOptions, now = () => 0) {
  const throttle = new FailedAuthThrottle(options, now, async () => undefined);
  const attempt = async (id: string, secret: string, { isAccepted = false, address = "there" } = {}) => {
    const credential = { id, proof: secret };
    const { delayMs, record, end } = await throttle.begin(address, [credential]);
    record(credential, isAccepted);
    end();
    return delayMs;
  };
  const failTimes = async (times: number, id = "a", address = "there") => {
    const delays = [];
    for (let index = 0; index < times; index++) delays.push(await attempt(id, `guess-${index}`, { address }));
    return delays;
  };
  return { throttle, attempt, failTimes };
}

describe("FailedAuthThrottle", () => {
  it("delays a credential after five failures: 100 ms, then twice as long, up to two seconds", async () => {
    const { failTimes } = createThrottle({});

    expect(await failTimes(13)).toEqual([0, 0, 0, 0, 0, 0, 100, 200, 400, 800, 1600, 2000, 2000]);
    expect(await failTimes(1, "b")).toEqual([0]);
    expect(await failTimes(1, "a", "elsewhere")).toEqual([0]);
  });

  it("delays all credentials of an address after many failures of different ones, by default 100", async () => {
    const { attempt } = createThrottle({});
    const delays = [];
    for (let index = 0; index < 103; index++) delays.push(await attempt(`id-${index}`, "guess"));

    expect(delays.lastIndexOf(0)).toBe(100);
    expect(delays.slice(100)).toEqual([0, 100, 200]);
    expect(await attempt("id-9", "guess", { address: "elsewhere" })).toBe(0);
  });

  it("never delays credentials that were accepted before, even at the address of a guesser", async () => {
    const { attempt, failTimes } = createThrottle({ freeFailures: 0, freeFailuresPerAddress: 0, maxDelayMs: 400 });
    await attempt("a", "secret", { isAccepted: true });
    await failTimes(4);
    await failTimes(4, "b");

    expect(await attempt("a", "secret", { isAccepted: true })).toBe(0);
    expect(await failTimes(1)).toEqual([400]);
    expect(await attempt("a", "secret")).toBe(0); // rotated just now
    expect(await attempt("a", "secret")).toBe(400);
  });

  it("lets the guesses of many connections follow one after another, and refuses more than five that wait", async () => {
    const sleeping: (() => void)[] = [];
    const sleep = () => new Promise<void>((resolve) => sleeping.push(resolve));
    const throttle = new FailedAuthThrottle({ freeFailures: 2 }, () => 0, sleep);
    const settle = () => new Promise((resolve) => setImmediate(resolve));
    let [begun, failed] = [0, 0];
    const guess = async (_: unknown, index: number) => {
      const credential = { id: "a", proof: `guess-${index}` };
      const { record, end } = await throttle.begin("there", [credential]);
      begun++;
      await settle();
      record(credential, false);
      failed++;
      end();
    };

    const first = Array.from({ length: 5 }, guess);
    await settle();
    const atOnce = begun;
    await Promise.race([Promise.all(first), new Promise((resolve) => setTimeout(resolve, 20))]);
    const free = failed;
    const attempts = Array.from({ length: 9 }, (_, index) => guess(undefined, index));
    const refusals = await Promise.allSettled(attempts.slice(4)); // one of the first still waits
    const asleep = [];
    while (sleeping.length > 0) {
      asleep.push(sleeping.length);
      sleeping.shift()?.();
      for (let turn = 0; turn < 5; turn++) await settle();
    }

    expect([atOnce, free]).toEqual([4, 4]); // three, and the first of those that wait for each other
    expect(refusals.map(({ status }) => status)).toEqual(Array(5).fill("rejected"));
    expect(new Set(asleep)).toEqual(new Set([1]));
  });

  it("lets attempts that wait begin as soon as their credential is accepted", async () => {
    const { throttle, failTimes } = createThrottle({ freeFailures: 0 });
    await failTimes(1);
    const credential = { id: "a", proof: "secret" };
    const { record } = await throttle.begin("there", [credential]);
    const waiting = throttle.begin("there", [credential]);
    record(credential, true);

    expect((await waiting).delayMs).toBe(0);
  });

  it("forgets the failures of a credential after its success", async () => {
    const { attempt, failTimes } = createThrottle({ freeFailures: 0 });
    await failTimes(1);
    await attempt("a", "secret", { isAccepted: true });

    expect(await failTimes(1)).toEqual([0]);
  });

  it.each([
    [{ freeFailures: 0, forgetAfterSeconds: 10 }, 10_000],
    [{ freeFailures: 0 }, 300_000],
  ])("with %j forgets failures %i ms after the last, and counts from 1 again", async (options, forgottenAt) => {
    let now = 0;
    const { failTimes, throttle } = createThrottle(options, () => now);
    await failTimes(2);

    now = forgottenAt - 1;
    const { delayMs, end } = await throttle.begin("there", [{ id: "a", proof: "s" }]);
    end();
    now = forgottenAt;

    expect([delayMs, ...(await failTimes(2))]).toEqual([200, 0, 100]);
  });

  it("remembers at most maxTracked credentials, and only hashes of their secrets", async () => {
    const { throttle, attempt, failTimes } = createThrottle({ freeFailures: 0, maxTracked: 3 });
    const sent = new Headers({ "X-App-Id": "id", "X-App-Token": "secret", Authorization: "Bearer secret" });
    const credentials = findPresentedCredentials(operations.listMemberActivity, sent, "Authorization");
    for (const name of ["a", "b", "secret"]) await failTimes(1, name);
    const { length: failed } = throttle.tracked;
    for (const { id, proof } of credentials) await attempt(id, proof, { isAccepted: true });

    expect([failed, throttle.tracked.filter((key) => / /.test(key)).length]).toEqual([3, 2]);
    for (const key of throttle.tracked) expect(key).toMatch(/^(?:ApplicationId id |X-Service-OAuth {2})?[\w+/]{43}=$/);
    expect(await failTimes(1, "a")).toEqual([0]);
  });
});

let service: DemoService;

/** Starts a service that delays from the second failure on, with a `sleep` that only notes each delay. */
async function start() {
  const waited: number[] = [];
  const exchanges: ServedExchange[] = [];
  service = await startDemoService({
    failedAuthThrottle: { freeFailures: 1 },
    sleep: async (delayMs) => void waited.push(delayMs),
    onExchange: (exchange) => exchanges.push(exchange),
  });
  return {
    waited,
    exchanges,
    issue: (appId: string, appToken: string) => service.issue("api", { "X-App-Id": appId, "X-App-Token": appToken }),
    list: service.list,
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

  it("accepts many first requests of a good key at once, even if one before them failed", async () => {
    const { issue, waited } = await start();
    const { appId, appToken } = service.demo.credentials;

    await issue(appId, "guess");
    const answers = await Promise.all(Array.from({ length: 10 }, () => issue(appId, appToken)));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(waited).toEqual([]);
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
    const project_id = service.demo.ids.projectId;
    const other = { kind: "application_key", project_id, app_id: "own", app_token: "own", name: "n" };
    await importRecords(service.store, [other]);
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
    const { dispatch } = Service.getDispatcher(service.service);
    const target = `/management/v1/projects/${service.demo.ids.projectId}/users`;
    const get = async (remoteAddress: string, token: string) => {
      const headers = new Headers({ ...service.management, "X-Management-Token": token });
      return (await dispatch({ method: "GET", target, headers, remoteAddress, readBody: async () => "" })).status;
    };

    for (let index = 0; index < 3; index++) expect(await get("127.0.0.2", "guess")).toBe(401);
    const status = await get("127.0.0.1", service.demo.credentials.managementToken);

    expect([status, waited]).toEqual([200, [100]]);
  });
});
