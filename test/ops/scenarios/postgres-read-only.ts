import { expect } from "vitest";
import type { Operations, Scenario } from "../../support/ops/operations.ts";

export const scenario: Scenario = {
  row: {
    event: "PostgreSQL is read-only, for example a primary that was demoted",
    clientsSee: "503 for tokens; pages are served",
    watch: "`/readyz` is 503; the log says `read-only transaction`",
    action: "point the service to the new primary, or name both hosts in the URL (below)",
  },
  async run(operations: Operations) {
    const postgres = await operations.postgres();
    const instance = await operations.serve(postgres.url);
    const load = operations.load(instance.url, { maxRetries: 0 });
    await load.waitFor("ok");

    await postgres.query("ALTER SYSTEM SET default_transaction_read_only = on");
    await postgres.query("SELECT pg_reload_conf()");
    await instance.waitForReadiness(503);
    await load.waitFor("issue 503");
    await load.waitFor("ok");
    const session = await postgres.connect();
    await session.query("SET default_transaction_read_only = off");
    await session.query("ALTER SYSTEM RESET default_transaction_read_only");
    await session.query("SELECT pg_reload_conf()");
    await session.end();
    await instance.waitForReadiness(200);
    await load.waitFor("ok");

    expect(Object.keys(await load.stop())).toEqual(["issue 503"]);
    expect(instance.hasLogged("read-only transaction")).toBe(true);
  },
};
