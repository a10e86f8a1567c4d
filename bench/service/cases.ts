import type { RunningServer } from "./start-server.ts";

/** A case that others are compared with, if the limit is the same. */
export type Reference = "baseline" | "Prism" | "express" | "first page" | "any first page" | "fewer events" | "before";

/** Minimum requests per second as multiples of references in the same round; for p99, the maximum multiple of the baseline. */
export type Thresholds = Partial<Record<Reference | "p99", number>>;

/** A server and the requests that it is loaded with. */
export interface Case {
  readonly name: string;
  readonly limit: number;
  readonly server: RunningServer;
  /** One path for all requests, or paths to choose from at random. */
  readonly paths: readonly string[];
  /** A script for wrk, in Lua, that makes other requests. */
  readonly script?: string;
  readonly reference?: Reference;
  readonly thresholds?: Thresholds;
  /** Seconds of a measurement, if they differ from those of the bench. */
  readonly seconds?: number;
}

/** Thresholds of the first page by limit. */
export const firstPageThresholds: Record<"SQLite" | "PostgreSQL", Record<number, Thresholds>> = {
  SQLite: {
    10: { baseline: 0.2, Prism: 12, express: 2, p99: 10 / 3 },
    100: { baseline: 0.2, Prism: 45, express: 5, p99: 5 },
  },
  PostgreSQL: { 10: { baseline: 0.14 }, 100: { baseline: 0.04 } },
};

/** Makes wrk issue tokens. */
export const TOKEN_SCRIPT = `wrk.method = "POST"
wrk.path = "/oauth/token"
wrk.body = "grant_type=client_credentials&scope=loyalties"
wrk.headers["Content-Type"] = "application/x-www-form-urlencoded"`;
