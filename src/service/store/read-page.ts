import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** Which events of a member to read. */
export interface PageRequest {
  readonly memberKey: number;
  readonly order: "created_at" | "-created_at";
  readonly limit: number;
  readonly startingAfterId?: string | undefined;
}

/** Events as stored bytes, in the order asked for. */
export interface Page {
  readonly activities: readonly Uint8Array[];
  readonly hasMore: boolean;
  readonly lastId: string | undefined;
}

/** One page of a member's activity, or undefined where the cursor names no event of the member (S13). */
export async function readPage(database: Kysely<Tables>, request: PageRequest): Promise<Page | undefined> {
  const { memberKey, order, limit, startingAfterId } = request;
  const isDescending = order === "-created_at";
  const direction = isDescending ? "desc" : "asc";
  let query = database
    .selectFrom("activity")
    .select(["id", "body"])
    .where("member_key", "=", memberKey)
    .orderBy("moment", direction)
    .orderBy("sequence", direction)
    .limit(limit + 1); // one more tells whether there is a next page
  if (startingAfterId !== undefined) {
    const cursor = await findCursor(database, memberKey, startingAfterId);
    if (!cursor) return undefined;
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("moment", "sequence"), isDescending ? "<" : ">", tuple(cursor.moment, cursor.sequence)),
    );
  }
  const rows = await query.execute();
  const page = rows.slice(0, limit);
  return { activities: page.map(({ body }) => body), hasMore: rows.length > limit, lastId: page.at(-1)?.id };
}

function findCursor(database: Kysely<Tables>, memberKey: number, id: string) {
  const query = database.selectFrom("activity").select(["moment", "sequence"]).where("member_key", "=", memberKey);
  return query.where("id", "=", id).executeTakeFirst();
}
