import { join } from "node:path";
import { expect, it } from "vitest";
import { openStore } from "../../../src/service/index.ts";
import { StoreUnavailableError } from "../../../src/service/store/engine.ts";
import { createKey, listKeys, revokeKey } from "../../../src/service/store/manage-keys.ts";
import { createMigrations } from "../../../src/service/store/schema.ts";
import { importRecords, SECRET, smallEvent, smallToken, smallWorld } from "../../support/import-records.ts";
import { closeAfterTest, empty, openTestStore, postgresUrl } from "../../support/open-test-store.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder } = createScratchFolder();

/** What a newer version may do to a table while older instances run. */
const changes = {
  "gets a column": (table: string) => `ALTER TABLE ${table} ADD COLUMN later TEXT`,
  "gets an index": (table: string, column: string) => `CREATE INDEX later_${table} ON ${table} (${column})`,
  ...(postgresUrl !== undefined && {
    "gets another type": (table: string, column: string) =>
      `ALTER TABLE ${table} ALTER COLUMN ${column} TYPE VARCHAR(9999)`,
    "gets a default": (table: string, column: string) => `ALTER TABLE ${table} ALTER COLUMN ${column} SET DEFAULT 'x'`,
    "is written anew": (table: string) => `ALTER TABLE ${table} ADD COLUMN later INTEGER DEFAULT random()`,
  }),
};

/** Each table, with its first text column. */
const tables = createMigrations("sqlite")["001-tables"]?.flatMap((statement) => {
  const [, table = "", column = ""] = /^CREATE TABLE (\w+) \([^]*?(\w+) TEXT/.exec(statement) ?? [];
  return column === "" ? [] : [{ table, column }];
});

it.each(Object.keys(changes))(
  "S23: each statement succeeds or finds the database unavailable after a table %s",
  async (change) => {
    const database = postgresUrl ?? join(folder, `${change}.db`);
    if (postgresUrl !== undefined) await empty(postgresUrl);
    // One session, which has compiled each statement.
    const store = closeAfterTest(await openStore({ database, poolSize: 1, migrate: true }));
    const migrating = await openTestStore({ database });
    const webhook = { kind: "webhook", project_id: "p", webhook: { id: "w" } };
    await importRecords(store, [...smallWorld, smallEvent("e"), webhook]);
    const { id, secret } = await createKey(store, "management", { projects: ["p"] });
    const page = { projectId: "p", campaignId: "c", memberId: "m", limit: 1 };
    const statements: Record<string, () => Promise<unknown>> = {
      ping: () => store.ping(),
      addToken: () => store.addToken(String(Math.random()), { ...smallToken, expires_at: 9_999_999_999 }),
      findToken: () => store.findToken("unknown"),
      removeToken: () => store.removeToken("unknown", "a"),
      removeExpiredTokens: () => store.removeExpiredTokens(),
      findApplicationKey: () => store.findKey("application", "a", SECRET),
      findManagementKey: () => store.findKey("management", id, secret),
      findProject: () => store.findProject(id, "p"),
      listWebhooks: () => store.listProject("p", "listWebhooks"),
      listUsers: () => store.listProject("p", "listUsers"),
      readPage: () => store.readPage({ ...page, order: "created_at" }),
      readLaterPage: () => store.readPage({ ...page, order: "-created_at", startingAfterId: "e" }),
      createKey: () => createKey(store, "application", { projects: ["p"] }),
      revokeKey: () =>
        revokeKey(store, "application", "a").catch((error) => expect(error.message).toMatch(/is revoked/)),
      listKeys: () => listKeys(store),
      import: () => importRecords(store, [webhook, smallEvent("e")]),
    };
    const runAll = async () => {
      const failed: string[] = [];
      for (const [name, run] of Object.entries(statements)) {
        await run().catch((error: unknown) => {
          if (!(error instanceof StoreUnavailableError)) throw error;
          failed.push(name);
        });
      }
      return failed;
    };
    await runAll();

    for (const { table, column } of tables ?? []) {
      const text = changes[change as keyof typeof changes]?.(table, column) ?? "";
      await migrating.engine.transact((connection) => connection.run(text));
      await runAll();

      expect(await runAll(), table).toEqual([]);
    }
  },
);
