import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import type { Store } from "../../../src/service/index.ts";
import { createCheckedService } from "../../support/demo-service.ts";
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

const clientOf = (store: Store) => {
  const service = createCheckedService({ store });
  return async (query: string): Promise<string> => {
    const { data } = await (await service.fetch(`${URL_OF_PAGES}?${query}`, { headers: keys })).json();
    return data.map(({ id }: { id: string }) => id).join();
  };
};

describe("two stores on one database", () => {
  it("§4.1: both read what the database has now, even an event that is older than all others", async () => {
    const [first, second] = await openTwice();
    await addEvents(first, 2, 3);
    const clients = [clientOf(first), clientOf(second)];
    const readBoth = (query: string) => Promise.all(clients.map((read) => read(query)));

    const before = await readBoth("limit=2");
    await addEvents(second, 1, 1);
    const after = await readBoth("limit=2");
    await addEvents(first, 4, 4);

    expect([before, after]).toEqual([
      ["e2,e3", "e2,e3"],
      ["e1,e2", "e1,e2"],
    ]);
    expect(await readBoth("limit=2&order=-created_at")).toEqual(["e4,e3", "e4,e3"]);
    expect(await readBoth("limit=2&starting_after_id=e2")).toEqual(["e3,e4", "e3,e4"]);
  });

  it("§4.3: a token that one of them revokes is refused by the other", async () => {
    const [first, second] = await openTwice();
    const { fetch } = createCheckedService({ store: first });
    const body = new URLSearchParams({ grant_type: "client_credentials", scope: "loyalties" });
    const issued = await fetch("http://service.example/oauth/token", { method: "POST", headers: keys, body });
    const { access_token, client_id } = await issued.json();
    const list = async () =>
      (await fetch(URL_OF_PAGES, { headers: { Authorization: `Bearer ${access_token}` } })).status;

    const before = await list();
    await second.removeToken(access_token, client_id);

    expect([before, await list()]).toEqual([200, 401]);
  });
});
