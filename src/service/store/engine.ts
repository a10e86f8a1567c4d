import { setTimeout as sleep } from "node:timers/promises";

const RETRY_MS = 20;
const PATIENCE_MS = 5_000;
const MAX_WAIT_MS = 600_000;

export type Dialect = "sqlite" | "postgres";

/** The wait for the turn of a transaction, or of a statement that writes to a SQLite file. */
export interface Wait {
  /** @default 600_000; 5_000 for a statement */
  readonly maxWaitMs?: number;
  /** Called once, after 5 s. */
  readonly onWait?: () => void;
}

/** A statement with the parameters `$1`, `$2` and so on. */
export interface Query {
  readonly text: string;
  /** The metrics show it. A statement of a request has one, and is compiled once. */
  readonly name?: string;
  /** A statement on PostgreSQL needs no turn. */
  readonly wait?: Wait | undefined;
}

export interface StatementResult {
  /** Empty if the statement returns no rows. */
  readonly rows: readonly unknown[];
  /** Number of inserted, updated or deleted rows. */
  readonly changes: number;
}

export type Execute = (query: Query, parameters: readonly unknown[]) => Promise<StatementResult>;

/** Runs statements, each for itself or all in one transaction. */
export class Connection {
  readonly dialect: Dialect;
  readonly #execute: Execute;

  constructor(dialect: Dialect, execute: Execute) {
    this.dialect = dialect;
    this.#execute = execute;
  }

  /** Returns the rows of a query; the caller knows their columns. */
  async all<Row>(query: Query | string, ...parameters: readonly unknown[]): Promise<Row[]> {
    return (await this.#execute(toQuery(query), parameters)).rows as Row[];
  }

  async first<Row>(query: Query | string, ...parameters: readonly unknown[]): Promise<Row | undefined> {
    return (await this.all<Row>(query, ...parameters))[0];
  }

  /** Runs a statement. Returns the number of rows that it changed. */
  async run(query: Query | string, ...parameters: readonly unknown[]): Promise<number> {
    return (await this.#execute(toQuery(query), parameters)).changes;
  }
}

const toQuery = (query: Query | string): Query => (typeof query === "string" ? { text: query } : query);

export interface Engine {
  readonly dialect: Dialect;
  /** Lists the names of all tables and views, without changing the database. */
  listTables(): Promise<readonly unknown[]>;
  /** Makes the settings that a SQLite file of the service keeps. Only after it are changes allowed. */
  adopt?(): void;
  /**
   * Executes one statement; a change is durable then.
   * @throws StoreUnavailableError if the database cannot be reached.
   */
  execute(query: Query, parameters: readonly unknown[]): Promise<StatementResult>;
  /**
   * Applies all changes or none; other connections see them only at the end. Transactions of all processes run one after another,
   * so that none is undone by another one that read before it.
   * @throws StoreBusyError if another transaction takes longer than the wait.
   */
  transact<Result>(work: Work<Result>, wait?: Wait, staging?: Staging): Promise<Result>;
  /**
   * Empties the write-ahead log of SQLite, which would otherwise keep the size of the largest transaction and the bytes of erased
   * events.
   * @throws StoreBusyError if another process reads the database for 5 s.
   */
  emptyLog(): Promise<void>;
  /** Only PostgreSQL has a pool of connections. */
  pool?(): PoolState;
  close(): Promise<void>;
}

export type Work<Result> = (connection: Connection) => Promise<Result>;

/** Temporary tables of a transaction. They are filled before the transaction waits for its turn, and are gone at its end. */
export interface Staging {
  readonly tables: readonly { readonly table: string; readonly columns: string }[];
  readonly fill: Work<void>;
}

/** Current number of connections in a pool. */
export interface PoolState {
  readonly total: number;
  readonly idle: number;
  /** Queries that wait for a connection. */
  readonly waiting: number;
}

/** A database that cannot be reached (S23). The reason is in `cause`, and never in a response. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";

  constructor(options?: ErrorOptions, message = "the database is out of reach") {
    super(message, options);
  }
}

/** A database that another transaction uses for longer than the wait. */
export class StoreBusyError extends StoreUnavailableError {
  constructor(waitMs: number) {
    const actor = "an import, or another command that changes the database,";
    super({}, `${actor} has not ended for ${waitMs / 1000} s; try again later`);
  }
}

/**
 * Repeats an attempt until it succeeds, while another transaction runs. Waiting in SQLite would block every request of this process.
 * @param attempt Returns undefined if it must be repeated.
 * @throws StoreBusyError after the longest wait.
 */
export async function waitForTurn<Result extends object>(
  attempt: () => Promise<Result | undefined>,
  { maxWaitMs = MAX_WAIT_MS, onWait }: Wait,
): Promise<Result> {
  const startedAt = performance.now();
  let hasTold = false;
  for (;;) {
    const result = await attempt();
    if (result) return result;
    const waitedMs = performance.now() - startedAt;
    if (waitedMs > PATIENCE_MS && !hasTold) {
      hasTold = true;
      onWait?.();
    }
    if (waitedMs > maxWaitMs) throw new StoreBusyError(maxWaitMs);
    await sleep(RETRY_MS);
  }
}
