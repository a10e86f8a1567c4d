import type { RunningServer } from "./start-server.ts";

/** At least so many times the requests per second of another case with the same limit, in the same round. */
export type Bars = Partial<
  Record<"bare" | "Prism" | "express" | "first page" | "any first page" | "fewer events", number>
>;

/** Something to load, and what is expected of it. */
export interface Case {
  readonly name: string;
  readonly limit: number;
  readonly server: RunningServer;
  /** What is asked for: the same path each time, or any of many. */
  readonly paths: readonly string[];
  /** Script of wrk that makes other requests. */
  readonly script?: string;
  /** What the other cases are compared with. */
  readonly isReference?: keyof Bars;
  readonly bars?: Bars;
  /** Most milliseconds of the 99th percentile, as a multiple of that of the bare server. */
  readonly p99OfBare?: number | undefined;
  /** Seconds of a round, where they are not those asked for. */
  readonly seconds?: number;
}

/** Each bar of the first page by limit: what is asked of the service, by engine. */
export const firstPageBars: Record<"SQLite" | "PostgreSQL", Record<number, Bars>> = {
  SQLite: { 10: { bare: 0.2, Prism: 12, express: 2 }, 100: { bare: 0.2, Prism: 45, express: 5 } },
  PostgreSQL: { 10: { bare: 0.14 }, 100: { bare: 0.04 } },
};
/** 10 ms where bare's is 3, 25 where it is 5. */
export const p99Bars: Record<number, number> = { 10: 10 / 3, 100: 25 / 5 };
