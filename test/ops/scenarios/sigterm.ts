import { expect } from "vitest";
import type { Operations, Scenario } from "../../support/ops/operations.ts";

export const scenario: Scenario = {
  isShort: true,
  row: {
    event: "SIGTERM to one instance of two behind a balancer (also each step of a rolling deploy)",
    clientsSee: "nothing",
    watch: "`/readyz` of the instance is 503, then it exits with code 0",
    action: "nothing",
  },
  async run(operations: Operations) {
    const database = await operations.sqlite();
    const [first, second] = [await operations.serve(database), await operations.serve(database)];
    const load = operations.load(await operations.balance(first, second));
    await load.waitFor("ok");

    first.signal("SIGTERM");
    await first.waitForReadiness(503);
    const exitCode = await first.ended;
    await load.waitFor("ok", 50);

    expect(await load.stop()).toEqual({});
    expect(exitCode).toBe(0);
  },
};
