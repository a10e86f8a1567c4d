import { type Kysely, sql } from "kysely";
import { type Engine, type PreparedQuery, prepareQuery } from "./engine.ts";
import type { Tables } from "./tables.ts";

/** Which events of a member to read. */
export interface PageRequest {
  readonly memberKey: number;
  readonly order: "created_at" | "-created_at";
  readonly limit: number;
  readonly startingAfterId?: string | undefined;
}

/** Events in the order asked for. */
export interface Page {
  /** Stored JSON texts, joined by commas. */
  readonly activities: Uint8Array<ArrayBuffer> | string;
  readonly hasMore: boolean;
  readonly lastId: string | undefined;
}

/** Place of an event: text, because microseconds of a far year are more than a number can hold. */
interface Cursor {
  moment: string;
  sequence: string;
}
type Direction = "asc" | "desc";

/** What one direction needs, from the start and from a cursor. */
interface Queries {
  readonly rows: PreparedQuery<{ id: string; body: string }>;
  /** The last event of a page, and the one after it where there is one. */
  readonly boundary: PreparedQuery<{ id: string }>;
  readonly joined: PreparedQuery<{ body: Uint8Array<ArrayBuffer> | null }>;
}

/**
 * Reads pages of a member's activity: whatever the page, one range of one index.
 *
 * SQLite gives the page as one value, which is several times faster than rows joined here. PostgreSQL is faster the other
 * way round.
 */
export class PageReader {
  readonly #engine: Engine;
  readonly #cursor: PreparedQuery<Cursor>;
  readonly #queries: Record<string, Queries>;

  constructor(engine: Engine) {
    this.#engine = engine;
    const { kysely } = engine;
    const asText = (column: "moment" | "sequence") => sql<string>`CAST(${sql.ref(column)} AS TEXT)`.as(column);
    this.#cursor = prepareQuery(
      "cursor",
      activity(kysely)
        .select([asText("moment"), asText("sequence")])
        .where("id", "=", ""),
    );
    const combinations = (["asc", "desc"] as const).flatMap((direction) =>
      [false, true].map((isAfter) => [direction, isAfter] as const),
    );
    this.#queries = Object.fromEntries(
      combinations.map(([direction, isAfter]) => [key(direction, isAfter), queries(kysely, direction, isAfter)]),
    );
  }

  /** One page, or undefined where the cursor names no event of the member (S13). */
  async read({ memberKey, order, limit, startingAfterId }: PageRequest): Promise<Page | undefined> {
    const place: unknown[] = [memberKey];
    if (startingAfterId !== undefined) {
      const [cursor] = await this.#engine.read(this.#cursor, [memberKey, startingAfterId]);
      if (!cursor) return undefined;
      place.push(cursor.moment, cursor.sequence);
    }
    const prepared = this.#queries[key(order === "-created_at" ? "desc" : "asc", startingAfterId !== undefined)];
    if (!prepared) throw new TypeError(`unknown order ${order}`);
    return this.#engine.dialect === "sqlite"
      ? this.#readJoined(prepared, place, limit)
      : this.#readRows(prepared, place, limit);
  }

  async #readJoined({ boundary, joined }: Queries, place: readonly unknown[], limit: number): Promise<Page> {
    const [page, rows] = await Promise.all([
      this.#engine.read(joined, [...place, limit]),
      this.#engine.read(boundary, [...place, 2, limit - 1]),
    ]);
    return { activities: page[0]?.body ?? "", hasMore: rows.length > 1, lastId: rows[0]?.id };
  }

  async #readRows({ rows: query }: Queries, place: readonly unknown[], limit: number): Promise<Page> {
    const rows = await this.#engine.read(query, [...place, limit + 1]); // one more tells whether there is a next page
    const page = rows.slice(0, limit);
    const activities = page.map(({ body }) => body).join(",");
    return { activities, hasMore: rows.length > limit, lastId: page.at(-1)?.id };
  }
}

const key = (direction: Direction, isAfter: boolean) => `${direction}${isAfter ? "-after" : ""}`;

function activity(kysely: Kysely<Tables>) {
  return kysely.selectFrom("activity").where("member_key", "=", 0);
}

/** The cursor is compared as a pair of plain values: with two separate bounds, or a subquery, deep pages scan. */
function queries(kysely: Kysely<Tables>, direction: Direction, isAfter: boolean): Queries {
  const after = sql<boolean>`(moment, sequence) ${sql.raw(direction === "asc" ? ">" : "<")} (${castBigint(0)}, ${castBigint(0)})`;
  const all = activity(kysely).orderBy("moment", direction).orderBy("sequence", direction);
  const range = isAfter ? all.where(after) : all;
  const page = range.select("body").limit(1).as("page");
  const name = key(direction, isAfter);
  return {
    rows: prepareQuery(`rows-${name}`, range.select(["id", "body"]).limit(1)),
    boundary: prepareQuery(`boundary-${name}`, range.select("id").limit(1).offset(1)),
    joined: prepareQuery(
      `joined-${name}`,
      kysely
        .selectFrom(page)
        .select(sql<Uint8Array<ArrayBuffer> | null>`CAST(group_concat(body, ',') AS BLOB)`.as("body")),
    ),
  };
}

const castBigint = (value: number) => sql`CAST(${value} AS BIGINT)`;
