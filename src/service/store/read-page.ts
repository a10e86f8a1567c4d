import type { Connection } from "./engine.ts";

export interface PageRequest {
  readonly projectId: string;
  readonly campaignId: string;
  readonly memberId: string;
  readonly order: "created_at" | "-created_at";
  readonly limit: number;
  readonly startingAfterId?: string | undefined;
}

/** A page as JSON; or what is unknown: the campaign in this project, the member in the campaign, or the cursor of the member (S13). */
type Page = Uint8Array<ArrayBuffer> | "campaign" | "member" | "cursor";

/** Reads a page as one range of one index. */
export function readPage(connection: Connection, request: PageRequest): Promise<Page> {
  return connection.dialect === "sqlite" ? readFromSqlite(connection, request) : readFromPostgres(connection, request);
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

/** Reads a page from SQLite in one statement, which returns the bytes of the page as one value. */
async function readFromSqlite(connection: Connection, request: PageRequest): Promise<Page> {
  const { projectId, campaignId, memberId, limit, startingAfterId } = request;
  const { direction, operator } = describeOrder(request);
  const isAfter = startingAfterId !== undefined;
  // With a bare parameter as the limit, SQLite would compile the statement again for each page. The position of the cursor is
  // compared as a pair without the affinity of a column, which `+` removes: otherwise, SQLite would read all events of its time.
  const bound = `AND (created_at_us, sequence) ${operator} (+cursor.created_at_us, +cursor.sequence)`;
  const select = (
    column: string,
  ) => `SELECT ${column} FROM activity WHERE member_key = member.key ${isAfter ? bound : ""}
    ORDER BY created_at_us ${direction}, sequence ${direction}`;
  const join = "LEFT JOIN activity AS cursor ON cursor.member_key = member.key AND cursor.id = $5";
  const text = `SELECT member.key AS member_key, ${isAfter ? "cursor.id" : "NULL"} AS cursor_id,
      (SELECT CAST(group_concat(body, ',') AS BLOB) FROM (${select("body")} LIMIT CAST($4 AS INTEGER))) AS body,
      (SELECT json_group_array(id) FROM (${select("id")} LIMIT 2 OFFSET CAST($4 AS INTEGER) - 1)) AS ids
    ${FROM_CAMPAIGN} ${isAfter ? join : ""} ${WHERE_CAMPAIGN}`;
  const values = [projectId, campaignId, memberId, limit, ...(isAfter ? [startingAfterId] : [])];
  const page = await connection.first<SqlitePage>({ name: "read-page", text }, ...values);
  if (!page) return "campaign";
  if (page.member_key === null) return "member";
  if (isAfter && page.cursor_id === null) return "cursor";
  const [lastId, nextId] = JSON.parse(page.ids);
  return writePage(page.body ? [page.body] : [], nextId !== undefined, lastId);
}

const findMember = { name: "find-member", text: `SELECT member.key ${FROM_CAMPAIGN} ${WHERE_CAMPAIGN}` };
const findEvent = { name: "find-event", text: "SELECT id FROM activity WHERE member_key = $1 AND id = $2" };
const COMMA = Buffer.from(",");

/**
 * Reads a page from PostgreSQL. A statement that reads events names the key of the member and reads no other table, so that Citus sends
 * it to one server. Rows are joined here, which is faster than `string_agg` there.
 */
async function readFromPostgres(connection: Connection, request: PageRequest): Promise<Page> {
  const { projectId, campaignId, memberId, limit, startingAfterId } = request;
  const member = await connection.first<{ key: number | null }>(findMember, projectId, campaignId, memberId);
  if (!member) return "campaign";
  if (member.key === null) return "member";
  const { direction, operator } = describeOrder(request);
  const isAfter = startingAfterId !== undefined;
  const cursor = "SELECT created_at_us, sequence FROM activity WHERE member_key = $1 AND id = $3";
  const text = `SELECT id, body FROM activity
    WHERE member_key = $1 ${isAfter ? `AND (created_at_us, sequence) ${operator} (${cursor})` : ""}
    ORDER BY created_at_us ${direction}, sequence ${direction} LIMIT $2`;
  const values = [member.key, limit + 1, ...(isAfter ? [startingAfterId] : [])]; // one more shows whether there is a next page
  const name = `read-page-${direction}${isAfter ? "-after" : ""}`;
  const rows = await connection.all<{ id: string; body: string }>({ name, text }, ...values);
  if (rows.length === 0 && isAfter) {
    const known = await connection.first(findEvent, member.key, startingAfterId);
    if (!known) return "cursor";
  }
  const page = rows.slice(0, limit);
  // Each text is encoded separately: joined first, one letter beyond Latin-1 would make the whole page slow to encode.
  const parts = page.flatMap(({ body }, index) => (index === 0 ? [Buffer.from(body)] : [COMMA, Buffer.from(body)]));
  return writePage(parts, rows.length > limit, page.at(-1)?.id);
}

/** Returns the direction of an order, and the operator between a position beyond the cursor and the cursor. */
function describeOrder({ order }: PageRequest) {
  return order === "created_at" ? { direction: "asc", operator: ">" } : { direction: "desc", operator: "<" };
}

/** Writes a page of a listing; the cursor of the next page is the id of its last item (§2.1, §9). */
function writePage(items: readonly Uint8Array[], hasMore: boolean, lastId: string | undefined) {
  return writeList(items, { has_more: hasMore, ...(hasMore && { more_starting_after: lastId }) });
}

const LIST_HEAD = Buffer.from('{"object":"list","data_ref":"data","data":[');

/** Wraps stored JSON texts, joined by commas, in the list envelope (§2.1, §4.4, §4.5) without parsing them. */
export function writeList(
  items: readonly Uint8Array[],
  properties: Readonly<Record<string, unknown>>,
): Uint8Array<ArrayBuffer> {
  return Buffer.concat([LIST_HEAD, ...items, Buffer.from(`],${JSON.stringify(properties).slice(1)}`)]);
}
