import { closeSync, openSync, statSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { readProperty } from "../../contract/json.ts";
import {
  Connection,
  type Engine,
  type Query,
  type Staging,
  type StatementResult,
  StoreUnavailableError,
  type Wait,
  type Work,
  waitForTurn,
} from "./engine.ts";

const BUSY = 5;
/** Result codes of a file that cannot be used now: busy, locked, read-only, I/O, corrupt, full, cannot open, not a database. */
const UNAVAILABLE = new Set([BUSY, 6, 8, 10, 11, 13, 14, 26]);
const BUSY_WAIT_MS = 5_000;

/**
 * SQLite in this process, with one connection. While another process writes, reads see what it has committed, and writes wait. The
 * statements of requests wait for an open transaction of this process, because it can still be rolled back.
 */
export class SqliteEngine implements Engine {
  readonly dialect = "sqlite";
  readonly #database: DatabaseSync;
  readonly #isSameFile: () => boolean;
  readonly #statements = new Map<string, Statement>();

  /** @throws Error if the file is not a database or cannot be written. */
  constructor(file: string, now?: () => number) {
    if (file !== ":memory:") createPrivately(file);
    this.#database = new DatabaseSync(file, { timeout: 5_000 });
    // FULL: acknowledged writes survive a power loss. A cache of up to 256 MiB holds the log of a very busy member, so a
    // random page of it costs little more than the first. Rows that an import moves or an erasure removes are overwritten.
    this.#database.exec(
      "PRAGMA synchronous = FULL; PRAGMA cache_size = -262144; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON",
    );
    if (now) this.#database.function("unixepoch", () => Math.floor(now() / 1000));
    this.#isSameFile = file === ":memory:" ? () => true : watchIdentity(file);
  }

  async listTables(): Promise<readonly unknown[]> {
    const tables = this.#database.prepare("SELECT name FROM sqlite_schema").all();
    return tables.map(({ name }) => name);
  }

  adopt(): void {
    // Rows of 2 kB fit in a page of 16 kB, so a page of events is one range read. WAL: readers never wait for the writer.
    // A wait of SQLite itself would block every request of this process, so it ends here.
    this.#database.exec("PRAGMA page_size = 16384; PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 0");
  }

  execute(query: Query, parameters: readonly unknown[]): Promise<StatementResult> {
    const { text, wait = { maxWaitMs: BUSY_WAIT_MS } } = query;
    return this.#waitForTurn(() => this.#run(this.#statements, text, parameters), wait);
  }

  async transact<Result>(work: Work<Result>, wait: Wait = {}, staging?: Staging): Promise<Result> {
    try {
      if (staging) await this.#stage(staging);
      return await this.#runTransaction(work, wait);
    } finally {
      const drop = staging?.tables.map(({ table }) => `DROP TABLE IF EXISTS temp.${table};`);
      if (drop && this.#database.isOpen) await this.#waitForTurn(() => this.#database.exec(drop.join("")));
    }
  }

  async #runTransaction<Result>(work: Work<Result>, wait: Wait): Promise<Result> {
    await this.#waitForTurn(() => this.#database.exec("BEGIN IMMEDIATE"), wait);
    try {
      const statements = new Map<string, Statement>();
      const connection = new Connection(this.dialect, async ({ text }, parameters) =>
        this.#guard(() => this.#run(statements, text, parameters)),
      );
      const result = await work(connection);
      this.#database.exec("COMMIT");
      return result;
    } finally {
      if (this.#isInTransaction()) this.#database.exec("ROLLBACK");
    }
  }

  /** Fills temporary tables between the transactions of this process, which could roll it back. */
  async #stage({ tables, fill }: Staging): Promise<void> {
    const statements = new Map<string, Statement>();
    const connection = new Connection(this.dialect, ({ text }, parameters) =>
      this.#waitForTurn(() => this.#run(statements, text, parameters)),
    );
    for (const { table, columns } of tables) await connection.run(`CREATE TEMP TABLE ${table} (${columns})`);
    await fill(connection);
  }

  /** Runs a statement, which is compiled once. */
  #run(statements: Map<string, Statement>, text: string, parameters: readonly unknown[]): StatementResult {
    const statement = statements.get(text) ?? compile(this.#database, text);
    statements.set(text, statement);
    const { compiled, returnsRows } = statement;
    // By name, because `node:sqlite` cannot bind `?1` before Node 22.20. Callers pass only types of SQLite.
    const values = parameters.map((value, index) => [`$${index + 1}`, value as SQLInputValue] as const);
    const bound = Object.fromEntries(values);
    if (returnsRows) return { rows: compiled.all(bound), changes: 0 };
    // Data written to a file without a name is lost.
    if (!this.#isSameFile()) throw new StoreUnavailableError({ cause: new Error("the database file was replaced") });
    return { rows: [], changes: Number(compiled.run(bound).changes) };
  }

  async emptyLog(): Promise<void> {
    const checkpoint = this.#database.prepare("PRAGMA wal_checkpoint(TRUNCATE)");
    const attempt = async () => (this.#isInTransaction() || checkpoint.get()?.busy ? undefined : {});
    await waitForTurn(attempt, { maxWaitMs: BUSY_WAIT_MS });
  }

  async close(): Promise<void> {
    if (!this.#database.isOpen) return;
    this.#statements.clear();
    this.#database.close();
  }

  /** Waits for the transaction of this process, and for the writer of another one. */
  async #waitForTurn<Result>(access: () => Result, wait: Wait = {}): Promise<Result> {
    const attempt = async () => {
      try {
        return this.#isInTransaction() ? undefined : { result: this.#guard(access) };
      } catch (error) {
        if (error instanceof StoreUnavailableError && getResultCode(error.cause) === BUSY) return undefined;
        throw error;
      }
    };
    return (await waitForTurn(attempt, wait)).result;
  }

  #isInTransaction(): boolean {
    return this.#database.isOpen && this.#database.isTransaction;
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

interface Statement {
  readonly compiled: StatementSync;
  readonly returnsRows: boolean;
}

function compile(database: DatabaseSync, text: string): Statement {
  const compiled = database.prepare(text);
  return { compiled, returnsRows: compiled.columns().length > 0 };
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
