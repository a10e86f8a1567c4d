import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { firstPagePath, firstPagePaths } from "./dataset.ts";
import type { Case } from "./load-server.ts";
import { type RunningServer, startServer } from "./start-server.ts";

const LIMITS = [10, 100];
/** Events do not affect the issuance of tokens. */
const TOKEN_EVENTS = 1_000;

/** The databases to serve. */
interface Settings {
  readonly events: number;
  /** Size of each event; as small as possible by default. */
  readonly bytes: number | undefined;
  /** Events of a second SQLite file. */
  readonly beside: number | undefined;
  /** Address of a PostgreSQL database. */
  readonly postgres: string | undefined;
}

/**
 * Fills the databases, and starts a bare server and the service on each database.
 * @param folder This folder, or the folder of another commit, whose files have `suffix` in their names.
 */
export async function startCases(
  started: AsyncDisposableStack,
  { events, bytes, beside, postgres }: Settings,
  folder = import.meta.dirname,
  suffix = "",
): Promise<Case[]> {
  const dataset: typeof import("./dataset.ts") = await import(join(folder, "dataset.ts"));
  const fill = async (database: string, count: number) => {
    await dataset.fillDatabase(database, count, bytes);
    return database;
  };
  const fillFile = (count: number) =>
    fill(join(tmpdir(), `loyalty-bench-${count}${bytes === undefined ? "" : `-${bytes}`}${suffix}.db`), count);
  const start = (script: string, ...args: string[]) => startServer(started, join(folder, script), ...args);

  const file = await fillFile(events);
  const bare = await start("serve-baseline.ts", file);
  const cases = LIMITS.map((limit): Case => {
    return { name: `baseline, limit ${limit}`, server: bare, paths: [firstPagePath(limit)] };
  });
  const databases = { SQLite: file, ...(postgres && { PostgreSQL: await fill(postgres, events) }) };
  const smaller = beside && { [`SQLite with ${beside} events`]: await fillFile(beside) };
  for (const [name, database] of Object.entries({ ...smaller, ...databases })) {
    const caching = await start("serve-ours.ts", database);
    const reading = await start("serve-ours.ts", database, "read");
    for (const limit of LIMITS) {
      const paths = await dataset.listPagePaths(database, limit);
      cases.push(...listPageCases(cases, name, limit, { caching, reading, ...paths }));
    }
  }
  // In a separate file: writes of another process empty SQLite's cache of pages.
  for (const [name, database] of Object.entries({ ...databases, SQLite: await fillFile(TOKEN_EVENTS) }))
    cases.push(createTokenCase(name, await start("serve-ours.ts", database), cases.slice(0, 1)));
  return cases;
}

interface Pages {
  readonly caching: RunningServer;
  readonly reading: RunningServer;
  /** Paths of pages spread over the log of the busiest member. */
  readonly any: readonly string[];
  readonly deepest: string;
}

/**
 * Lists the cases of one service. A page that is requested repeatedly is in the caches of the processor, a random page is not.
 * So the deepest page is compared with the first one, and any page with any member's first page and with any page of the
 * databases that were listed before.
 */
function listPageCases(listed: readonly Case[], name: string, limit: number, { caching, reading, ...pages }: Pages) {
  const bare = listed.filter((subject) => subject.name === `baseline, limit ${limit}`);
  const others = listed.filter((subject) => subject.name.endsWith(`, any page, read, limit ${limit}`));
  const create = (page: string, paths: readonly string[], ...units: readonly Case[]): Case => {
    return { name: `${name}, ${page}, limit ${limit}`, server: reading, paths, units: [...bare, ...units] };
  };
  const first = create("first page, read", [firstPagePath(limit)]);
  const anyFirst = create("first page of any member, read", firstPagePaths(limit));
  return [
    { ...create("first page", first.paths), server: caching },
    first,
    create("deepest page, read", [pages.deepest], first),
    anyFirst,
    create("any page, read", pages.any, anyFirst, ...others),
  ];
}

/** Creates a case in which wrk issues tokens. */
export function createTokenCase(name: string, server: RunningServer, units: readonly Case[] = []): Case {
  const script = `wrk.method = "POST"
wrk.path = "/oauth/token"
wrk.body = "grant_type=client_credentials&scope=loyalties"
wrk.headers["Content-Type"] = "application/x-www-form-urlencoded"`;
  return { name: `${name}, token issuance`, server, paths: [], script, units };
}

/** Starts the service of another commit beside this one, each on databases that it filled; returns the same cases for both. */
export async function startCommits(started: AsyncDisposableStack, ref: string, settings: Settings): Promise<Case[]> {
  const folder = mkdtempSync(join(tmpdir(), "loyalty-bench-against-"));
  started.defer(() => rmSync(folder, { recursive: true }));
  execFileSync("sh", ["-c", 'git archive "$0" | tar -x -C "$1"', ref, folder]);
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const postgres = settings.postgres && `${settings.postgres}_before`;
  const before = await startCases(started, { ...settings, postgres }, join(folder, "bench/service"), `-${ref}`);
  const now = await startCases(started, settings);
  return before.flatMap((subject, index) => {
    const unit = { ...subject, name: `${subject.name}, before`, units: [] };
    return [unit, { ...(now[index] as Case), units: [unit] }];
  });
}
