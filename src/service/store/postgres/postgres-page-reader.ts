import { sql } from "kysely";
import { prepareRanges } from "../activity-ranges.ts";
import { type Engine, prepareQuery } from "../engine.ts";
import type { Page, PageReader, PageRequest } from "../page-reader.ts";

const COMMA = Buffer.from(",");

/** Pages from PostgreSQL: one round trip whatever the page, and rows joined here, which is faster than `string_agg` there. */
export function createPostgresPageReader(engine: Engine): PageReader {
  const queries = prepareQueries(engine);
  return {
    async read(request: PageRequest): Promise<Page | undefined> {
      const { memberKey, limit, startingAfterId } = request;
      const cursor = startingAfterId === undefined ? [] : [memberKey, startingAfterId];
      // One more tells whether there is a next page.
      const rows = await engine.read(queries.range(request), [memberKey, ...cursor, limit + 1]);
      if (rows.length === 0 && startingAfterId !== undefined) {
        const known = await engine.read(queries.place, [memberKey, startingAfterId]);
        if (known.length === 0) return undefined;
      }
      const page = rows.slice(0, limit);
      // Each text to bytes on its own: joined first, one letter beyond Latin-1 makes the whole page slow to encode.
      const parts = page.flatMap(({ body }, index) => (index === 0 ? [Buffer.from(body)] : [COMMA, Buffer.from(body)]));
      return { activities: Buffer.concat(parts), hasMore: rows.length > limit, lastId: page.at(-1)?.id };
    },
  };
}

function prepareQueries({ kysely }: Engine) {
  const event = kysely.selectFrom("activity").where("member_key", "=", 0).where("id", "=", "");
  return {
    place: prepareQuery("cursor", event.select("id")),
    range: prepareRanges(kysely, sql`${event.select(["moment", "sequence"])}`, (range, name) =>
      prepareQuery(`rows-${name}`, range.select(["id", "body"]).limit(1)),
    ),
  };
}
