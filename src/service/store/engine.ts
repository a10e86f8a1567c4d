import type { Kysely } from "kysely";
import type { Revocation, Tables } from "./schema.ts";

/** A query that is compiled once; its first parameter is `$1`. */
export interface PreparedQuery<Row = unknown> {
  readonly name: string;
  readonly text: string;
  /** Type of a row; never set. */
  readonly row?: Row;
}

/** A database of the store: SQLite or PostgreSQL. */
export interface Engine {
  readonly dialect: "sqlite" | "postgres";
  readonly kysely: Kysely<Tables>;
  /**
   * @param server The further PostgreSQL server that has the rows.
   * @throws StoreUnavailableError if the database or that server cannot be reached.
   */
  read<Row>(query: PreparedQuery<Row>, parameters: readonly unknown[], server?: string | null): Promise<Row[]>;
  /** Changes tokens; returns the number of changed rows once the change is durable. @throws StoreUnavailableError if the database cannot be reached. */
  write(query: PreparedQuery, parameters: readonly unknown[]): Promise<number>;
  /**
   * Applies all changes or none; other connections see them only at the end. Transactions of all processes run one after another,
   * so that none is undone by another one that read before it.
   * @throws StoreUnavailableError if another transaction takes longer than the wait.
   */
  transact<Result>(work: Work<Result>, wait?: Wait): Promise<Result>;
  /**
   * Empties the write-ahead log of SQLite, which would otherwise keep the size of the largest transaction and the bytes of erased
   * events. Returns false if another process reads the database for 5 s.
   * @param pause Waits before another attempt.
   */
  emptyLog(pause?: () => Promise<unknown>): Promise<boolean>;
  /** Undefined if the engine has no pool of connections. */
  pool(): PoolState | undefined;
  close(): Promise<void>;
}

/**
 * The changes of a transaction.
 * @param listRevoked Reads the revocations that were written meanwhile, and that their keys do not have yet.
 */
export type Work<Result> = (
  database: Kysely<Tables>,
  writeMany: WriteMany,
  listRevoked: () => Promise<Revocation[]>,
) => Promise<Result>;

/** The wait for other transactions. */
export interface Wait {
  /** @default 600_000 */
  readonly maxWaitMs?: number;
  /** Called once, after 5 s. */
  readonly onWait?: () => void;
}

/** Current number of connections in a pool. */
export interface PoolState {
  readonly total: number;
  readonly idle: number;
  /** Queries that wait for a connection. */
  readonly waiting: number;
  /** The further servers with partitions that have been read from, and whether each can be reached. */
  readonly servers: ReadonlyMap<string, boolean>;
}

/** Inserts rows into the activity table and skips those that exist. */
export type WriteMany = (rows: readonly ActivityRow[]) => Promise<void>;

/** A row of the activity table with its text as bytes. */
export type ActivityRow = Omit<Tables["activity"], "body"> & { readonly body: Uint8Array };

/** Prepares a query with the parameters `$1`, `$2` and so on. */
export function prepareQuery<Row>(name: string, text: string): PreparedQuery<Row> {
  return { name, text };
}

/** A database that cannot be reached (S23). The reason is in `cause`, and never in a response. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";

  constructor(options?: ErrorOptions, message = "the database is out of reach") {
    super(message, options);
  }
}

const LIST_HEAD = Buffer.from('{"object":"list","data_ref":"data","data":[');

/** Wraps stored JSON texts, joined by commas, in the list envelope (§2.1, §4.4, §4.5) without parsing them. */
export function writeList(
  items: readonly Uint8Array[],
  properties: Readonly<Record<string, unknown>>,
): Uint8Array<ArrayBuffer> {
  return Buffer.concat([LIST_HEAD, ...items, Buffer.from(`],${JSON.stringify(properties).slice(1)}`)]);
}
