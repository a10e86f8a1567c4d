import { renameSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { demoDataset, openStore } from "../../../src/service/index.ts";
import { smallToken } from "../../support/import-records.ts";
import { openTestStore } from "../../support/open-test-store.ts";
import { runInProcess } from "../../support/run-cli.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";
import { serveCli } from "./serve-cli.ts";

const { folder } = createScratchFolder();
const { appId, appToken } = demoDataset().credentials;
let databases = 0;
const newDatabase = () => join(folder, `${++databases}.db`);
/** Serves a database without the demo dataset, and without the documentation. */
const serveDatabase = (database: string, ...args: string[]) => serveCli("--database", database, "--no-docs", ...args);

/** Holds the clock of the purge, and returns a function that advances it to the next one. */
function holdPurge(): () => void {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  return () => vi.advanceTimersByTime(60_000);
}

describe("the database of loyalty serve", () => {
  it.each([
    { args: [], isDemo: false },
    { args: ["--demo"], isDemo: true },
  ])("has the demo keys, which anyone knows, with the options $args: $isDemo", async ({ args, isDemo }) => {
    const database = newDatabase();
    const serve = await serveDatabase(database, ...args);
    await serve.end();
    const store = await openTestStore({ database });

    expect(serve.application["X-App-Token"]).toBe(isDemo ? appToken : "");
    expect((await store.findKey("application", appId, appToken)) !== undefined).toBe(isDemo);
  });

  it("is not served with demo keys that are revoked", async () => {
    const database = newDatabase();
    await (await serveDatabase(database, "--demo")).end();
    await runInProcess(["key", "revoke", "application", "app_demo", "--database", database]);

    await expect(serveDatabase(database, "--demo")).rejects.toThrow(
      "cannot import the demo dataset: application key app_demo is revoked",
    );
  });

  it("loses its expired tokens each minute, and a failure is logged with its causes", async () => {
    const database = newDatabase();
    const store = await openTestStore({ database });
    await store.addToken("dead", smallToken);
    const purge = holdPurge();
    const serve = await serveDatabase(database);

    purge();
    await vi.waitFor(async () => expect(await store.findToken("dead")).toBeUndefined());
    renameSync(database, `${database}.old`);
    purge();
    await vi.waitUntil(() => serve.log.length > 0);
    await serve.end();

    const cause = "StoreUnavailableError: the database is out of reach: Error: the database file was replaced";
    expect(serve.log).toMatchObject([{ level: "error", failure: `purge of expired tokens: ${cause}` }]);
  });

  it("can be closed during a purge, which is no failure", async () => {
    const database = newDatabase();
    const store = await openStore({ database });
    await store.connection.run(`WITH RECURSIVE counter(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM counter LIMIT 5000)
      INSERT INTO access_token (hash, client_id, project_id, scope, expires_at, key_hash)
      SELECT randomblob(32), 'a', 'p', 'api', 1, randomblob(32) FROM counter`);
    const purge = holdPurge();
    const serve = await serveDatabase(database);

    purge();
    await serve.end("SIGINT");
    await nextTurn();

    expect(await store.removeExpiredTokens()).toBeGreaterThan(0);
    await store.close();
    expect(serve.log).toEqual([]);
  });

  it("shows on the admin port that the service is healthy, but not ready while no token can be issued", async () => {
    const database = newDatabase();
    const serve = await serveDatabase(database, "--admin-port", "0");
    const readPages = () => {
      const pages = ["healthz", "readyz?x=1", "__proto__"].map((path) => fetch(`${serve.hello.adminUrl}/${path}`));
      return Promise.all(pages.map(async (page) => [(await page).status, await (await page).text()]));
    };
    const before = await readPages();
    renameSync(database, `${database}.old`);
    const after = await readPages();
    await serve.end();

    const unknown = [404, "choose /healthz, /readyz or /metrics\n"];
    const reason = "the database is out of reach: the database file was replaced";
    expect(before).toEqual([[200, "ok\n"], [200, "ready\n"], unknown]);
    expect(after).toEqual([[200, "ok\n"], [503, `not ready: ${reason}\n`], unknown]);
  });

  it("fails with a request_id that the log has, too", async () => {
    const database = newDatabase();
    const serve = await serveDatabase(database, "--demo");
    const store = await openTestStore({ database });
    await store.connection.run("DROP TABLE application_key");

    const response = await fetch(serve.activityUrl, { headers: serve.application });
    const { request_id } = await response.json();
    await serve.end();

    expect(response.status).toBe(500);
    expect(serve.log).toMatchObject([{ requestId: request_id, failure: expect.stringContaining("no such table") }]);
  });
});
