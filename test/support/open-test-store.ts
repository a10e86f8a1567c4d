import { inject } from "vitest";
import { openStore, type Store, type StoreOptions } from "../../src/service/index.ts";
import { endWithTest } from "./serve.ts";
import { queryPostgres } from "./start-postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of a PostgreSQL on which the tests may create databases; undefined for SQLite. */
    postgresUrl: string | undefined;
  }
}

const given = inject("postgresUrl");
/** The database of this worker on that PostgreSQL; undefined for SQLite. */
export const postgresUrl = given === undefined ? undefined : await createDatabase(given);

async function createDatabase(beside: string): Promise<string> {
  if (beside === "") throw new Error("LOYALTY_TEST_POSTGRES_URL must name a database on a PostgreSQL for tests");
  const url = new URL(beside);
  url.pathname += `_${process.env.VITEST_POOL_ID}`;
  await queryPostgres(beside, `CREATE DATABASE "${url.pathname.slice(1)}"`).catch((error) => {
    if (error.code !== "42P04") throw error; // it exists
  });
  return String(url);
}

const open = new Set<Store>();

/** Closes something when the test ends, or the file if no test runs. */
export function closeAfterTest<Resource extends { close(): unknown }>(resource: Resource): Resource {
  endWithTest(() => resource.close());
  return resource;
}

/**
 * Opens a store until the end of the test, or of the file if no test runs.
 * @param options By default, an empty store on the engine that this run tests. Stores that are open together share its database.
 */
export async function openTestStore(options?: StoreOptions): Promise<Store> {
  const database = postgresUrl;
  if (options || database === undefined) return closeAfterTest(await openStore({ migrate: true, ...options }));
  if (open.size === 0) await empty(database);
  // One session, so that its settings reach every query.
  const store = await openStore({ database, poolSize: 1, migrate: true });
  open.add(store);
  const close = store.close.bind(store);
  store.close = async () => {
    if (open.delete(store)) await close();
  };
  return closeAfterTest(store);
}

/** Drops everything in the database. */
export async function empty(url: string): Promise<void> {
  await queryPostgres(url, "DROP SCHEMA IF EXISTS public CASCADE", "CREATE SCHEMA public");
}
