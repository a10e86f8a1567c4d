import { expect } from "vitest";
import type { Store } from "../../src/service/index.ts";
import { queryPostgres } from "../support/start-postgres-server.ts";

/**
 * Returns the plan of the statement that reads a page.
 * @param mode The generic plan, or the plan for the values of the request.
 */
export async function explainPage(
  store: Store,
  database: string,
  request: Parameters<Store["readPage"]>[0],
  mode: "force_generic_plan" | "force_custom_plan",
): Promise<string> {
  const read = store.engine.read.bind(store.engine);
  const asked: { text: string; parameters: readonly unknown[] }[] = [];
  store.engine.read = (query, parameters) => {
    asked.push({ text: query.text, parameters });
    return read(query, parameters);
  };
  await store.readPage(request);
  store.engine.read = read;
  const [, { text, parameters } = { text: "", parameters: [] }] = asked;
  expect(asked).toHaveLength(2); // the member, then the page
  const values = parameters.map((value) => (typeof value === "number" ? value : `'${value}'`));
  const rows = await queryPostgres(
    database,
    `SET plan_cache_mode = ${mode}`,
    `PREPARE page AS ${text}`,
    `EXPLAIN (COSTS OFF) EXECUTE page(${values.join(",")})`,
  );
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}
