import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { exampleActivities } from "../../../src/contract/examples.ts";
import type { Store } from "../../../src/service/index.ts";
import { createCheckedService } from "../../support/checked-service.ts";
import { importRecords, SECRET, smallEvent, smallWorld } from "../../support/import-records.ts";
import { openTestStore } from "../../support/open-test-store.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const URL_OF_PAGES = "http://service.example/v1/loyalties/c/members/m/activity";
const keys = { "X-App-Id": "a", "X-App-Token": SECRET };

const { folder } = createScratchFolder();
let databases = 0;

/** Opens two stores on one database, as two processes would. */
async function openTwice(): Promise<[Store, Store]> {
  const database = join(folder, `${++databases}.db`);
  const options = inject("postgresUrl") === undefined ? { database } : undefined;
  const [first, second] = [await openTestStore(options), await openTestStore(options)];
  await importRecords(first, smallWorld);
  return [first, second];
}

/** Adds the events e<from> to e<to>, one a minute. */
async function addEvents(store: Store, from: number, to: number): Promise<void> {
  const records = Array.from({ length: to - from + 1 }, (_, index) => {
    const created_at = new Date(Date.UTC(2026, 0, 1, 0, from + index)).toISOString();
    return smallEvent(`e${from + index}`, { created_at });
  });
  expect(await importRecords(store, records)).toMatchObject({ invalid: 0 });
}

/** Reads the ids of a page as a client of this store, and counts the pages read from the database. */
function createClient(store: Store) {
  const service = createCheckedService({ store });
  let pageReads = 0;
  const read = store.engine.read.bind(store.engine);
  store.engine.read = (query, parameters) => {
    if (/^(rows|page)-/.test(query.name)) pageReads++;
    return read(query, parameters);
  };
  return {
    pageReads: () => pageReads,
    async ids(query: string): Promise<string[]> {
      const { data } = await (await service.fetch(`${URL_OF_PAGES}?${query}`, { headers: keys })).json();
      return data.map(({ id }: { id: string }) => id);
    },
  };
}

describe("cached pages", () => {
  it("§4.1: a cached page is read once for each order, limit and cursor", async () => {
    const [store] = await openTwice();
    await addEvents(store, 1, 5);
    const client = createClient(store);

    const queries = ["limit=2", "limit=2&order=-created_at", "limit=3", "limit=2&starting_after_id=e2", "limit=2"];
    const seen = [];
    for (const query of [...queries, ...queries]) seen.push((await client.ids(query)).join(" "));

    const expected = ["e1 e2", "e5 e4", "e1 e2 e3", "e3 e4", "e1 e2"];
    expect(seen).toEqual([...expected, ...expected]);
    expect(client.pageReads()).toBe(4);
  });

  it("cached pages are dropped after an import by any instance, even of an event older than all others", async () => {
    const [first, second] = await openTwice();
    await addEvents(first, 2, 3);
    const [near, far] = [createClient(first), createClient(second)];
    const both = async (query: string) => [await near.ids(query), await far.ids(query)];

    const [before, shortBefore] = [await both("limit=2"), await both("limit=1")];
    await addEvents(second, 1, 1);
    const [after, shortAfter] = [await both("limit=2"), await both("limit=1")];
    await addEvents(first, 4, 4);
    const newest = await both("limit=2&order=-created_at");

    const seen = [before, shortBefore, after, shortAfter, newest];
    expect(seen.map(([here, there]) => [`${here}`, `${there}`])).toEqual(
      ["e2,e3", "e2", "e1,e2", "e1", "e4,e3"].map((ids) => [ids, ids]),
    );
  });

  it("cached pages are not replaced by pages of a request that began before an import", async () => {
    const [store] = await openTwice();
    await addEvents(store, 1, 3);
    const page = (arrival: number, limit: number) =>
      store.readPage({ memberKey: 1, order: "created_at", limit, arrival });
    const kept = await page(2, 2);
    const late = await page(1, 1);

    expect(await page(2, 2)).toBe(kept);
    expect(await page(2, 1)).not.toBe(late);
  });

  it("cached pages are not sent after the token was revoked elsewhere", async () => {
    const [first, second] = await openTwice();
    const { fetch } = createCheckedService({ store: first });
    const body = new URLSearchParams({ grant_type: "client_credentials", scope: "loyalties" });
    const issued = await fetch("http://service.example/oauth/token", { method: "POST", headers: keys, body });
    const { access_token, client_id } = await issued.json();
    const list = async () =>
      (await fetch(URL_OF_PAGES, { headers: { Authorization: `Bearer ${access_token}` } })).status;

    const before = await list();
    await second.removeToken(access_token, client_id); // another instance ends it

    expect([before, await list()]).toEqual([200, 401]);
  });

  it("cached pages stay within pageCacheBytes, and the least recently used are dropped first", async () => {
    const bytes = JSON.stringify(exampleActivities()[0]).length;
    const store = await openTestStore({ pageCacheBytes: 3 * (bytes + 600) });
    await importRecords(store, smallWorld);
    await addEvents(store, 1, 9);
    const client = createClient(store);
    const pageAfter = (event: number) => client.ids(`limit=1&starting_after_id=e${event}`);

    for (const event of [1, 2, 3, 1, 4]) await pageAfter(event); // 4 replaces 2
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
