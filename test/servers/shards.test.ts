import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import {
  createRandom,
  generateDataset,
  generatedMemberId,
  generatedWorld,
} from "../../src/service/datasets/generate-dataset.ts";
import { importDataset, openStore, type Store } from "../../src/service/index.ts";
import { startInstance } from "../ops/start-instance.ts";
import { openTestStore } from "../support/open-test-store.ts";
import type { PostgresServer } from "../support/ops/start-postgres-server.ts";
import { countEvents, movePartitions, moveToThree, startThreeServers } from "../support/ops/start-shards.ts";
import { readDailySeed } from "../support/read-daily-seed.ts";
import { runCli, startCli } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { explainPage } from "./explain-page.ts";

const MEMBERS = 64;
/** `.ci/full` kills more imports. */
const ROUNDS = Number(process.env.LOYALTY_CRASH_ROUNDS ?? 4);
const { projectId, campaignId } = generatedWorld;
const { folder } = createScratchFolder();
const servers = await startThreeServers(folder);
const [first, two, three] = servers;
let store: Store;
let pagesBefore: string[];

/** Reads all pages of all members, in both orders. */
async function readAll(from = store, members = MEMBERS): Promise<string[]> {
  const pages: string[] = [];
  for (let member = 0; member < members; member++) {
    const memberId = generatedMemberId(member);
    for (const order of ["created_at", "-created_at"] as const) {
      let startingAfterId: string | undefined;
      do {
        const page = await from.readPage({ projectId, campaignId, memberId, order, limit: 100, startingAfterId });
        pages.push(new TextDecoder().decode(page as Uint8Array));
        startingAfterId = JSON.parse(pages.at(-1) ?? "").more_starting_after;
      } while (startingAfterId !== undefined);
    }
  }
  return pages;
}

beforeAll(async () => {
  store = await openStore({ database: first.url, migrate: true });
  await importDataset(store, generateDataset({ members: MEMBERS, events: 5_000 }));
  pagesBefore = await readAll();
  for (let time = 0; time < 2; time++) moveToThree(servers);
  await store.close();
  store = await openStore({ database: first.url });
  return () => store.close();
});

describe("partitions on three PostgreSQL servers", () => {
  it("every event is on one server after the move, and every page is the same as before", async () => {
    const counts = await countEvents(servers);

    expect(counts.every((count) => count > 0)).toBe(true);
    expect(counts.reduce((sum, count) => sum + count)).toBe(5_000);
    expect(await readAll()).toEqual(pagesBefore);
  });

  it("a service whose role is not a superuser can use what deploy/shards.sql creates", async () => {
    await first.query("CREATE DATABASE owned");
    await first.query("CREATE ROLE service");
    const url = new URL("owned", first.url).href;
    const owned = await openTestStore({ database: url });
    await sql`ALTER TABLE activity OWNER TO service`.execute(owned.engine.kysely);
    for (const password of ["mistyped", "secret"]) movePartitions({ url }, "other", two, [0], password);
    const options = sql`SELECT umoptions FROM pg_user_mappings`;
    const tables = sql`SELECT relname, pg_get_userbyid(relowner) AS owner FROM pg_class WHERE relkind = 'f' ORDER BY 1`;

    expect((await tables.execute(owned.engine.kysely)).rows).toEqual([{ relname: "activity_0", owner: "service" }]);
    expect((await options.execute(owned.engine.kysely)).rows).toEqual([
      { umoptions: ["user=loyalty", "password=secret"] },
    ]);
  });

  it("the server of a partition filters, orders and limits each page, with and without a cursor", async () => {
    const busiest = "SELECT member_key FROM activity_8 GROUP BY 1 ORDER BY count(*) DESC LIMIT 1";
    const events = `SELECT member.id AS member_id, event.id FROM activity_8 AS event JOIN member ON key = member_key
      WHERE member_key = (${busiest}) ORDER BY created_at_us`;
    const [{ member_id, id } = {}] = await first.query(`${events} OFFSET 5 LIMIT 1`);

    for (const order of ["created_at", "-created_at"] as const) {
      for (const startingAfterId of [undefined, String(id)]) {
        const request = { projectId, campaignId, memberId: String(member_id), order, limit: 10, startingAfterId };
        const plan = await explainPage(store, request, "VERBOSE, COSTS OFF");
        const [page = ""] = plan.match(/(?<=Remote SQL: ).*/) ?? [];

        expect(page).toMatch(/WHERE .*member_key = .*ORDER BY created_at_us (A|DE)SC .*, sequence (A|DE)SC .* LIMIT /);
        if (startingAfterId !== undefined) expect(page).toMatch(/created_at_us [<>]= .*created_at_us [<>] .* OR/);
        expect(plan).not.toMatch(/Filter|Sort$|^Limit/m);
      }
    }
  });
});

describe("an import into three PostgreSQL servers", () => {
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count);
  /** Counts the events of members that do not exist. */
  const countOrphans = async () =>
    (await first.query("SELECT count(*) FROM activity WHERE member_key NOT IN (SELECT key FROM member)"))[0];
  /** Runs a statement in each commit of a further server, as long as it is not removed. */
  const atCommit = async (server: PostgresServer, table: string, statement: string) => {
    await server.query(`
      CREATE FUNCTION at_commit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${statement}; RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER at_commit AFTER INSERT ON ${table}
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION at_commit()`);
    return () => server.query("DROP FUNCTION at_commit CASCADE");
  };
  const args = ["import", "--database", first.url, "-"];

  /** Finds the events of a dataset that the database has for another member, or not at all. */
  const findStrangers = async (lines: string) => {
    const records = lines.split("\n").map((line) => JSON.parse(line));
    const members = new Map(records.map(({ member_id, activity }) => [activity?.id, member_id]));
    const query = "SELECT activity.id, member.id AS member FROM activity JOIN member ON key = member_key";
    for (const { id, member } of await first.query(query)) if (members.get(id) === member) members.delete(id);
    return [...members.keys()].filter((id) => id !== undefined);
  };
  const refuseStatements = async (server: PostgresServer, table: string) => {
    await server.query(`ALTER TABLE ${table} ADD CONSTRAINT refused CHECK (id = '') NOT VALID`);
    return () => server.query(`ALTER TABLE ${table} DROP CONSTRAINT refused`);
  };
  const refuseCommit = (server: PostgresServer, table: string) => atCommit(server, table, "RAISE EXCEPTION 'refused'");

  it.each([
    ["a statement", two, "two", "activity_8", refuseStatements],
    ["a statement", three, "three", "activity_12", refuseStatements],
    ["to commit", two, "two", "activity_8", refuseCommit],
    ["to commit", three, "three", "activity_12", refuseCommit],
  ])(
    "if a further server refuses %s, an import names it, and is completed by repeating it",
    async (_, server, name, table, refuse) => {
      const [{ count: members } = {}] = await first.query("SELECT count(*) FROM member");
      const size = { members: Number(members) + 10, events: 1_000, seed: Number(members) };
      const lines = [...generateDataset(size)].join("\n");
      const before = sum(await countEvents(servers));
      const accept = await refuse(server, table);

      const failed = await runCli(args, lines);
      await accept();
      await importDataset(store, generateDataset({ ...size, members: size.members + 5, events: 0 })); // other members
      const orphans = await countOrphans();
      const repeated = await runCli(args, lines);

      expect([failed.code, repeated.code, repeated.stderr]).toEqual([2, 0, ""]);
      expect(failed.stderr).toMatch(
        new RegExp(`^loyalty import: .*\\(server ${name}\\); import the same dataset again to complete it\n$`),
      );
      expect([sum(await countEvents(servers)) - before, orphans]).toEqual([1_000, { count: "0" }]);
      expect(await findStrangers(lines)).toEqual([]);
    },
  );

  it("an import and the erasure of a member name a further server that is down", async () => {
    const [member] = await first.query("SELECT member.id FROM member JOIN activity_12 ON key = member_key LIMIT 1");
    three.stop();
    const imported = await runCli(args, JSON.stringify({ kind: "project", id: "p", features: [] }));
    const erasure = ["member", "erase", projectId, campaignId, String(member?.id), "--database", first.url];
    const erased = await runCli(erasure);
    three.start();

    expect([imported.code, imported.stderr]).toEqual([2, expect.stringMatching(/"three".*; import the same dataset/)]);
    expect([erased.code, erased.stderr]).toEqual([2, expect.stringMatching(/"three".*; run the command again\n$/)]);
  });

  it("a new member gets no events of another one if only the first server was restored", async () => {
    const dump = join(folder, "first.dump");
    execFileSync("pg_dump", ["--format=custom", "--clean", `--file=${dump}`, first.url]);
    const lines = [...generateDataset({ members: MEMBERS + 100, events: 2_000, seed: 77 })].join("\n");
    await importDataset(store, lines);
    const pages = await readAll(store, MEMBERS + 100);
    await store.close();
    execFileSync("pg_restore", ["--clean", "--single-transaction", "--exit-on-error", `--dbname=${first.url}`, dump]);
    store = await openStore({ database: first.url });
    const orphans = await countOrphans();
    const ids = Array.from({ length: 40 }, (_, index) => `new-${index}`);

    await importDataset(
      store,
      ids.map((id) => JSON.stringify({ kind: "member", campaign_id: campaignId, id })),
    );
    const newPages = await Promise.all(
      ids.map((memberId) => store.readPage({ projectId, campaignId, memberId, order: "created_at", limit: 1 })),
    );

    expect(Number(orphans?.count)).toBeGreaterThan(0);
    const events = newPages.map((page) => JSON.parse(new TextDecoder().decode(page as Uint8Array)).data);
    expect(events).toEqual(ids.map(() => []));
    expect(await countOrphans()).toEqual({ count: "0" });
    await importDataset(store, lines);
    expect(await readAll(store, MEMBERS + 100)).toEqual(pages);
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
    `an import that is ended ${ROUNDS} times at random moments and repeated has each event once, for its member`,
    async () => {
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
        const lines = [...generateDataset({ members: MEMBERS + 110 + round, events: 200, seed: 1_000 + round })].join(
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
        for (const server of servers) while ((await server.query(isFurtherCommitting)).length > 0);
        const isPartly = code !== 0 && String(await countEvents(servers)) !== String(before);
        const outcome = `${{ 0: "complete", 2: "failed" }[code as 0 | 2] ?? "killed"}${isPartly ? " with a part" : ""}`;
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
        const remedy = "; import the same dataset again to complete it\n";
        if (isPartly && code === 2) expect(message).toContain(remedy);
        // A session that ends before the import begins has changed nothing.
        if (code === 2 && !message.endsWith(remedy)) expect(message).toMatch(/^loyalty import: .*out of reach/);
        const repeated = await runCli(args, lines);

        expect([repeated.stderr, sum(await countEvents(servers)) - sum(before)], `round ${round}`).toEqual(["", 200]);
        expect(await countOrphans()).toEqual({ count: "0" });
        expect(await findStrangers(lines), `round ${round}`).toEqual([]);
      }
      for (const end of stopWaiting) await end();

      console.log(`imports that were ended: ${JSON.stringify(outcomes)}`);
      expect(outcomes.complete ?? 0).toBeLessThan(ROUNDS);
    },
    Math.max(60_000, ROUNDS * 30_000),
  );
});

it("the metrics of an instance without requests show a further server that is lost", async () => {
  const instance = await startInstance(["--port", "0", "--admin-port", "0", "--database", first.url]);
  onTestFinished(instance.stop);
  const waitFor = (server: string, isUp: number) =>
    vi.waitUntil(async () => (await instance.metric("loyalty_store_server_up", server)) === isUp, { timeout: 40_000 });
  await waitFor("two", 1);
  two.stop();
  await waitFor("two", 0);
  two.start();
  await waitFor("two", 1);
  await waitFor("three", 1);
});

it("a copy of each server, restored on three others, has every page and key", async () => {
  const key = await store.findKey("application", generatedWorld.appId, generatedWorld.appToken);
  const copies = await startThreeServers(folder);
  for (const [index, server] of servers.entries()) {
    const file = join(folder, `${server.port}.sql`);
    execFileSync("pg_dump", [`--file=${file}`, server.url]);
    execFileSync("psql", ["--quiet", "--set=ON_ERROR_STOP=1", `--file=${file}`, copies[index]?.url ?? ""]);
  }
  moveToThree(copies);
  const restored = await openTestStore({ database: copies[0].url });

  const before = await readAll();
  for (const lost of [two, three]) lost.stop();

  expect(await readAll(restored)).toEqual(before);
  expect(await restored.findKey("application", generatedWorld.appId, generatedWorld.appToken)).toEqual({
    ...key,
    now: expect.any(Number),
  });
});
