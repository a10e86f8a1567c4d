import { execFileSync } from "node:child_process";
import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, vi } from "vitest";
import { exampleActivities } from "../../src/contract/examples.ts";
import { ApiError, createLoyaltyClient } from "../../src/index.ts";
import { generatedWorld } from "../../src/service/datasets/generate-dataset.ts";
import { shellCommands } from "../support/markdown.ts";
import { connectPostgres, queryPostgres } from "../support/start-postgres-server.ts";
import type { Operations } from "./operations.ts";

const { campaignId, appId, appToken } = generatedWorld;

/** One fault under load. */
interface Scenario {
  /** The first column of its row in docs/operate.md. */
  readonly event: string;
  readonly run: (operations: Operations) => Promise<void>;
}

/** The faults, in the order of the table in docs/operate.md. */
export const scenarios: readonly Scenario[] = [
  {
    event: "an instance is killed (`kill -9`, out of memory)",
    async run(operations) {
      const { first, load } = await operations.servePair(await operations.sqlite());

      first.signal("SIGKILL");
      await first.ended;
      await load.waitFor("ok", 100);

      expect(await load.stop()).toEqual([]);
    },
  },
  {
    event: "SIGTERM to one instance of two behind a balancer (also each step of a rolling deploy)",
    async run(operations) {
      const { first, load } = await operations.servePair(await operations.sqlite());

      first.signal("SIGTERM");
      await first.waitForReadiness(503);
      const exitCode = await first.ended;
      await load.waitFor("ok", 50);

      expect(await load.stop()).toEqual([]);
      expect(exitCode).toBe(0);
    },
  },
  {
    event: "the clock of one instance is 20 minutes ahead",
    async run(operations) {
      const postgres = await operations.postgres();
      const [library = ""] = globSync("/usr/lib/*/faketime/libfaketime.so.1"); // the command `faketime` would outlive a kill
      const prefix = ["env", `LD_PRELOAD=${library}`, "FAKETIME=+20m"];
      const { first: wrong, load } = await operations.servePair(postgres.url, prefix, "--purge", "1");
      await load.waitFor("ok", 300);

      const [{ earliest, latest } = {}] = await postgres.query(
        "SELECT min(expires_at) - extract(epoch FROM now()) AS earliest, max(expires_at) FILTER (WHERE client_id <> '') - extract(epoch FROM now()) AS latest FROM access_token",
      );

      expect(await load.stop()).toEqual([]);
      expect(Number(earliest)).toBeGreaterThan(800);
      expect(Number(latest)).toBeLessThanOrEqual(900);
      expect(await wrong.metric("loyalty_tokens_purged_total")).toBe(0);
      expect(await wrong.metric("loyalty_tokens_issued_total")).toBeGreaterThan(0);
    },
  },
  {
    event: "an import writes to the SQLite file",
    async run(operations) {
      const database = await operations.sqlite();
      const instance = await operations.serve(database);
      const load = operations.load(instance.url, { maxRetries: 0 });
      await load.waitFor("ok");

      using importing = new DatabaseSync(database);
      importing.exec("BEGIN IMMEDIATE");
      await load.waitFor("issue 503", 4);
      const readiness = await instance.readiness();
      importing.exec("COMMIT");
      await load.waitFor("ok", 50);

      expect(await load.stop()).toEqual(["issue 503"]);
      expect(readiness).toBe(200);
      expect(load.slowestMs()).toBeLessThan(7_000);
      expect(instance.hasLogged("an import, or another command that changes the database, has not ended")).toBe(true);
    },
  },
  {
    event: "the disk of the SQLite file is full",
    async run(operations) {
      const limitFiles = ({ pid }: { pid: number }, limit: string) =>
        execFileSync("prlimit", ["--pid", String(pid), `--fsize=${limit}:unlimited`]);

      const { failures } = await operations.breakDatabase(await operations.sqlite(), {
        begin: (instance) => limitFiles(instance, "4096"),
        during: (load) => load.waitFor("issue 503").then(() => load.waitFor("ok")),
        end: (instance) => limitFiles(instance, "unlimited"),
      });

      expect(failures).toEqual(["issue 503"]);
    },
  },
  {
    event: "PostgreSQL is restarted, or down for a while",
    run: (operations) => loseDatabase(operations, "stop", "start"),
  },
  {
    event: "PostgreSQL does not answer, but its connections stay open (a frozen machine, a lost network)",
    run: (operations) => loseDatabase(operations, "freeze", "thaw"),
  },
  {
    event: "the primary of PostgreSQL is lost, and a replica is promoted",
    async run(operations) {
      const { primary, replica, url } = await operations.postgresPair();
      const returned = await operations.breakDatabase(url, {
        begin: primary.stop,
        during: () => vi.waitUntil(() => isReplica(url), { timeout: 20_000, interval: 200 }),
        end: primary.start,
      });

      const { failures } = await operations.breakDatabase(url, {
        begin: primary.stop,
        during: (load) => load.waitFor("issue 503"),
        end: () => replica.query("SELECT pg_promote()"),
      });

      expect(returned.recoveryMs).toBeLessThan(10_000);
      expect(failures).toEqual(["issue 503", "list 503"]);
    },
  },
  {
    event: "a table is locked, for example by `CLUSTER` or another program",
    async run(operations) {
      const postgres = await operations.postgres();
      const instance = await operations.serve(postgres.url);
      const load = operations.load(instance.url, { maxRetries: 0 });
      for (const [table, outcome] of Object.entries({
        activity: "list 503",
        member: "list 503",
        access_token: "issue 503",
      })) {
        const session = await connectPostgres(postgres.url);
        await load.waitFor("ok");
        await session.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
        await load.waitFor(outcome, 8);
        await session.end();
      }
      await load.waitFor("ok", 50);

      expect(await load.stop()).toEqual(["issue 503", "list 503"]);
      expect(await instance.readiness()).toBe(200);
    },
  },
  {
    event: "a backup of a SQLite file is restored",
    run: async (operations) => restore(operations, await operations.sqlite()),
  },
  {
    event: "a backup of PostgreSQL is restored, even under a running instance",
    async run(operations) {
      const postgres = await operations.postgres();
      await restore(operations, postgres.url, () => postgres.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public"));
    },
  },
];

/** Loses the database under load. */
async function loseDatabase(operations: Operations, begin: "stop" | "freeze", end: "start" | "thaw") {
  const postgres = await operations.postgres();
  const { instance, load, failures, recoveryMs } = await operations.breakDatabase(postgres.url, {
    begin: postgres[begin],
    async during(clients, { adminUrl }) {
      await Promise.all([clients.waitFor("list 503", 1), clients.waitFor("issue 503", 4)]);
      expect((await fetch(`${adminUrl}/healthz`)).status).toBe(200);
    },
    end: postgres[end],
  });

  expect(failures).toEqual(["issue 503", "list 503"]);
  expect(load.slowestMs()).toBeLessThan(9_000);
  expect(recoveryMs).toBeLessThan(10_000);
  expect(instance.hasLogged("StoreUnavailableError: the database is out of reach: ")).toBe(true); // with its cause
}

/** True if the proxy leads to the replica. */
async function isReplica(url: string): Promise<boolean> {
  const [row] = await queryPostgres(url, "SELECT pg_is_in_recovery() AS it").catch(() => []);
  return row?.it === true;
}

/**
 * Copies a database in use, imports a member, restores the copy, and imports another member, who gets the same place in the
 * database. The commands are those of the guide.
 * @param empty Empties PostgreSQL; for SQLite, the instance is stopped.
 */
async function restore(operations: Operations, database: string, empty?: () => Promise<unknown>) {
  const copy = join(operations.folder, "copy");
  let instance = await operations.serve(database);
  const load = operations.load(instance.url);
  await load.waitFor("ok");
  runGuide(empty ? /^(umask|pg_dump) / : /^(umask|sqlite3) /, database, copy);
  expect([await load.stop(), statSync(copy).mode & 0o777]).toEqual([[], 0o600]);
  const add = (name: string) => operations.loyalty(["import", "--database", database, "-"], writeMember(name));
  await add("bob");
  const before = await read(instance.url, "bob");

  if (empty) {
    const affected = operations.load(instance.url, { maxRetries: 0 });
    await affected.waitFor("ok");
    await empty();
    await Promise.all([affected.waitFor("list 503"), affected.waitFor("issue 503")]);
    runGuide(/^psql .*copy/, database, copy);
    await affected.waitFor("ok");
    const failures = await affected.stop();
    expect(failures.filter((failure) => !/ (401|503)$/.test(failure))).toEqual([]);
  } else {
    instance.signal("SIGTERM");
    await instance.ended;
    runGuide(/^(rm|install) /, database, copy);
    instance = await operations.serve(database);
  }
  await add("carol");

  expect(before).toEqual(["bob-1"]);
  expect([await read(instance.url, "bob"), await read(instance.url, "carol")]).toEqual([404, ["carol-1"]]);
}

/** Runs the commands of the guide that begin with these words, with the names of a test. */
function runGuide(words: RegExp, database: string, copy: string): void {
  const commands = shellCommands("docs/operate.md").filter((command) => words.test(command));
  const script = commands
    .join("\n")
    .replace(/copy\.(db|sql)/g, copy)
    .replace("--owner=loyalty ", "");
  expect(commands).not.toEqual([]);
  execFileSync("sh", ["-ec", script.replace(/\/var\/lib\/loyalty\/loyalty\.db|\$DATABASE_URL/g, database)]);
}

/** Returns the ids of a member's first events, or the status of the refusal. */
async function read(url: string, memberId: string): Promise<string[] | number> {
  const loyalty = createLoyaltyClient({ baseUrl: url, application: { appId, appToken } });
  try {
    return (await loyalty.listMemberActivity({ campaignId, memberId }).firstPage()).data.map(({ id }) => id);
  } catch (error) {
    if (error instanceof ApiError) return error.status;
    throw error;
  }
}

/** Writes a dataset with one member and one event. */
function writeMember(id: string): string {
  const activity = { ...exampleActivities()[0], id: `${id}-1` };
  const records = [
    { kind: "member", campaign_id: campaignId, id },
    { kind: "activity", campaign_id: campaignId, member_id: id, activity },
  ];
  return records.map((record) => JSON.stringify(record)).join("\n");
}
