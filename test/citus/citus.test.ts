import { once } from "node:events";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { importDataset, type Store } from "../../src/service/index.ts";
import { eraseMember } from "../../src/service/store/erase-member.ts";
import { createKey, revokeKey } from "../../src/service/store/manage-keys.ts";
import { verifyService } from "../../src/verify/index.ts";
import { generateDataset, generatedMemberId, generatedWorld } from "../../tools/bench/generate-dataset.ts";
import { startDemoService } from "../support/demo-service.ts";
import { openTestStore } from "../support/open-test-store.ts";
import { runInProcess, startCli } from "../support/run-cli.ts";
import { startInstance } from "../support/start-instance.ts";
import { startLoad } from "../support/start-load.ts";
import {
  citusUrl,
  emptyCluster,
  freezeWorker,
  killSession,
  listMembers,
  listWorkers,
  queryCitus,
} from "./citus-cluster.ts";

const MEMBERS = 60;
/** Rounds of the import that is killed, and the events of each. */
const ROUNDS = Number(process.env.LOYALTY_CRASH_ROUNDS ?? 4);
const EVENTS = 5_000;
const WAIT = { timeout: 60_000, interval: 5 };
const { projectId, campaignId } = generatedWorld;
const memberIds = Array.from({ length: MEMBERS }, (_, index) => generatedMemberId(index));

beforeEach(emptyCluster);

/** Opens the database with a generated dataset. */
async function openFilled(): Promise<Store> {
  const store = await openTestStore({ database: citusUrl });
  await importDataset(store, generateDataset({ members: MEMBERS, events: 3_000 }));
  return store;
}

const distribute = () => runInProcess(["migrate", "--distribute", "--database", citusUrl]);

/** Reads all pages of a member. Returns their texts. */
async function readPages(store: Store, memberId: string, order: "created_at" | "-created_at"): Promise<string[]> {
  const pages: string[] = [];
  let startingAfterId: string | undefined;
  do {
    const page = await store.readPage({ projectId, campaignId, memberId, order, limit: 7, startingAfterId });
    const text = new TextDecoder().decode(page as Uint8Array);
    pages.push(text);
    startingAfterId = JSON.parse(text).more_starting_after;
  } while (startingAfterId !== undefined);
  return pages;
}

/** Reads all pages of all members, in both orders. */
async function readAll(store: Store): Promise<Record<string, string[]>> {
  const pages: Record<string, string[]> = {};
  for (const memberId of memberIds) {
    pages[memberId] = await readPages(store, memberId, "created_at");
    pages[`-${memberId}`] = await readPages(store, memberId, "-created_at");
  }
  return pages;
}

const countEvents = async () => Number((await queryCitus("SELECT count(*) AS count FROM activity"))[0]?.count);

describe("loyalty migrate --distribute", () => {
  it("leaves every page as it is, under load, and does nothing the second time", async () => {
    const store = await openFilled();
    const before = await readAll(store);
    const load = startLoad((await startInstance(citusUrl)).url, { members: memberIds });
    await load.waitFor("ok", 80);

    const first = await distribute();
    const second = await distribute();
    await load.waitFor("ok", 80);

    const done = { code: 0, stdout: "the schema is up to date, and the events are distributed\n" };
    expect([first, second]).toMatchObject([done, done]);
    expect(await load.stop()).toEqual([]);
    expect(await readAll(store)).toEqual(before);
    for (const worker of await listWorkers()) expect(await listMembers(worker)).not.toEqual([]);
    expect(await queryCitus("SELECT pg_relation_size('activity') AS size")).toEqual([{ size: "0" }]);
  });

  it("waits for an import, and imports wait for it", async () => {
    const store = await openTestStore({ database: citusUrl });
    const hasBegun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const events: string[] = [];
    const transaction = store.engine.transact(async () => {
      hasBegun.resolve();
      await mayEnd.promise;
      events.push("import");
    });
    await hasBegun.promise;
    const distributed = distribute().then(() => events.push("distributed"));
    await vi.waitUntil(async () => (await countWaiting()) > 0, { interval: 50 });
    mayEnd.resolve();
    await Promise.all([transaction, distributed]);

    expect(events).toEqual(["import", "distributed"]);
  });
});

/** Counts the sessions that ask for the lock of imports. */
async function countWaiting(): Promise<number> {
  const text =
    "SELECT pid FROM pg_stat_activity WHERE query LIKE '%pg_try_advisory_xact_lock%' AND state LIKE 'idle in%'";
  return (await queryCitus(text)).length - 1; // the import
}

describe("on Citus", () => {
  it("S13: loyalty verify finds no violation and no refuted assumption", async () => {
    const store = await openTestStore({ database: citusUrl });
    await distribute();
    const { fetch, demo } = await startDemoService({ store });
    const { appId, appToken, managementId, managementToken } = demo.credentials;
    const { findings, assumptions } = await verifyService({
      fetch,
      names: demo.ids,
      application: { id: appId, secret: appToken },
      management: { id: managementId, secret: managementToken },
      sleep: async () => {},
    });

    const listIds = (wanted: string) => assumptions.filter(({ verdict }) => verdict === wanted).map(({ id }) => id);
    expect([findings, listIds("refuted")]).toEqual([[], []]);
    expect(listIds("holds")).toContain("S13");
  });

  it("a member is erased from its worker, and no other one", async () => {
    const store = await openFilled();
    await distribute();
    const [memberId = "", other = ""] = memberIds;
    const before = await countEvents();
    const kept = await readPages(store, other, "created_at");

    const removed = await eraseMember(store, { projectId, campaignId, memberId });

    expect(removed).toBeGreaterThan(0);
    expect(before - (await countEvents())).toBe(removed);
    expect(await store.readPage({ projectId, campaignId, memberId, order: "created_at", limit: 1 })).toBe("member");
    expect(await readPages(store, other, "created_at")).toEqual(kept);
  });

  it("§5.1: a key is revoked while an import writes", async () => {
    const store = await openFilled();
    await distribute();
    const { id, secret } = await createKey(store, "application", { projects: [projectId] });
    const hasBegun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const transaction = store.engine.transact(async (connection) => {
      await connection.run("DELETE FROM activity");
      hasBegun.resolve();
      await mayEnd.promise;
    });
    await hasBegun.promise;

    const before = await store.findKey("application", id, secret);
    await revokeKey(store, "application", id);
    const after = await store.findKey("application", id, secret);
    mayEnd.resolve();
    await transaction;

    expect([before?.project_id, after]).toEqual([projectId, undefined]);
  });

  it("an import whose session on the coordinator is killed writes all or nothing, and the same import completes it", async () => {
    await openTestStore({ database: citusUrl });
    await distribute();
    const counts: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const lines = [...generateDataset({ members: MEMBERS, events: EVENTS, seed: round + 1 })].join("\n");
      const importing = startCli(["import", "--database", citusUrl, "-"]);
      importing.stdin.on("error", () => undefined).end(lines);
      const ended = once(importing, "close");
      const statement = round % 2 === 0 ? "INSERT INTO activity" : "COMMIT";
      const isEnded = () => importing.exitCode !== null || importing.signalCode !== null;
      const pid = await vi.waitUntil(async () => (await findSession(statement)) ?? (isEnded() && "none"), WAIT);
      if (pid !== "none") await killSession(pid);
      await ended;
      await vi.waitUntil(() => queryCitus("SELECT recover_prepared_transactions()").catch(() => undefined), WAIT);
      const written = (await countEvents()) - round * EVENTS;
      counts.push(written);
      const again = await runInProcess(["import", "--database", citusUrl, "-"], lines);

      expect([0, EVENTS], `round ${round}`).toContain(written);
      expect([again.code, await countEvents()], again.stderr).toEqual([0, (round + 1) * EVENTS]);
    }
    console.log(`events after each kill: ${counts}`);
  });

  it("pages are read without an error while shards move to the other worker", async () => {
    await openFilled();
    await distribute();
    const [first, second] = await listWorkers();
    const load = startLoad((await startInstance(citusUrl)).url, { members: memberIds });
    await load.waitFor("ok", 200);
    const shards = await queryCitus(`SELECT shardid FROM citus_shards WHERE table_name = 'activity'::regclass
      AND nodename = '${first.host}' AND nodeport = ${first.port} LIMIT 4`);

    for (const { shardid } of shards) {
      const places = `'${first.host}', ${first.port}, '${second.host}', ${second.port}`;
      await queryCitus(`SELECT citus_move_shard_placement(${shardid}, ${places}, 'block_writes')`);
    }
    await load.waitFor("ok", 200);

    expect(shards).toHaveLength(4);
    expect(await load.stop()).toEqual([]);
  });

  it.each([
    { requests: 8, options: [] },
    { requests: 24, options: ["--pool", "60"] },
  ])("a silent worker takes nothing from members of the other: $requests requests each, $options", async (given) => {
    await openFilled();
    await distribute();
    const [answering, silent] = await listWorkers();
    const { url } = await startInstance(citusUrl, ...given.options);
    const read = (members: readonly string[]) =>
      startLoad(url, { maxRetries: 0, clients: given.requests, members, issues: false });
    const others = read(await listMembers(answering));
    const affected = read(await listMembers(silent));
    await Promise.all([others.waitFor("ok", 200), affected.waitFor("ok", 200)]);
    /** Returns the pages of the others per second. */
    const measureRate = async (wait: () => Promise<void>) => {
      const before = others.countOk();
      const startedAt = performance.now();
      await wait();
      return (1000 * (others.countOk() - before)) / (performance.now() - startedAt);
    };

    const usualRate = await measureRate(() => others.waitFor("ok", 300));
    await freezeWorker(silent, 14);
    const rate = await measureRate(() => affected.waitFor("list 503", 2 * given.requests)); // each has failed twice
    await affected.waitFor("ok", 50);

    console.log(`pages a second: ${usualRate.toFixed(0)}, with a silent worker ${rate.toFixed(0)}`);
    expect(await others.stop()).toEqual([]);
    expect(rate).toBeGreaterThan(usualRate / 3);
  });
});

/** Finds the session of the coordinator that runs a statement. */
async function findSession(statement: string): Promise<unknown> {
  const text = `SELECT pid FROM pg_stat_activity WHERE query LIKE '${statement}%' AND state = 'active'`;
  return (await queryCitus(text))[0]?.pid;
}
