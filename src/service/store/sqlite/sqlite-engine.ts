import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, type SqliteDatabase, SqliteDialect } from "kysely";
import type { ActivityRow, Engine, PreparedQuery, WriteMany } from "../engine.ts";
import { StoreUnavailableError } from "../store-unavailable-error.ts";
import type { Tables } from "../tables.ts";
import { WriteQueue } from "./write-queue.ts";

const BUSY = 5;
/** Result codes of SQLite that say that the file cannot be used now: busy, locked, read-only, I/O, corrupt, full, cannot open, no database. */
const UNAVAILABLE = new Set([BUSY, 6, 8, 10, 11, 13, 14, 26]);
const RETRY_BUSY_MS = 10;
const BUSY_WRITE_MS = 5_000;
const BUSY_TRANSACTION_MS = 600_000;
const INSERT_ACTIVITY =
  "INSERT INTO activity (member_key, moment, sequence, id, body) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING";

/** SQLite in this process: statements compiled once, reads without a queue, writes of one moment in one transaction. */
export class SqliteEngine implements Engine {
  readonly dialect = "sqlite";
  readonly kysely: Kysely<Tables>;
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #writes = new WriteQueue((batch) => this.#commit(batch));
  /** The transaction that is open. There is one connection, so reads wait for it rather than see what may be undone. */
  #transaction: Promise<void> | undefined;

  /** @throws Error where the file is no database or cannot be written. */
  constructor(file: string) {
    this.#database = new DatabaseSync(file, { timeout: 5_000 });
    // Rows of 2 kB stay on their page of 16 kB, so that a page of events is one range read. WAL: readers never wait for
    // the writer. FULL: what was acknowledged survives a loss of power. A cache of at most 256 MiB holds the log of a very
    // busy member, so that a random page of it costs little more than the first.
    this.#database.exec(
      "PRAGMA page_size = 16384; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -262144; PRAGMA busy_timeout = 0",
    );
    this.kysely = new Kysely<Tables>({ dialect: new SqliteDialect({ database: this.#forKysely() }) });
  }

  async read<Row>(query: PreparedQuery<Row>, parameters: readonly unknown[]): Promise<Row[]> {
    while (this.#transaction) await this.#transaction;
    return this.#guard(() => this.#prepare(query.text).all(...(parameters as SQLInputValue[])) as Row[]);
  }

  write(query: PreparedQuery, parameters: readonly unknown[]): Promise<number> {
    return this.#writes.add(query.text, parameters);
  }

  async transact<Result>(work: (database: Kysely<Tables>, writeMany: WriteMany) => Promise<Result>): Promise<Result> {
    const { promise, resolve } = Promise.withResolvers<void>();
    await this.#retryWhileBusy(BUSY_TRANSACTION_MS, () => {
      this.#database.exec("BEGIN IMMEDIATE");
      this.#transaction = promise;
    });
    try {
      const result = await work(this.kysely, async (rows) => this.#insertActivities(rows));
      this.#database.exec("COMMIT");
      return result;
    } finally {
      if (this.#database.isOpen && this.#database.isTransaction) this.#database.exec("ROLLBACK");
      this.#transaction = undefined;
      resolve();
    }
  }

  /** There is one connection, and no pool. */
  pool(): undefined {
    return undefined;
  }

  async close(): Promise<void> {
    if (!this.#database.isOpen) return;
    await this.#writes.drain();
    this.#statements.clear();
    await this.kysely.destroy();
  }

  #insertActivities(rows: readonly ActivityRow[]): void {
    const insert = this.#prepare(INSERT_ACTIVITY);
    for (const { member_key, moment, sequence, id, body } of rows) insert.run(member_key, moment, sequence, id, body);
  }

  /** Writes a batch in one transaction, in one go: nothing else can come in between. */
  #commit(batch: readonly { text: string; parameters: readonly unknown[] }[]): Promise<readonly number[]> {
    return this.#retryWhileBusy(BUSY_WRITE_MS, () => {
      this.#database.exec("BEGIN IMMEDIATE");
      try {
        const run = (text: string, parameters: SQLInputValue[]) =>
          Number(this.#prepare(text).run(...parameters).changes);
        const changes = batch.map(({ text, parameters }) => run(text, parameters as SQLInputValue[]));
        this.#database.exec("COMMIT");
        return changes;
      } finally {
        if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
      }
    });
  }

  /** Waits for the writer of another process without holding up this one: a busy wait inside SQLite would stop every request. */
  async #retryWhileBusy<Result>(patienceMs: number, attempt: () => Result): Promise<Result> {
    const deadline = performance.now() + patienceMs;
    for (;;) {
      while (this.#transaction) await this.#transaction;
      try {
        return this.#guard(attempt);
      } catch (error) {
        const isBusy = error instanceof StoreUnavailableError && codeOf(error.cause) === BUSY;
        if (!isBusy || performance.now() > deadline) throw error;
      }
      await sleep(RETRY_BUSY_MS);
    }
  }

  #prepare(text: string): StatementSync {
    const known = this.#statements.get(text);
    if (known) return known;
    const statement = this.#database.prepare(text);
    this.#statements.set(text, statement);
    return statement;
  }

  #guard<Result>(access: () => Result): Result {
    if (!this.#database.isOpen) throw new StoreUnavailableError();
    try {
      return access();
    } catch (error) {
      throw UNAVAILABLE.has(codeOf(error)) ? new StoreUnavailableError({ cause: error }) : error;
    }
  }

  /** The same connection in the shape that Kysely's SQLite dialect wants. */
  #forKysely(): SqliteDatabase {
    return {
      close: () => this.#database.close(),
      prepare: (text) => {
        const statement = this.#database.prepare(text);
        const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]; // Kysely binds only what SQLite knows
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...values(parameters)),
          run: (parameters) => statement.run(...values(parameters)),
          iterate: (parameters) => statement.iterate(...values(parameters)),
        };
      },
    };
  }
}

/** Primary result code of an SQLite error, or 0. */
function codeOf(error: unknown): number {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
}
