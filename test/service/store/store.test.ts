import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, inject, it } from "vitest";
import { exampleActivities } from "../../../src/contract/examples.ts";
import { importDataset, openStore, type Store } from "../../../src/service/index.ts";
import { createCheckedService } from "../../support/checked-service.ts";
import { openTestStore } from "../../support/open-test-store.ts";

const keys = { "X-App-Id": "a", "X-App-Token": "t" };
const world = [
  { kind: "project", id: "p", features: [] },
  { kind: "application_key", project_id: "p", app_id: "a", app_token: "t", name: "n" },
  { kind: "campaign", project_id: "p", id: "c" },
  { kind: "member", campaign_id: "c", id: "m" },
].map((record) => JSON.stringify(record));
const [template] = exampleActivities();

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Two instances over one database, as two processes would have it. */
async function openTwice(): Promise<[Store, Store]> {
  const directory = await mkdtemp(join(tmpdir(), "pages-"));
  closing.push(() => rm(directory, { recursive: true }));
  const isPostgres = inject("postgresUrl") !== undefined;
  const open = () => (isPostgres ? openTestStore() : openStore({ database: join(directory, "loyalty.db") }));
  const [first, second] = [await open(), await open()];
  closing.push(
    () => first.close(),
    () => second.close(),
  );
  await importDataset(first, world);
  return [first, second];
}

/** Events e<from> to e<to>, a minute apart. */
async function addEvents(store: Store, from: number, to: number): Promise<void> {
  const lines = Array.from({ length: to - from + 1 }, (_, index) => {
    const created_at = new Date(Date.UTC(2026, 0, 1, 0, from + index)).toISOString();
    const activity = { ...template, id: `e${from + index}`, created_at };
    return JSON.stringify({ kind: "activity", campaign_id: "c", member_id: "m", activity });
  });
  expect(await importDataset(store, lines)).toMatchObject({ invalid: 0 });
}

/** What a client of this instance sees, and how many pages were read from the database for it. */
function clientOf(store: Store) {
  const service = createCheckedService({ store });
  let pageReads = 0;
  const read = store.engine.read.bind(store.engine);
  store.engine.read = (query, parameters) => {
    if (/^(rows|joined)-/.test(query.name)) pageReads++;
    return read(query, parameters);
  };
  return {
    pageReads: () => pageReads,
    async ids(query: string): Promise<string[]> {
      const url = `http://service.example/v1/loyalties/c/members/m/activity?${query}`;
      const { data } = await (await service.fetch(new Request(url, { headers: keys }))).json();
      return data.map(({ id }: { id: string }) => id);
    },
  };
}

describe("pages that are kept in memory", () => {
  it("§4.1: are read once, and apart by order, limit and cursor", async () => {
    const [store] = await openTwice();
    await addEvents(store, 1, 5);
    const client = clientOf(store);

    const queries = ["limit=2", "limit=2&order=-created_at", "limit=3", "limit=2&starting_after_id=e2", "limit=2"];
    const seen = [];
    for (const query of [...queries, ...queries]) seen.push((await client.ids(query)).join(" "));

    const expected = ["e1 e2", "e5 e4", "e1 e2 e3", "e3 e4", "e1 e2"];
    expect(seen).toEqual([...expected, ...expected]);
    expect(client.pageReads()).toBe(4);
  });

  it("hold no longer than to the next import, of whichever instance, even of an event that is older than all others", async () => {
    const [first, second] = await openTwice();
    await addEvents(first, 2, 3);
    const [near, far] = [clientOf(first), clientOf(second)];
    const both = async (query: string) => [await near.ids(query), await far.ids(query)];

    const before = await both("limit=2");
    await addEvents(second, 1, 1);
    const after = await both("limit=2");
    await addEvents(first, 4, 4);
    const newest = await both("limit=2&order=-created_at");

    expect(before).toEqual([
      ["e2", "e3"],
      ["e2", "e3"],
    ]);
    expect(after).toEqual([
      ["e1", "e2"],
      ["e1", "e2"],
    ]);
    expect(newest).toEqual([
      ["e4", "e3"],
      ["e4", "e3"],
    ]);
  });

  it("are neither pushed out nor joined by the page of a request that began before the import and ends after it", async () => {
    const [store] = await openTwice();
    await addEvents(store, 1, 3);
    const page = (arrival: number, limit: number) =>
      store.readPage({ memberKey: 1, order: "created_at", limit, arrival });
    const kept = await page(2, 2);
    const late = await page(1, 1);

    expect(await page(2, 2)).toBe(kept);
    expect(await page(2, 1)).not.toBe(late);
  });

  it("are given to nobody whose credentials are not good any more", async () => {
    const [first, second] = await openTwice();
    await addEvents(first, 1, 2);
    const service = createCheckedService({ store: first });
    const send = (path: string, init: RequestInit) => service.fetch(new Request(`http://service.example${path}`, init));
    const form = new URLSearchParams({ grant_type: "client_credentials", scope: "loyalties" });
    const issued = await send("/oauth/token", { method: "POST", headers: keys, body: form });
    const { access_token } = await issued.json();
    const list = async () => {
      const headers = { Authorization: `Bearer ${access_token}` };
      return (await send("/v1/loyalties/c/members/m/activity", { headers })).status;
    };

    const before = await list();
    const { client_id } = (await second.findToken(access_token)) ?? { client_id: "" };
    await second.removeToken(access_token, client_id); // another instance ends it
    const after = await list();

    expect([before, after]).toEqual([200, 401]);
  });

  it("take no more memory than they may: those not asked for the longest go first", async () => {
    const bytes = JSON.stringify(template).length;
    const directory = await mkdtemp(join(tmpdir(), "pages-"));
    const store = await openStore({ database: join(directory, "loyalty.db"), pageCacheBytes: 3 * (bytes + 600) });
    closing.push(
      () => rm(directory, { recursive: true }),
      () => store.close(),
    );
    await importDataset(store, world);
    await addEvents(store, 1, 9);
    const client = clientOf(store);
    const pageAfter = (event: number) => client.ids(`limit=1&starting_after_id=e${event}`);

    for (const event of [1, 2, 3, 1, 4]) await pageAfter(event); // 2 has to go for 4
    const readSoFar = client.pageReads();
    for (const event of [1, 3, 4]) await pageAfter(event);
    const readAgain = client.pageReads();
    await pageAfter(2);
    await client.ids("limit=9"); // more than fits

    expect([readSoFar, readAgain, client.pageReads()]).toEqual([4, 4, 6]);
    expect(await pageAfter(2)).toEqual(["e3"]);
    expect(client.pageReads()).toBe(6);
  });
});
