import type { Compilable, Kysely } from "kysely";
import type { Tables } from "./schema.ts";

/** A query compiled once; parameters are given in the order of its placeholders. */
export interface PreparedQuery<Row = unknown> {
  readonly name: string;
  readonly text: string;
  /** Credentials never wait behind other reads. */
  readonly findsCredentials?: boolean;
  /** Whether the first parameter is the key of a member, whose activity it reads. */
  readonly readsActivity?: boolean;
  /** Type of a row; never set. */
  readonly row?: Row;
}

/** A database of the store: SQLite or PostgreSQL. */
export interface Engine {
  readonly dialect: "sqlite" | "postgres";
  readonly kysely: Kysely<Tables>;
  /** @throws StoreUnavailableError if the database cannot be reached. */
  read<Row>(query: PreparedQuery<Row>, parameters: readonly unknown[]): Promise<Row[]>;
  /** Returns the number of changed rows once the change is durable. @throws StoreUnavailableError if the database cannot be reached. */
  write(query: PreparedQuery, parameters: readonly unknown[]): Promise<number>;
  /** Applies all changes or none; other connections see them only at the end. */
  transact<Result>(work: (database: Kysely<Tables>, writeMany: WriteMany) => Promise<Result>): Promise<Result>;
  /** Undefined if the engine has no pool of connections. */
  pool(): PoolState | undefined;
  close(): Promise<void>;
}

/** Current number of connections in a pool. */
export interface PoolState {
  readonly total: number;
  readonly idle: number;
  /** Queries that wait for a connection. */
  readonly waiting: number;
}

/** Inserts rows into the activity table and skips those that exist. */
export type WriteMany = (rows: readonly ActivityRow[]) => Promise<void>;

/** A row of the activity table with its text as bytes. */
export type ActivityRow = Omit<Tables["activity"], "body"> & { readonly body: Uint8Array };

/** Compiles a query; placeholder values are ignored. */
export function prepareQuery<Row>(
  name: string,
  query: Compilable<Row>,
  traits: Pick<PreparedQuery, "findsCredentials" | "readsActivity"> = {},
): PreparedQuery<Row> {
  return { name, text: query.compile().sql, ...traits };
}

/** A database that cannot be reached (S23). The reason is in `cause`, and never in a response. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";

  constructor(options?: ErrorOptions) {
    super("the database is out of reach", options);
  }
}
