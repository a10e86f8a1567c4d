import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { exampleActivities } from "../../src/contract/examples.ts";
import {
  createRandom,
  generateDataset,
  generatedMemberId,
  generatedWorld,
} from "../../src/service/datasets/generate-dataset.ts";
import { importDataset, openStore, type Store } from "../../src/service/index.ts";
import { eraseMember } from "../../src/service/store/erase-member.ts";
import { createMigrations } from "../../src/service/store/schema.ts";
import { explainPage } from "../support/explain-page.ts";
import { openTestStore } from "../support/open-test-store.ts";
import { type PostgresServer, startPostgresServer } from "../support/ops/start-postgres-server.ts";
import { countEvents, movePartitions, moveToThree, startThreeServers } from "../support/ops/start-shards.ts";
import { readDailySeed } from "../support/read-daily-seed.ts";
import { runCli, startCli } from "../support/run-cli.ts";

const MEMBERS = 64;
/** `.ci/full` kills more imports. */
const ROUNDS = Number(process.env.LOYALTY_CRASH_ROUNDS ?? 4);
const { projectId, campaignId } = generatedWorld;
const { folder, servers, stop } = await startThreeServers();
afterAll(stop);
const [first, two, three] = servers;
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
        const page = await from.readPage({ memberKey, order, limit: 100, startingAfterId, arrival });
        pages.push(String(page && Buffer.from(page)));
        startingAfterId = JSON.parse(pages.at(-1) ?? "").more_starting_after;
      } while (startingAfterId !== undefined);
    }
  }
  return pages;
}

beforeAll(async () => {
  store = await openStore({ database: first.url, pageCacheBytes: 0 });
  await importDataset(store, generateDataset({ members: MEMBERS, events: 5_000 }));
  pagesBefore = await readAll();
  for (let time = 0; time < 2; time++) moveToThree(servers);
  await store.close();
  store = await openStore({ database: first.url, pageCacheBytes: 0 });
  return () => store.close();
});

describe("partitions on three PostgreSQL servers", () => {
  it("every event is on one server after the move, and every page is the same as before", async () => {
    const counts = await countEvents(servers);

    expect(counts.every((count) => count > 0)).toBe(true);
    expect(counts.reduce((sum, count) => sum + count)).toBe(5_000);
    expect(await readAll()).toEqual(pagesBefore);
  });

  it("the schema is up to date on partitions of both kinds, for several instances at once", async () => {
    const stores = await Promise.all([1, 2, 3].map(() => openTestStore({ database: first.url })));
    const applied = await stores[0]?.engine.kysely
      .withTables<{ kysely_migration: { name: string } }>()
      .selectFrom("kysely_migration")
      .select("name")
      .execute();

    expect(applied?.map(({ name }) => name)).toEqual(Object.keys(createMigrations("postgres")));
  });

  it("a service whose role is not a superuser can use what deploy/shards.sql creates", async () => {
    await first.query("CREATE DATABASE owned");
    await first.query("CREATE ROLE service");
    const url = new URL("owned", first.url).href;
    const owned = await openTestStore({ database: url });
    await sql`ALTER TABLE activity OWNER TO service`.execute(owned.engine.kysely);
    movePartitions({ url }, "other", two, [0]);
    const tables = sql`SELECT relname, pg_get_userbyid(relowner) AS owner FROM pg_class WHERE relkind = 'f' ORDER BY 1`;

    const owners = ["activity_0", "last_import_other"].map((relname) => ({ relname, owner: "service" }));
    expect((await tables.execute(owned.engine.kysely)).rows).toEqual(owners);
  });

  it("the server of a partition filters, orders and limits each page, with and without a cursor", async () => {
    const busiest = "SELECT member_key FROM activity_8 GROUP BY 1 ORDER BY count(*) DESC LIMIT 1";
    const events = `SELECT member_key, id FROM activity_8 WHERE member_key = (${busiest}) ORDER BY created_at_us`;
    const [{ member_key, id } = {}] = await first.query(`${events} OFFSET 5 LIMIT 1`);

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
    const once = [await countEvents(servers), await readAll()];
    await importDataset(store, dataset());

    expect(once[0]?.reduce((sum, count) => Number(sum) + Number(count), 0)).toBe(8_000);
    expect([await countEvents(servers), await readAll()]).toEqual(once);
  });
});

describe("an import into three PostgreSQL servers", () => {
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count);
  /** Counts the events of members that do not exist. */
  const countOrphans = async () =>
    (await first.query("SELECT count(*) FROM activity WHERE member_key NOT IN (SELECT key FROM member)"))[0];
  const readArrival = async () =>
    (await store.findApplicationKey(generatedWorld.appId, generatedWorld.appToken))?.arrival;
  /** Runs a statement in each commit of a further server, as long as it is not removed. */
  const atCommit = async (server: PostgresServer, table: string, statement: string) => {
    await server.query(`
      CREATE FUNCTION at_commit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${statement}; RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER at_commit AFTER INSERT ON ${table}
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION at_commit()`);
    return () => server.query("DROP FUNCTION at_commit CASCADE");
  };
  const args = ["import", "--database", first.url, "-"];

  /** Compares the state of each server in a message with the events that it got since then; returns its unknown servers. */
  async function checkMessage(message: string, before: readonly number[]): Promise<string[]> {
    const after = await countEvents(servers);
    const parts = message.matchAll(/; (committed|not committed|unknown): ([^;]+)(?=;)/g);
    const states = new Map(
      [...parts].flatMap(([, state, names = ""]) => names.split(", ").map((name) => [name, state])),
    );
    for (const [index, name] of ["the first server", "two", "three"].entries()) {
      const hasCommitted = after[index] !== before[index];
      if (states.get(name) !== "unknown") expect(hasCommitted, message).toBe(states.get(name) === "committed");
    }
    return [...states].filter(([, state]) => state === "unknown").map(([name = ""]) => name);
  }

  it.each([1, 2])(
    "an import that further server %s does not commit names it, and is open until it is repeated",
    async (index) => {
      const lines = [...generateDataset({ members: MEMBERS + 10 * index, events: 1_000, seed: 10 + index })].join("\n");
      const before = await countEvents(servers);
      const arrival = await readArrival();
      const refuse = "RAISE EXCEPTION 'refused'";
      const stopRefusing = await atCommit(servers[index] ?? first, `activity_${index === 1 ? 8 : 12}`, refuse);

      const failed = await runCli(args, lines);
      const during = await readArrival();
      const unknown = await checkMessage(failed.stderr, before);
      await stopRefusing();
      await importDataset(store, generateDataset({ members: MEMBERS, events: 1 })); // another import
      const between = await readArrival();
      const repeated = await runCli(args, lines);

      expect([failed.code, during, between, unknown, repeated.code]).toEqual([2, -1, -1, [], 0]);
      expect(failed.stderr).toMatch(
        /^loyalty import: refused; .*not committed: the first server.*; import the same dataset/,
      );
      expect(failed.stderr).toMatch(new RegExp(`not committed: [^;]*${index === 1 ? "two" : "three"}`));
      expect(await readArrival()).toBeGreaterThan(Number(arrival));
      expect([sum(await countEvents(servers)) - sum(before), await countOrphans()]).toEqual([1_000, { count: "0" }]);
    },
  );

  it("an import needs no server that gets none of its events", async () => {
    const [local] = await first.query("SELECT member.id FROM activity_0 JOIN member ON key = member_key LIMIT 1");
    const activity = { ...exampleActivities()[0], id: "evt_local" };
    const line = { kind: "activity", campaign_id: campaignId, member_id: local?.id, activity };
    three.stop();
    const { code, stderr } = await runCli(args, JSON.stringify(line));
    three.start();

    expect([code, stderr]).toEqual([0, ""]);
  });

  /** Ends a part of a running import. A server that stops is started again by the returned function. */
  const ends: ((command: ReturnType<typeof startCli>) => Promise<(() => void) | undefined>)[] = [
    async (command) => void command.kill("SIGKILL"),
    async () => void (await first.query("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")),
    ...[two, three].map((server) => async () => {
      server.stop();
      return server.start;
    }),
  ];

  it(
    `an import that is ended ${ROUNDS} times at random moments loses nothing, writes nothing twice, and makes no page old`,
    async () => {
      const caching = await openTestStore({ database: first.url });
      const random = createRandom(readDailySeed());
      const isCommitting = "SELECT FROM pg_stat_activity WHERE query = 'commit' AND state = 'active'";
      const isFurtherCommitting = "SELECT FROM pg_stat_activity WHERE query LIKE 'COMMIT%' AND state = 'active'";
      const slowly = [two, three].map((server, index) =>
        atCommit(server, `activity_${8 + 4 * index}`, "PERFORM pg_sleep(0.005)"),
      );
      const stopWaiting = await Promise.all(slowly);
      const outcomes: Record<string, number> = {};
      let importMs = 1_000;
      for (let round = 0; round < ROUNDS; round++) {
        const lines = [...generateDataset({ members: MEMBERS + 40 + round, events: 200, seed: 1_000 + round })].join(
          "\n",
        );
        const before = await countEvents(servers);
        const command = startCli(args);
        const startedAt = performance.now();
        command.stdin.on("error", () => undefined).end(lines);
        let message = "";
        command.stderr.on("data", (text) => (message += text));
        const ended = once(command, "close");
        if (round % 2 === 0) await sleep(random() * importMs);
        else {
          while (command.exitCode === null && (await first.query(isCommitting)).length === 0);
          await sleep(random() * 80);
        }
        const restart = await ends[Math.floor(random() * ends.length)]?.(command);
        const [code] = await ended;
        restart?.();
        if (code === 0) importMs = performance.now() - startedAt;
        const outcome =
          code === 2 && message.includes("; committed:")
            ? "partly committed"
            : { 0: "complete", 2: "failed" }[code as 0 | 2];
        outcomes[outcome ?? "killed"] = (outcomes[outcome ?? "killed"] ?? 0) + 1;
        for (const server of servers) while ((await server.query(isFurtherCommitting)).length > 0);
        if (code === 2) await checkMessage(message, before);
        expect(await readAll(caching, 3)).toEqual(await readAll(store, 3));
        const repeated = await runCli(args, lines);

        expect([repeated.stderr, sum(await countEvents(servers)) - sum(before)], `round ${round}`).toEqual(["", 200]);
        expect([await countOrphans(), Number(await readArrival()) > 0]).toEqual([{ count: "0" }, true]);
        expect(await readAll(caching, 3)).toEqual(await readAll(store, 3));
      }
      for (const end of stopWaiting) await end();

      console.log(`imports that were ended: ${JSON.stringify(outcomes)}`);
      expect(outcomes.complete ?? 0).toBeLessThan(ROUNDS);
    },
    Math.max(60_000, ROUNDS * 30_000),
  );
});

it("an erased member leaves no events on a further server", async () => {
  const query = "SELECT member.id, count(*) FROM activity_12 JOIN member ON key = member_key GROUP BY 1 LIMIT 1";
  const [member] = await first.query(query);
  const before = await countEvents(servers);
  const removed = await eraseMember(store, { projectId, campaignId, memberId: String(member?.id) });
  const after = await countEvents(servers);

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
  for (const lost of [two, three]) lost.stop();

  expect(await readAll(restored)).toEqual(before);
  expect(await restored.findApplicationKey(generatedWorld.appId, generatedWorld.appToken)).toEqual({
    ...key,
    now: expect.any(Number),
  });
});
