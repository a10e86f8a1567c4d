import { Socket } from "node:net";
import { runInNewContext } from "node:vm";
import pg from "pg";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { importDataset } from "../../src/service/index.ts";
import { StoreUnavailableError } from "../../src/service/store/engine.ts";
import { revokeKey } from "../../src/service/store/manage-keys.ts";
import { PostgresEngine } from "../../src/service/store/postgres/postgres-engine.ts";
import { createMigrations } from "../../src/service/store/schema.ts";
import { hashSecret } from "../../src/service/store/store.ts";
import { generateDataset, generatedMemberId, generatedWorld } from "../support/generate-dataset.ts";
import { beginTransaction, importRecords, SECRET, smallWorld } from "../support/import-records.ts";
import { closeAfterTest, empty, openTestStore, postgresUrl } from "../support/open-test-store.ts";
import { runInProcess } from "../support/run-cli.ts";
import { serve as serveListener } from "../support/serve.ts";
import { queryPostgres } from "../support/start-postgres-server.ts";

const database = String(postgresUrl);
const { projectId, campaignId } = generatedWorld;

beforeEach(() => empty(database));

it("PostgreSQL reads each page as one index range, with the plan for any values and with that for its own", async () => {
  const store = await openTestStore({ database });
  await importDataset(store, generateDataset({ members: 50, events: 5_000 }));
  await queryPostgres(database, "ANALYZE");
  const execute = vi.spyOn(store.engine, "execute");
  const request = { projectId, campaignId, memberId: generatedMemberId(0), limit: 10 };
  for (const order of ["created_at", "-created_at"] as const) {
    const first = await store.readPage({ ...request, order });
    const startingAfterId = JSON.parse(Buffer.from(first).toString()).more_starting_after;
    await store.readPage({ ...request, order, startingAfterId });
  }
  const statements = execute.mock.calls.filter(([{ text }]) => text.includes("activity"));

  expect(statements).toHaveLength(4);
  for (const mode of ["force_generic_plan", "force_custom_plan"]) {
    for (const [{ text }, parameters] of [...statements]) {
      const values = parameters.map((value) => (typeof value === "number" ? value : `'${value}'`));
      const explain = `EXPLAIN (COSTS OFF) EXECUTE page(${values.join()})`;
      const set = `SET plan_cache_mode = ${mode}`;
      const rows = await queryPostgres(database, set, `PREPARE page AS ${text}`, explain);
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");

      const page = expect.stringMatching(/Index Scan( Backward)? using activity_pkey on activity\b/);
      const cursor = expect.stringMatching(/Index Scan using activity_id on activity activity_1\b/);
      const isAfter = values.length > 2;
      expect(plan.match(/^.* Scan .*on activity\b.*$/gm)).toEqual(isAfter ? [cursor, page] : [page]);
      if (isAfter) expect(plan).toMatch(/Index Cond: .*member_key = .*ROW\(created_at_us, sequence\) [<>] /);
      expect(plan).not.toMatch(/Filter|Sort$/m);
    }
  }
});

it("a database is migrated once by instances that start together", async () => {
  await Promise.all(Array.from({ length: 4 }, () => openTestStore({ database })));
  const rows = await queryPostgres(database, "SELECT name FROM schema_step");

  expect(rows.map(({ name }) => name)).toEqual(Object.keys(createMigrations("postgres")));
});

it.each([
  { isReadable: false, message: "permission denied for table schema_step" },
  { isReadable: true, message: "permission denied for table access_token" },
])(
  "loyalty serve says what a role lacks on a database (readable: $isReadable), and how to grant it",
  async ({ isReadable, message }) => {
    await openTestStore({ database });
    await queryPostgres(database, "CREATE ROLE loyalty_guest LOGIN").catch(() => undefined); // it exists
    await queryPostgres(database, "GRANT USAGE ON SCHEMA public TO loyalty_guest");
    if (isReadable) await queryPostgres(database, "GRANT SELECT ON ALL TABLES IN SCHEMA public TO loyalty_guest");
    const url = new URL(database);
    url.username = "loyalty_guest";
    const serve = () => runInProcess(["serve", "--port", "0", "--database", url.href]);

    const { code, stderr } = await serve();
    const [, grant = ""] = /as the owner, run: (.*?);/.exec(stderr) ?? [];
    await queryPostgres(database, grant);

    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect((await serve()).code).toBe(0);
  },
);

it.each([["--port"], ["--admin-port"]])("loyalty serve closes its connections if %s is in use", async (option) => {
  await openTestStore({ database });
  const { port } = new URL((await serveListener(() => {})).url);
  const url = new URL(database);
  url.searchParams.set("application_name", "closing");
  const { code } = await runInProcess(["serve", "--port", "0", "--database", url.href, option, port]);

  expect(code).toBe(2);
  const listOpen = () => queryPostgres(database, "SELECT pid FROM pg_stat_activity WHERE application_name = 'closing'");
  await vi.waitFor(async () => expect(await listOpen()).toEqual([]));
});

it("§5.1: a key is revoked at once while an import replaces it, and stays revoked", async () => {
  const importing = await openTestStore({ database });
  const revoking = await openTestStore({ database });
  await importRecords(importing, smallWorld);
  const text = "UPDATE application_key SET key_hash = $1";
  const { transaction, end } = await beginTransaction(importing, text, hashSecret(SECRET.toUpperCase()));

  await revokeKey(revoking, "application", "a", { maxWaitMs: 0 });
  const during = await importing.findKey("application", "a", SECRET);
  end();
  await transaction;

  expect(during).toBeUndefined();
  expect(await revoking.findKey("application", "a", SECRET.toUpperCase())).toBeUndefined();
  await expect(revokeKey(revoking, "application", "a")).rejects.toThrow("the application key a is revoked");
});

it("S23: a failure of the database is a StoreUnavailableError, and a fault in a statement is not", async () => {
  const { engine } = await openTestStore({ database });
  const fail = async (code: string) => {
    const text = `DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '${code}'; END $$`;
    const attempts = [engine.execute({ text }, []), engine.transact((connection) => connection.run(text))];
    const results = await Promise.allSettled(attempts);
    return results.map((result) => result.status === "rejected" && result.reason instanceof StoreUnavailableError);
  };

  for (const code of [
    "08006",
    "25006",
    "28P01",
    "3D000",
    "40001",
    "42P01",
    "42501",
    "53300",
    "55P03",
    "57P01",
    "58030",
  ])
    expect(await fail(code), code).toEqual([true, true]);
  expect(await fail("22012")).toEqual([false, false]);
});

it("an import of 1,000 members asks the server at most 200 times", async () => {
  const store = await openTestStore({ database });
  const query = vi.spyOn(pg.Client.prototype, "query");
  onTestFinished(() => query.mockRestore());

  await importDataset(store, generateDataset({ members: 1_000, events: 0 }));

  expect(query.mock.calls.length).toBeGreaterThan(10);
  expect(query.mock.calls.length).toBeLessThan(200);
});

it("a store reports the connections of its pool", async () => {
  const store = await openTestStore({ database, poolSize: 1 });
  const pings = Array.from({ length: 6 }, () => store.ping());
  await new Promise((resolve) => process.nextTick(resolve)); // connections are handed out in this tick
  const during = store.pool();
  await Promise.all(pings);

  expect([during?.waiting, store.pool()]).toEqual([expect.any(Number), { total: 1, idle: 1, waiting: 0 }]);
  expect(during?.waiting).toBeGreaterThan(0);
});

it("a connection is not used again after the server has cancelled a statement", async () => {
  const { connection } = await openTestStore({ database, poolSize: 1 });
  const readPid = () => connection.first<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  const before = await readPid();

  const cancelled = connection.all("SELECT pg_cancel_backend(pg_backend_pid())");

  await expect(cancelled).rejects.toMatchObject({ cause: { code: "57014" } });
  expect((await readPid())?.pid).not.toBe(before?.pid);
});

it("a connection is found lost by an error of another realm, as those of Node are in Jest", async () => {
  const failure = runInNewContext('Object.assign(new Error("refused"), { code: "ECONNREFUSED" })');
  const engine = closeAfterTest(await PostgresEngine.open("postgres://loyalty@127.0.0.1:1/none", 1));
  const connect = vi.spyOn(Socket.prototype, "connect").mockImplementation(function (this: Socket) {
    return this.destroy(failure);
  });
  onTestFinished(() => connect.mockRestore());

  const error = await engine.execute({ text: "SELECT 1" }, []).catch((cause: unknown) => cause);

  expect(error).toBeInstanceOf(StoreUnavailableError);
  expect(failure.message).toBe("refused; start PostgreSQL, or correct the host and the port of the URL");
});
