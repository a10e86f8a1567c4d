import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { generateDataset } from "../../../src/service/datasets/generate-dataset.ts";
import { importDataset, openStore } from "../../../src/service/index.ts";
import { runCli } from "../run-cli.ts";
import { startBalancer } from "./start-balancer.ts";
import { type Instance, startInstance } from "./start-instance.ts";
import { MEMBERS, startLoad } from "./start-load.ts";
import { type PostgresServer, startPostgresServer } from "./start-postgres-server.ts";

/** Events of a large import. */
export const EVENTS = 1_000_000;

const MAX_END_MS = 120_000;

/** One fault under load. */
export interface Scenario {
  /** The first column of its row in docs/operate.md. */
  readonly event: string;
  /** Whether `.ci/run` includes it. */
  readonly isShort?: boolean;
  readonly run: (operations: Operations) => Promise<void>;
}

/** A fault of the database. */
interface Outage {
  readonly begin: (instance: Instance) => unknown;
  readonly during?: (load: ReturnType<typeof startLoad>, instance: Instance) => unknown;
  readonly end?: (instance: Instance) => unknown;
  readonly maxRecoveryMs?: number;
}

/** Starts everything that a test needs, and ends it with the test. */
export class Operations {
  readonly folder = mkdtempSync(join(tmpdir(), "loyalty-ops-"));
  readonly #ending: (() => unknown)[] = [() => rmSync(this.folder, { recursive: true, force: true })];

  constructor() {
    onTestFinished(() => this.#end(), MAX_END_MS);
  }

  /** Starts PostgreSQL, and imports events of {@link MEMBERS} members unless it follows another server or is to stay empty. */
  async postgres(primary?: PostgresServer, isFilled = !primary): Promise<PostgresServer> {
    const server = await startPostgresServer(this.folder, primary);
    this.#ending.push(
      () => server.thaw(),
      () => server.stop(),
    );
    if (isFilled) await fill(server.url);
    return server;
  }

  /** Creates a SQLite file with the same events. */
  async sqlite(): Promise<string> {
    const file = join(this.folder, "loyalty.db");
    await fill(file);
    return file;
  }

  /** Returns a database of each kind. */
  async databases(): Promise<string[]> {
    return [await this.sqlite(), (await this.postgres()).url];
  }

  async serve(database: string, ...args: string[]): Promise<Instance> {
    return this.serveWith([], database, ...args);
  }

  /** Starts an instance with a command before it, such as `faketime`. */
  async serveWith(prefix: readonly string[], database: string, ...args: string[]): Promise<Instance> {
    const ports = args.includes("--port") ? [] : ["--port", "0", "--admin-port", "0"];
    const instance = await startInstance([...ports, "--database", database, "--drain-delay", "1", ...args], prefix);
    this.#ending.push(() => instance.stop());
    return instance;
  }

  /**
   * Breaks the database of an instance under load until the instance is not ready, and repairs it. The clients do not retry.
   * @returns the instance, the clients, and the kinds of failures that they saw
   */
  async breakDatabase(database: string, { begin, during, end, maxRecoveryMs = 10_000 }: Outage) {
    const instance = await this.serve(database);
    const load = this.load(instance.url, { maxRetries: 0 });
    await load.waitFor("ok");
    await begin(instance);
    await instance.waitForReadiness(503);
    await during?.(load, instance);
    if (end) {
      await end(instance);
      expect(await instance.waitForReadiness(200)).toBeLessThan(maxRecoveryMs);
      await load.waitFor("ok", 50);
    }
    return { instance, load, failures: Object.keys(await load.stop()).sort() };
  }

  /** Starts two instances behind a balancer, and clients; returns once they are served. */
  async servePair(database: string) {
    const [first, second] = [await this.serve(database), await this.serve(database)];
    const load = this.load(await this.balance(first, second));
    await load.waitFor("ok");
    return { first, second, load };
  }

  async balance(...instances: Pick<Instance, "url" | "adminUrl">[]): Promise<string> {
    const balancer = await startBalancer(this.folder, instances);
    this.#ending.push(() => balancer.stop());
    return balancer.url;
  }

  /** Runs a command of `loyalty` with `--json` in another process. @throws Error if it fails. */
  async loyalty(...args: string[]): Promise<Record<"id" | "secret" | "events", string>> {
    const { code, stdout, stderr } = await runCli([...args, "--json"]);
    if (code !== 0) throw new Error(`loyalty ${args[0]} ended with ${code}: ${stderr}`);
    return JSON.parse(stdout);
  }

  load(...args: Parameters<typeof startLoad>): ReturnType<typeof startLoad> {
    const load = startLoad(...args);
    this.#ending.push(() => load.stop());
    return load;
  }

  /** Ends everything, the last started first. */
  async #end(): Promise<void> {
    for (const end of this.#ending.reverse()) await (async () => end())().catch(() => undefined);
  }
}

/** Imports events of {@link MEMBERS} members. */
async function fill(database: string): Promise<void> {
  const store = await openStore({ database });
  await importDataset(store, generateDataset({ members: MEMBERS, events: EVENTS / 500 }));
  await store.close();
}
