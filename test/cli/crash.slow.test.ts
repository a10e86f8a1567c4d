import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { generateDataset, generatedWorld } from "../../src/service/datasets/generate-dataset.ts";
import { importDataset, openStore } from "../../src/service/index.ts";
import { checkedFetch } from "../support/checked-service.ts";
import { readDailySeed } from "../support/read-daily-seed.ts";
import { runCli, startCli } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";

const fetch = checkedFetch();

/** `npm run test:crash` runs many rounds. */
const ROUNDS = Number(process.env.LOYALTY_CRASH_ROUNDS ?? 2);
const ROUND_TIMEOUT_MS = 30_000;
const seed = readDailySeed();
const EVENTS = 4_000;
const CALLERS = 8;
const lines = [...generateDataset({ members: 20, events: EVENTS })];

const { folder } = createScratchFolder();

/** Picks the point at which a round kills the process. The golden ratio spreads the rounds evenly from the seed on. */
const pickPoint = (round: number, count: number) => Math.floor((((seed + round) * 0.618034) % 1) * count);

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

async function inspect(database: string) {
  const store = await openStore({ database });
  const { kysely } = store.engine;
  const integrity = await sql<{ integrity_check: string }>`PRAGMA integrity_check`.execute(kysely);
  const { count } = await kysely
    .selectFrom("activity")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  await store.close();
  return { integrity: integrity.rows.map((row) => row.integrity_check), count };
}

describe("kill -9 during import", () => {
  it(
    "imports all of the file or nothing, and the same import again completes it",
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const database = join(folder, `import-${round}.db`);
        const child = startCli(["import", "--database", database, "-"]);
        child.stdin?.on("error", () => undefined); // the reader is killed
        const point = pickPoint(round + 1, lines.length + 200);
        for (const line of lines.slice(0, point)) {
          if (!child.stdin?.write(`${line}\n`)) await once(child.stdin as NodeJS.WritableStream, "drain");
        }
        if (point > lines.length) child.stdin?.end();
        await kill(child);

        const after = await inspect(database);
        const again = await runCli(["import", "--database", database, "-"], `${lines.join("\n")}\n`);
        const complete = await inspect(database);
        await rm(database);

        expect(after.integrity, `round ${round}`).toEqual(["ok"]);
        expect([0, EVENTS], `round ${round}`).toContain(after.count);
        expect([again.code, complete.count], `round ${round}`).toEqual([0, EVENTS]);
      }
    },
    ROUNDS * ROUND_TIMEOUT_MS,
  );
});

describe("kill -9 during token issuance", () => {
  it(
    "keeps every token that was issued, once",
    async () => {
      const database = join(folder, "tokens.db");
      const empty = await openStore({ database });
      await importDataset(empty, generateDataset({ members: 1, events: 0 }));
      await empty.close();

      for (let round = 0; round < ROUNDS; round++) {
        const child = startCli(["serve", "--port", "0", "--database", database]);
        const [hello] = await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), "line");
        const { url } = JSON.parse(hello);
        const tokens: string[] = [];
        const wanted = 1 + pickPoint(round + 1, 200);
        const issueUntilDead = async () => {
          for (;;) {
            const response = await issue(url).catch(() => undefined);
            if (!response) return;
            tokens.push(response.access_token);
            if (tokens.length >= wanted) child.kill("SIGKILL"); // while other requests are in flight
          }
        };
        await Promise.all(Array.from({ length: CALLERS }, issueUntilDead));
        await kill(child);

        const store = await openStore({ database });
        const found = await Promise.all(tokens.map((token) => store.findToken(token)));
        await store.close();
        expect(tokens.length, `round ${round}`).toBeGreaterThanOrEqual(wanted);
        expect(new Set(tokens).size, `round ${round}`).toBe(tokens.length);
        expect(
          found.filter((token) => token?.scope !== "api"),
          `round ${round}`,
        ).toEqual([]);
      }
      expect((await inspect(database)).integrity).toEqual(["ok"]);
    },
    ROUNDS * ROUND_TIMEOUT_MS,
  );
});

async function issue(url: string): Promise<{ access_token: string }> {
  const { appId, appToken } = generatedWorld;
  const response = await fetch(`${url}/oauth/token`, {
    method: "POST",
    headers: { "X-App-Id": appId, "X-App-Token": appToken },
    body: new URLSearchParams({ grant_type: "client_credentials", scope: "api" }),
  });
  if (response.status !== 200) throw new Error(`status ${response.status}`);
  return response.json() as Promise<{ access_token: string }>;
}
