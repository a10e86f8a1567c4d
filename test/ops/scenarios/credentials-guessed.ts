import { expect } from "vitest";
import { generatedWorld } from "../../../src/service/datasets/generate-dataset.ts";
import type { Operations, Scenario } from "../../support/ops/operations.ts";

export const scenario: Scenario = {
  isShort: true,
  row: {
    event: "credentials are guessed over many connections, even from the address of their owner",
    clientsSee: "nothing; the guesser gets 401 after a growing delay, then 429",
    watch: '`loyalty_slowdowns_total`; `status="401"` and `"429"`; the log has the address',
    action: "block the address; `--trust-proxy` if all requests have that of a proxy",
  },
  async run(operations: Operations) {
    const instance = await operations.serve(await operations.sqlite());
    const load = operations.load(instance.url);
    await load.waitFor("ok");

    const statuses: number[] = [];
    const startedAt = performance.now();
    const guess = async (_: unknown, index: number) => {
      const headers = { "X-App-Id": generatedWorld.appId, "X-App-Token": `guess-${index}` };
      const body = new URLSearchParams({ grant_type: "client_credentials", scope: "api" });
      const { status } = await fetch(`${instance.url}/oauth/token`, { method: "POST", headers, body });
      statuses.push(status);
    };
    await Promise.all(Array.from({ length: 100 }, guess));
    await Promise.all(Array.from({ length: 100 }, guess));
    const seconds = (performance.now() - startedAt) / 1000;
    await load.waitFor("ok", 50);

    expect(await load.stop()).toEqual({});
    expect(load.slowestMs()).toBeLessThan(1_500);
    const verified = statuses.filter((status) => status === 401).length;
    expect(verified).toBeLessThanOrEqual(12 + 10 * Math.ceil(seconds));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(100);
    expect(await instance.metric("loyalty_slowdowns_total")).toBeGreaterThan(0);
    expect(instance.hasLogged('"remoteAddress":"127.0.0.1"')).toBe(true);
  },
};
