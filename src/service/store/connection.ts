/** The kind of a database. */
export type Dialect = "sqlite" | "postgres";

/** The result of a statement. */
interface StatementResult {
  /** Empty if the statement returns no rows. */
  readonly rows: readonly unknown[];
  /** Number of inserted, updated or deleted rows. */
  readonly changes: number;
}

/** Runs a statement with the parameters `$1`, `$2` and so on. */
type RunStatement = (text: string, parameters: readonly unknown[]) => Promise<StatementResult>;

/** A connection to the database that only one transaction uses. */
export class Connection {
  readonly dialect: Dialect;
  readonly #run: RunStatement;

  constructor(dialect: Dialect, run: RunStatement) {
    this.dialect = dialect;
    this.#run = run;
  }

  /** Returns the rows of a query; the caller knows their columns. */
  async all<Row>(text: string, ...parameters: unknown[]): Promise<Row[]> {
    return (await this.#run(text, parameters)).rows as Row[];
  }

  /** Returns the first row of a query. */
  async first<Row>(text: string, ...parameters: unknown[]): Promise<Row | undefined> {
    return (await this.all<Row>(text, ...parameters))[0];
  }

  /** Runs a statement. Returns the number of rows that it changed. */
  async run(text: string, ...parameters: unknown[]): Promise<number> {
    return (await this.#run(text, parameters)).changes;
  }
}
