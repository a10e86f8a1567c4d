import { setTimeout as sleep } from "node:timers/promises";
import { vi } from "vitest";
import { ApiError, createLoyaltyClient, LoyaltyError } from "../../src/index.ts";
import { generatedMemberId, generatedWorld } from "../../tools/bench/generate-dataset.ts";
import { endWithTest } from "../support/serve.ts";

const { campaignId, appId, appToken } = generatedWorld;
export const MEMBERS = 64;
const CLIENTS = 4;
const PAUSE_MS = 10;

/** Clients that call a service. */
export type Load = ReturnType<typeof startLoad>;

interface LoadOptions {
  /** Attempts after the first. @default as in production */
  readonly maxRetries?: number;
}

/** Starts clients that list the activity of members with a token, and issue tokens, one call after another. */
export function startLoad(url: string, { maxRetries }: LoadOptions = {}) {
  /** Calls by outcome: `ok`, or a status or error, such as `list 503`. */
  const outcomes: Record<string, number> = {};
  let isStopped = false;
  let number = 0;
  let slowestMs = 0;
  const loyalty = createLoyaltyClient({
    baseUrl: url,
    application: { appId, appToken },
    oauth: { scopes: ["loyalties"] },
    ...(maxRetries !== undefined && { retry: { maxRetries } }),
  });
  const list = (memberId: string) => loyalty.listMemberActivity({ campaignId, memberId });
  const run = async () => {
    while (!isStopped) {
      const index = number++;
      const call = index % 2 === 0 ? "list" : "issue";
      const startedAt = performance.now();
      const called =
        call === "list" ? list(generatedMemberId(index % MEMBERS)) : loyalty.generateToken({ scope: ["api"] });
      const name = await called.then(
        () => "ok",
        (error) => `${call} ${describeFailure(error)}`,
      );
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      outcomes[name] = (outcomes[name] ?? 0) + 1;
      await sleep(PAUSE_MS);
    }
  };
  const running = Promise.all(Array.from({ length: CLIENTS }, run));
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
