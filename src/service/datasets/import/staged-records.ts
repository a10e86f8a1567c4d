import { randomUUID } from "node:crypto";
import { isDateTime, toEpochMicroseconds } from "../../../contract/is-date-time.ts";
import type { Connection } from "../../store/connection.ts";
import type { DatasetRecord, PlainRecord } from "./parse-record.ts";

/** Maximum number of rows in a statement that stages or lists records. */
const BATCH_ROWS = 32;
const COLUMNS = ["line", "campaign_id", "member_id", "created_at_us", "id", "body"] as const;
const FIND_MEMBER = "member.campaign_id = staged.campaign_id AND member.id = staged.member_id";

/** A record that is no activity, with the number of its line. */
export interface StagedRecord {
  readonly line: number;
  readonly record: PlainRecord;
}

/** An activity whose member does not exist. */
export interface StrayActivity {
  readonly line: number;
  readonly campaign_id: string;
  readonly member_id: string;
}

/** The records of a dataset in a temporary table. Activities have their columns there, other records only their JSON text. */
export class StagedRecords {
  /** Unique, because the imports of a process can share a connection. */
  readonly table = `staged_${randomUUID().replaceAll("-", "")}`;
  readonly columns =
    "line INTEGER PRIMARY KEY, campaign_id TEXT, member_id TEXT, created_at_us BIGINT, id TEXT, body TEXT NOT NULL";
  /** Number of the last line with a record. */
  lastLine = 0;
  #rows: unknown[][] = [];

  /** Adds a record, which `flush` writes at the latest. */
  async add(connection: Connection, line: number, record: DatasetRecord): Promise<void> {
    this.lastLine = line;
    if (record.kind === "activity") {
      const { campaign_id, member_id, activity } = record;
      const createdAt = String(activity.created_at);
      const createdAtUs = isDateTime(createdAt) ? toEpochMicroseconds(createdAt) : 0; // a nonconforming time sorts first
      this.#rows.push([line, campaign_id, member_id, createdAtUs, activity.id, JSON.stringify(activity)]);
    } else {
      this.#rows.push([line, null, null, null, null, JSON.stringify(record)]);
    }
    if (this.#rows.length === BATCH_ROWS) await this.flush(connection);
  }

  async flush(connection: Connection): Promise<void> {
    const rows = this.#rows;
    this.#rows = [];
    const places = rows.map((_, row) => {
      const numbers = COLUMNS.map((_column, column) => `$${row * COLUMNS.length + column + 1}`);
      return `(${numbers.join()})`;
    });
    if (rows.length > 0)
      await connection.run(`INSERT INTO ${this.table} (${COLUMNS.join()}) VALUES ${places.join()}`, ...rows.flat());
  }

  /** Lists the records that are no activities, in the order of their lines. */
  async *list(connection: Connection): AsyncGenerator<StagedRecord> {
    const text = `SELECT line, body FROM ${this.table} WHERE campaign_id IS NULL AND line > $1
      ORDER BY line LIMIT ${BATCH_ROWS}`;
    let rows: { line: number; body: string }[] = [];
    do {
      rows = await connection.all(text, rows.at(-1)?.line ?? 0);
      for (const { line, body } of rows) yield { line, record: JSON.parse(body) };
    } while (rows.length === BATCH_ROWS);
  }

  /**
   * Writes the activities of a range of lines, of a repeated event the first. Those of a member are written together, so that a page is
   * read from few places of the disk.
   */
  async writeActivities(connection: Connection, first: number, last: number, sequence: number): Promise<void> {
    // A cross join, so that SQLite looks up the member of each activity.
    const text = `INSERT INTO activity (member_key, created_at_us, sequence, id, body)
      SELECT member.key, staged.created_at_us, CAST($1 AS BIGINT) + line, staged.id, staged.body
      FROM ${this.table} AS staged CROSS JOIN member
      WHERE line BETWEEN $2 AND $3 AND ${FIND_MEMBER} ORDER BY member.key, line ON CONFLICT DO NOTHING`;
    await connection.run(text, sequence, first, last);
  }

  /** Lists the activities of a range of lines whose members do not exist. */
  listStrays(connection: Connection, first: number, last: number): Promise<StrayActivity[]> {
    const text = `SELECT line, staged.campaign_id, staged.member_id FROM ${this.table} AS staged LEFT JOIN member ON ${FIND_MEMBER}
      WHERE line BETWEEN $1 AND $2 AND staged.campaign_id IS NOT NULL AND member.key IS NULL ORDER BY line`;
    return connection.all(text, first, last);
  }
}
