import { type Engine, prepareQuery, writeList } from "./engine.ts";

/** A member as its pages are read. */
export interface StoredMember {
  readonly key: number;
  /** The table with its events. */
  readonly partition: string;
  /** The further PostgreSQL server that has the table; null for the database itself. */
  readonly server: string | null;
}

/** The events of a member to read. */
export interface PageRequest {
  readonly member: StoredMember;
  readonly order: "created_at" | "-created_at";
  readonly limit: number;
  readonly startingAfterId?: string | undefined;
}

/** Reads a page as one range of one index, as JSON; returns undefined if the cursor is not an event of the member (S13). */
export type ReadPage = (request: PageRequest) => Promise<Uint8Array<ArrayBuffer> | undefined>;

const COMMA = Buffer.from(",");

/** Creates the function that reads the pages of a database. */
export function createPageReader(engine: Engine): ReadPage {
  return engine.dialect === "sqlite" ? createSqlitePageReader(engine) : createPostgresPageReader(engine);
}

/** Reads pages from SQLite, which returns the bytes of a page as one value: several times faster than joining rows here. */
function createSqlitePageReader(engine: Engine): ReadPage {
  // Text, because the microseconds of a distant year exceed a number.
  const position = prepareQuery<{ created_at_us: string; sequence: string }>(
    "cursor",
    `SELECT CAST(created_at_us AS TEXT) AS created_at_us, CAST(sequence AS TEXT) AS sequence
     FROM activity WHERE member_key = $1 AND id = $2`,
  );
  // With a subquery or a CAST as the cursor, SQLite would read all events of the cursor's time. With a bare parameter as the
  // limit, it would compile the statement again for each page. `ids` has the last event of the page and the one after it.
  // The comparison is one of pairs: with two separate bounds, SQLite would scan for deep pages.
  const ranges = prepareRanges(
    "activity",
    (operator) => `(created_at_us, sequence) ${operator} ($3, $4)`,
    (select, name) =>
      prepareQuery<{ body: Uint8Array<ArrayBuffer> | null; ids: string }>(
        `page-${name}`,
        `SELECT
           (SELECT CAST(group_concat(body, ',') AS BLOB) FROM (${select("body")} LIMIT CAST($2 AS INTEGER))) AS body,
           (SELECT json_group_array(id) FROM (${select("id")} LIMIT 2 OFFSET CAST($2 AS INTEGER) - 1)) AS ids`,
      ),
  );
  return async ({ member: { key: memberKey }, order, limit, startingAfterId }) => {
    const values: unknown[] = [memberKey, limit];
    if (startingAfterId !== undefined) {
      const [cursor] = await engine.read(position, [memberKey, startingAfterId]);
      if (!cursor) return undefined;
      values.push(cursor.created_at_us, cursor.sequence);
    }
    const range = ranges[order][startingAfterId === undefined ? "fromStart" : "fromCursor"];
    const [page] = await engine.read(range, values);
    const [lastId, nextId] = JSON.parse(page?.ids ?? "[]");
    return writePage(page?.body ? [page.body] : [], nextId !== undefined, lastId);
  };
}

/** Prepares the statements that read the pages of one partition of PostgreSQL. */
function preparePartition(table: string) {
  const event = prepareQuery(`cursor-${table}`, `SELECT id FROM ${table} WHERE member_key = $1 AND id = $2`);
  const cursor = `WITH cursor AS (SELECT created_at_us, sequence FROM ${table} WHERE member_key = $1 AND id = $3)`;
  // The condition on a cursor is written out, because `postgres_fdw` sends no comparison of pairs to the server of a partition,
  // so that all events of the member would be fetched. The first bound begins the range; the second one drops events of the
  // same time.
  const [time, sequence] = ["(SELECT created_at_us FROM cursor)", "(SELECT sequence FROM cursor)"];
  const ranges = prepareRanges(
    table,
    (operator) =>
      `created_at_us ${operator}= ${time} AND (created_at_us ${operator} ${time} OR sequence ${operator} ${sequence})`,
    (select, name, isAfter) =>
      prepareQuery<{ id: string; body: string }>(
        `rows-${name}-${table}`,
        `${isAfter ? cursor : ""} ${select("id, body")} LIMIT $2`,
      ),
  );
  return { event, ranges };
}

/** Reads pages from PostgreSQL in one round trip; rows are joined here, which is faster than `string_agg` there. */
function createPostgresPageReader(engine: Engine): ReadPage {
  const partitions = new Map<string, ReturnType<typeof preparePartition>>();
  return async ({ member: { key: memberKey, partition, server }, order, limit, startingAfterId }) => {
    const { event, ranges } = partitions.get(partition) ?? preparePartition(partition);
    partitions.set(partition, { event, ranges });
    const isAfter = startingAfterId !== undefined;
    const values = [memberKey, limit + 1]; // one more shows whether there is a next page
    const rows = isAfter
      ? await engine.read(ranges[order].fromCursor, [...values, startingAfterId], server)
      : await engine.read(ranges[order].fromStart, values, server);
    if (rows.length === 0 && isAfter) {
      const [known] = await engine.read(event, [memberKey, startingAfterId], server);
      if (!known) return undefined;
    }
    const page = rows.slice(0, limit);
    // Each text is encoded separately: joined first, one letter beyond Latin-1 would make the whole page slow to encode.
    const parts = page.flatMap(({ body }, index) => (index === 0 ? [Buffer.from(body)] : [COMMA, Buffer.from(body)]));
    return writePage(parts, rows.length > limit, page.at(-1)?.id);
  };
}

/** Returns the statement that reads a column of a range. */
type SelectRange = (column: string) => string;

/**
 * Prepares the four kinds of range of a member's activity: two orders, each from the start and from a cursor.
 * @param compare Returns the condition that a pair of time and sequence is beyond the cursor, with `>` or `<`.
 */
function prepareRanges<Prepared>(
  table: string,
  compare: (operator: ">" | "<") => string,
  prepare: (select: SelectRange, name: string, isAfter: boolean) => Prepared,
) {
  const prepareOrder = (order: "asc" | "desc") => {
    const select = (bound: string) => (column: string) =>
      `SELECT ${column} FROM ${table} WHERE member_key = $1${bound} ORDER BY created_at_us ${order}, sequence ${order}`;
    const bound = ` AND ${compare(order === "asc" ? ">" : "<")}`;
    return { fromStart: prepare(select(""), order, false), fromCursor: prepare(select(bound), `${order}-after`, true) };
  };
  return { created_at: prepareOrder("asc"), "-created_at": prepareOrder("desc") };
}

/** Writes a page of a listing; the cursor of the next page is the id of its last item (§2.1, §9). */
function writePage(items: readonly Uint8Array[], hasMore: boolean, lastId: string | undefined) {
  return writeList(items, { has_more: hasMore, ...(hasMore && { more_starting_after: lastId }) });
}
