import type { Connection } from "../../store/engine.ts";
import type { RecordKind } from "./record-kinds.ts";

const BATCH_ROWS = 32;
/** The first and the last of the lines that a statement is for. */
type Range = readonly [first: number, last: number];

export interface LineProblem {
  readonly line: number;
  readonly reason: string;
}

/** The records of one kind in a temporary table. */
export class StagedRecords<Entry> {
  readonly table: string;
  readonly columns: string;
  isEmpty = true;
  readonly #kind: RecordKind<Entry>;
  readonly #names: readonly string[];
  #rows: unknown[][] = [];

  constructor(table: string, kind: RecordKind<Entry>) {
    const { columns, identity } = kind;
    this.table = table;
    this.#kind = kind;
    this.#names = columns.map((column) => column.replace(/ .*/, ""));
    const index = identity === undefined ? [] : [`UNIQUE (${[...this.#names.slice(0, identity), "line"].join()})`];
    this.columns = ["line INTEGER PRIMARY KEY", ...columns, ...index].join();
  }

  /** Adds a record, which `flush` writes at the latest. @throws RecordError if it cannot be stored. */
  async add(connection: Connection, line: number, record: Entry): Promise<void> {
    this.#rows.push([line, ...this.#kind.toRow(record)]);
    this.isEmpty = false;
    if (this.#rows.length === BATCH_ROWS) await this.flush(connection);
  }

  async flush(connection: Connection): Promise<void> {
    const rows = this.#rows;
    this.#rows = [];
    const places = rows.map((row, index) => `(${row.map((_, at) => `$${index * row.length + at + 1}`).join()})`);
    if (rows.length > 0) await connection.run(`INSERT INTO ${this.table} VALUES ${places.join()}`, ...rows.flat());
  }

  /** Removes the records of a range that cannot be written, and says why. */
  async removeInvalid(connection: Connection, range: Range): Promise<LineProblem[]> {
    const { problems } = this.#kind;
    if (problems.length === 0) return [];
    const branches = problems.map(({ condition, reason }) => `WHEN ${condition} THEN ${reason}`);
    const text = `SELECT line, CASE ${branches.join(" ")} END AS reason FROM staged WHERE line BETWEEN $1 AND $2`;
    return this.#remove(connection, `SELECT line, reason FROM (${text}) AS checked WHERE reason IS NOT NULL`, range);
  }

  /** Removes the records of a range that repeat an earlier one, and lists those that differ from it. */
  async removeRepeated(connection: Connection, range: Range): Promise<LineProblem[]> {
    const { identity } = this.#kind;
    if (identity === undefined) return [];
    const compare = (one: string, other: string) => (name: string) => `${one}.${name} = ${other}.${name}`;
    const isSame = this.#names.slice(0, identity).map(compare("same", "staged"));
    const isEqual = this.#names.map(compare("first", "staged"));
    const text = `SELECT staged.line, CASE WHEN NOT (${isEqual.join(" AND ")}) THEN 'differs from line ' || first.line END AS reason
      FROM staged JOIN ${this.table} AS first
      ON first.line = (SELECT min(same.line) FROM ${this.table} AS same WHERE ${isSame.join(" AND ")})
      WHERE staged.line BETWEEN $1 AND $2 AND first.line < staged.line`;
    return this.#remove(connection, text, range);
  }

  async write(connection: Connection, range: Range): Promise<void> {
    for (const text of this.#kind.writes) await connection.run(this.#locate(text), ...range);
  }

  async #remove(connection: Connection, text: string, range: Range): Promise<LineProblem[]> {
    const found = await connection.all<{ line: number; reason: string | null }>(this.#locate(text), ...range);
    const lines = found.map(({ line }) => line);
    if (lines.length > 0) await connection.run(`DELETE FROM ${this.table} WHERE line IN (${lines.join()})`);
    return found.flatMap(({ line, reason }) => (reason === null ? [] : [{ line, reason }]));
  }

  #locate(text: string): string {
    return text.replaceAll(/FROM staged\b/g, `FROM ${this.table} AS staged`);
  }
}
