import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { PageRequest } from "./page-reader.ts";
import type { Tables } from "./tables.ts";

/** The activity of one member in an order, from the start of it or from a cursor. */
export type ActivityRange = SelectQueryBuilder<Tables, "activity", unknown>;

/**
 * What a page reader makes of each of the four kinds of range: two orders, each from the start and from a cursor.
 * @param cursor The place of the cursor: a pair of moment and sequence. It is compared as a pair, since with two separate
 * bounds deep pages scan.
 */
export function prepareRanges<Prepared>(
  kysely: Kysely<Tables>,
  cursor: RawBuilder<unknown>,
  prepare: (range: ActivityRange, name: string) => Prepared,
): (request: PageRequest) => Prepared {
  const kinds = (order: PageRequest["order"]) => {
    const direction = order === "created_at" ? "asc" : "desc";
    const all = kysely
      .selectFrom("activity")
      .where("member_key", "=", 0)
      .orderBy("moment", direction)
      .orderBy("sequence", direction);
    const isBeyond = sql<boolean>`(moment, sequence) ${sql.raw(direction === "asc" ? ">" : "<")} ${cursor}`;
    return {
      fromStart: prepare(all, direction),
      fromCursor: prepare(all.where(isBeyond), `${direction}-after`),
    };
  };
  const prepared = { created_at: kinds("created_at"), "-created_at": kinds("-created_at") };
  return ({ order, startingAfterId }) => prepared[order][startingAfterId === undefined ? "fromStart" : "fromCursor"];
}
