import { once } from "node:events";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { importDataset, type Store } from "../../src/service/index.ts";
import { eraseMember } from "../../src/service/store/erase-member.ts";
import { generateDataset, generatedMemberId, generatedWorld } from "../support/generate-dataset.ts";
import { openTestStore } from "../support/open-test-store.ts";
import { runInProcess, startCli } from "../support/run-cli.ts";
import { startInstance } from "../support/start-instance.ts";
import { startLoad } from "../support/start-load.ts";
import {
  citusUrl,
  distribute,
  emptyCluster,
  freezeWorker,
  killSession,
  listMembers,
  listWorkers,
  queryCitus,
  runPage,
  type Worker,
} from "./citus-cluster.ts";

const MEMBERS = 60;
/** Rounds of the import that is killed, and the events of each. */
const ROUNDS = Number(process.env.LOYALTY_CRASH_ROUNDS ?? 4);
const EVENTS = 5_000;
const WAIT = { timeout: 60_000, interval: 5 };
const { projectId, campaignId } = generatedWorld;
const memberIds = Array.from({ length: MEMBERS }, (_, index) => generatedMemberId(index));

let store: Store;
beforeEach(async () => {
  await emptyCluster();
  store = await openTestStore({ database: citusUrl, migrate: true });
});

const fill = () => importDataset(store, generateDataset({ members: MEMBERS, events: 3_000 }));
const countEvents = async () => Number((await queryCitus("SELECT count(*) AS count FROM activity"))[0]?.count);

/** Adds a worker, as the page does. */
const addWorker = (worker: Worker) => runPage("citus_add_node('worker3'", worker);

/** Reads all pages of members, in both orders. */
async function readPages(members: readonly string[]): Promise<string[]> {
  const pages: string[] = [];
  for (const memberId of members) {
    for (const order of ["created_at", "-created_at"] as const) {
      let startingAfterId: string | undefined;
      do {
        const page = await store.readPage({ projectId, campaignId, memberId, order, limit: 7, startingAfterId });
        const text = new TextDecoder().decode(page as Uint8Array);
        pages.push(text);
        startingAfterId = JSON.parse(text).more_starting_after;
      } while (startingAfterId !== undefined);
    }
  }
  return pages;
}

it("S13: every page stays the same while the events are distributed, and moved to a further worker, under load", async () => {
  const [first, second] = await listWorkers();
  await queryCitus(`SELECT citus_remove_node('${second.host}', ${second.port})`);
  onTestFinished(() => void addWorker(second));
  await fill();
  const before = await readPages(memberIds);
  const load = startLoad((await startInstance(citusUrl)).url, { members: memberIds });
  await load.waitFor("ok", 80);

  await distribute();
  await load.waitFor("ok", 80);
  const distributed = await listMembers(first);
  await addWorker(second);
  await runPage("citus_rebalance_start(");
  await queryCitus("SELECT citus_rebalance_wait()");
  const moved = await listMembers(second);
  await load.waitFor("ok", 80);

  expect(await load.stop()).toEqual([]);
  expect(await readPages(memberIds)).toEqual(before);
  expect([distributed.length, moved.length > 0]).toEqual([MEMBERS, true]);
  expect(await queryCitus("SELECT pg_relation_size('activity') AS size")).toEqual([{ size: "0" }]);
});

it("a member is erased from its worker, and no other one", async () => {
  await fill();
  await distribute();
  const [memberId = "", ...others] = memberIds;
  const count = await countEvents();
  const kept = await readPages(others);

  const removed = await eraseMember(store, { projectId, campaignId, memberId });

  expect(removed).toBeGreaterThan(0);
  expect(await countEvents()).toBe(count - Number(removed));
  expect(await store.readPage({ projectId, campaignId, memberId, order: "created_at", limit: 1 })).toBe("member");
  expect(await readPages(others)).toEqual(kept);
});

it("an import whose session on the coordinator is killed writes all or nothing, and the same import completes it", async () => {
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

/** Finds the session of the coordinator that runs a statement. */
async function findSession(statement: string): Promise<unknown> {
  const text = `SELECT pid FROM pg_stat_activity WHERE query LIKE '${statement}%' AND state = 'active'`;
  return (await queryCitus(text))[0]?.pid;
}

it("a silent worker takes nothing from members of the other, if the pool is larger than the number of requests", async () => {
  await fill();
  await distribute();
  const [answering, silent] = await listWorkers();
  const { url } = await startInstance(citusUrl, "--pool", "60");
  const options = { clients: 24, issues: false };
  const others = startLoad(url, { ...options, members: await listMembers(answering) });
  const affected = startLoad(url, { ...options, members: await listMembers(silent) });
  await Promise.all([others.waitFor("ok", 200), affected.waitFor("ok", 200)]);

  await freezeWorker(silent, 14);
  await affected.waitFor("list 503", options.clients); // each has failed
  const before = others.countOk();
  await affected.waitFor("list 503", options.clients); // and again
  const served = others.countOk() - before;
  await affected.waitFor("ok", 50);

  expect(await others.stop()).toEqual([]);
  expect(served).toBeGreaterThan(10 * options.clients);
});
