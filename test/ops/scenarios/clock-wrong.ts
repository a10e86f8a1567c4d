import { expect } from "vitest";
import type { Operations, Scenario } from "../../support/ops/operations.ts";

export const scenario: Scenario = {
  isShort: true,
  row: {
    event: "the clock of one instance is 20 minutes ahead",
    clientsSee: "nothing on PostgreSQL, whose clock counts; on SQLite, instances share the clock of their machine",
    watch: "the `time` of its log lines",
    action: "correct the clock",
  },
  async run(operations: Operations) {
    const postgres = await operations.postgres();
    const wrong = await operations.serveWith(["faketime", "-f", "+20m"], postgres.url, "--purge", "1");
    const right = await operations.serve(postgres.url, "--purge", "1");
    const load = operations.load(await operations.balance(wrong, right));
    await load.waitFor("ok", 300);

    const [{ earliest, latest } = {}] = await postgres.query(
      "SELECT min(expires_at) - extract(epoch FROM now()) AS earliest, max(expires_at) FILTER (WHERE client_id <> '') - extract(epoch FROM now()) AS latest FROM access_token",
    );

    expect(await load.stop()).toEqual({});
    expect(Number(earliest)).toBeGreaterThan(800);
    expect(Number(latest)).toBeLessThanOrEqual(900);
    expect(await wrong.metric("loyalty_tokens_purged_total")).toBe(0);
    expect(await wrong.metric("loyalty_tokens_issued_total")).toBeGreaterThan(0);
  },
};
