import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Store } from "../../../src/service/index.ts";
import { StoreUnavailableError } from "../../../src/service/store/engine.ts";
import { eraseMember } from "../../../src/service/store/erase-member.ts";
import { revokeKey } from "../../../src/service/store/manage-keys.ts";
import { SqliteEngine } from "../../../src/service/store/sqlite-engine.ts";
import { hurryTime } from "../../support/hurry-time.ts";
import {
  beginTransaction,
  importRecords,
  readSmallPage,
  smallEvent,
  smallWorld,
  smallToken as token,
} from "../../support/import-records.ts";
import { closeAfterTest, openTestStore } from "../../support/open-test-store.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder } = createScratchFolder();
/** The member of {@link smallWorld}. */
const smallMember = { projectId: "p", campaignId: "c", memberId: "m" };
/** Counts the events of the small member. */
const countEvents = async (store: Store) => (await readSmallPage(store)).data.length;
/** Opens two connections to a new file, as two processes do. */
async function openTwice(name: string): Promise<[Store, Store]> {
  const database = join(folder, name);
  return [await openTestStore({ database }), await openTestStore({ database })];
}

describe("writes to SQLite", () => {
  it.each([false, true])(
    "an import empties the log of a file that another process has open (refused: %s)",
    async (isRefused) => {
      const name = `log-${isRefused}.db`;
      const [store] = await openTwice(name);
      const { invalid } = await importRecords(store, [
        ...smallWorld,
        smallEvent("e"),
        ...(isRefused ? [{ kind: "none" }] : []),
      ]);

      expect([invalid, (await stat(join(folder, `${name}-wal`))).size]).toEqual([Number(isRefused), 0]);
    },
  );

  it("an import that has ended waits for the next one of its process before it empties the log", async () => {
    const store = await openTestStore({ database: join(folder, "imports.db") });
    const { transaction, end } = await beginTransaction(store, "UPDATE arrival SET last = 1");
    const emptied = store.engine.emptyLog();
    end();

    expect(await Promise.all([emptied, transaction])).toEqual([undefined, undefined]);
  });

  it("while another process imports, pages are read, the service is ready, and tokens and revocations wait", async () => {
    const [importing, serving] = await openTwice("writers.db");
    await importRecords(importing, [...smallWorld, smallEvent("e")]);
    const events: string[] = [];
    const { transaction, end } = await beginTransaction(importing, "DELETE FROM activity");
    const ended = transaction.then(() => events.push("import"));

    const waiting = [
      serving.addToken("token", token).then(() => events.push("token")),
      revokeKey(serving, "application", "a").then(() => events.push("revocation")),
    ];
    const during = await countEvents(serving);
    await serving.ping();
    end();
    await Promise.all([ended, ...waiting]);

    expect([during, await countEvents(serving)]).toEqual([1, 0]);
    expect(events).toEqual(["import", "token", "revocation"]);
  });

  it("reads and tokens of the process that imports wait for its transaction, which does not undo them", async () => {
    const [importing] = await openTwice("readers.db");
    await importRecords(importing, [...smallWorld, smallEvent("e")]);
    const { transaction, end } = await beginTransaction(importing, "DELETE FROM activity");

    const issued = importing.addToken("token", token);
    const during = countEvents(importing);
    end(new Error("killed"));

    await expect(transaction).rejects.toThrow("killed");
    await issued;
    expect([await during, (await importing.findToken("token"))?.scope]).toEqual([1, "api"]);
  });

  it.each([
    ["statement", 5],
    ["transaction", 600],
  ])("S23: a %s gives up if another process writes for more than %i s", async (kind, seconds) => {
    const [importing, { engine }] = await openTwice(`${kind}.db`);
    const { transaction, end } = await beginTransaction(importing, "DELETE FROM activity");
    hurryTime();

    const text = "DELETE FROM access_token";
    const attempt = kind === "statement" ? engine.execute({ text }, []) : engine.transact(async () => undefined);

    await expect(attempt).rejects.toThrow(`has not ended for ${seconds} s`);
    end();
    await transaction;
  });
});

it("an erasure reports bytes that are left while another process reads, and a second one removes them", async () => {
  const database = join(folder, "erased.db");
  const store = await openTestStore({ database });
  // Enough to split a page of the file, which leaves copies of rows unless they are overwritten.
  const activities = Array.from({ length: 60 }, (_, index) => smallEvent(`evt_canary_${index}`));
  await importRecords(store, [...smallWorld, ...activities]);
  const read = async () => (await Promise.all(["", "-wal"].map((end) => readFile(database + end, "latin1")))).join("");
  const reader = closeAfterTest(new DatabaseSync(database));
  reader.exec("BEGIN; SELECT count(*) FROM member");

  expect(await eraseMember(store, smallMember)).toBe(activities.length);
  hurryTime();
  await expect(store.engine.emptyLog()).rejects.toThrow("has not ended for 5 s");
  expect(await read()).toContain("canary");
  reader.exec("COMMIT");
  expect(await eraseMember(store, smallMember)).toBe(0);
  await store.engine.emptyLog();
  expect(await read()).not.toContain("canary");
});

it.each([6, 8, 10, 11, 13, 14, 26])(
  "S23: a failure with the result code %i, also extended, is a StoreUnavailableError",
  async (code) => {
    const engine = closeAfterTest(new SqliteEngine(":memory:"));
    onTestFinished(() => void vi.restoreAllMocks());
    for (const errcode of [code, code + 0x100]) {
      const error = Object.assign(new Error("failure"), { errcode });
      vi.spyOn(DatabaseSync.prototype, "prepare").mockImplementationOnce(() => {
        throw error;
      });

      const failure = engine.execute({ text: "SELECT 1" }, []);

      await expect(failure).rejects.toEqual(new StoreUnavailableError({ cause: error }));
    }
    await expect(engine.execute({ text: "SELECT missing" }, [])).rejects.toThrow(/^no such column/);
  },
);

it.each([
  { order: "created_at", startingAfterId: undefined },
  { order: "created_at", startingAfterId: "e3" },
  { order: "-created_at", startingAfterId: undefined },
  { order: "-created_at", startingAfterId: "e3" },
])("§4.1: order $order after $startingAfterId is one range of a clustered table", async (request) => {
  const store = await openTestStore({});
  await importRecords(store, [...smallWorld, ...Array.from({ length: 9 }, (_, index) => smallEvent(`e${index}`))]);
  const execute = vi.spyOn(store.engine, "execute");
  const page = await readSmallPage(store, { ...request, limit: 2 });
  const [statement, ...others] = execute.mock.calls.slice();

  const explain = `EXPLAIN QUERY PLAN ${statement?.[0].text}`;
  const rows = await store.connection.all<{ detail: string }>(explain, ...(statement?.[1] ?? []));
  const steps = rows.map(({ detail }) => detail);

  expect([page.has_more, others]).toEqual([true, []]);
  expect(steps.filter((step) => step.startsWith("SEARCH activity"))).toHaveLength(2);
  for (const step of steps) expect(step).not.toMatch(/^SCAN (activity|cursor|member|campaign)|TEMP B-TREE/);
  // Two subqueries read the range of the member from the cursor on, in the order of the primary key.
  const operator = request.order === "created_at" ? ">" : "<";
  const after = request.startingAfterId ? ` AND (created_at_us,sequence)${operator}(?,?)` : "";
  const range = `(member_key=?${after})`;
  const ranges = steps.filter((step) => step.startsWith("SEARCH activity USING PRIMARY KEY") && step.endsWith(range));
  expect(ranges).toHaveLength(2);
});
