import { sql } from "kysely";
import { expect } from "vitest";
import type { Store } from "../../src/service/index.ts";

/** Returns the generic plan of the statement that reads a page. */
export async function explainPage(
  store: Store,
  request: Parameters<Store["readPage"]>[0],
  options = "COSTS OFF",
): Promise<string> {
  const read = store.engine.read.bind(store.engine);
  const asked: { text: string; parameters: readonly unknown[] }[] = [];
  store.engine.read = (query, parameters) => {
    asked.push({ text: query.text, parameters });
    return read(query, parameters);
  };
  await store.readPage(request);
  store.engine.read = read;
  const { text, parameters } = asked.at(-1) ?? { text: "", parameters: [] };
  expect(asked).toHaveLength(request.startingAfterId === undefined ? 2 : 3); // the member, the cursor, then the page
  const values = parameters.map((value) => (typeof value === "number" ? value : `'${value}'`));
  return store.engine.kysely.connection().execute(async (connection) => {
    await sql`SET plan_cache_mode = force_generic_plan`.execute(connection);
    await sql.raw(`PREPARE page AS ${text}`).execute(connection);
    const explaining = sql.raw<Record<string, string>>(`EXPLAIN (${options}) EXECUTE page(${values.join(",")})`);
    const { rows } = await explaining.execute(connection);
    await sql`DEALLOCATE page`.execute(connection);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
}
