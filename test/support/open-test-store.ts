import pg from "pg";
import { inject } from "vitest";
import { openStore, type Store } from "../../src/service/index.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the PostgreSQL that the tests run on; undefined for SQLite. */
    postgresUrl: string | undefined;
  }
}

const open = new Set<Store>();

/** Opens an empty store on the engine that this run tests. Stores that are open together share the database. */
export async function openTestStore(): Promise<Store> {
  const database = inject("postgresUrl");
  if (database === undefined) return openStore();
  if (open.size === 0) await empty(database);
  // All connections to PGlite are one session.
  const store = await openStore({ database, poolSize: 1 });
  open.add(store);
  const close = store.close.bind(store);
  store.close = async () => {
    open.delete(store);
    await close();
  };
  return store;
}

/** Drops everything in the database, prepared statements included: PGlite keeps those of closed connections. */
export async function empty(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query("DEALLOCATE ALL");
  await client.query("DROP SCHEMA IF EXISTS public CASCADE");
  await client.query("CREATE SCHEMA public");
  await client.end();
}
