import { closeSync, openSync, statSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { readProperty } from "../../contract/json.ts";
import { Connection } from "./connection.ts";
import {
  type Engine,
  type Query,
  type Staging,
  StoreUnavailableError,
  type Wait,
  type Work,
  waitForTurn,
} from "./engine.ts";

const BUSY = 5;
/** Result codes of a file that cannot be used now: busy, locked, read-only, I/O, corrupt, full, cannot open, not a database. */
const UNAVAILABLE = new Set([BUSY, 6, 8, 10, 11, 13, 14, 26]);
const BUSY_WRITE_MS = 5_000;
const CHECKPOINT_PAUSE_MS = 50;
/** Together they take 5 s. */
const MAX_CHECKPOINTS = 100;

/**
 * SQLite in this process, with one connection. Statements are compiled once, and run at once. While another process writes, reads see
 * what it has committed, and writes wait.
 */
export class SqliteEngine implements Engine {
  readonly dialect = "sqlite";
  readonly #database: DatabaseSync;
  readonly #monotonic: () => number;
  readonly #isSameFile: () => boolean;
  readonly #statements = new Map<string, PreparedStatement>();
  /** The open transaction. Reads and writes of requests wait for it, because it can still be rolled back. */
  #transaction: Promise<void> | undefined;

  /**
   * @param monotonic Clock in milliseconds that limits waiting for other processes.
   * @throws Error if the file is not a database or cannot be written.
   */
  constructor(file: string, monotonic: () => number = () => performance.now()) {
    this.#monotonic = monotonic;
    if (file !== ":memory:") createPrivately(file);
    this.#database = new DatabaseSync(file, { timeout: 5_000 });
    // Rows of 2 kB fit in a page of 16 kB, so a page of events is one range read. WAL: readers never wait for the writer.
    // FULL: acknowledged writes survive a power loss. A cache of up to 256 MiB holds the log of a very busy member, so a
    // random page of it costs little more than the first. Rows that an import moves or an erasure removes are overwritten.
    // A wait of SQLite itself would block every request of this process, so it ends with the opening.
    this.#database.exec(
      "PRAGMA page_size = 16384; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -262144; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA busy_timeout = 0",
    );
    this.#isSameFile = file === ":memory:" ? () => true : watchIdentity(file);
  }

  async read<Row>(query: Query, parameters: readonly unknown[]): Promise<Row[]> {
    while (this.#transaction) await this.#transaction;
    return this.#guard(() => this.#prepare(query.text).all(parameters) as Row[]);
  }

  write(query: Query, parameters: readonly unknown[], wait: Wait = { maxWaitMs: BUSY_WRITE_MS }): Promise<number> {
    return this.#retryWhileBusy(wait, () => {
      // Data written to a file without a name is lost.
      if (!this.#isSameFile()) throw new StoreUnavailableError({ cause: new Error("the database file was replaced") });
      return this.#prepare(query.text).run(parameters);
    });
  }

  async transact<Result>(work: Work<Result>, wait: Wait = {}, staging?: Staging): Promise<Result> {
    try {
      if (staging) await this.#stage(staging);
      return await this.#runTransaction(work, wait);
    } finally {
      if (staging) await this.#dropTable(staging.table);
    }
  }

  async #runTransaction<Result>(work: Work<Result>, wait: Wait): Promise<Result> {
    const { promise, resolve } = Promise.withResolvers<void>();
    await this.#retryWhileBusy(wait, () => {
      this.#database.exec("BEGIN IMMEDIATE");
      this.#transaction = promise;
    });
    try {
      const result = await work(this.#openConnection());
      this.#database.exec("COMMIT");
      return result;
    } finally {
      if (this.#database.isOpen && this.#database.isTransaction) this.#database.exec("ROLLBACK");
      this.#transaction = undefined;
      resolve();
    }
  }

  async #stage({ table, columns, fill }: Staging): Promise<void> {
    const connection = this.#openConnection(true);
    await connection.run(`CREATE TEMP TABLE ${table} (${columns})`);
    await fill(connection);
  }

  async #dropTable(table: string): Promise<void> {
    while (this.#transaction) await this.#transaction;
    if (this.#database.isOpen) this.#database.exec(`DROP TABLE IF EXISTS temp.${table}`);
  }

  async emptyLog(pause: () => Promise<unknown> = () => sleep(CHECKPOINT_PAUSE_MS)): Promise<boolean> {
    for (let attempt = 0; attempt < MAX_CHECKPOINTS; attempt++) {
      if (attempt > 0) await pause();
      while (this.#transaction) await this.#transaction; // SQLite refuses a checkpoint in the middle of it
      if (!this.#database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy) return true;
    }
    return false;
  }

  /** SQLite has one connection and no pool. */
  pool(): undefined {
    return undefined;
  }

  async close(): Promise<void> {
    if (!this.#database.isOpen) return;
    this.#statements.clear();
    this.#database.close();
  }

  /** Waits for the transaction of this process, and for the writer of another one. */
  async #retryWhileBusy<Result>(wait: Wait, access: () => Result): Promise<Result> {
    const attempt = async () => {
      if (this.#transaction) return undefined;
      try {
        return { result: this.#guard(access) };
      } catch (error) {
        if (error instanceof StoreUnavailableError && getResultCode(error.cause) === BUSY) return undefined;
        throw error;
      }
    };
    return (await waitForTurn(attempt, wait, this.#monotonic)).result;
  }

  #prepare(text: string): PreparedStatement {
    const prepared = this.#statements.get(text) ?? new PreparedStatement(this.#database, text);
    this.#statements.set(text, prepared);
    return prepared;
  }

  /**
   * Opens a connection, which compiles each statement once.
   * @param isOutside Makes its statements wait for an open transaction, which could roll them back.
   */
  #openConnection(isOutside = false): Connection {
    const statements = new Map<string, PreparedStatement>();
    return new Connection(this.dialect, async (text, parameters) => {
      while (isOutside && this.#transaction) await this.#transaction;
      return this.#guard(() => {
        const prepared = statements.get(text) ?? new PreparedStatement(this.#database, text);
        statements.set(text, prepared);
        if (prepared.returnsRows) return { rows: prepared.all(parameters), changes: 0 };
        return { rows: [], changes: prepared.run(parameters) };
      });
    });
  }

  #guard<Result>(access: () => Result): Result {
    if (!this.#database.isOpen) throw new StoreUnavailableError();
    try {
      return access();
    } catch (error) {
      throw UNAVAILABLE.has(getResultCode(error)) ? new StoreUnavailableError({ cause: error }) : error;
    }
  }
}

/** A compiled statement. Its parameters are numbered as in PostgreSQL, because `node:sqlite` cannot bind `?1` before Node 22.20. */
class PreparedStatement {
  readonly #statement: StatementSync;
  /** The index of the parameter for each `?`. */
  readonly #places: readonly number[];

  constructor(database: DatabaseSync, text: string) {
    this.#statement = database.prepare(text.replaceAll(/\$\d+/g, "?"));
    this.#places = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number) - 1);
  }

  get returnsRows(): boolean {
    return this.#statement.columns().length > 0;
  }

  all(parameters: readonly unknown[]): unknown[] {
    return this.#statement.all(...this.#bind(parameters));
  }

  /** Returns the number of changed rows. */
  run(parameters: readonly unknown[]): number {
    return Number(this.#statement.run(...this.#bind(parameters)).changes);
  }

  /** Returns the values in the order of their places; callers pass only types of SQLite. */
  #bind(parameters: readonly unknown[]): SQLInputValue[] {
    return this.#places.map((place) => parameters[place] as SQLInputValue);
  }
}

/** Creates a file here, because SQLite would let every user of the machine read it. The files beside it get the same mode. */
function createPrivately(file: string): void {
  closeSync(openSync(file, "a", 0o600));
}

/** Returns a function that tells if a name still leads to the same file. */
function watchIdentity(file: string): () => boolean {
  const identify = () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    return `${stats?.dev} ${stats?.ino}`;
  };
  const identity = identify();
  return () => identify() === identity;
}

/** Returns the primary result code of an SQLite error, or 0. */
function getResultCode(error: unknown): number {
  return Number(readProperty(error, "errcode") ?? 0) & 0xff;
}
