import { setTimeout as sleep } from "node:timers/promises";
import { ApiError, createLoyaltyClient, LoyaltyError } from "../../../src/index.ts";
import { generatedMemberId, generatedWorld } from "../../../src/service/datasets/generate-dataset.ts";

export const MEMBERS = 64;
const CLIENTS = 4;
const PAUSE_MS = 10;
/** Pages of many lengths, because the service caches pages. */
const MAX_LIMIT = 97;
const MAX_WAIT_MS = 40_000;

interface LoadOptions {
  readonly keys?: { readonly appId: string; readonly appToken: string };
  /** Numbers of the members to list. @default all */
  readonly members?: readonly number[];
  readonly calls?: readonly ("list" | "issue")[];
  /** Attempts after the first. @default as in production */
  readonly maxRetries?: number;
}

/** Starts clients that list the activity of members with a token, and issue tokens, one call after another. */
export function startLoad(url: string, options: LoadOptions = {}) {
  const { keys: application = generatedWorld, calls = ["list", "issue"], maxRetries } = options;
  const { members = Array.from({ length: MEMBERS }, (_, member) => member) } = options;
  /** Calls by outcome: `ok`, or a status or error, such as `list 503`. */
  const outcomes: Record<string, number> = {};
  let [isStopped, number, slowestMs] = [false, 0, 0];
  const loyalty = createLoyaltyClient({
    baseUrl: url,
    application,
    oauth: { scopes: ["loyalties"] },
    ...(maxRetries !== undefined && { retry: { maxRetries } }),
  });
  const run = async () => {
    while (!isStopped) {
      const index = number++;
      const call = calls[index % calls.length];
      const memberId = generatedMemberId(members[index % members.length] ?? 0);
      const startedAt = performance.now();
      const outcome = await (call === "list"
        ? loyalty
            .listMemberActivity({ campaignId: generatedWorld.campaignId, memberId, limit: 1 + (index % MAX_LIMIT) })
            .firstPage()
        : loyalty.generateToken({ scope: ["api"] })
      ).then(() => "ok", describeFailure);
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      const name = outcome === "ok" ? outcome : `${call} ${outcome}`;
      outcomes[name] = (outcomes[name] ?? 0) + 1;
      await sleep(PAUSE_MS);
    }
  };
  const running = Promise.all(Array.from({ length: CLIENTS }, run));
  return {
    outcomes,
    slowestMs: () => slowestMs,
    /** Waits for more calls with this outcome. */
    async waitFor(outcome: string, count = 20): Promise<void> {
      const target = (outcomes[outcome] ?? 0) + count;
      const deadline = performance.now() + MAX_WAIT_MS;
      while ((outcomes[outcome] ?? 0) < target) {
        if (performance.now() > deadline) throw new Error(`too few ${outcome}: ${JSON.stringify(outcomes)}`);
        await sleep(PAUSE_MS);
      }
    },
    /** Stops it; returns the failures, such as `{"issue 503": 2}`. */
    async stop(): Promise<Record<string, number>> {
      isStopped = true;
      await running;
      const { ok: _, ...failures } = outcomes;
      return failures;
    },
  };
}

function describeFailure(error: unknown): string {
  if (error instanceof ApiError) return String(error.status);
  return error instanceof LoyaltyError ? error.name : String(error);
}
