import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { exampleActivities } from "../../src/contract/examples.ts";
import { ApiError, createLoyaltyClient } from "../../src/index.ts";
import { generatedWorld } from "../../tools/bench/generate-dataset.ts";
import { shellCommands } from "../support/markdown.ts";
import { runInProcess } from "../support/run-cli.ts";
import { startInstance } from "../support/start-instance.ts";
import { startLoad } from "../support/start-load.ts";
import { queryPostgres } from "../support/start-postgres-server.ts";
import {
  breakDatabase,
  createFolder,
  createSqliteFile,
  fill,
  startFilledPostgres,
  startPair,
  startPostgres,
} from "./operations.ts";
import { startFailover } from "./start-balancer.ts";

const { campaignId, appId, appToken } = generatedWorld;
const guide = readFileSync("docs/troubleshooting.md", "utf8");
const RESTORED = "a [backup](operate.md#stop-upgrade-back-up) is restored";

/** Returns the title of a test, which is the first column of a row of the guide. */
function rowOfGuide(event: string): string {
  expect(guide).toContain(`\n| ${event} |`);
  return event;
}

it(rowOfGuide("an instance is killed (`kill -9`, out of memory)"), async () => {
  const { first, load } = await startPair(await createSqliteFile());

  first.signal("SIGKILL");
  await first.ended;
  await load.waitFor("ok", 100);

  expect(await load.stop()).toEqual([]);
});

it(rowOfGuide("SIGTERM to one of two instances behind a balancer (a rolling deploy)"), async () => {
  const { first, load } = await startPair(await createSqliteFile());

  first.signal("SIGTERM");
  await first.waitForReadiness(503);
  const exitCode = await first.ended;
  await load.waitFor("ok", 50);

  expect(await load.stop()).toEqual([]);
  expect(exitCode).toBe(0);
});

it(rowOfGuide("the disk of the SQLite file is full"), async () => {
  const limitFiles = ({ pid }: { pid: number }, limit: string) =>
    execFileSync("prlimit", ["--pid", String(pid), `--fsize=${limit}:unlimited`]);

  const { failures } = await breakDatabase(await createSqliteFile(), {
    begin: (instance) => limitFiles(instance, "4096"),
    during: (load) => load.waitFor("issue 503").then(() => load.waitFor("ok")),
    end: (instance) => limitFiles(instance, "unlimited"),
  });

  expect(failures).toEqual(["issue 503"]);
});

it(rowOfGuide("PostgreSQL hangs (a frozen machine, a lost network)"), async () => {
  const postgres = await startFilledPostgres();

  const { instance, load, failures, recoveryMs } = await breakDatabase(postgres.url, {
    begin: postgres.freeze,
    async during(clients, { adminUrl }) {
      await Promise.all([clients.waitFor("list 503", 1), clients.waitFor("issue 503", 4)]);
      expect((await fetch(`${adminUrl}/healthz`)).status).toBe(200);
    },
    end: postgres.thaw,
  });

  expect(failures).toEqual(["issue 503", "list 503"]);
  expect(load.slowestMs()).toBeLessThan(9_000);
  expect(recoveryMs).toBeLessThan(10_000);
  expect(instance.hasLogged("StoreUnavailableError: the database is out of reach: ")).toBe(true); // with its cause
});

it(rowOfGuide("the primary of PostgreSQL is lost, and a replica is promoted"), async () => {
  const primary = await startFilledPostgres();
  const replica = await startPostgres(primary);
  const url = await startFailover(createFolder(), primary, replica);
  const returned = await breakDatabase(url, {
    begin: primary.stop,
    during: () => vi.waitUntil(() => isReplica(url), { timeout: 20_000, interval: 200 }),
    end: primary.start,
  });

  const { failures } = await breakDatabase(url, {
    begin: primary.stop,
    during: (load) => load.waitFor("issue 503"),
    end: () => replica.query("SELECT pg_promote()"),
  });

  expect(returned.recoveryMs).toBeLessThan(10_000);
  expect(failures).toEqual(["issue 503", "list 503"]);
});

it(`${rowOfGuide(RESTORED)}: a SQLite file`, async () => {
  const database = await createSqliteFile();
  const copy = join(createFolder(), "copy");
  const names = { "/var/lib/loyalty/loyalty.db": database, "copy.db": copy, "--owner=loyalty ": "" };
  const instance = await startInstance(database);
  await copyUnderLoad(instance.url, copy, () => runGuide("operate", /^(umask|sqlite3) /, names));
  const tokens = execFileSync("sqlite3", [copy, "SELECT count(*) FROM access_token"], { encoding: "utf8" });
  await addMember("bob", database);
  const before = await read(instance.url, "bob");

  instance.signal("SIGTERM");
  await instance.ended;
  runGuide("operate", /^(rm|install) /, names);
  const { url } = await startInstance(database);
  await addMember("carol", database); // gets the place of bob in the database

  expect([before, tokens]).toEqual([["bob-1"], "0\n"]);
  expect([await read(url, "bob"), await read(url, "carol")]).toEqual([404, ["carol-1"]]);
});

it(`${rowOfGuide(RESTORED)}: PostgreSQL, under a running instance`, async () => {
  const { port } = await startPostgres();
  const createUrl = (role: string) => `postgres://${role}:PASSWORD@127.0.0.1:${port}/loyalty`;
  const serviceUrl = createUrl("loyalty_service");
  const ownerUrl = createUrl("loyalty_owner");
  const copy = join(createFolder(), "copy");
  const names = { "copy.sql": copy, localhost: `127.0.0.1:${port}`, "--pwprompt ": "" };
  const env = { PGHOST: "127.0.0.1", PGPORT: String(port), PGUSER: "loyalty", OWNER_URL: ownerUrl };
  runGuide("run-the-service", /^(createuser|createdb|export|psql|DATABASE_URL=)/, names, env);
  await fill(serviceUrl);
  const { url } = await startInstance(serviceUrl);
  await copyUnderLoad(url, copy, () => runGuide("operate", /^(umask|pg_dump) /, names, env));
  await addMember("bob", serviceUrl);
  const before = await read(url, "bob");
  const load = startLoad(url, { maxRetries: 0 });
  await load.waitFor("ok");

  runGuide("operate", /^dropdb /, names, env);
  await Promise.all([load.waitFor("list 503"), load.waitFor("issue 503")]);
  runGuide("operate", /^(createdb|psql) .*/, names, env);
  await load.waitFor("ok");
  const failures = await load.stop();
  await addMember("carol", serviceUrl); // gets the place of bob in the database
  await queryPostgres(ownerUrl, "CREATE TABLE later (id TEXT)");

  expect(failures.filter((failure) => !/ (401|503)$/.test(failure))).toEqual([]);
  expect(before).toEqual(["bob-1"]);
  expect([await read(url, "bob"), await read(url, "carol")]).toEqual([404, ["carol-1"]]);
  expect(await queryPostgres(serviceUrl, "SELECT id FROM later")).toEqual([]);
  await expect(queryPostgres(serviceUrl, "DROP TABLE later")).rejects.toThrow("must be owner of table later");
});

/** True if the proxy leads to the replica. */
async function isReplica(url: string): Promise<boolean> {
  const [row] = await queryPostgres(url, "SELECT pg_is_in_recovery() AS it").catch(() => []);
  return row?.it === true;
}

/** Copies a database in use as a file that no other user can read. */
async function copyUnderLoad(url: string, copy: string, run: () => void): Promise<void> {
  const load = startLoad(url);
  await load.waitFor("ok");
  run();

  expect([await load.stop(), statSync(copy).mode & 0o777]).toEqual([[], 0o600]);
}

/** Runs the commands of a page that begin with these words, with the names of a test. */
function runGuide(page: string, words: RegExp, names: Readonly<Record<string, string>>, env: object = {}): void {
  const commands = shellCommands(`docs/${page}.md`).filter((command) => words.test(command));
  const loyalty = `loyalty() { "${process.execPath}" src/cli/main.ts "$@"; }`;
  const script = Object.entries(names).reduce((text, [name, own]) => text.replaceAll(name, own), commands.join("\n"));

  expect(commands).not.toEqual([]);
  execFileSync("sh", ["-ec", `${loyalty}\n${script}`], { env: { ...process.env, ...env } });
}

/** Returns the ids of a member's first events, or the status of the refusal. */
async function read(url: string, memberId: string): Promise<string[] | number> {
  const loyalty = createLoyaltyClient({ baseUrl: url, application: { appId, appToken } });
  try {
    return (await loyalty.listMemberActivity({ campaignId, memberId })).data.map(({ id }) => id);
  } catch (error) {
    if (error instanceof ApiError) return error.status;
    throw error;
  }
}

/** Imports a member with one event. */
async function addMember(id: string, database: string): Promise<void> {
  const activity = { ...exampleActivities()[0], id: `${id}-1` };
  const member = { kind: "member", campaign_id: campaignId, id };
  const event = { kind: "activity", campaign_id: campaignId, member_id: id, activity };
  const lines = `${JSON.stringify(member)}\n${JSON.stringify(event)}`;

  expect(await runInProcess(["import", "--database", database, "-"], lines)).toMatchObject({ code: 0 });
}
