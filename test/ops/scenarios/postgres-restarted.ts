import { expect } from "vitest";
import type { Operations, Scenario } from "../../support/ops/operations.ts";

export const scenario: Scenario = {
  isShort: true,
  row: {
    event: "PostgreSQL is restarted, or down for a while",
    clientsSee: "503 with `Retry-After` while it is down; our client retries reads",
    watch: "`/readyz` is 503; the log says that the database is out of reach",
    action: "nothing: the service connects again",
  },
  async run(operations: Operations) {
    const postgres = await operations.postgres();
    const instance = await operations.serve(postgres.url);
    const load = operations.load(instance.url, { maxRetries: 0 });
    await load.waitFor("ok");

    postgres.stop();
    await instance.waitForReadiness(503);
    await load.waitFor("list 503");
    await load.waitFor("issue 503");
    postgres.start();
    const recoveryMs = await instance.waitForReadiness(200);
    await load.waitFor("ok");

    expect(Object.keys(await load.stop()).sort()).toEqual(["issue 503", "list 503"]);
    expect(recoveryMs).toBeLessThan(10_000);
    expect(instance.hasLogged("the database is out of reach")).toBe(true);
    expect(await instance.metric("loyalty_request_duration_seconds_count", 'status="500"')).toBe(0);
  },
};
