import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readDailySeed } from "../support/read-daily-seed.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { listen } from "../support/serve.ts";

/** `.ci/full` kills the export more often. */
const KILLS = Number(process.env.LOYALTY_CRASH_ROUNDS ?? 8);
vi.setConfig({ testTimeout: Math.max(120_000, KILLS * 10_000) });
const seed = readDailySeed();
const MEMBERS = ["m0", "m1", "m2"];
const PAGE = 20;
/** Requests of a run before it is killed. */
const MAX_REQUESTS = 30;
/** More pages than the runs that are killed can read. */
const EVENTS = ((KILLS + 1) * MAX_REQUESTS * PAGE) / 2;
const { folder } = createScratchFolder();

const buildEvent = (index: number) => ({ id: `e${index}`, type: "customer.rewarded", filler: "x".repeat(index % 700) });
/** Index of the first event of each page that was requested in this run, by member. */
let requested = new Map<string, number[]>();
let onRequest = () => {};
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://x");
  const member = pathname.split("/")[5] ?? "";
  const first = Number(searchParams.get("starting_after_id")?.slice(1) ?? -1) + 1;
  requested.set(member, [...(requested.get(member) ?? []), first]);
  const data = Array.from({ length: Math.min(PAGE, EVENTS - first) }, (_, index) => buildEvent(first + index));
  response.end(JSON.stringify({ data, has_more: first + PAGE < EVENTS }));
  onRequest();
});
let baseUrl = "";
beforeAll(async () => {
  baseUrl = await listen(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function startExport(): ChildProcess {
  const job = { campaignId: "c", memberIds: MEMBERS, directory: folder };
  const program = `
    import { exportActivity } from "./docs/examples/nightly-export.ts";
    import { createLoyaltyClient } from "./src/index.ts";
    const client = createLoyaltyClient({ baseUrl: "${baseUrl}", application: { appId: "a", appToken: "b" } });
    await exportActivity(client, ${JSON.stringify(job)});`;
  requested = new Map();
  return spawn(
    process.execPath,
    ["--import", "./test/support/resolve-package.ts", "--input-type=module", "--eval", program],
    { stdio: "inherit" },
  );
}

/** The golden ratio spreads the values evenly over 0 to 1, from the seed on. */
const spread = (round: number) => ((seed + round) * 0.618034) % 1;

it("a killed export loses no event, writes none twice, and requests at most one page of a member again", async () => {
  const next = new Map<string, number>();
  for (let round = 0; round < KILLS; round++) {
    const reached = Promise.withResolvers<void>();
    let left = Math.ceil(spread(round) * MAX_REQUESTS);
    onRequest = () => --left === 0 && reached.resolve();
    const child = startExport();
    const exited = once(child, "exit");
    await Promise.race([reached.promise, exited]);
    await sleep(spread(round * 7 + 3) * 4); // until it reads, appends or writes the checkpoint
    child.kill("SIGKILL");

    expect(await exited, `round ${round}`).toEqual([null, "SIGKILL"]);
    for (const [member, [start = 0, ...others]] of requested) {
      const last = next.get(member) ?? 0;
      expect([last, last + PAGE], `${member} in round ${round}`).toContain(start);
      others.forEach((first, page) => void expect(first).toBe(start + (page + 1) * PAGE));
      next.set(member, others.at(-1) ?? start);
    }
  }
  onRequest = () => {};
  expect(await once(startExport(), "exit")).toEqual([0, null]);

  const whole = Array.from({ length: EVENTS }, (_, index) => `${JSON.stringify(buildEvent(index))}\n`).join("");
  for (const member of MEMBERS) expect((await readFile(join(folder, `${member}.ndjson`), "utf8")) === whole).toBe(true);
});
