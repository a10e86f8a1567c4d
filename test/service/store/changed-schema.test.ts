import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { openStore } from "../../../src/service/index.ts";
import { StoreUnavailableError } from "../../../src/service/store/engine.ts";
import { createMigrations } from "../../../src/service/store/schema.ts";
import { formPost, startDemoService } from "../../support/demo-service.ts";
import { closeAfterTest, empty, openTestStore, postgresUrl } from "../../support/open-test-store.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder } = createScratchFolder();

/** What a newer version may do to a table while older instances run. */
const changes: Record<string, (table: string, column: string) => string> = {
  "gets a column": (table) => `ALTER TABLE ${table} ADD COLUMN later TEXT`,
  "gets an index": (table, column) => `CREATE INDEX later_${table} ON ${table} (${column})`,
  ...(postgresUrl !== undefined && {
    "gets another type": (table, column) => `ALTER TABLE ${table} ALTER COLUMN ${column} TYPE VARCHAR(9999)`,
    "gets a default": (table, column) => `ALTER TABLE ${table} ALTER COLUMN ${column} SET DEFAULT 'x'`,
    "is written anew": (table) => `ALTER TABLE ${table} ADD COLUMN latest INTEGER DEFAULT random()`,
  }),
};

/** Each table, with its first text column. */
const tables = Object.values(createMigrations("sqlite"))
  .flat()
  .flatMap((statement) => {
    const [, table = "", column = ""] = /^CREATE TABLE (\w+) \([\s\S]*?(\w+) TEXT/.exec(statement) ?? [];
    return column === "" ? [] : [{ table, column }];
  });

it("S23: each statement succeeds or is unavailable after any change of the tables", async () => {
  const database = postgresUrl ?? join(folder, "changed.db");
  if (postgresUrl !== undefined) await empty(postgresUrl);
  // One session, which has compiled each statement.
  const store = closeAfterTest(await openStore({ database, poolSize: 1, migrate: true }));
  const migrating = await openTestStore({ database });
  const execute = vi.spyOn(store.engine, "execute");
  const { issue, list, listUsers, call, application, management, demo } = await startDemoService({ store });
  const { access_token } = (await issue("loyalties")).body;
  const { more_starting_after: cursor } = (await list({ Authorization: `Bearer ${access_token}` }, "limit=1")).body;
  await list(application, `limit=1&starting_after_id=${cursor}`);
  await list(application, "starting_after_id=unknown");
  await listUsers();
  await call(`/management/v1/projects/${demo.ids.projectId}/webhooks`, { headers: management });
  await call("/v1/oauth/token/revoke", formPost(application, { access_token }));
  await store.removeExpiredTokens();
  await store.ping();
  const statements = execute.mock.calls.filter(([{ name }]) => name !== undefined && name !== "add-token");
  execute.mockRestore();

  for (const [name, change] of Object.entries(changes)) {
    await migrating.engine.transact(async (connection) => {
      for (const { table, column } of tables) await connection.run(change(table, column));
    });
    for (const statement of statements) {
      const failure = await store.engine.execute(...statement).catch((error: unknown) => error);
      if (failure instanceof Error)
        expect(failure, `${name}: ${statement[0].name}`).toBeInstanceOf(StoreUnavailableError);
    }
    for (const statement of statements) await store.engine.execute(...statement);
  }
  expect(tables.length).toBeGreaterThan(9);
  expect(new Set(statements.map(([query]) => query.name)).size).toBeGreaterThan(9);
});
