import { renameSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
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
  pool: 10,
  purge: 45,
  fault: [],
  docs: false,
};

describe("startService", () => {
  it("purges and counts expired tokens at the given interval until it is closed, and logs failures with their causes", async () => {
    const database = join(folder, "purge.db");
    const store = await openStore({ database });
    await store.addToken("dead", smallToken);
    await store.close();
    const log: object[] = [];
    const sleeps: { delayMs: number; signal: AbortSignal; wake: () => void }[] = [];
    const sleep = (delayMs: number, signal: AbortSignal) =>
      new Promise<void>((wake) => {
        signal.addEventListener("abort", () => wake());
        sleeps.push({ delayMs, signal, wake });
      });
    /** Ends a sleep; returns when the purge is over, and the next one has begun. */
    const purge = async (index: number) => {
      sleeps[index]?.wake();
      await vi.waitFor(() => expect(sleeps).toHaveLength(index + 2));
    };
    const service = await startService({ ...base, database }, undefined, (entry) => log.push(entry), { sleep });

    await purge(0);
    const page = service.writeMetrics();
    renameSync(database, `${database}.old`);
    await purge(1);
    await service.close(0);

    expect(sleeps.map(({ delayMs }) => delayMs)).toEqual([45_000, 45_000, 45_000]);
    expect(log).toEqual([
      {
        failure:
          "purge of expired tokens: StoreUnavailableError: the database is out of reach: Error: the database file was replaced",
      },
    ]);
    expect(page).toContain("loyalty_tokens_purged_total 1\n");
    expect(sleeps[2]?.signal.aborted).toBe(true);
  });

  it("does not wait for a database that cannot be reached: systemd and Compose start the service again", async () => {
    const start = startService({ ...base, database: "postgres://127.0.0.1:1/none" }, undefined, () => {});

    await expect(start).rejects.toThrow(/^cannot open the database postgres:\/\/127\.0\.0\.1:1: .*ECONNREFUSED/);
  });

  it("logs an internal failure with its request_id", async () => {
    const database = join(folder, "failure.db");
    const log: object[] = [];
    const service = await startService({ ...base, database }, dataset, (entry) => log.push(entry));
    const store = await openStore({ database });
    await store.engine.kysely.schema.dropTable("application_key").execute();
    await store.close();

    const response = await fetch(`${service.url}/v1/loyalties/c/members/m/activity`, { headers });
    const { request_id } = await response.json();
    await service.close(0);

    expect(response.status).toBe(500);
    expect(log).toEqual([{ requestId: request_id, failure: expect.stringContaining("no such table") }]);
  });

  it("limits the rate in windows of a minute (S15)", async () => {
    const service = await startService({ ...base, rateLimit: 1 }, dataset, () => {});
    const send = () => fetch(`${service.url}/v1/loyalties/c/members/m/activity`, { headers });

    const minute = () => Math.floor(Date.now() / 60_000);
    let [response, before] = [await send(), minute()];
    while (response.status !== 429 || minute() !== before) [before, response] = [minute(), await send()];
    const secondsLeft = 60 - ((Date.now() / 1000) % 60);
    await service.close(0);

    expect(Math.abs(Number(response.headers.get("Retry-After")) - secondsLeft)).toBeLessThan(3);
  });
});
