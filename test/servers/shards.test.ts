import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createRandom } from "../../src/contract/create-random.ts";
import { generateDataset, generatedMemberId, generatedWorld } from "../../src/service/datasets/generate-dataset.ts";
import { importDataset, openStore, type Store } from "../../src/service/index.ts";
import { eraseMember } from "../../src/service/store/erase-member.ts";
import { createMigrations } from "../../src/service/store/schema.ts";
import { explainPage } from "../support/explain-page.ts";
import { openTestStore } from "../support/open-test-store.ts";
import { movePartitions } from "../support/ops/move-partitions.ts";
import { type PostgresServer, startPostgresServer } from "../support/ops/start-postgres-server.ts";
import { readDailySeed } from "../support/read-daily-seed.ts";

const MEMBERS = 64;
const ROUNDS = Number(process.env.LOYALTY_CRASH_ROUNDS ?? 4);
const { projectId, campaignId } = generatedWorld;
const folder = mkdtempSync(join(tmpdir(), "loyalty-shards-"));
const servers: PostgresServer[] = [];
let store: Store;
let pagesBefore: string[];

/** Reads all pages of all members, in both orders. */
async function readAll(from = store, members = MEMBERS): Promise<string[]> {
  const { arrival = 0 } = (await from.findApplicationKey(generatedWorld.appId, generatedWorld.appToken)) ?? {};
  const pages: string[] = [];
  for (let member = 0; member < members; member++) {
    const memberKey = Number(await from.findMember(projectId, campaignId, generatedMemberId(member), arrival));
    for (const order of ["created_at", "-created_at"] as const) {
      let startingAfterId: string | undefined;
      do {
        const page = await from.readPage({ memberKey, order, limit: 40, startingAfterId, arrival });
        pages.push(String(page && Buffer.from(page)));
        startingAfterId = JSON.parse(pages.at(-1) ?? "").more_starting_after;
      } while (startingAfterId !== undefined);
    }
  }
  return pages;
}

beforeAll(async () => {
  for (let count = 0; count < 3; count++) servers.push(await startPostgresServer(folder));
  const [first, second, third] = servers as [PostgresServer, PostgresServer, PostgresServer];
  store = await openStore({ database: first.url, pageCacheBytes: 0 });
  await importDataset(store, generateDataset({ members: MEMBERS, events: 5_000 }));
  pagesBefore = await readAll();
  for (let count = 0; count < 2; count++) movePartitions(first, "two", second, [6, 7, 8, 9, 10]);
  movePartitions(first, "three", third, [11, 12, 13, 14, 15]);
  await store.close();
  store = await openStore({ database: first.url, pageCacheBytes: 0 });
  return () => store.close();
});
afterAll(() => {
  for (const server of servers) server.stop();
  rmSync(folder, { recursive: true });
});

/** Counts the events on each server, outside the partitioned table. */
const countEvents = async (): Promise<number[]> =>
  Promise.all(
    servers.map(async (server) => {
      const names = await server.query(
        "SELECT relname FROM pg_class WHERE relname ~ '^activity_[0-9]+$' AND relkind = 'r'",
      );
      const counts = names.map(({ relname }) => server.query(`SELECT count(*) FROM ${relname}`));
      return (await Promise.all(counts)).reduce((sum, [row]) => sum + Number(row?.count), 0);
    }),
  );

describe("partitions on three PostgreSQL servers", () => {
  it("every event is on one server after the move, and every page is the same as before", async () => {
    const counts = await countEvents();

    expect(counts.every((count) => count > 0)).toBe(true);
    expect(counts.reduce((sum, count) => sum + count)).toBe(5_000);
    expect(await readAll()).toEqual(pagesBefore);
  });

  it("the schema is up to date on partitions of both kinds, for several instances at once", async () => {
    const stores = await Promise.all([1, 2, 3].map(() => openTestStore({ database: servers[0]?.url ?? "" })));
    const applied = await stores[0]?.engine.kysely
      .withTables<{ kysely_migration: { name: string } }>()
      .selectFrom("kysely_migration")
      .select("name")
      .execute();

    expect(applied?.map(({ name }) => name)).toEqual(Object.keys(createMigrations("postgres")));
  });

  it("the server of a partition filters, orders and limits each page, with and without a cursor", async () => {
    const busiest = "SELECT member_key FROM activity_8 GROUP BY 1 ORDER BY count(*) DESC LIMIT 1";
    const events = `SELECT member_key, id FROM activity_8 WHERE member_key = (${busiest}) ORDER BY created_at_us`;
    const [{ member_key, id } = {}] = (await servers[0]?.query(`${events} OFFSET 5 LIMIT 1`)) ?? [];

    for (const order of ["created_at", "-created_at"] as const) {
      for (const startingAfterId of [undefined, String(id)]) {
        const request = { memberKey: Number(member_key), order, limit: 10, startingAfterId, arrival: 0 };
        const plan = await explainPage(store, "activity_8", request, "VERBOSE, COSTS OFF");
        const [page = ""] = plan.match(/(?<=Remote SQL: ).*/) ?? [];

        expect(page).toMatch(/WHERE .*member_key = .*ORDER BY created_at_us (A|DE)SC .*, sequence (A|DE)SC .* LIMIT /);
        if (startingAfterId !== undefined) expect(page).toMatch(/created_at_us [<>]= .*created_at_us [<>] .* OR/);
        expect(plan).not.toMatch(/Filter|Sort$|^Limit/m);
      }
    }
  });

  it("an import writes to every server, and changes nothing if it is repeated", async () => {
    const dataset = () => generateDataset({ members: MEMBERS, events: 8_000 });
    await importDataset(store, dataset());
    const once = [await countEvents(), await readAll()];
    await importDataset(store, dataset());

    expect(once[0]?.reduce((sum, count) => Number(sum) + Number(count), 0)).toBe(8_000);
    expect([await countEvents(), await readAll()]).toEqual(once);
  });
});

describe("an import into three PostgreSQL servers", () => {
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count);
  /** Counts the events of members that do not exist. */
  const countOrphans = async () =>
    (await servers[0]?.query("SELECT count(*) FROM activity WHERE member_key NOT IN (SELECT key FROM member)"))?.[0];
  const readArrival = async () =>
    (await store.findApplicationKey(generatedWorld.appId, generatedWorld.appToken))?.arrival;
  /** Runs a statement in each commit of a further server, as long as it is not removed. */
  const atCommit = async (server: PostgresServer | undefined, table: string, statement: string) => {
    await server?.query(`
      CREATE FUNCTION at_commit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${statement}; RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER at_commit AFTER INSERT ON ${table}
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION at_commit()`);
    return () => server?.query("DROP FUNCTION at_commit CASCADE");
  };

  it.each([1, 2])("an import that further server %s does not commit is open until it is repeated", async (index) => {
    const dataset = () => generateDataset({ members: MEMBERS + 10 * index, events: 1_000, seed: 10 + index });
    const before = [sum(await countEvents()), await readArrival()];
    const stopRefusing = await atCommit(
      servers[index],
      `activity_${index === 1 ? 8 : 12}`,
      "RAISE EXCEPTION 'refused'",
    );

    await expect(importDataset(store, dataset())).rejects.toThrow("refused");
    const during = await readArrival();
    await stopRefusing();
    await importDataset(store, generateDataset({ members: MEMBERS, events: 1 })); // another import
    const between = await readArrival();
    await importDataset(store, dataset());

    expect([during, between]).toEqual([-1, -1]);
    expect(await readArrival()).toBeGreaterThan(Number(before[1]));
    expect([sum(await countEvents()) - Number(before[0]), await countOrphans()]).toEqual([1_000, { count: "0" }]);
  });

  it("an import that is ended during its commits is completed by a repetition, and no cached page is old", async () => {
    const [first, second, third] = servers;
    const caching = await openTestStore({ database: first?.url ?? "" });
    const random = createRandom(readDailySeed());
    const ends = [await atCommit(second, "activity_8", "PERFORM pg_sleep(0.002)")];
    ends.push(await atCommit(third, "activity_12", "PERFORM pg_sleep(0.002)"));
    const outcomes: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const dataset = () => generateDataset({ members: MEMBERS + 40 + round, events: 100, seed: 1_000 + round });
      const before = sum(await countEvents());
      let outcome = "";
      const importing = importDataset(store, dataset()).then(
        () => (outcome = "complete"),
        () => (outcome = "ended"),
      );
      const session = await first?.connect();
      const find = (query: string) =>
        session?.query(`${query} FROM pg_stat_activity WHERE query = 'commit' AND state = 'active'`);
      while (outcome === "" && (await find("SELECT pid"))?.rowCount === 0);
      await sleep(random() * 40);
      await find("SELECT pg_terminate_backend(pid)");
      await session?.end();
      outcomes.push(await importing);
      for (const server of [second, third])
        while (
          (await server?.query("SELECT FROM pg_stat_activity WHERE query LIKE 'COMMIT%' AND state = 'active'"))?.length
        );
      expect(await readAll(caching, 3)).toEqual(await readAll(store, 3));
      await importDataset(store, dataset());

      expect([sum(await countEvents()) - before, await countOrphans()]).toEqual([100, { count: "0" }]);
      expect(await readArrival()).toBeGreaterThan(0);
    }
    for (const end of ends) await end();

    expect(outcomes).toContain("ended");
  });
});

it("an erased member leaves no events on a further server", async () => {
  const sql = "SELECT member.id, count(*) FROM activity_12 JOIN member ON key = member_key GROUP BY 1 LIMIT 1";
  const [member] = (await servers[0]?.query(sql)) ?? [];
  const before = await countEvents();
  const removed = await eraseMember(store, { projectId, campaignId, memberId: String(member?.id) });
  const after = await countEvents();

  expect(removed).toBe(Number(member?.count));
  expect(before.map((count, index) => count - (after[index] ?? 0))).toEqual([0, 0, removed]);
});

it("a copy of each server, restored on three others, has every page and key", async () => {
  const key = await store.findApplicationKey(generatedWorld.appId, generatedWorld.appToken);
  const copies: PostgresServer[] = [];
  for (const server of servers) {
    const copy = await startPostgresServer(folder);
    onTestFinished(() => copy.stop());
    const file = join(folder, `${server.port}.dump`);
    execFileSync("pg_dump", ["--format=custom", `--file=${file}`, server.url]);
    execFileSync("pg_restore", ["--exit-on-error", `--dbname=${copy.url}`, file]);
    copies.push(copy);
  }
  for (const [name, index] of Object.entries({ two: 1, three: 2 }))
    await copies[0]?.query(`ALTER SERVER ${name} OPTIONS (SET host '127.0.0.1', SET port '${copies[index]?.port}')`);
  const restored = await openTestStore({ database: copies[0]?.url ?? "", pageCacheBytes: 0 });

  const before = await readAll();
  for (const lost of servers.splice(1)) lost.stop();

  expect(await readAll(restored)).toEqual(before);
  expect(await restored.findApplicationKey(generatedWorld.appId, generatedWorld.appToken)).toEqual({
    ...key,
    now: expect.any(Number),
  });
});
