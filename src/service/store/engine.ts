import type { Compilable, Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** A query compiled once. Parameters are given in the order in which its text names them. */
export interface PreparedQuery<Row = unknown> {
  readonly name: string;
  readonly text: string;
  /** Only a type: what a row looks like. */
  readonly row?: Row;
}

/** What the store needs of a database. Two exist: SQLite and PostgreSQL. */
export interface Engine {
  readonly dialect: "sqlite" | "postgres";
  readonly kysely: Kysely<Tables>;
  /** @throws StoreUnavailableError where the database is out of reach. */
  read<Row>(query: PreparedQuery<Row>, parameters: readonly unknown[]): Promise<Row[]>;
  /** Returns once the change is durable: how many rows changed. @throws StoreUnavailableError where the database is out of reach. */
  write(query: PreparedQuery, parameters: readonly unknown[]): Promise<number>;
  /** All or nothing, seen by nobody else before it is done. */
  transact<Result>(work: (database: Kysely<Tables>, writeMany: WriteMany) => Promise<Result>): Promise<Result>;
  /** Connections, where there is a pool of them. */
  pool(): PoolState | undefined;
  close(): Promise<void>;
}

/** Connections of a pool, at this moment. */
export interface PoolState {
  readonly total: number;
  readonly idle: number;
  /** Queries that wait for one. */
  readonly waiting: number;
}

/** Inserts rows into the activity table and leaves those alone that are there already. */
export type WriteMany = (rows: readonly ActivityRow[]) => Promise<void>;

/** A row of the activity table, its text as bytes. */
export type ActivityRow = Omit<Tables["activity"], "body"> & { readonly body: Uint8Array };

/** Compiles a query whose parameter values are of no account. */
export function prepareQuery<Row>(name: string, query: Compilable<Row>): PreparedQuery<Row> {
  return { name, text: query.compile().sql };
}
