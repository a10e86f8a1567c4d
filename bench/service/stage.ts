import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../../src/service/index.ts";
import { type Case, firstPageBars, p99Bars } from "./cases.ts";
import { activityPath, fill, firstPage, firstPagePaths, pagePaths } from "./dataset.ts";
import { startPrismMock } from "./start-prism-mock.ts";
import { type RunningServer, startServer } from "./start-server.ts";
import { writeTokenScript } from "./wrk-scripts.ts";

const LIMITS = [10, 100];
/** It is slow, so that much less gives no figure, and much more none that is better. */
const PRISM_SECONDS = 2;
const FEW_EVENTS = 1_000;

/** What is served. */
export interface Settings {
  readonly events: number;
  /** Of each event; as small as they come where left out. */
  readonly bytes: number | undefined;
  /** Events of a second SQLite file. */
  readonly beside: number | undefined;
  /** Address of a PostgreSQL database. */
  readonly postgres: string | undefined;
}

/** The service over a database twice: as it is, and without the pages that it keeps in memory. */
interface Ours {
  readonly engine: keyof typeof firstPageBars;
  readonly database: string;
  readonly server: RunningServer;
  readonly reading: RunningServer;
}

/** The servers of the bench and the databases behind them. */
export class Stage {
  readonly #settings: Settings;
  readonly #servers: RunningServer[] = [];

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Fills the databases, starts all servers, and says what they are to be asked. */
  async start(): Promise<Case[]> {
    const { events, bytes, beside, postgres: address } = this.#settings;
    const database = await this.#fillFile(events);
    if (address !== undefined) await fill(address, events, bytes);
    const fewer = beside === undefined ? undefined : await this.#fillFile(beside);
    const bare = await this.#startServer("./serve-bare.ts", database);
    const express = await this.#startServer("./serve-express.ts", database);
    const sqlite = await this.#startOurs("SQLite", database);
    const postgres = address === undefined ? undefined : await this.#startOurs("PostgreSQL", address);
    const smaller = fewer === undefined ? undefined : await this.#startOurs("SQLite", fewer);
    const all: Case[] = [];
    for (const limit of LIMITS) {
      const asked = { limit, paths: [`${activityPath}?limit=${limit}`] };
      const prism = { server: await this.#startPrism(database, limit), seconds: PRISM_SECONDS };
      all.push({ ...asked, name: `bare, limit ${limit}`, server: bare, isReference: "bare" });
      all.push({ ...asked, ...prism, name: `Prism, limit ${limit}`, isReference: "Prism" });
      all.push({ ...asked, name: `express, limit ${limit}`, server: express, isReference: "express" });
      if (smaller) {
        const any = (await this.#pageCases(smaller, limit)).find(({ bars }) => bars?.["any first page"] !== undefined);
        if (any) all.push({ ...any, name: `${any.name}, ${beside} events`, isReference: "fewer events" });
      }
      all.push(...(await this.#pageCases(sqlite, limit)));
      if (postgres) all.push(...(await this.#pageCases(postgres, limit)));
    }
    const tokens = { limit: 10, paths: [], script: writeTokenScript() };
    // In a file of its own: what another process writes empties the cache of pages that SQLite keeps.
    const issuing = await this.#startServer("./serve-ours.ts", await this.#fillFile(FEW_EVENTS));
    all.push({ ...tokens, name: "SQLite, token issuance", server: issuing, bars: { bare: 0.1 } });
    if (postgres) all.push({ ...tokens, name: "PostgreSQL, token issuance", server: postgres.server });
    return all;
  }

  async stop(): Promise<void> {
    for (const server of this.#servers) await server.stop();
  }

  async #startOurs(engine: Ours["engine"], database: string): Promise<Ours> {
    const server = await this.#startServer("./serve-ours.ts", database);
    return { engine, database, server, reading: await this.#startServer("./serve-ours.ts", database, "read") };
  }

  /**
   * First page, from memory and read from the database; any page and the deepest one, read. A page that is always the same
   * one lies in the caches of the processor, and one that is any of many does not: the deepest page is compared with the
   * first one, and any page with the first page of any member.
   */
  async #pageCases({ engine, database, server, reading }: Ours, limit: number): Promise<Case[]> {
    const { any, deepest } = await pagePaths(database, limit);
    const paths = [`${activityPath}?limit=${limit}`];
    const name = (page: string) => `${engine}, ${page}, limit ${limit}`;
    const p99OfBare = engine === "SQLite" ? p99Bars[limit] : undefined;
    const read = { limit, server: reading };
    const bars = { "any first page": 0.75, ...(this.#settings.beside !== undefined && { "fewer events": 0.8 }) };
    return [
      { limit, server, name: name("first page"), paths, bars: firstPageBars[engine][limit] ?? {}, p99OfBare },
      { ...read, name: name("first page, read"), paths, isReference: "first page" },
      { ...read, name: name("deepest page, read"), paths: [deepest], bars: { "first page": 0.75 } },
      {
        ...read,
        name: name("first page of any member, read"),
        paths: firstPagePaths(limit),
        isReference: "any first page",
      },
      { ...read, name: name("any page, read"), paths: any, bars },
    ];
  }

  async #fillFile(events: number): Promise<string> {
    const { bytes } = this.#settings;
    const file = join(tmpdir(), `loyalty-bench-${events}${bytes === undefined ? "" : `-${bytes}`}.db`);
    await fill(file, events, bytes);
    return file;
  }

  async #startServer(script: string, ...args: string[]): Promise<RunningServer> {
    const server = await startServer(script, ...args);
    this.#servers.push(server);
    return server;
  }

  async #startPrism(database: string, limit: number): Promise<RunningServer> {
    const store = await openStore({ database });
    const server = await startPrismMock(await firstPage(store, limit), limit);
    await store.close();
    this.#servers.push(server);
    return server;
  }
}
