import pg from "pg";
import { inject } from "vitest";
import { openStore, type Store } from "../../src/service/index.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the PostgreSQL that the tests run on; undefined where they run on SQLite. */
    postgresUrl: string | undefined;
  }
}

const open = new Set<Store>();

/** An empty store on the engine that this run of the suite is about. Stores that are open together share the database. */
export async function openTestStore(): Promise<Store> {
  const database = inject("postgresUrl");
  if (database === undefined) return openStore();
  if (open.size === 0) await empty(database);
  // PGlite is one session, whatever the number of connections.
  const store = await openStore({ database, poolSize: 1 });
  open.add(store);
  const close = store.close.bind(store);
  store.close = async () => {
    open.delete(store);
    await close();
  };
  return store;
}

/** Drops everything in the database, prepared statements included: PGlite keeps those of connections that are gone. */
export async function empty(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query("DEALLOCATE ALL");
  await client.query("DROP SCHEMA IF EXISTS public CASCADE");
  await client.query("CREATE SCHEMA public");
  await client.end();
}
