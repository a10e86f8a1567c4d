import type { Store } from "../../src/service/index.ts";

/** Reads all rows of a table. */
export function readTable(store: Store, table: string): Promise<Record<string, unknown>[]> {
  return store.connection.all(`SELECT * FROM ${table}`);
}
