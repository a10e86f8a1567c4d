import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillDatabase } from "../../tools/bench/generate-dataset.ts";
import { endWithTest } from "../support/serve.ts";
import { type Instance, startInstance } from "../support/start-instance.ts";
import { type Load, MEMBERS, startLoad } from "../support/start-load.ts";
import { type PostgresServer, startPostgresServer } from "../support/start-postgres-server.ts";
import { startBalancer } from "./start-balancer.ts";

const EVENTS = 2_000;

/** Creates a folder that is removed after the test. */
export function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "loyalty-ops-"));
  endWithTest(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a PostgreSQL server, or a replica of another one, until the end of the test. */
export async function startPostgres(primary?: PostgresServer): Promise<PostgresServer> {
  const server = await startPostgresServer(createFolder(), primary);
  endWithTest(() => {
    if (!server.isRunning()) return;
    server.thaw();
    server.stop();
  });
  return server;
}

/** Starts a PostgreSQL server with events of {@link MEMBERS} members. */
export async function startFilledPostgres(): Promise<PostgresServer> {
  const server = await startPostgres();
  await fill(server.url);
  return server;
}

/** Creates a SQLite file with the same events, and returns its name. */
export async function createSqliteFile(): Promise<string> {
  const file = join(createFolder(), "loyalty.db");
  await fill(file);
  return file;
}

/** Fills a database with events of {@link MEMBERS} members. */
export const fill = (database: string) => fillDatabase(database, { members: MEMBERS, events: EVENTS });

/** Starts two instances behind a balancer, and clients; returns once they are served. */
export async function startPair(database: string) {
  const first = await startInstance(database, "--drain-delay", "3");
  const second = await startInstance(database);
  const { url, readLog } = await startBalancer(createFolder(), first, second);
  const load = startLoad(url);
  await load.waitFor("ok");
  return { first, second, load, url, readLog };
}

/** A fault of the database. */
interface Outage {
  readonly begin: (instance: Instance) => unknown;
  readonly during?: (load: Load, instance: Instance) => unknown;
  readonly end: (instance: Instance) => unknown;
}

/**
 * Breaks the database of an instance under load until the instance is not ready, and repairs it. The clients do not retry.
 * @returns the instance, the clients, and the kinds of failures that they saw
 */
export async function breakDatabase(database: string, { begin, during, end }: Outage) {
  const instance = await startInstance(database);
  const load = startLoad(instance.url, { maxRetries: 0 });
  await load.waitFor("ok");
  await begin(instance);
  await instance.waitForReadiness(503);
  await during?.(load, instance);
  await end(instance);
  const repairedAt = performance.now();
  await instance.waitForReadiness(200);
  const recoveryMs = performance.now() - repairedAt;
  await load.waitFor("ok", 50);
  return { instance, load, recoveryMs, failures: await load.stop() };
}
