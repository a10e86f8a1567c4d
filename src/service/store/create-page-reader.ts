import { type Engine, prepareQuery, writeList } from "./engine.ts";
import { PARTITIONS } from "./schema.ts";

/** The events of a member to read. */
export interface PageRequest {
  readonly projectId: string;
  readonly campaignId: string;
  readonly memberId: string;
  readonly order: "created_at" | "-created_at";
  readonly limit: number;
  readonly startingAfterId?: string | undefined;
}

/**
 * Reads a page as one range of one index, as JSON. Returns the name of what is unknown instead: the campaign in this project, the member
 * in the campaign, or the cursor among the events of the member (S13).
 */
export type ReadPage = (request: PageRequest) => Promise<Uint8Array<ArrayBuffer> | "campaign" | "member" | "cursor">;

const COMMA = Buffer.from(",");

/** Creates the function that reads the pages of a database. */
export function createPageReader(engine: Engine): ReadPage {
  return engine.dialect === "sqlite" ? createSqlitePageReader(engine) : createPostgresPageReader(engine);
}

/** Selects from a campaign of a project, and the member if there is one. */
const FROM_CAMPAIGN = `FROM campaign
  LEFT JOIN member ON member.campaign_id = campaign.id AND member.id = $3 AND member.erased_hash IS NULL`;
const WHERE_CAMPAIGN = "WHERE campaign.id = $2 AND campaign.project_id = $1";

interface SqlitePage {
  readonly member_key: number | null;
  readonly cursor_id: string | null;
  readonly body: Uint8Array<ArrayBuffer> | null;
  /** JSON of the ids of the last event of the page and the one after it. */
  readonly ids: string;
}

/** Reads pages from SQLite in one statement, which returns the bytes of a page as one value. */
function createSqlitePageReader(engine: Engine): ReadPage {
  // With a bare parameter as the limit, SQLite would compile the statement again for each page. The position of the cursor is
  // compared as a pair without the affinity of a column, which `+` removes: otherwise, SQLite would read all events of its time.
  const ranges = prepareRanges("activity", "member.key", (select, name, operator) => {
    const bound = ` AND (created_at_us, sequence) ${operator} (+cursor.created_at_us, +cursor.sequence)`;
    const range = (column: string) => select(column, operator === undefined ? "" : bound);
    const join = "LEFT JOIN activity AS cursor ON cursor.member_key = member.key AND cursor.id = $5";
    return prepareQuery<SqlitePage>(
      `page-${name}`,
      `SELECT member.key AS member_key, ${operator === undefined ? "NULL" : "cursor.id"} AS cursor_id,
         (SELECT CAST(group_concat(body, ',') AS BLOB) FROM (${range("body")} LIMIT CAST($4 AS INTEGER))) AS body,
         (SELECT json_group_array(id) FROM (${range("id")} LIMIT 2 OFFSET CAST($4 AS INTEGER) - 1)) AS ids
       ${FROM_CAMPAIGN} ${operator === undefined ? "" : join} ${WHERE_CAMPAIGN}`,
    );
  });
  return async ({ projectId, campaignId, memberId, order, limit, startingAfterId }) => {
    const values = [projectId, campaignId, memberId, limit];
    const [page] =
      startingAfterId === undefined
        ? await engine.read(ranges[order].fromStart, values)
        : await engine.read(ranges[order].fromCursor, [...values, startingAfterId]);
    if (!page) return "campaign";
    if (page.member_key === null) return "member";
    if (startingAfterId !== undefined && page.cursor_id === null) return "cursor";
    const [lastId, nextId] = JSON.parse(page.ids);
    return writePage(page.body ? [page.body] : [], nextId !== undefined, lastId);
  };
}

/**
 * Finds a member of PostgreSQL, the partition with its events, and the further server that has the partition. A statement that names the
 * partition waits for no lock of another one, and its order and limit are applied by that server.
 */
const findMember = prepareQuery<{ key: number | null; partition: number; server: string | null }>(
  "find-member",
  `SELECT member.key, partition,
     (SELECT srvname FROM pg_foreign_table JOIN pg_foreign_server ON pg_foreign_server.oid = ftserver
      WHERE ftrelid = to_regclass('activity_' || partition)) AS server
   ${FROM_CAMPAIGN}
   JOIN generate_series(0, ${PARTITIONS - 1}) AS partition
     ON satisfies_hash_partition('activity'::regclass, ${PARTITIONS}, partition, member.key)
   ${WHERE_CAMPAIGN}`,
);

/** Prepares the statements that read the pages of a partition of PostgreSQL, each in one round trip. */
function preparePartition(_: unknown, partition: number) {
  const table = `activity_${partition}`;
  const event = prepareQuery(`cursor-${table}`, `SELECT id FROM ${table} WHERE member_key = $1 AND id = $2`);
  const cursor = `WITH cursor AS (SELECT created_at_us, sequence FROM ${table} WHERE member_key = $1 AND id = $3)`;
  // The condition on a cursor is written out, because `postgres_fdw` sends no comparison of pairs to the server of a partition,
  // so that all events of the member would be fetched. The first bound begins the range; the second one drops events of the
  // same time.
  const [time, sequence] = ["(SELECT created_at_us FROM cursor)", "(SELECT sequence FROM cursor)"];
  const ranges = prepareRanges(table, "$1", (select, name, operator) => {
    const bound = ` AND created_at_us ${operator}= ${time}
      AND (created_at_us ${operator} ${time} OR sequence ${operator} ${sequence})`;
    const [start, end] = operator === undefined ? ["", ""] : [cursor, bound];
    return prepareQuery<{ id: string; body: string }>(
      `rows-${name}-${table}`,
      `${start} ${select("id, body", end)} LIMIT $2`,
    );
  });
  return { event, ranges };
}

/** Reads pages from PostgreSQL; rows are joined here, which is faster than `string_agg` there. */
function createPostgresPageReader(engine: Engine): ReadPage {
  const partitions = Array.from({ length: PARTITIONS }, preparePartition);
  return async ({ projectId, campaignId, memberId, order, limit, startingAfterId }) => {
    const [member] = await engine.read(findMember, [projectId, campaignId, memberId]);
    const partition = member && partitions[member.partition];
    if (!partition) return "campaign";
    if (member.key === null) return "member";
    const values = [member.key, limit + 1]; // one more shows whether there is a next page
    const { fromStart, fromCursor } = partition.ranges[order];
    const rows =
      startingAfterId === undefined
        ? await engine.read(fromStart, values, member.server)
        : await engine.read(fromCursor, [...values, startingAfterId], member.server);
    if (rows.length === 0 && startingAfterId !== undefined) {
      const [known] = await engine.read(partition.event, [member.key, startingAfterId], member.server);
      if (!known) return "cursor";
    }
    const page = rows.slice(0, limit);
    // Each text is encoded separately: joined first, one letter beyond Latin-1 would make the whole page slow to encode.
    const parts = page.flatMap(({ body }, index) => (index === 0 ? [Buffer.from(body)] : [COMMA, Buffer.from(body)]));
    return writePage(parts, rows.length > limit, page.at(-1)?.id);
  };
}

/** Returns the statement that reads columns of a range, which begins with a condition. */
type SelectRange = (columns: string, bound: string) => string;

/**
 * Prepares the four kinds of range of a member's activity: two orders, each from the start and from a cursor.
 * @param prepare Gets the operator between a position beyond the cursor and the cursor; undefined from the start.
 */
function prepareRanges<Prepared>(
  table: string,
  memberKey: string,
  prepare: (select: SelectRange, name: string, operator?: ">" | "<") => Prepared,
) {
  const prepareOrder = (order: "asc" | "desc") => {
    const select: SelectRange = (columns, bound) =>
      `SELECT ${columns} FROM ${table} WHERE member_key = ${memberKey}${bound} ORDER BY created_at_us ${order}, sequence ${order}`;
    return {
      fromStart: prepare(select, order),
      fromCursor: prepare(select, `${order}-after`, order === "asc" ? ">" : "<"),
    };
  };
  return { created_at: prepareOrder("asc"), "-created_at": prepareOrder("desc") };
}

/** Writes a page of a listing; the cursor of the next page is the id of its last item (§2.1, §9). */
function writePage(items: readonly Uint8Array[], hasMore: boolean, lastId: string | undefined) {
  return writeList(items, { has_more: hasMore, ...(hasMore && { more_starting_after: lastId }) });
}
