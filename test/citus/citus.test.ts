import { readFileSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { importDataset, type Store } from "../../src/service/index.ts";
import { eraseMember } from "../../src/service/store/erase-member.ts";
import { generateDataset, generatedMemberId, generatedWorld } from "../support/generate-dataset.ts";
import { openTestStore } from "../support/open-test-store.ts";
import { startInstance } from "../support/start-instance.ts";
import { MEMBERS, startLoad } from "../support/start-load.ts";
import { queryPostgres } from "../support/start-postgres-server.ts";

/** URL of a database on the coordinator of a cluster with two workers. The test empties it. */
const database = process.env.LOYALTY_TEST_CITUS_URL ?? "";
if (database === "")
  throw new Error("LOYALTY_TEST_CITUS_URL must name a database on a Citus coordinator with two workers");

const { projectId, campaignId } = generatedWorld;
const memberIds = Array.from({ length: MEMBERS }, (_, index) => generatedMemberId(index));

/** A row of `pg_dist_node`. */
type Worker = Readonly<Record<string, unknown>>;

/** Runs statements on the coordinator. @returns The rows of the last one. */
const query = (...statements: string[]) => queryPostgres(database, ...statements);

/** Runs the statement of docs/scale.md that begins with this text, on another worker if one is given. */
function runPage(start: string, worker: Worker = { nodename: "worker3", nodeport: 5432 }) {
  const page = readFileSync("docs/scale.md", "utf8");
  const [rest = ""] = page.split(`SELECT ${start}`).slice(1);
  const statement = `SELECT ${start}${rest.slice(0, rest.indexOf(")") + 1)}`;
  expect(rest, start).not.toBe("");
  return query(statement.replace("worker3", String(worker.nodename)).replace("5432", String(worker.nodeport)));
}

/** Counts the members whose events are on a worker. */
async function countMembers({ nodename, nodeport }: Worker): Promise<number> {
  const rows = await query(`SELECT member.id FROM member JOIN citus_shards
    ON shardid = get_shard_id_for_distribution_column('activity', member.key)
    WHERE table_name = 'activity'::regclass AND nodename = '${nodename}' AND nodeport = ${nodeport}`);
  return rows.length;
}

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
  const tables = await query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'"); // Citus would break with the schema
  for (const { tablename } of tables) await query(`DROP TABLE ${tablename} CASCADE`);
  const workers = "SELECT nodename, nodeport FROM pg_dist_node WHERE groupid > 0 AND shouldhaveshards ORDER BY nodeid";
  const [first, second] = await query(workers);
  if (!first || !second) throw new Error("the Citus cluster must have two workers");
  const addWorker = () => runPage("citus_add_node('worker3'", second);
  await query(`SELECT citus_remove_node('${second.nodename}', ${second.nodeport})`);
  onTestFinished(() => void addWorker());
  const store = await openTestStore({ database, migrate: true });
  await importDataset(store, generateDataset({ members: MEMBERS, events: 3_000 }));
  const before = await readPages(store, memberIds);
  const load = startLoad((await startInstance(database)).url);
  await load.waitFor("ok", 80);

  await runPage("create_distributed_table(");
  await runPage("truncate_local_data_after_distributing_table(");
  await load.waitFor("ok", 80);
  const distributed = await countMembers(first);
  await addWorker();
  await runPage("citus_rebalance_start(");
  await query("SELECT citus_rebalance_wait()");
  const moved = await countMembers(second);
  await load.waitFor("ok", 80);

  const [erased = "", ...others] = memberIds;
  const after = await readPages(store, memberIds);
  const failures = await load.stop();
  const removed = await eraseMember(store, { projectId, campaignId, memberId: erased });
  const kept = await readPages(store, others);

  expect(failures).toEqual([]);
  expect(after).toEqual(before);
  expect([distributed, moved > 0]).toEqual([MEMBERS, true]);
  expect(await query("SELECT pg_relation_size('activity') AS size")).toEqual([{ size: "0" }]);
  expect(removed).toBeGreaterThan(0);
  expect(kept).toEqual(after.slice(-kept.length));
  expect(await readPages(store, [erased])).toEqual(["unknown member"]);
});
