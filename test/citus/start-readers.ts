import { vi } from "vitest";
import { generatedWorld } from "../../tools/bench/generate-dataset.ts";
import { endWithTest } from "../support/serve.ts";

const { campaignId, appId, appToken } = generatedWorld;
const headers = { "X-App-Id": appId, "X-App-Token": appToken };

/**
 * Reads first pages of members, one after another, with several requests at once, until the end of the test.
 * @param count Number of requests at once.
 */
export function startReaders(url: string, members: readonly string[], count: number) {
  /** Number of requests by status. A page that differs from its first reading counts as `changed`. */
  const outcomes: Record<string, number> = {};
  const firstReadings = new Map<string, string>();
  let isStopped = false;
  let next = 0;
  const read = async () => {
    const member = members[next++ % members.length] ?? "";
    const response = await fetch(`${url}/v1/loyalties/${campaignId}/members/${member}/activity?limit=10`, { headers });
    const body = await response.text();
    if (response.status !== 200) return String(response.status);
    const expected = firstReadings.get(member) ?? body;
    firstReadings.set(member, expected);
    return body === expected ? "200" : "changed";
  };
  const readOn = async () => {
    while (!isStopped) {
      const outcome = await read().catch((error: Error) => error.name);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
  };
  const running = Promise.all(Array.from({ length: count }, readOn));
  const stop = async () => {
    isStopped = true;
    await running;
  };
  endWithTest(stop);
  return {
    outcomes,
    stop,
    /** Waits for more requests with an outcome. Returns their rate by second. */
    async waitFor(outcome: string, more: number): Promise<number> {
      const startedAt = performance.now();
      const before = outcomes[outcome] ?? 0;
      const isReached = () => (outcomes[outcome] ?? 0) >= before + more;
      await vi.waitUntil(isReached, { timeout: 60_000, interval: 10 }).catch(() => {
        throw new Error(`too few ${outcome}: ${JSON.stringify(outcomes)}`);
      });
      return (1000 * more) / (performance.now() - startedAt);
    },
  };
}
