import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { openStore } from "../../src/service/index.ts";
import { formPost } from "../support/demo-service.ts";
import { fillDatabase, generateDataset, generatedWorld } from "../support/generate-dataset.ts";
import { readDailySeed } from "../support/random.ts";
import { runInProcess, startCli } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { startInstance } from "../support/start-instance.ts";

/** `.ci/full` runs many rounds. */
const ROUNDS = Number(process.env.LOYALTY_CRASH_ROUNDS ?? 2);
vi.setConfig({ testTimeout: Math.max(60_000, ROUNDS * 30_000) });
const seed = readDailySeed();
const EVENTS = 4_000;
const CALLERS = 8;
const lines = [...generateDataset({ members: 20, events: EVENTS })];

const INTACT = [{ integrity_check: "ok" }];
const { folder } = createScratchFolder();

/** Picks the point at which a round kills the process. The golden ratio spreads the rounds evenly from the seed on. */
const pickPoint = (round: number, count: number) => Math.floor((((seed + round) * 0.618034) % 1) * count);

async function inspect(database: string) {
  const store = await openStore({ database });
  const integrity = await store.connection.all("PRAGMA integrity_check");
  const { length: count } = await store.connection.all("SELECT * FROM activity");
  await store.close();
  return { integrity, count };
}

it("a killed import has imported all of the file or nothing, and the same import again completes it", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const database = join(folder, `import-${round}.db`);
    const child = startCli(["import", "--database", database, "-"]);
    child.stdin.on("error", () => undefined); // the reader is killed
    const ended = once(child, "exit");
    const point = pickPoint(round + 1, lines.length + 200);
    for (const line of lines.slice(0, point)) {
      if (!child.stdin.write(`${line}\n`)) await once(child.stdin, "drain");
    }
    if (point > lines.length) child.stdin.end();
    child.kill("SIGKILL");
    await ended;

    const after = await inspect(database);
    const again = await runInProcess(["import", "--database", database, "-"], `${lines.join("\n")}\n`);
    const complete = await inspect(database);
    await rm(database);

    expect(after.integrity, `round ${round}`).toEqual(INTACT);
    expect([0, EVENTS], `round ${round}`).toContain(after.count);
    expect([again.code, complete.count], `round ${round}`).toEqual([0, EVENTS]);
  }
});

it("a killed service keeps every token that it issued, once", async () => {
  const database = join(folder, "tokens.db");
  await fillDatabase(database, { members: 1, events: 0 });

  for (let round = 0; round < ROUNDS; round++) {
    const { url, signal, ended } = await startInstance(database);
    const tokens: string[] = [];
    const wanted = 1 + pickPoint(round + 1, 200);
    const issueUntilDead = async () => {
      for (;;) {
        const token = await issue(url).catch(() => undefined);
        if (token === undefined) return;
        tokens.push(token);
        if (tokens.length >= wanted) signal("SIGKILL"); // while other requests are in flight
      }
    };
    await Promise.all(Array.from({ length: CALLERS }, issueUntilDead));
    await ended;

    const store = await openStore({ database });
    const found = await Promise.all(tokens.map((token) => store.findToken(token)));
    await store.close();
    expect(tokens.length, `round ${round}`).toBeGreaterThanOrEqual(wanted);
    expect(new Set(tokens).size, `round ${round}`).toBe(tokens.length);
    expect(new Set(found.map((token) => token?.scope)), `round ${round}`).toEqual(new Set(["api"]));
  }
  expect((await inspect(database)).integrity).toEqual(INTACT);
});

async function issue(url: string): Promise<string> {
  const { appId, appToken } = generatedWorld;
  const headers = { "X-App-Id": appId, "X-App-Token": appToken };
  const form = formPost(headers, { grant_type: "client_credentials", scope: "api" });
  const response = await fetch(`${url}/oauth/token`, form);
  if (response.status !== 200) throw new Error(`status ${response.status}`);
  return (await response.json()).access_token;
}
