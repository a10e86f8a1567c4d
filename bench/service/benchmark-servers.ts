import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fillDatabase, firstPagePath, firstPagePaths, listPagePaths } from "./dataset.ts";
import type { Case } from "./load-server.ts";
import { type RunningServer, startServer } from "./start-server.ts";

const LIMITS = [10, 100];
/** Events do not affect the issuance of tokens. */
const TOKEN_EVENTS = 1_000;
/** Makes wrk issue tokens. */
export const TOKEN_SCRIPT = `wrk.method = "POST"
wrk.path = "/oauth/token"
wrk.body = "grant_type=client_credentials&scope=loyalties"
wrk.headers["Content-Type"] = "application/x-www-form-urlencoded"`;

/** The databases to serve. */
export interface Settings {
  readonly events: number;
  /** Size of each event; as small as possible by default. */
  readonly bytes: number | undefined;
  /** Events of a second SQLite file. */
  readonly beside: number | undefined;
  /** Address of a PostgreSQL database. */
  readonly postgres: string | undefined;
}

/** Two instances of the service on one database: with and without the cache of pages. */
interface Instances {
  readonly engine: "SQLite" | "PostgreSQL";
  readonly database: string;
  readonly caching: RunningServer;
  readonly reading: RunningServer;
}

/** The servers of the bench and the databases behind them. */
export class BenchmarkServers {
  readonly #settings: Settings;
  readonly #started = new AsyncDisposableStack();

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Fills the databases and starts all servers. */
  async start(): Promise<Case[]> {
    const { events, beside, bytes, postgres: address } = this.#settings;
    const file = await this.#fillFile(events);
    if (address !== undefined) await fillDatabase(address, events, bytes);
    const baseline = await this.#start("./serve-baseline.ts", file);
    const services = [await this.#startInstances("SQLite", file)];
    if (address !== undefined) services.push(await this.#startInstances("PostgreSQL", address));
    const smaller = beside && (await this.#startInstances("SQLite", await this.#fillFile(beside)));
    const cases: Case[] = [];
    for (const limit of LIMITS) {
      const bare: Case = { name: `baseline, limit ${limit}`, server: baseline, paths: [firstPagePath(limit)] };
      const anyPage = smaller ? (await listPageCases(smaller, limit)).slice(-1) : [];
      const fewer = anyPage.map((subject) => ({ ...subject, name: `${subject.name}, ${beside} events`, units: [] }));
      cases.push(bare, ...fewer);
      for (const instances of services) cases.push(...(await listPageCases(instances, limit, bare, fewer)));
    }
    const tokens = { paths: [], script: TOKEN_SCRIPT, units: cases.slice(0, 1) };
    // In a separate file: writes of another process empty SQLite's cache of pages.
    const issuing = await this.#start("./serve-ours.ts", await this.#fillFile(TOKEN_EVENTS));
    cases.push({ ...tokens, name: "SQLite, token issuance", server: issuing });
    const [, postgres] = services;
    if (postgres) cases.push({ ...tokens, name: "PostgreSQL, token issuance", server: postgres.caching });
    return cases;
  }

  /** Starts the service of another commit beside this one, each on databases that it filled; returns the same cases for both. */
  async startCommits(ref: string): Promise<Case[]> {
    const folder = mkdtempSync(join(tmpdir(), "loyalty-bench-against-"));
    this.#started.defer(() => rmSync(folder, { recursive: true }));
    execFileSync("sh", ["-c", 'git archive "$0" | tar -x -C "$1"', ref, folder]);
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    const { events, bytes, postgres } = this.#settings;
    const before: typeof import("./dataset.ts") = await import(join(folder, "bench/service/dataset.ts"));
    const cases: Case[] = [];
    for (const [engine, database, oldDatabase] of [
      ["SQLite", await this.#fillFile(events), nameFile(events, bytes, `-${ref}`)],
      ["PostgreSQL", postgres, postgres && `${postgres}_before`],
    ] as const) {
      if (database === undefined || oldDatabase === undefined) continue;
      await fillDatabase(database, events, bytes);
      await before.fillDatabase(oldDatabase, events, bytes);
      const old = await this.#startInstances(engine, oldDatabase, join(folder, "bench/service/serve-ours.ts"));
      const now = await this.#startInstances(engine, database);
      const add = (page: string, kind: "caching" | "reading", paths: string[], script?: string) => {
        const subject = { name: `${engine}, ${page}`, paths, ...(script && { script }) };
        const unit = { ...subject, name: `${subject.name}, before`, server: old[kind] };
        cases.push(unit, { ...subject, server: now[kind], units: [unit] });
      };
      for (const limit of LIMITS) {
        add(`first page, limit ${limit}`, "caching", [firstPagePath(limit)]);
        add(`first page, read, limit ${limit}`, "reading", [firstPagePath(limit)]);
        add(`first page of any member, read, limit ${limit}`, "reading", firstPagePaths(limit));
      }
      add("token issuance", "caching", [], TOKEN_SCRIPT);
    }
    return cases;
  }

  /** Ends everything, the last started first. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.#started.disposeAsync();
  }

  async #startInstances(engine: Instances["engine"], database: string, script = "./serve-ours.ts"): Promise<Instances> {
    const caching = await this.#start(script, database);
    return { engine, database, caching, reading: await this.#start(script, database, "read") };
  }

  async #fillFile(events: number): Promise<string> {
    const { bytes } = this.#settings;
    const file = nameFile(events, bytes);
    await fillDatabase(file, events, bytes);
    return file;
  }

  async #start(script: string, ...args: string[]): Promise<RunningServer> {
    const server = await startServer(script, ...args);
    this.#started.defer(server.stop);
    return server;
  }
}

/**
 * Lists the cases of one service, any page last. A page that is requested repeatedly is in the caches of the processor, a
 * random page is not. So the deepest page is compared with the first one, and any page with any member's first page.
 */
async function listPageCases(
  { engine, database, caching, reading }: Instances,
  limit: number,
  bare?: Case,
  fewerEvents: readonly Case[] = [],
): Promise<Case[]> {
  const { any, deepest } = await listPagePaths(database, limit);
  const baseline = bare ? [bare] : [];
  const create = (page: string, paths: readonly string[], ...units: Case[]): Case => {
    return { name: `${engine}, ${page}, limit ${limit}`, paths, server: reading, units: [...baseline, ...units] };
  };
  const first = create("first page, read", [firstPagePath(limit)]);
  const anyFirst = create("first page of any member, read", firstPagePaths(limit));
  return [
    { ...create("first page", first.paths), server: caching, units: baseline },
    first,
    create("deepest page, read", [deepest], first),
    anyFirst,
    create("any page, read", any, anyFirst, ...fewerEvents),
  ];
}

function nameFile(events: number, bytes: number | undefined, commit = ""): string {
  return join(tmpdir(), `loyalty-bench-${events}${bytes === undefined ? "" : `-${bytes}`}${commit}.db`);
}
