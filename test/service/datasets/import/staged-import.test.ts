import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { demoDataset, importDataset, type Store } from "../../../../src/service/index.ts";
import {
  beginTransaction,
  importRecords,
  readSmallPage,
  smallEvent,
  smallToken,
  smallWorld,
} from "../../../support/import-records.ts";
import { openTestStore } from "../../../support/open-test-store.ts";
import { createScratchFolder } from "../../../support/scratch-folder.ts";

const { folder } = createScratchFolder();
const { prepare: compile } = DatabaseSync.prototype;
const toLines = (records: readonly object[]) => records.map((record) => JSON.stringify(record));

/** Lists the ids of the events of the small member, in the order of a page. */
const listIds = async (store: Store) => (await readSmallPage(store)).data.map(({ id }: { id: string }) => id);

describe("the records of an import", () => {
  it("are applied in any order", async () => {
    const lines = demoDataset().lines.split("\n");
    const orders = fc.shuffledSubarray(lines, { minLength: lines.length });

    await fc.assert(
      fc.asyncProperty(orders, async (shuffled) => {
        const store = await openTestStore();
        const summary = await importDataset(store, shuffled);
        await store.close();

        expect(summary).toEqual({ lines: lines.length, applied: lines.length, invalid: 0, problems: [] });
      }),
      { numRuns: 10 },
    );
  });

  it("S04: keep the order of their lines at the same time, and of a repeated event the first", async () => {
    const store = await openTestStore();
    const late = smallEvent("a", { group_id: "again", created_at: "2020-01-01T00:00:00Z" });
    await importRecords(store, [...smallWorld, smallEvent("b"), smallEvent("a"), smallEvent("c"), late]);
    await importRecords(store, [smallEvent("d"), late]);

    expect(await listIds(store)).toEqual(["b", "a", "c", "d"]);
  });

  it("are counted if they are invalid, and at most 1,000 are named, in the order of their lines", async () => {
    const store = await openTestStore();
    const stray = JSON.stringify(smallEvent("e"));
    const lines = Array.from({ length: 1_500 }, (_, index) => (index < 600 ? stray : "[]"));
    const { problems, ...counts } = await importDataset(store, lines);

    expect(counts).toEqual({ lines: 1_500, applied: 0, invalid: 1_500 });
    const numbers = problems.map(({ line }) => line);
    expect([numbers.length, numbers[0]]).toEqual([1_000, 1]);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });

  it("are all written if their lines are more than one statement takes, and other work of the process goes on meanwhile", async () => {
    const store = await openTestStore();
    let turns = 0;
    let isDone = false;
    const countTurns = async () => {
      for (; !isDone; turns++) await nextTurn();
    };
    const counting = countTurns();
    const blank = Array<string>(9_999).fill(""); // the next line begins another range

    await importDataset(store, [...toLines([...smallWorld, smallEvent("a")]), ...blank, ...toLines([smallEvent("b")])]);
    isDone = true;
    await counting;

    expect(await listIds(store)).toEqual(["a", "b"]);
    expect(turns).toBeGreaterThan(20);
  });
});

describe("the temporary tables of an import into SQLite", () => {
  it("are joined with the tables of the database by their keys, without reading all of a table", async () => {
    const store = await openTestStore({});
    const scanned = new Set<string>();
    const prepare = vi.spyOn(DatabaseSync.prototype, "prepare").mockImplementation(function (this: DatabaseSync, text) {
      // SQLite reads what refers to a project only if a reference is broken.
      if (/staged_\w+ AS staged/.test(text) && !text.startsWith("INSERT INTO project ")) {
        const plan = compile.call(this, `EXPLAIN QUERY PLAN ${text}`).all();
        for (const { detail } of plan) scanned.add(/^SCAN (\w+)/.exec(String(detail))?.[1] ?? "");
      }
      return compile.call(this, text);
    });
    onTestFinished(() => prepare.mockRestore());
    await importDataset(store, demoDataset().lines);

    const small = ["staged", "json_each", "arrival"]; // the last has one row
    expect([...scanned].filter((table) => table !== "" && !small.includes(table))).toEqual([]);
    expect([...scanned]).toContain("arrival");
  });

  it("is filled before the import locks the file, and is gone afterwards", async () => {
    const database = join(folder, "staged.db");
    const importing = await openTestStore({ database });
    const serving = await openTestStore({ database });
    const readTables = () => importing.connection.all("SELECT name FROM temp.sqlite_schema");
    const lines = async function* () {
      yield* toLines(smallWorld);
      await serving.connection.run({ text: "DELETE FROM access_token", wait: { maxWaitMs: 0 } });
      await importing.addToken("token", smallToken); // also on the connection that imports
      yield* toLines([smallEvent("a")]);
    };
    const failing = async function* () {
      yield* toLines([smallEvent("b")]);
      throw new Error("unreadable");
    };

    await importDataset(importing, lines());
    await expect(importDataset(importing, failing())).rejects.toThrow("unreadable");

    expect(await listIds(serving)).toEqual(["a"]);
    expect(await readTables()).toEqual([]);
    expect(await serving.findToken("token")).toMatchObject({ scope: "api" });
  });

  it("is not lost with the transaction of another import of the process", async () => {
    const store = await openTestStore({});
    await importRecords(store, smallWorld);
    const { transaction, end } = await beginTransaction(store, "UPDATE arrival SET last = 1");

    const imported = importRecords(store, [smallEvent("a")]);
    end(new Error("refused"));

    await expect(transaction).rejects.toThrow("refused");
    expect(await imported).toMatchObject({ applied: 1 });
    expect(await listIds(store)).toEqual(["a"]);
  });
});
