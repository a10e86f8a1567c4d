/** The kind of a database. */
export type Dialect = "sqlite" | "postgres";

/** The wait of a transaction for others, and for its own statements. */
export interface Wait {
  /** @default 600_000 */
  readonly maxWaitMs?: number;
  /** Limit of a statement on PostgreSQL. @default 600 */
  readonly maxStatementSeconds?: number;
  /** Called once, after 5 s. */
  readonly onWait?: () => void;
}

/** A statement with the parameters `$1`, `$2` and so on. */
export interface Query {
  readonly text: string;
  /** The metrics show it. A statement of a request has one, and is compiled once. */
  readonly name?: string;
  /** The wait for another writer of a SQLite file; PostgreSQL needs none. @default 5 s */
  readonly wait?: Wait | undefined;
}

/** The result of a statement. */
export interface StatementResult {
  /** Empty if the statement returns no rows. */
  readonly rows: readonly unknown[];
  /** Number of inserted, updated or deleted rows. */
  readonly changes: number;
}

/** Executes a statement. */
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

  /** Returns the first row of a query. */
  async first<Row>(query: Query | string, ...parameters: readonly unknown[]): Promise<Row | undefined> {
    return (await this.all<Row>(query, ...parameters))[0];
  }

  /** Runs a statement. Returns the number of rows that it changed. */
  async run(query: Query | string, ...parameters: readonly unknown[]): Promise<number> {
    return (await this.#execute(toQuery(query), parameters)).changes;
  }
}

const toQuery = (query: Query | string): Query => (typeof query === "string" ? { text: query } : query);
