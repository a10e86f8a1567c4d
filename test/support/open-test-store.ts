import pg from "pg";
import { inject, onTestFinished, TestRunner } from "vitest";
import { openStore, type Store, type StoreOptions } from "../../src/service/index.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the PostgreSQL that the tests run on; undefined for SQLite. */
    postgresUrl: string | undefined;
  }
}

const open = new Set<Store>();

/** Closes something when the test ends. What is opened before all tests of a file is closed after them by the caller. */
export function closeAfterTest<Resource extends { close(): unknown }>(resource: Resource): Resource {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await resource.close()));
  return resource;
}

/**
 * Opens a store until the end of the test.
 * @param options By default, an empty store on the engine that this run tests. Stores that are open together share its database.
 */
export async function openTestStore(options?: StoreOptions): Promise<Store> {
  const database = inject("postgresUrl");
  if (options || database === undefined) return closeAfterTest(await openStore(options));
  if (open.size === 0) await empty(database);
  // One session, so that its settings reach every query.
  const store = await openStore({ database, poolSize: 1 });
  open.add(store);
  const close = store.close.bind(store);
  store.close = async () => {
    if (open.delete(store)) await close();
  };
  return closeAfterTest(store);
}

/** Drops everything in the database. */
export async function empty(url: string): Promise<void> {
  if (url === "") throw new Error("LOYALTY_TEST_POSTGRES_URL must name a PostgreSQL database that may be emptied");
  const client = new pg.Client(url);
  await client.connect();
  await client.query("DROP SCHEMA IF EXISTS public CASCADE");
  await client.query("CREATE SCHEMA public");
  await client.end();
}
