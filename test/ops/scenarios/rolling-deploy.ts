import { expect } from "vitest";
import type { Operations, Scenario } from "../../support/ops/operations.ts";

export const scenario: Scenario = {
  row: {
    event: "a rolling deploy: each instance is stopped with SIGTERM and replaced on its port",
    clientsSee: "nothing",
    watch: "`/readyz` of each instance: 503 while it stops, 200 when its replacement can issue tokens",
    action: "replace the next instance when `/readyz` is 200",
  },
  async run(operations: Operations) {
    const postgres = await operations.postgres();
    const instances = [await operations.serve(postgres.url), await operations.serve(postgres.url)];
    const load = operations.load(await operations.balance(...instances));
    await load.waitFor("ok");

    for (const { url, adminUrl, signal, ended } of instances) {
      signal("SIGTERM");
      expect(await ended).toBe(0);
      const ports = ["--port", new URL(url).port, "--admin-port", new URL(adminUrl).port];
      const replacement = await operations.serve(postgres.url, ...ports);
      await replacement.waitForReadiness(200);
      await load.waitFor("ok", 100); // the balancer has seen it
    }

    expect(await load.stop()).toEqual({});
  },
};
