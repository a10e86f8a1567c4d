import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { demoDataset, importDataset, type Store } from "../../../../src/service/index.ts";
import {
  beginTransaction,
  importRecords,
  readSmallPage,
  SECRET,
  smallEvent,
  smallToken,
  smallWorld,
} from "../../../support/import-records.ts";
import { openTestStore } from "../../../support/open-test-store.ts";
import { createScratchFolder } from "../../../support/scratch-folder.ts";

const { folder } = createScratchFolder();
const { prepare: compile } = DatabaseSync.prototype;
const demoLines = demoDataset().lines.split("\n");
const toLines = (records: readonly object[]) => records.map((record) => JSON.stringify(record));

/** Lists the ids of the events of the small member, in the order of a page. */
const listIds = async (store: Store) => (await readSmallPage(store)).data.map(({ id }: { id: string }) => id);

it("S23: an import fails if the database cannot be reached, and names no servers", async () => {
  const store = await openTestStore();
  await store.close();

  await expect(importDataset(store, [])).rejects.toThrow(/^the database is out of reach$/);
});

it.each([1, 7, 10_000])("a dataset in chunks of %i bytes has the same lines and line numbers", async (size) => {
  const lines = [
    '{"kind":"project","id":"ł","features":[]}\r',
    "",
    "no",
    '{"kind":"project","id":"?","features":[]}', // the question mark becomes a byte that is not UTF-8
    '{"kind":"campaign","id":"łódź","project_id":"ł"}',
  ];
  const bytes = Buffer.from(lines.join("\n")).map((byte) => (byte === 0x3f ? 0xff : byte));
  const chunks = (async function* () {
    for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
  })();

  const summary = await importDataset(await openTestStore(), chunks);

  const problems = [
    { line: 3, reason: "is not JSON" },
    { line: 4, reason: "is not UTF-8" },
  ];
  expect(summary).toMatchObject({ lines: 4, applied: 0, problems });
});

describe("an import into a database with data", () => {
  let store: Store;
  const key = (app_token: string) => ({ ...smallWorld[1], app_token });
  const campaign = (project_id: string) => ({ kind: "campaign", id: "c", project_id });
  const user = (...projects: string[]) => ({
    kind: "user",
    user: { id: "ann", projects: Object.fromEntries(projects.map((id) => [id, "USER"])) },
  });
  beforeEach(async () => {
    store = await openTestStore();
    await importDataset(store, demoLines.slice(0, 2)); // the projects
    await importRecords(store, [...smallWorld, { kind: "project", id: "p2", features: [] }, user("p")]);
  });

  it.each([
    { kind: "project", from: '"webhooks",', to: "" },
    { kind: "application_key", from: "Demo shop", to: "Other shop" },
    { kind: "management_key", from: ',"proj_Rb2xJ6Kd"', to: "" },
    { kind: "campaign", from: "proj_Tn4vQ8Lw", to: "proj_Rb2xJ6Kd" },
    { kind: "webhook", from: '"active":true', to: '"active":false' },
    { kind: "user", from: ',"proj_Rb2xJ6Kd":"ADMIN"', to: "" },
  ])("may repeat a $kind, but says one thing of it, also with replace", async ({ kind, from, to }) => {
    const line = demoLines.find((each) => each.startsWith(`{"kind":"${kind}"`)) ?? "";
    const different = await importDataset(store, [line, line.replace(from, to), line], { replace: true });
    const same = await importDataset(store, [line, line]);

    expect(same).toMatchObject({ applied: 2, problems: [] });
    expect(different).toMatchObject({ applied: 0, problems: [{ line: 2, reason: "differs from line 1" }] });
  });

  const TEXT = "a string of 1 to 255 characters without U+0000";
  const LEAVES = "user ann would leave a project (--replace allows it)";
  it.each<[object, reason: string | undefined, replace?: boolean]>([
    [user("p2"), LEAVES],
    [user("p", "p2"), undefined],
    [user("p2"), undefined, true],
    [campaign("p2"), "campaign c belongs to another project", true],
    [{ kind: "project", id: "p3", feature: [] }, "project has no property feature: did you mean features?"],
    [{ kind: "project", id: "p3", ["x".repeat(41)]: [] }, "project has an unknown property"],
    [{ ...smallEvent("e"), member_id: "none" }, "member none of campaign c does not exist"],
    [
      { kind: "management_key", management_id: "m", management_token: SECRET, project_ids: ["p", "none"] },
      "project none does not exist",
    ],
    [user(""), `user.projects must have names, each ${TEXT}`],
    [{ kind: "webhook", project_id: "p", webhook: {} }, `webhook.id must be ${TEXT}`],
    [
      key("a-secret-of-19-char"),
      "application_key.app_token must be a string of 20 to 255 letters, digits and signs of ASCII",
    ],
  ])("the record %j gets the reason %j (with replace: %s)", async (record, reason, replace = false) => {
    const { problems } = await importRecords(store, [record], { replace });

    expect(problems.map((problem) => problem.reason)).toEqual(reason === undefined ? [] : [reason]);
  });
});

describe("the records of an import", () => {
  it("are applied in any order", async () => {
    const orders = fc.shuffledSubarray(demoLines, { minLength: demoLines.length });

    await fc.assert(
      fc.asyncProperty(orders, async (shuffled) => {
        const store = await openTestStore();
        const summary = await importDataset(store, shuffled);
        await store.close();

        const lines = demoLines.length;
        expect(summary).toEqual({ lines, applied: lines, invalid: 0, problems: [] });
      }),
      { numRuns: 4 },
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
    const blank = Array<string>(9_995).fill(""); // line 10,001, the last one, begins another range
    const lines = [...toLines([...smallWorld, smallEvent("a")]), ...blank, ...toLines([smallEvent("b")])];

    await importDataset(store, new Blob([lines.join("\n")]).stream());
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
    await importDataset(store, demoLines);

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
