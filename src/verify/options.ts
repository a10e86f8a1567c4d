import { setTimeout as sleep } from "node:timers/promises";
import type { Case } from "./cases.ts";
import type { VerifyKeys } from "./credentials.ts";

/** Options of {@link verifyService}. */
export interface VerifyOptions extends VerifyKeys {
  /** Address of the service. @default "http://service.invalid", for a `fetch` that needs none */
  readonly baseUrl?: string;
  /** Sends the requests. @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch;
  /** Known values of the path parameters of the contract, by name: `campaignId`, `memberId`, `projectId`. */
  readonly names?: Readonly<Record<string, string>>;
  /** Also calls operations that change data. @default false */
  readonly allowWrites?: boolean;
  /** Maximum requests a second. @default 10 */
  readonly rate?: number;
  /** Maximum requests. @default 500 */
  readonly maxRequests?: number;
  /** Maximum time for one response, in milliseconds. @default 10_000 */
  readonly timeoutMs?: number;
  /** Ends the verification: issued tokens are revoked, and the report has the results so far. */
  readonly signal?: AbortSignal | undefined;
  /** Called before each request. */
  readonly onCase?: (planned: Case, sent: number) => void;
  /** Called before each wait for a 429. */
  readonly onLimit?: (planned: Case, seconds: number) => void;
  /** Clock that never goes back, in milliseconds since the epoch. @default performance.timeOrigin + performance.now() */
  readonly now?: () => number;
  /** Waits; it may reject if the signal aborts. @default setTimeout of node:timers/promises */
  readonly sleep?: (delayMs: number, signal?: AbortSignal) => Promise<unknown>;
}

/** The options that have a default. */
const defaults = {
  baseUrl: "http://service.invalid",
  names: {},
  allowWrites: false,
  rate: 10,
  maxRequests: 500,
  timeoutMs: 10_000,
  onCase: () => {},
  onLimit: () => {},
  now: () => performance.timeOrigin + performance.now(),
  sleep: (delayMs, signal) => sleep(delayMs, undefined, signal && { signal }),
} satisfies VerifyOptions;

export type ResolvedOptions = VerifyOptions & Required<Pick<VerifyOptions, keyof typeof defaults | "fetch">>;

/** Adds the defaults. The global `fetch` is read now: a program can replace it. */
export function resolveOptions(options: VerifyOptions): ResolvedOptions {
  return { ...defaults, fetch: globalThis.fetch, ...options };
}
