import type { EventEmitter } from "node:events";
import type { Request } from "autocannon";
import { vi } from "vitest";
import { generatedMemberId, generatedWorld } from "./generate-dataset.ts";
import { loadAutocannon } from "./load-autocannon.ts";
import { endWithTest } from "./serve.ts";

const { campaignId, appId, appToken } = generatedWorld;
export const MEMBERS = 64;
const CLIENTS = 4;
const allMembers = Array.from({ length: MEMBERS }, (_, index) => generatedMemberId(index));
const keys = { "X-App-Id": appId, "X-App-Token": appToken };
const autocannon = await loadAutocannon();

/** Clients that call a service. */
export type Load = ReturnType<typeof startLoad>;

/**
 * Starts clients that issue tokens and list the activity of members with them, one request after another, until the end of the test.
 * They repeat no request. The events of a member must stay the same.
 */
export function startLoad(url: string) {
  /** Requests by outcome: `ok`, or what failed, such as `list 503`. */
  const outcomes: Record<string, number> = {};
  let isStopped = false;
  const note = (outcome: string) => {
    if (!isStopped) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  };
  let token: string | undefined;
  const issue: Request = {
    method: "POST",
    path: "/oauth/token",
    headers: { ...keys, "Content-Type": "application/x-www-form-urlencoded" },
    body: "grant_type=client_credentials&scope=loyalties",
    onResponse(status, body) {
      if (status === 200) token = JSON.parse(body).access_token;
      note(status === 200 ? "ok" : `issue ${status}`);
    },
  };
  const list = (memberId: string): Request => {
    let first: string | undefined;
    return {
      method: "GET",
      path: `/v1/loyalties/${campaignId}/members/${memberId}/activity`,
      setupRequest: (request) => ({ ...request, headers: token ? { Authorization: `Bearer ${token}` } : keys }),
      onResponse(status, body) {
        if (status !== 200) return note(`list ${status}`);
        first ??= body;
        note(body === first ? "ok" : "list differs from its first page");
      },
    };
  };
  const requests = allMembers.flatMap((memberId) => [issue, list(memberId)]);
  const run = autocannon({
    url,
    connections: CLIENTS,
    duration: 3_600,
    requests,
    setupClient(client: EventEmitter) {
      let isWaiting = false;
      client.on("request", () => {
        if (isWaiting) note("no response"); // autocannon sends the next request if the connection has ended
        isWaiting = true;
      });
      client.on("response", () => {
        isWaiting = false;
      });
    },
  });
  run.on("reqError", (error) => note(error.message));
  const stop = async () => {
    isStopped = true;
    run.stop();
    await run;
    const { ok: _, ...failures } = outcomes;
    return Object.keys(failures).sort();
  };
  endWithTest(stop);
  return {
    /** Waits for more requests with this outcome. */
    async waitFor(outcome: string, count = 20): Promise<void> {
      const target = (outcomes[outcome] ?? 0) + count;
      const isReached = () => (outcomes[outcome] ?? 0) >= target;
      await vi.waitUntil(isReached, { timeout: 40_000, interval: 10 }).catch(() => {
        throw new Error(`too few ${outcome}: ${JSON.stringify(outcomes)}`);
      });
    },
    /** Stops it; returns the kinds of failures, such as `issue 503`. */
    stop,
  };
}
