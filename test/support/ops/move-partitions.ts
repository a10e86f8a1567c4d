import { execFileSync } from "node:child_process";
import type { PostgresServer } from "./start-postgres-server.ts";

/** Moves partitions to a further server, as docs/scale.md describes. */
export function movePartitions(first: PostgresServer, server: string, to: PostgresServer, partitions: number[]): void {
  const variables = {
    server,
    host: "127.0.0.1",
    port: to.port,
    database: "postgres",
    user: "loyalty",
    partitions: partitions.join(","),
  };
  const settings = Object.entries(variables).flatMap(([name, value]) => ["-v", `${name}=${value}`]);
  execFileSync("psql", ["--quiet", first.url, ...settings, "-f", "deploy/shards.sql"], { stdio: "pipe" });
}
