import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { queryPostgres } from "../support/start-postgres-server.ts";

/** A worker of the cluster. */
export interface Worker {
  readonly host: string;
  readonly port: number;
}

/** URL of a database on the coordinator of a cluster with two workers. The tests empty it. */
export const citusUrl = process.env.LOYALTY_TEST_CITUS_URL ?? "";
if (citusUrl === "")
  throw new Error("LOYALTY_TEST_CITUS_URL must name a database on a Citus coordinator with two workers");

/** Runs statements on the coordinator. @returns The rows of the last one. */
export const queryCitus = (...statements: string[]) => queryPostgres(citusUrl, ...statements);

/** Runs the statement of docs/scale.md that begins with this text, on another worker if one is given. */
export function runPage(start: string, worker: Worker = { host: "worker3", port: 5432 }) {
  const page = readFileSync("docs/scale.md", "utf8");
  const [rest = ""] = page.split(`SELECT ${start}`).slice(1);
  const statement = `SELECT ${start}${rest.slice(0, rest.indexOf(")") + 1)}`;
  expect(rest, start).not.toBe("");
  return queryCitus(statement.replace("worker3", worker.host).replace("5432", String(worker.port)));
}

/** Distributes the events, as the page does. */
export async function distribute(): Promise<void> {
  await runPage("create_distributed_table(");
  await runPage("truncate_local_data_after_distributing_table(");
}

/** Drops all tables of the service. Citus itself would break with the schema. */
export async function emptyCluster(): Promise<void> {
  const tables = await queryCitus("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
  const names = tables.map(({ tablename }) => tablename);
  if (names.length > 0) await queryCitus(`DROP TABLE ${names.join()} CASCADE`);
}

/** Returns the two workers. */
export async function listWorkers(): Promise<readonly [Worker, Worker]> {
  const rows = await queryCitus(
    "SELECT nodename, nodeport FROM pg_dist_node WHERE groupid > 0 AND shouldhaveshards ORDER BY nodeid",
  );
  const [first, second] = rows.map(({ nodename, nodeport }) => ({ host: String(nodename), port: Number(nodeport) }));
  if (first === undefined || second === undefined) throw new Error("the Citus cluster must have two workers");
  return [first, second];
}

/** Returns the ids of the members whose events are on a worker. */
export async function listMembers({ host, port }: Worker): Promise<string[]> {
  const rows = await queryCitus(`SELECT member.id FROM member JOIN citus_shards
    ON shardid = get_shard_id_for_distribution_column('activity', member.key)
    WHERE table_name = 'activity'::regclass AND nodename = '${host}' AND nodeport = ${port}`);
  return rows.map(({ id }) => String(id));
}
