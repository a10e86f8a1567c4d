import { expect } from "vitest";
import type { Operations, Scenario } from "../../support/ops/operations.ts";

export const scenario: Scenario = {
  row: {
    event: "the reader of the log stalls",
    clientsSee: "nothing",
    watch: "`loyalty_resident_memory_bytes` grows with the lines that wait",
    action: "restart the reader; SIGTERM still ends the service within `--drain`",
  },
  async run(operations: Operations) {
    const instance = await operations.serve(await operations.sqlite(), "--drain", "4");
    instance.stderr.pause();
    const load = operations.load(instance.url);
    await load.waitFor("ok", 1_000);
    const failures = await load.stop();

    const startedAt = performance.now();
    instance.signal("SIGTERM");
    const exitCode = await instance.ended;

    expect(failures).toEqual({});
    expect(exitCode).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(6_000);
  },
};
