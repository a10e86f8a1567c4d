import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { generateDataset } from "../../src/service/datasets/generate-dataset.ts";
import { importDataset, openStore } from "../../src/service/index.ts";
import { runCli } from "../support/run-cli.ts";
import { type PostgresServer, startPostgresServer } from "../support/start-postgres-server.ts";
import { startBalancer, startFailover } from "./start-balancer.ts";
import { type Instance, startInstance } from "./start-instance.ts";
import { type Load, MEMBERS, startLoad } from "./start-load.ts";

const EVENTS = 2_000;

/** A fault of the database. */
interface Outage {
  readonly begin: (instance: Instance) => unknown;
  readonly during?: (load: Load, instance: Instance) => unknown;
  readonly end: (instance: Instance) => unknown;
}

/** Starts everything that a test needs, and ends it with the test. */
export class Operations {
  readonly folder = mkdtempSync(join(tmpdir(), "loyalty-ops-"));
  readonly #ending: (() => unknown)[] = [() => rmSync(this.folder, { recursive: true, force: true })];

  constructor() {
    onTestFinished(async () => {
      for (const end of this.#ending.reverse()) await (async () => end())().catch(() => undefined);
    }, 120_000);
  }

  /** Starts PostgreSQL, and imports events of {@link MEMBERS} members unless it is to stay empty. */
  async postgres(isFilled = true): Promise<PostgresServer> {
    const server = await startPostgresServer(this.folder);
    this.#ending.push(
      () => server.thaw(),
      () => server.stop(),
    );
    if (isFilled) await fill(server.url);
    return server;
  }

  /** Starts a PostgreSQL server and a replica behind a proxy. */
  async postgresPair() {
    const primary = await this.postgres();
    const replica = await startPostgresServer(this.folder, primary);
    const proxy = await startFailover(this.folder, primary, replica);
    this.#ending.push(replica.stop, proxy.stop);
    return { primary, replica, url: proxy.url };
  }

  /** Creates a SQLite file with the same events. */
  async sqlite(): Promise<string> {
    const file = join(this.folder, "loyalty.db");
    await fill(file);
    return file;
  }

  /**
   * Starts an instance.
   * @param prefix Command that runs it, such as `faketime`.
   */
  async serve(database: string, prefix: readonly string[] = [], ...args: string[]): Promise<Instance> {
    const ports = ["--port", "0", "--admin-port", "0"];
    const instance = await startInstance([...ports, "--database", database, "--drain-delay", "1", ...args], prefix);
    this.#ending.push(() => instance.stop());
    return instance;
  }

  /**
   * Breaks the database of an instance under load until the instance is not ready, and repairs it. The clients do not retry.
   * @returns the instance, the clients, and the kinds of failures that they saw
   */
  async breakDatabase(database: string, { begin, during, end }: Outage) {
    const instance = await this.serve(database);
    const load = this.load(instance.url, { maxRetries: 0 });
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

  /**
   * Starts two instances behind a balancer, and clients; returns once they are served.
   * @param prefix Command that runs the first one.
   */
  async servePair(database: string, prefix: readonly string[] = [], ...args: string[]) {
    const first = await this.serve(database, prefix, ...args);
    const second = await this.serve(database, [], ...args);
    const balancer = await startBalancer(this.folder, first, second);
    this.#ending.push(() => balancer.stop());
    const load = this.load(balancer.url);
    await load.waitFor("ok");
    return { first, second, load, balancer };
  }

  /** Runs a command of `loyalty` with `--json` in another process. @throws Error if it fails. */
  async loyalty(args: readonly string[], input?: string): Promise<Record<"id" | "secret" | "events", string>> {
    const { code, stdout, stderr } = await runCli([...args, "--json"], input);
    if (code !== 0) throw new Error(`loyalty ${args[0]} ended with ${code}: ${stderr}`);
    return JSON.parse(stdout);
  }

  load(...args: Parameters<typeof startLoad>): Load {
    const load = startLoad(...args);
    this.#ending.push(() => load.stop());
    return load;
  }
}

async function fill(database: string): Promise<void> {
  const store = await openStore({ database, migrate: true });
  await importDataset(store, generateDataset({ members: MEMBERS, events: EVENTS }));
  await store.close();
}
