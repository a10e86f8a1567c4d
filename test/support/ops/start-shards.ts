import { execFileSync } from "node:child_process";
import { endWithTest } from "../serve.ts";
import { type PostgresServer, startPostgresServer } from "./start-postgres-server.ts";

type ThreeServers = readonly [first: PostgresServer, two: PostgresServer, three: PostgresServer];

/** Starts a PostgreSQL server that stops with the test, or with the file if no test runs. */
async function startServer(folder: string): Promise<PostgresServer> {
  const server = await startPostgresServer(folder);
  endWithTest(() => server.isRunning() && server.stop());
  return server;
}

/** Starts three PostgreSQL servers. */
export async function startThreeServers(folder: string): Promise<ThreeServers> {
  return [await startServer(folder), await startServer(folder), await startServer(folder)];
}

/** Moves partitions of the first server to the further ones, `two` and `three`. */
export function moveToThree([first, two, three]: ThreeServers): void {
  movePartitions(first, "two", two, [6, 7, 8, 9, 10]);
  movePartitions(first, "three", three, [11, 12, 13, 14, 15]);
}

/** Moves partitions to a further server, as docs/scale.md describes. */
export function movePartitions(
  first: Pick<PostgresServer, "url">,
  server: string,
  to: PostgresServer,
  partitions: number[],
  password = "",
): void {
  const variables = {
    server,
    host: "127.0.0.1",
    port: to.port,
    database: "postgres",
    user: "loyalty",
    partitions: partitions.join(","),
  };
  const settings = Object.entries(variables).flatMap(([name, value]) => ["-v", `${name}=${value}`]);
  const env = { ...process.env, PARTITION_PASSWORD: password };
  execFileSync("psql", ["--quiet", first.url, ...settings, "-f", "deploy/shards.sql"], { stdio: "pipe", env });
}

/** Counts the events on each server, outside the partitioned table. */
export function countEvents(servers: ThreeServers): Promise<number[]> {
  const count = async (server: PostgresServer) => {
    const tables = "SELECT relname FROM pg_class WHERE relname ~ '^activity_[0-9]+$' AND relkind = 'r'";
    const counts = (await server.query(tables)).map(({ relname }) => server.query(`SELECT count(*) FROM ${relname}`));
    return (await Promise.all(counts)).reduce((sum, [row]) => sum + Number(row?.count), 0);
  };
  return Promise.all(servers.map(count));
}
