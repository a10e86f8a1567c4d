import { expect } from "vitest";
import type { Operations, Scenario } from "../../support/ops/operations.ts";
import { EVENTS } from "../../support/ops/operations.ts";

export const scenario: Scenario = {
  row: {
    event: "a million events are imported into PostgreSQL while the service runs",
    clientsSee: "nothing; all events at once, at the end",
    watch: "the number of lines that `loyalty import` prints on a terminal",
    action: "nothing; on SQLite tokens get 503 meanwhile, so import in parts",
  },
  async run(operations: Operations) {
    const postgres = await operations.postgres();
    const instance = await operations.serve(postgres.url);
    const load = operations.load(instance.url);
    await load.waitFor("ok");

    await operations.fill(postgres.url, EVENTS);
    const [{ count } = {}] = await postgres.query("SELECT count(*) FROM activity");
    await load.waitFor("ok");

    expect(await load.stop()).toEqual({});
    expect(Number(count)).toBe(EVENTS);
  },
};
