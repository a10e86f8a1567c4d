import { expect } from "vitest";
import type { Operations, Scenario } from "../../support/ops/operations.ts";

export const scenario: Scenario = {
  row: {
    event: "PostgreSQL has no connections left",
    clientsSee: "nothing from an instance that is connected; 503 from one that needs a connection",
    watch: "`/readyz` of a new instance; its log says `too many clients`",
    action: "lower `--pool` or raise `max_connections`",
  },
  async run(operations: Operations) {
    const postgres = await operations.postgres();
    const instance = await operations.serve(postgres.url, "--pool", "4");
    const load = operations.load(instance.url);
    await load.waitFor("ok", 50);

    const sessions = [];
    for (;;) {
      const session = await postgres.connect().catch(() => undefined);
      if (!session) break;
      sessions.push(session);
    }
    const refused = await operations
      .serve(postgres.url, "--wait-for-database", "1")
      .catch((error: Error) => error.message);
    await load.waitFor("ok", 50);
    const waiting = operations.serve(postgres.url);
    for (const session of sessions) await session.end();
    await (await waiting).waitForReadiness(200);

    expect(await load.stop()).toEqual({});
    expect(refused).toContain("sorry, too many clients already");
  },
};
