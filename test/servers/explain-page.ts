import { expect, vi } from "vitest";
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
  const execute = vi.spyOn(store.engine, "execute");
  await store.readPage(request);
  const asked = execute.mock.calls;
  execute.mockRestore();
  const [, [{ text }, parameters] = [{ text: "" }, []]] = asked;
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
