import { expect, it, onTestFinished } from "vitest";
import { importDataset, type Store } from "../../src/service/index.ts";
import { eraseMember } from "../../src/service/store/erase-member.ts";
import { generateDataset, generatedMemberId, generatedWorld } from "../support/generate-dataset.ts";
import { openTestStore } from "../support/open-test-store.ts";
import { startInstance } from "../support/start-instance.ts";
import { MEMBERS, startLoad } from "../support/start-load.ts";
import {
  citusUrl,
  distribute,
  emptyCluster,
  listMembers,
  listWorkers,
  queryCitus,
  runPage,
  type Worker,
} from "./citus-cluster.ts";

const { projectId, campaignId } = generatedWorld;
const memberIds = Array.from({ length: MEMBERS }, (_, index) => generatedMemberId(index));

/** Adds a worker, as the page does. */
const addWorker = (worker: Worker) => runPage("citus_add_node('worker3'", worker);

/** Reads all pages of members, in both orders. */
async function readPages(store: Store, members: readonly string[]): Promise<string[]> {
  const pages: string[] = [];
  for (const memberId of members) {
    for (const order of ["created_at", "-created_at"] as const) {
      let startingAfterId: string | undefined;
      do {
        const page = await store.readPage({ projectId, campaignId, memberId, order, limit: 7, startingAfterId });
        if (typeof page === "string") return [`unknown ${page}`];
        const text = new TextDecoder().decode(page);
        pages.push(text);
        startingAfterId = JSON.parse(text).more_starting_after;
      } while (startingAfterId !== undefined);
    }
  }
  return pages;
}

it("S13: every page stays the same while the events are distributed and moved under load, and a member is erased alone", async () => {
  await emptyCluster();
  const store = await openTestStore({ database: citusUrl, migrate: true });
  const [first, second] = await listWorkers();
  await queryCitus(`SELECT citus_remove_node('${second.host}', ${second.port})`);
  onTestFinished(() => void addWorker(second));
  await importDataset(store, generateDataset({ members: MEMBERS, events: 3_000 }));
  const before = await readPages(store, memberIds);
  const load = startLoad((await startInstance(citusUrl)).url);
  await load.waitFor("ok", 80);

  await distribute();
  await load.waitFor("ok", 80);
  const distributed = await listMembers(first);
  await addWorker(second);
  await runPage("citus_rebalance_start(");
  await queryCitus("SELECT citus_rebalance_wait()");
  const moved = await listMembers(second);
  await load.waitFor("ok", 80);

  const [erased = "", ...others] = memberIds;
  const after = await readPages(store, memberIds);
  const failures = await load.stop();
  const removed = await eraseMember(store, { projectId, campaignId, memberId: erased });
  const kept = await readPages(store, others);

  expect(failures).toEqual([]);
  expect(after).toEqual(before);
  expect([distributed.length, moved.length > 0]).toEqual([MEMBERS, true]);
  expect(await queryCitus("SELECT pg_relation_size('activity') AS size")).toEqual([{ size: "0" }]);
  expect(removed).toBeGreaterThan(0);
  expect(kept).toEqual(after.slice(-kept.length));
  expect(await readPages(store, [erased])).toEqual(["unknown member"]);
});
