import { expect } from "vitest";
import type { Operations, Scenario } from "../../support/ops/operations.ts";

export const scenario: Scenario = {
  row: {
    event: "PostgreSQL does not answer, but its connections stay open (a frozen machine, a lost network)",
    clientsSee: "503 after 5 s, then at once or after 2 s",
    watch: "`/readyz` is 503 after 5 s; `/healthz` stays 200",
    action: "nothing: the service connects again",
  },
  async run(operations: Operations) {
    const postgres = await operations.postgres();
    const instance = await operations.serve(postgres.url);
    const load = operations.load(instance.url, { maxRetries: 0 });
    await load.waitFor("ok");

    postgres.freeze();
    await instance.waitForReadiness(503);
    await load.waitFor("issue 503", 4);
    postgres.thaw();
    const recoveryMs = await instance.waitForReadiness(200);
    await load.waitFor("ok");

    expect(Object.keys(await load.stop()).filter((outcome) => !outcome.endsWith(" 503"))).toEqual([]);
    expect(recoveryMs).toBeLessThan(10_000);
    expect(load.slowestMs()).toBeLessThan(9_000);
  },
};
