import { setTimeout as sleep } from "node:timers/promises";
import { vi } from "vitest";
import { ApiError, createLoyaltyClient, LoyaltyError } from "../../src/index.ts";
import { generatedMemberId, generatedWorld } from "../../tools/bench/generate-dataset.ts";
import { endWithTest } from "./serve.ts";

const { campaignId, appId, appToken } = generatedWorld;
export const MEMBERS = 64;
const PAUSE_MS = 10;
const allMembers = Array.from({ length: MEMBERS }, (_, index) => generatedMemberId(index));

/** Clients that call a service. */
export type Load = ReturnType<typeof startLoad>;

interface LoadOptions {
  /** Attempts after the first. @default as in production */
  readonly maxRetries?: number;
  readonly clients?: number;
  readonly members?: readonly string[];
  /** True if the clients issue tokens, too. @default true */
  readonly issues?: boolean;
}

/**
 * Starts clients that list the activity of members with a token, and issue tokens, one call after another, until the end of the test.
 * The events of a member must stay the same.
 */
export function startLoad(url: string, options: LoadOptions = {}) {
  const { maxRetries, clients = 4, members = allMembers, issues = true } = options;
  /** Calls by outcome: `ok`, or a status or error, such as `list 503`. */
  const outcomes: Record<string, number> = {};
  const firstPages = new Map<string, string>();
  let isStopped = false;
  let number = 0;
  let slowestMs = 0;
  const loyalty = createLoyaltyClient({
    baseUrl: url,
    application: { appId, appToken },
    oauth: { scopes: ["loyalties"] },
    ...(maxRetries !== undefined && { retry: { maxRetries } }),
  });
  const list = async (memberId: string) => {
    const page = JSON.stringify(await loyalty.listMemberActivity({ campaignId, memberId }));
    const first = firstPages.get(memberId) ?? page;
    firstPages.set(memberId, first);
    if (page !== first) throw new Error("differs from its first reading");
  };
  const run = async () => {
    while (!isStopped) {
      const index = number++;
      const call = issues && index % 2 === 1 ? "issue" : "list";
      const startedAt = performance.now();
      const memberId = members[index % members.length] ?? "";
      const called = call === "list" ? list(memberId) : loyalty.generateToken({ scope: ["api"] });
      const name = await called.then(
        () => "ok",
        (error) => `${call} ${describeFailure(error)}`,
      );
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      outcomes[name] = (outcomes[name] ?? 0) + 1;
      await sleep(PAUSE_MS);
    }
  };
  const running = Promise.all(Array.from({ length: clients }, run));
  const stop = async () => {
    isStopped = true;
    await running;
    return Object.keys(outcomes)
      .filter((outcome) => outcome !== "ok")
      .sort();
  };
  endWithTest(stop);
  return {
    slowestMs: () => slowestMs,
    countOk: () => outcomes.ok ?? 0,
    /** Waits for more calls with this outcome. */
    async waitFor(outcome: string, count = 20): Promise<void> {
      const target = (outcomes[outcome] ?? 0) + count;
      const isReached = () => (outcomes[outcome] ?? 0) >= target;
      await vi.waitUntil(isReached, { timeout: 40_000, interval: PAUSE_MS }).catch(() => {
        throw new Error(`too few ${outcome}: ${JSON.stringify(outcomes)}`);
      });
    },
    /** Stops it; returns the kinds of failures, such as `issue 503`. */
    stop,
  };
}

function describeFailure(error: unknown): string {
  if (error instanceof ApiError) return String(error.status);
  return error instanceof LoyaltyError ? error.name : String(error);
}
