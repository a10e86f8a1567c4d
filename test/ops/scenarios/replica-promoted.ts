import { expect } from "vitest";
import type { Operations, Scenario } from "../../support/ops/operations.ts";

export const scenario: Scenario = {
  row: {
    event: "the primary is lost and a replica is promoted, with `postgres://user@one,two/database` as URL",
    clientsSee: "503 until the replica is promoted",
    watch: "`/readyz` is 503, and 200 after the promotion",
    action: "promote the replica; the service connects to the host that can be written",
  },
  async run(operations: Operations) {
    const primary = await operations.postgres();
    const replica = await operations.postgres(primary);
    const { pathname, username } = new URL(primary.url);
    const hosts = `127.0.0.1:${replica.port},127.0.0.1:${primary.port}`;
    const instance = await operations.serve(`postgres://${username}@${hosts}${pathname}`);
    const load = operations.load(instance.url, { maxRetries: 0 });
    await load.waitFor("ok", 50);

    primary.stop();
    await instance.waitForReadiness(503);
    replica.promote();
    const recoveryMs = await instance.waitForReadiness(200);
    await load.waitFor("ok", 50);

    expect(Object.keys(await load.stop()).filter((outcome) => !outcome.endsWith(" 503"))).toEqual([]);
    expect(recoveryMs).toBeLessThan(15_000);
  },
};
