import { expect } from "vitest";
import type { Operations, Scenario } from "../../support/ops/operations.ts";

export const scenario: Scenario = {
  row: {
    event: "an instance is killed (`kill -9`, out of memory)",
    clientsSee: "nothing behind a balancer that repeats a request whose connection failed; issued tokens stay valid",
    watch: "the balancer reports the instance as down",
    action: "nothing: systemd starts it again",
  },
  async run(operations: Operations) {
    const database = await operations.sqlite();
    const [first, second] = [await operations.serve(database), await operations.serve(database)];
    const load = operations.load(await operations.balance(first, second));
    await load.waitFor("ok");

    first.signal("SIGKILL");
    await first.ended;
    await load.waitFor("ok", 100);

    expect(await load.stop()).toEqual({});
  },
};
