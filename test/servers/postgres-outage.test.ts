import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { demoDataset, importDataset, openStore } from "../../src/service/index.ts";
import { StoreUnavailableError } from "../../src/service/store/engine.ts";
import { createCheckedService } from "../support/checked-service.ts";
import { empty } from "../support/open-test-store.ts";
import { serveCli } from "../support/serve-cli.ts";

const database = process.env.LOYALTY_TEST_POSTGRES_URL ?? "";

beforeEach(async () => {
  if (database === "") throw new Error("LOYALTY_TEST_POSTGRES_URL must name a PostgreSQL database that may be emptied");
  await empty(database);
});

/** Opens a proxy to the database whose connections can be cut and restored. */
async function openProxy() {
  const target = new URL(database);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket) && other.destroy());
    }
    near.pipe(far).pipe(near);
  });
  const open = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const cut = async () => {
    const closed = once(server, "close");
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const port = await open(0);
  const url = new URL(database);
  url.host = `127.0.0.1:${port}`;
  return { url: url.href, cut, restore: () => open(port) };
}

async function endTransactions(): Promise<void> {
  const store = await openStore({ database });
  const others = sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE state = 'idle in transaction'`;
  await others.execute(store.engine.kysely);
  await store.close();
}

describe("a failure that PostgreSQL reports", () => {
  const unavailable = ["08006", "25006", "28P01", "3D000", "40001", "53300", "55P03", "57P01", "58030"];
  it.each<[string, boolean]>([
    ...unavailable.map((code): [string, boolean] => [code, true]),
    ["22012", false],
    ["42P01", false],
  ])("S23: with SQLSTATE %s is a StoreUnavailableError: %s", async (code, isUnavailable) => {
    const store = await openStore({ database });
    const text = `DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '${code}'; END $$`;

    const read = await store.engine.read({ name: "failing", text }, []).catch((error: unknown) => error);
    const transaction = await store.engine
      .transact(async (kysely) => sql.raw(text).execute(kysely))
      .catch((error: unknown) => error);
    await store.close();

    for (const failure of [read, transaction]) {
      expect(failure).toBeInstanceOf(Error);
      expect(failure instanceof StoreUnavailableError).toBe(isUnavailable);
    }
  });
});

describe("a lost connection to PostgreSQL", () => {
  it("S23: gives 503 with Retry-After until it is restored, without a restart", async () => {
    const proxy = await openProxy();
    const store = await openStore({ database: proxy.url });
    const { lines, credentials, ids } = demoDataset();
    await importDataset(store, lines);
    const service = createCheckedService({ store });
    const headers = { "X-App-Id": credentials.appId, "X-App-Token": credentials.appToken };
    const path = `/v1/loyalties/${ids.campaignId}/members/${ids.memberId}/activity`;
    const list = () => service.fetch(new Request(`http://service.example${path}`, { headers }));

    const before = await list();
    await proxy.cut();
    const during = await list();
    const ready = await store.ping().then(
      () => "ready",
      (error: Error) => error.name,
    );
    await proxy.restore();
    const after = await list();
    await store.close();
    await proxy.cut();

    expect([before.status, during.status, after.status]).toEqual([200, 503, 200]);
    expect(during.headers.get("Retry-After")).toBe("5");
    expect(await during.json()).toMatchObject({ code: 503, key: "service_unavailable" });
    expect(ready).toBe("StoreUnavailableError");
  });

  it.each([
    ["cut", (proxy: Awaited<ReturnType<typeof openProxy>>) => proxy.cut()],
    ["ended by the server", endTransactions],
  ])("rejects an import with a StoreUnavailableError if it is %s, and leaves nothing behind", async (_, lose) => {
    const proxy = await openProxy();
    const store = await openStore({ database: proxy.url });
    async function* lines() {
      yield* demoDataset().lines.split("\n");
      await lose(proxy);
      yield '{"kind":"project","id":"p","features":[]}';
    }

    const failure = await importDataset(store, lines()).catch((error: unknown) => error);
    await store.close();
    await proxy.cut().catch(() => undefined);
    const other = await openStore({ database });
    const projects = await other.engine.kysely.selectFrom("project").selectAll().execute();
    await other.close();

    expect(failure).toBeInstanceOf(StoreUnavailableError);
    expect(projects).toEqual([]);
  });

  it("is reported by /readyz and the log of loyalty serve, which recovers without a restart", async () => {
    const proxy = await openProxy();
    const serve = await serveCli("--demo", "--database", proxy.url, "--admin-port", "0");
    const [readyz, healthz] = [`${serve.hello.adminUrl}/readyz`, `${serve.hello.adminUrl}/healthz`];
    const list = async () => (await serve.fetch(serve.activityUrl, { headers: serve.application })).status;

    const before = [(await fetch(readyz)).status, await list()];
    await proxy.cut();
    const during = [(await fetch(readyz)).status, await list(), (await fetch(healthz)).status];
    const failure = await serve.logged((entry) => "failure" in entry);
    await proxy.restore();
    await serve.waitForPage("/readyz", "ready\n");
    const after = await list();
    await serve.end();
    await proxy.cut();

    expect([before, during, after]).toEqual([[200, 200], [503, 503, 200], 200]);
    expect(failure.failure).toMatch(/^StoreUnavailableError: the database is out of reach: \w/); // with its cause
  });
});
