import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../../src/service/index.ts";
import { type PostgresServer, startPostgresServer } from "../../test/support/ops/start-postgres-server.ts";
import { movePartitions } from "../../test/support/ops/start-shards.ts";
import { fillDatabase, firstPagePath, listPagePaths } from "./dataset.ts";
import type { Case } from "./load-server.ts";
import { createTokenCase } from "./start-cases.ts";
import { startServer } from "./start-server.ts";

const LIMIT = 10;
const PARTITIONS = 16;

/**
 * Starts the service on one PostgreSQL server, on two and so on, and prints the rate of each import. The busiest member, whose pages
 * are read, is on a further server if there is one. The servers do not flush to disk.
 */
export async function startShards(started: AsyncDisposableStack, max: number, events: number): Promise<Case[]> {
  const folder = mkdtempSync(join(tmpdir(), "loyalty-bench-shards-"));
  started.defer(() => rmSync(folder, { recursive: true }));
  const cases: Case[] = [];
  for (let count = 1; count <= max; count++) {
    const name = count === 1 ? "1 server" : `${count} servers`;
    const servers: PostgresServer[] = [];
    for (let index = 0; index < count; index++) {
      const server = await startPostgresServer(folder);
      started.defer(server.stop);
      servers.push(server);
    }
    const [first, ...further] = servers as [PostgresServer, ...PostgresServer[]];
    await (await openStore({ database: first.url })).close();
    const partitions = await listFromBusiest(first);
    for (const [index, server] of further.entries())
      movePartitions(
        first,
        `server${index + 2}`,
        server,
        partitions.filter((_, at) => at % count === index),
      );
    const startedAt = performance.now();
    await fillDatabase(first.url, events, undefined);
    const seconds = (performance.now() - startedAt) / 1000;
    console.log(`import into ${name}: ${Math.round(events / seconds)} events/s`);
    await first.query("ANALYZE activity");
    const server = await startServer(started, join(import.meta.dirname, "serve-ours.ts"), first.url, "read");
    const { any } = await listPagePaths(first.url, LIMIT);
    const databases = servers.map((database) => database.pid());
    const subjects: Case[] = [
      { name: `${name}, first page, read`, server, paths: [firstPagePath(LIMIT)] },
      { name: `${name}, any page, read`, server, paths: any },
      createTokenCase(name, server),
    ];
    const units = cases.slice(0, subjects.length);
    cases.push(...subjects.map((subject, at) => ({ ...subject, databases, units: units.slice(at, at + 1) })));
  }
  return cases;
}

/** Lists all partitions, the one of the busiest member first: its key is 1. */
async function listFromBusiest(server: PostgresServer): Promise<number[]> {
  const rows = await server.query(
    `SELECT number FROM generate_series(0, ${PARTITIONS - 1}) AS number
     ORDER BY satisfies_hash_partition('activity'::regclass, ${PARTITIONS}, number, 1::bigint) DESC, number`,
  );
  return rows.map(({ number }) => Number(number));
}
