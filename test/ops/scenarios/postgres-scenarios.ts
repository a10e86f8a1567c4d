import { expect } from "vitest";
import { generatedMemberId, generatedWorld } from "../../../src/service/datasets/generate-dataset.ts";
import { openStore } from "../../../src/service/index.ts";
import type { Operations, Scenario } from "../../support/ops/operations.ts";
import { MEMBERS } from "../../support/ops/start-load.ts";
import { movePartitions } from "../../support/ops/start-shards.ts";

/** Faults of the PostgreSQL server. */
export const postgresScenarios: readonly Scenario[] = [
  {
    event: "PostgreSQL is down when the service starts",
    async run(operations) {
      const postgres = await operations.postgres();
      postgres.stop();
      const starting = operations.serve(postgres.url);
      const late = await operations
        .serve(postgres.url, "--wait-for-database", "1")
        .catch((error: Error) => error.message);
      postgres.start();
      const instance = await starting;

      expect(late).toMatch(
        /ended with 2: loyalty serve: cannot open the database postgres:\/\/127\.0\.0\.1:\d+: .*ECONNREFUSED/,
      );
      expect(instance.hasLogged("trying again in 250 ms")).toBe(true);
      expect(await instance.readiness()).toBe(200);
    },
  },
  {
    event: "PostgreSQL has no connections left",
    async run(operations) {
      const postgres = await operations.postgres();
      const instance = await operations.serve(postgres.url, "--pool", "4");
      const load = operations.load(instance.url);
      await load.waitFor("ok", 50);
      const connections = await instance.metric("loyalty_store_pool_connections");

      const sessions = [];
      for (;;) {
        const session = await postgres.connect().catch(() => undefined);
        if (!session) break;
        sessions.push(session);
      }
      const refused = await operations
        .serve(postgres.url, "--wait-for-database", "1")
        .catch((error: Error) => error.message);
      await load.waitFor("ok", 50);
      const waiting = operations.serve(postgres.url);
      for (const session of sessions) await session.end();
      await (await waiting).waitForReadiness(200);

      expect(await load.stop()).toEqual({});
      expect([connections > 0, connections <= 4]).toEqual([true, true]);
      expect(refused).toContain("sorry, too many clients already");
    },
  },
  {
    event: "PostgreSQL is read-only, for example a primary that was demoted",
    async run(operations) {
      const postgres = await operations.postgres();
      const change = async (setting: string) => {
        const session = await postgres.connect();
        for (const text of ["SET default_transaction_read_only = off", setting, "SELECT pg_reload_conf()"])
          await session.query(text);
        await session.end();
      };

      const { instance, failures } = await operations.breakDatabase(postgres.url, {
        begin: () => change("ALTER SYSTEM SET default_transaction_read_only = on"),
        during: (load) => load.waitFor("issue 503").then(() => load.waitFor("ok")),
        end: () => change("ALTER SYSTEM RESET default_transaction_read_only"),
      });

      expect(failures).toEqual(["issue 503"]);
      expect(instance.hasLogged("read-only transaction")).toBe(true);
    },
  },
  {
    event: "PostgreSQL is restarted, or down for a while",
    isShort: true,
    async run(operations) {
      const postgres = await operations.postgres();
      const { instance, failures } = await operations.breakDatabase(postgres.url, {
        begin: postgres.stop,
        async during(load, { adminUrl }) {
          await Promise.all([load.waitFor("list 503"), load.waitFor("issue 503")]);
          expect((await fetch(`${adminUrl}/healthz`)).status).toBe(200);
        },
        end: postgres.start,
      });

      expect(failures).toEqual(["issue 503", "list 503"]);
      expect(instance.hasLogged("StoreUnavailableError: the database is out of reach: ")).toBe(true); // with its cause
      expect(await instance.metric("loyalty_request_duration_seconds_count", 'status="500"')).toBe(0);
    },
  },
  {
    event: "PostgreSQL does not answer, but its connections stay open (a frozen machine, a lost network)",
    async run(operations) {
      const postgres = await operations.postgres();
      const { load, failures } = await operations.breakDatabase(postgres.url, {
        begin: postgres.freeze,
        during: (clients) => clients.waitFor("issue 503", 4),
        end: postgres.thaw,
      });

      expect(failures.filter((outcome) => !outcome.endsWith(" 503"))).toEqual([]);
      expect(load.slowestMs()).toBeLessThan(9_000);
    },
  },
  {
    event: "the primary is lost and a replica is promoted, with `postgres://user@one,two/database` as URL",
    async run(operations) {
      const primary = await operations.postgres();
      const replica = await operations.postgres(primary);
      const { pathname, username } = new URL(primary.url);
      const hosts = `127.0.0.1:${replica.port},127.0.0.1:${primary.port}`;
      const { failures } = await operations.breakDatabase(`postgres://${username}@${hosts}${pathname}`, {
        begin: primary.stop,
        end: replica.promote,
        maxRecoveryMs: 15_000,
      });

      expect(failures.filter((outcome) => !outcome.endsWith(" 503"))).toEqual([]);
    },
  },
  {
    event: "one of the 16 partitions of `activity` is locked, for example by `CLUSTER`",
    async run(operations) {
      const postgres = await operations.postgres();
      const [locked, others] = await divideMembers(postgres.url, 8);
      const instance = await operations.serve(postgres.url);
      const session = await postgres.connect();
      const healthy = operations.load(instance.url, { members: others });
      const affected = operations.load(instance.url, { members: locked, calls: ["list"], maxRetries: 0 });
      await Promise.all([healthy.waitFor("ok"), affected.waitFor("ok")]);

      await session.query("BEGIN; LOCK TABLE activity_8 IN ACCESS EXCLUSIVE MODE");
      await affected.waitFor("list 503");
      await healthy.waitFor("ok", 400);
      const readiness = await instance.readiness();
      await session.query("ROLLBACK");
      await session.end();
      await affected.waitFor("ok");

      expect(await healthy.stop()).toEqual({});
      expect(Object.keys(await affected.stop())).toEqual(["list 503"]);
      expect(readiness).toBe(200);
      expect(healthy.slowestMs()).toBeLessThan(4_000);
      expect(affected.slowestMs()).toBeLessThan(4_000);
      expect(instance.hasLogged("partition activity_8 is locked")).toBe(true);
    },
  },
  {
    event: "a further PostgreSQL server with partitions is down",
    isShort: true,
    run: (operations) => loseServer(operations, "stop", { firstMs: 1_000 }),
  },
  {
    event: "a further PostgreSQL server with partitions does not answer, but its connections stay open",
    run: (operations) => loseServer(operations, "freeze", { firstMs: 3_500 }),
  },
];

/** Loses the server of a partition under load, and checks that only its members notice. */
async function loseServer(operations: Operations, fault: "stop" | "freeze", { firstMs }: { firstMs: number }) {
  const [first, second] = [await operations.postgres(), await operations.postgres(undefined, false)];
  movePartitions(first, "two", second, [8]);
  const [lost, others] = await divideMembers(first.url, 8);
  const instance = await operations.serve(first.url);
  const healthy = operations.load(instance.url, { members: others });
  const affected = operations.load(instance.url, { members: lost, calls: ["list"], maxRetries: 0 });
  await Promise.all([healthy.waitFor("ok"), affected.waitFor("ok")]);

  second[fault]();
  await affected.waitFor("list 503", 100);
  const isUp = await instance.metric("loyalty_store_server_up", 'server="two"');
  await healthy.waitFor("ok", 200);
  const readiness = await instance.readiness();
  if (fault === "stop") second.start();
  else second.thaw();
  await affected.waitFor("ok");

  expect(await healthy.stop()).toEqual({});
  expect(Object.keys(await affected.stop())).toEqual(["list 503"]);
  expect([isUp, readiness]).toEqual([0, 200]);
  expect(affected.slowestMs()).toBeLessThan(firstMs);
  expect(healthy.slowestMs()).toBeLessThan(1_000);
  expect(instance.hasLogged("server two is out of reach")).toBe(true);
}

/** Returns the numbers of the members in a partition, and of all others. */
async function divideMembers(database: string, partition: number): Promise<[number[], number[]]> {
  const store = await openStore({ database });
  const { projectId, campaignId } = generatedWorld;
  const inside: boolean[] = [];
  for (let member = 0; member < MEMBERS; member++) {
    const key = await store.findMember(projectId, campaignId, generatedMemberId(member), 0);
    const text = "SELECT satisfies_hash_partition('activity'::regclass, 16, $1, $2::bigint) AS inside";
    const [row] = await store.engine.read({ name: "inside", text }, [partition, key]);
    inside.push((row as { inside: boolean }).inside);
  }
  await store.close();
  const all = inside.map((_, member) => member);
  return [all.filter((member) => inside[member]), all.filter((member) => !inside[member])];
}
