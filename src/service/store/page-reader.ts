import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Tables } from "./schema.ts";

/** The events of a member to read. */
export interface PageRequest {
  readonly memberKey: number;
  readonly order: "created_at" | "-created_at";
  readonly limit: number;
  readonly startingAfterId?: string | undefined;
  /** Number of the last imported record, read from the database at the beginning of the request. */
  readonly arrival: number;
}

/** Events in the requested order. */
export interface Page {
  /** Stored JSON texts, joined by commas. */
  readonly activities: Uint8Array<ArrayBuffer>;
  readonly hasMore: boolean;
  readonly lastId: string | undefined;
}

/** Reads a page as one range of one index; returns undefined if the cursor is not an event of the member (S13). */
export type ReadPage = (request: PageRequest) => Promise<Page | undefined>;

/** The activity of one member in one order, from its start or from a cursor. */
export type ActivityRange = SelectQueryBuilder<Tables, "activity", unknown>;

/**
 * Prepares the four kinds of range: two orders, each from the start and from a cursor.
 * @param cursor The pair of time and sequence of the cursor. The database compares it as a pair; with two separate bounds
 * it would scan for deep pages.
 */
export function prepareRanges<Prepared>(
  kysely: Kysely<Tables>,
  cursor: RawBuilder<unknown>,
  prepare: (range: ActivityRange, name: string) => Prepared,
) {
  const prepareOrder = (direction: "asc" | "desc") => {
    const all = kysely
      .selectFrom("activity")
      .where("member_key", "=", 0)
      .orderBy("created_at_us", direction)
      .orderBy("sequence", direction);
    const isBeyond = sql<boolean>`(created_at_us, sequence) ${sql.raw(direction === "asc" ? ">" : "<")} ${cursor}`;
    return {
      fromStart: prepare(all, direction),
      fromCursor: prepare(all.where(isBeyond), `${direction}-after`),
    };
  };
  return { created_at: prepareOrder("asc"), "-created_at": prepareOrder("desc") };
}
