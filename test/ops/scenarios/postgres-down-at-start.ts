import { expect } from "vitest";
import type { Operations, Scenario } from "../../support/ops/operations.ts";

export const scenario: Scenario = {
  row: {
    event: "PostgreSQL is down when the service starts",
    clientsSee: "refused connections until it is up",
    watch: "the log has a warning for each attempt to connect",
    action: "nothing within `--wait-for-database`; afterwards systemd starts the service again",
  },
  async run(operations: Operations) {
    const postgres = await operations.postgres();
    postgres.stop();
    const starting = operations.serve(postgres.url);
    const late = await operations
      .serve(postgres.url, "--wait-for-database", "1")
      .catch((error: Error) => error.message);
    postgres.start();
    const instance = await starting;

    expect(late).toMatch(
      /ended with 2: loyalty serve: cannot open the database postgres:\/\/127\.0\.0\.1:\d+: .*ECONNREFUSED/,
    );
    expect(instance.hasLogged("trying again in 250 ms")).toBe(true);
    expect(await instance.readiness()).toBe(200);
  },
};
