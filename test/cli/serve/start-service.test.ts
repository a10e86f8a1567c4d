import { renameSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { type ServiceSettings, startService } from "../../../src/cli/serve/start-service.ts";
import { demoDataset, openStore } from "../../../src/service/index.ts";
import { smallToken } from "../../support/import-records.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder } = createScratchFolder();
const dataset = demoDataset();
const headers = { "X-App-Id": dataset.credentials.appId, "X-App-Token": dataset.credentials.appToken };
const base: ServiceSettings = {
  host: "127.0.0.1",
  port: 0,
  adminHost: "127.0.0.1",
  pool: 10,
  fault: [],
  docs: false,
};

describe("startService", () => {
  it("purges and counts expired tokens until it is closed, and logs failures with their causes", async () => {
    const database = join(folder, "purge.db");
    const store = await openStore({ database });
    await store.addToken("dead", smallToken);
    await store.close();
    const log: object[] = [];
    vi.useFakeTimers({ toFake: ["setInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const service = await startService({ ...base, database, adminPort: 0 }, undefined, (entry) => log.push(entry));
    const readMetrics = async () => (await fetch(`${service.adminUrl}/metrics`)).text();

    vi.advanceTimersByTime(60_000);
    await vi.waitFor(async () => expect(await readMetrics()).toContain("loyalty_tokens_purged_total 1\n"));
    renameSync(database, `${database}.old`);
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(() => expect(log).not.toEqual([]));
    await service.close(0);

    expect(log[0]).toEqual({
      failure:
        "purge of expired tokens: StoreUnavailableError: the database is out of reach: Error: the database file was replaced",
    });
  });

  it("logs no failure of a purge that it ends when it is closed", async () => {
    const database = join(folder, "closed.db");
    const store = await openStore({ database });
    await store.connection.run(`WITH RECURSIVE counter(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM counter LIMIT 20000)
      INSERT INTO access_token (hash, client_id, project_id, scope, expires_at, key_hash)
      SELECT randomblob(32), 'a', 'p', 'api', 1, randomblob(32) FROM counter`);
    const log: object[] = [];
    vi.useFakeTimers({ toFake: ["setInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const service = await startService({ ...base, database }, undefined, (entry) => log.push(entry));

    vi.advanceTimersByTime(60_000);
    await service.close(0);
    await nextTurn();

    expect(await store.removeExpiredTokens()).toBeGreaterThan(0);
    await store.close();
    expect(log).toEqual([]);
  });

  it("shows on the admin port that it is healthy, but not ready while no token can be issued", async () => {
    const database = join(folder, "admin.db");
    const service = await startService({ ...base, database, adminPort: 0 }, undefined, () => undefined);
    const readPages = () => {
      const pages = ["healthz", "readyz?x=1", "__proto__"].map((path) => fetch(`${service.adminUrl}/${path}`));
      return Promise.all(pages.map(async (page) => [(await page).status, await (await page).text()]));
    };
    const before = await readPages();
    renameSync(database, `${database}.old`);
    const after = await readPages();
    await service.close(0);

    const unknown = [404, "choose /healthz, /readyz or /metrics\n"];
    const reason = "the database is out of reach: the database file was replaced";
    expect(before).toEqual([[200, "ok\n"], [200, "ready\n"], unknown]);
    expect(after).toEqual([[200, "ok\n"], [503, `not ready: ${reason}\n`], unknown]);
  });

  it("logs an internal failure with its request_id", async () => {
    const database = join(folder, "failure.db");
    const log: object[] = [];
    const service = await startService({ ...base, database }, dataset, (entry) => log.push(entry));
    const store = await openStore({ database });
    await store.connection.run("DROP TABLE application_key");
    await store.close();

    const response = await fetch(`${service.url}/v1/loyalties/c/members/m/activity`, { headers });
    const { request_id } = await response.json();
    await service.close(0);

    expect(response.status).toBe(500);
    expect(log).toEqual([{ requestId: request_id, failure: expect.stringContaining("no such table") }]);
  });

  it("S08: issues tokens with the lifetime of --token-lifetime", async () => {
    const service = await startService({ ...base, tokenLifetime: 3_600 }, dataset, () => {});
    const body = new URLSearchParams({ grant_type: "client_credentials", scope: "api" });
    const response = await fetch(`${service.url}/oauth/token`, { method: "POST", headers, body });
    const { expires_in, expires_at } = await response.json();
    await service.close(0);

    expect(expires_in).toBe(3_600);
    expect(expires_at - Date.now() / 1000).toBeCloseTo(3_600, -2);
  });
});
