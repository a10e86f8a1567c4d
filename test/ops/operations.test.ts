import { execFileSync, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { checkResponse } from "../../src/contract/index.ts";
import { fillDatabase, generatedMemberId, generatedWorld } from "../support/generate-dataset.ts";
import { shellCommands } from "../support/markdown.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { endWithTest } from "../support/serve.ts";
import { type Instance, startInstance } from "../support/start-instance.ts";
import { type Load, MEMBERS, startLoad } from "../support/start-load.ts";
import { type PostgresServer, queryPostgres, startPostgresServer } from "../support/start-postgres-server.ts";
import { startProxy } from "./start-proxy.ts";

const { campaignId, appId, appToken } = generatedWorld;
const { folder } = createScratchFolder();
const createName = () => join(folder, randomUUID());

const fill = (database: string, seed = 1) => fillDatabase(database, { members: MEMBERS, events: 2_000, seed });

/** Creates a SQLite file with events, and returns its name. */
async function createFile(): Promise<string> {
  const file = createName();
  await fill(file);
  return file;
}

/** Starts a PostgreSQL server, or a replica of another one, until the end of the test. */
async function startPostgres(primary?: PostgresServer): Promise<PostgresServer> {
  const server = await startPostgresServer(folder, primary);
  endWithTest(() => {
    if (!server.isRunning()) return;
    server.thaw();
    server.stop();
  });
  return server;
}

/** Starts a proxy of the guide before these instances; returns once they are served. */
async function startBalancer(language: "haproxy" | "nginx", instances: readonly Instance[]) {
  const names = instances.flatMap(({ url, adminUrl }, index) => [
    [`port ${18_787 + index}`, `port ${new URL(adminUrl).port}`],
    [`127.0.0.1:${8787 + index}`, new URL(url).host],
  ]);
  const { port, readLog } = await startProxy({
    page: "docs/run-the-service.md",
    language,
    file: createName(),
    names: Object.fromEntries(names),
    isUp: async (own) => (await fetch(`https://127.0.0.1:${own}`).catch(() => undefined))?.status === 404, // of the service
  });
  return { url: `https://127.0.0.1:${port}`, readLog };
}

/** Expects that the guide has a row for what the title says. */
const expectRow = (event: string) =>
  expect(readFileSync("docs/troubleshooting.md", "utf8")).toContain(`\n| ${event} |`);

it("each alert rule fires at its fault and at no other time", () => {
  const test = spawnSync("promtool", ["test", "rules", "deploy/alerts.test.yml"], { encoding: "utf8" });
  const alerts = (file: string) => new Set(readFileSync(file, "utf8").match(/(?<=alert(name)?: )\w+/g));

  expect([test.status, test.stderr], test.stdout).toEqual([0, ""]);
  expect(alerts("deploy/alerts.test.yml")).toEqual(alerts("deploy/alerts.yml"));
});

it("nginx of the guide passes requests and responses on, and limits the requests of an address", async () => {
  const { url } = await startBalancer("nginx", [await startInstance(await createFile())]);
  const responses = await Promise.all(Array.from({ length: 400 }, () => fetch(`${url}/v1/users`)));
  const count = (status: number) => responses.filter((response) => response.status === status).length;

  expect(responses.find(({ status }) => status === 404)?.headers.get("X-Request-Id")).toMatch(/^req_/);
  expect([count(404) > 200, count(429) > 0, count(404) + count(429)]).toEqual([true, true, 400]);
});

it.each([
  { event: "an instance is killed (`kill -9`, out of memory)", signal: "SIGKILL", code: null },
  { event: "SIGTERM to one of two instances behind a balancer (a rolling deploy)", signal: "SIGTERM", code: 0 },
] as const)("$event; without the other one, HAProxy answers with the Error object", async ({ event, signal, code }) => {
  const database = await createFile();
  const first = await startInstance(database, "--drain", "15");
  const second = await startInstance(database);
  const { url, readLog } = await startBalancer("haproxy", [first, second]);
  const load = startLoad(url);
  await load.waitFor("ok");
  first.signal(signal);
  const exitCode = await first.ended;
  await load.waitFor("ok", 100);
  const failures = await load.stop();
  const unknown = await fetch(`${url}/v1/users`);

  await second.stop();
  const fetchError = async () => {
    // HAProxy closes the connection of a request that it sent on one that the instance has just closed.
    const answer = await fetch(`${url}/v1/users`).catch(() => undefined);
    return answer?.status === 503 && answer;
  };
  const response = await vi.waitUntil(fetchError, { timeout: 10_000 });
  const { status, headers } = response;
  const result = checkResponse({ operationId: "listUsers", status, headers, body: await response.json() });

  expectRow(event);
  expect([exitCode, failures]).toEqual([code, []]);
  expect([result, headers.get("Retry-After")]).toEqual([{ ok: true }, "5"]);
  const id = unknown.headers.get("X-Request-Id");
  expect(readLog()).toMatch(new RegExp(`^127\\.0\\.0\\.1 two 404 \\{${id}\\}$`, "m"));
});

/**
 * Breaks the database of an instance under load until the instance is not ready, and repairs it.
 * @returns The kinds of failures that the clients saw.
 */
async function breakDatabase(
  database: string,
  steps: Record<"begin" | "end", (instance: Instance) => unknown> & {
    during: (load: Load, instance: Instance) => unknown;
  },
) {
  const instance = await startInstance(database);
  const load = startLoad(instance.url);
  await load.waitFor("ok");
  await steps.begin(instance);
  await instance.waitForReadiness(503);
  await steps.during(load, instance);
  await steps.end(instance);
  await instance.waitForReadiness(200);
  await load.waitFor("ok", 50);
  return load.stop();
}

it("the disk of the SQLite file is full", async () => {
  const limitFiles = ({ pid }: Instance, limit: string) =>
    execFileSync("prlimit", ["--pid", String(pid), `--fsize=${limit}:unlimited`]);

  const failures = await breakDatabase(await createFile(), {
    begin: (instance) => limitFiles(instance, "4096"),
    during: (load) => load.waitFor("issue 503").then(() => load.waitFor("ok")),
    end: (instance) => limitFiles(instance, "unlimited"),
  });

  expectRow("the disk of the SQLite file is full");
  expect(failures).toEqual(["issue 503"]);
});

it("PostgreSQL hangs (a frozen machine, a lost network)", async () => {
  const postgres = await startPostgres();
  await fill(postgres.url);

  const failures = await breakDatabase(postgres.url, {
    begin: postgres.freeze,
    async during(load, { adminUrl, hasLogged }) {
      await Promise.all([load.waitFor("list 503", 1), load.waitFor("issue 503", 1)]);
      expect((await fetch(`${adminUrl}/healthz`)).status).toBe(200);
      expect(hasLogged("StoreUnavailableError: the database is out of reach: ")).toBe(true); // with its cause
    },
    end: postgres.thaw,
  });

  expectRow("PostgreSQL hangs (a frozen machine, a lost network)");
  expect(failures).toEqual(["issue 503", "list 503"]);
});

it("the primary of PostgreSQL is lost, and a replica is promoted", async () => {
  const primary = await startPostgres();
  await fill(primary.url);
  const replica = await startPostgres(primary);
  const nameUrl = (port: number) => primary.url.replace(String(primary.port), String(port));
  const query = (port: number, text: string) => queryPostgres(nameUrl(port), text).catch(() => []);
  const { port } = await startProxy({
    page: "docs/operate.md",
    language: "haproxy",
    file: createName(),
    names: { "10.0.0.1:5432": `127.0.0.1:${primary.port}`, "10.0.0.2:5432": `127.0.0.1:${replica.port}` },
    isUp: async (own) => (await query(own, "SELECT 1")).length > 0,
  });
  const isReplica = async () => (await query(port, "SELECT pg_is_in_recovery() AS it"))[0]?.it === true;
  const waitForReplica = () => vi.waitUntil(isReplica, { timeout: 20_000, interval: 200 });

  const failures = await breakDatabase(nameUrl(port), {
    begin: primary.stop,
    during: waitForReplica,
    end: () => replica.query("SELECT pg_promote()"),
  });

  expectRow("the primary of PostgreSQL is lost, and a replica is promoted");
  // Pages fail only between the loss and the switch of the proxy to the replica, which can be too short for any.
  expect(failures.filter((failure) => failure !== "list 503")).toEqual(["issue 503"]);
});

/** Runs the commands of a page that begin with these words, with the names of the test. */
function runGuide(page: string, words: RegExp, names: Readonly<Record<string, string>>, env: object = {}): void {
  const commands = shellCommands(`docs/${page}.md`).filter((command) => words.test(command));
  const loyalty = `loyalty() { "${process.execPath}" src/cli/main.ts "$@"; }`;
  const script = Object.entries(names).reduce((text, [name, own]) => text.replaceAll(name, own), commands.join("\n"));

  expect(commands).not.toEqual([]);
  execFileSync("sh", ["-ec", `${loyalty}\n${script}`], { env: { ...process.env, ...env } });
}

/** Reads the first page of a member, which changes with each import. */
async function readFirstPage(url: string): Promise<string> {
  const path = `/v1/loyalties/${campaignId}/members/${generatedMemberId(0)}/activity`;
  return (await fetch(url + path, { headers: { "X-App-Id": appId, "X-App-Token": appToken } })).text();
}

/** The permissions of a file. */
const readMode = (file: string) => statSync(file).mode & 0o777;

const RESTORED = "a [backup](operate.md#backup-and-restore) is restored";

it(`${RESTORED}: a SQLite file`, async () => {
  const database = await createFile();
  const copy = createName();
  const names = { "/var/lib/loyalty/loyalty.db": database, "copy.db": copy, "--owner=loyalty ": "" };
  const instance = await startInstance(database);
  runGuide("operate", /^(umask|sqlite3) /, names);
  const tokens = execFileSync("sqlite3", [copy, "SELECT count(*) FROM access_token"], { encoding: "utf8" });
  const before = await readFirstPage(instance.url);
  await fill(database, 2);
  const changed = await readFirstPage(instance.url);

  instance.signal("SIGTERM");
  await instance.ended;
  runGuide("operate", /^(rm|install) /, names);
  const { url } = await startInstance(database);

  expectRow(RESTORED);
  expect([tokens, readMode(copy)]).toEqual(["0\n", 0o600]);
  expect(changed).not.toBe(before);
  expect(await readFirstPage(url)).toBe(before);
});

it(`${RESTORED}: PostgreSQL, under a running instance`, async () => {
  const { port } = await startPostgres();
  const createUrl = (role: string) => `postgres://${role}:PASSWORD@127.0.0.1:${port}/loyalty`;
  const serviceUrl = createUrl("loyalty_service");
  const ownerUrl = createUrl("loyalty_owner");
  const copy = createName();
  const dataset = createName();
  const names = { "copy.sql": copy, "dataset.ndjson": dataset, localhost: `127.0.0.1:${port}`, "--pwprompt ": "" };
  const env = { PGHOST: "127.0.0.1", PGPORT: String(port), PGUSER: "loyalty", OWNER_URL: ownerUrl };
  runGuide("run-the-service", /^(createuser|createdb|export|psql|DATABASE_URL=|cat|\{|END|loyalty )/, names, env);
  await fill(serviceUrl);
  const { url } = await startInstance(serviceUrl);
  runGuide("operate", /^(umask|pg_dump) /, names, env);
  const before = await readFirstPage(url);
  await fill(serviceUrl, 2);
  const changed = await readFirstPage(url);
  const load = startLoad(url);
  await load.waitFor("ok");

  runGuide("operate", /^dropdb /, names, env);
  await Promise.all([load.waitFor("list 503"), load.waitFor("issue 503")]);
  runGuide("operate", /^(createdb|psql) .*/, names, env);
  await load.waitFor("ok");
  const failures = await load.stop();
  await queryPostgres(ownerUrl, "CREATE TABLE later (id TEXT)");

  expect(readMode(copy)).toBe(0o600);
  expect(failures.filter((failure) => !/ (401|503)$/.test(failure))).toEqual([]);
  expect(changed).not.toBe(before);
  expect(await readFirstPage(url)).toBe(before);
  expect(await queryPostgres(serviceUrl, "SELECT id FROM later")).toEqual([]);
  await expect(queryPostgres(serviceUrl, "DROP TABLE later")).rejects.toThrow("must be owner of table later");
});
