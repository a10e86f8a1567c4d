import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { eraseMember } from "../../../src/service/store/erase-member.ts";
import { hurryTime } from "../../support/hurry-time.ts";
import { importRecords, smallEvent, smallWorld } from "../../support/import-records.ts";
import { closeAfterTest, openTestStore } from "../../support/open-test-store.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

/** Enough to split a page of the file, which leaves copies of rows unless they are overwritten. */
const EVENTS = 60;
const { folder } = createScratchFolder();

describe("a member erased from SQLite", () => {
  const names = { projectId: "p", campaignId: "c", memberId: "m" };
  const open = async (name: string) => {
    const database = join(folder, name);
    const store = await openTestStore({ database });
    const activities = Array.from({ length: EVENTS }, (_, index) => smallEvent(`evt_canary_${index}`));
    await importRecords(store, [...smallWorld, ...activities]);
    const read = async () =>
      (await Promise.all(["", "-wal"].map((end) => readFile(database + end, "latin1")))).join("");
    // Another process that reads the database.
    const reader = closeAfterTest(new DatabaseSync(database));
    reader.exec("BEGIN; SELECT count(*) FROM member");
    return { store, read, reader };
  };

  it("an erased member leaves no bytes in the file, even if another process reads it a moment longer", async () => {
    const { store, read, reader } = await open("erased.db");

    expect(await read()).toContain("canary");
    expect(await eraseMember(store, names)).toBe(EVENTS);
    const emptied = store.engine.emptyLog();
    reader.exec("COMMIT");
    await emptied;
    expect(await read()).not.toContain("canary");
  });

  it("an erasure reports bytes that are left while another process reads, and a second one removes them", async () => {
    const { store, read, reader } = await open("read.db");

    expect(await eraseMember(store, names)).toBe(EVENTS);
    hurryTime();
    await expect(store.engine.emptyLog()).rejects.toThrow("has not ended for 5 s");
    expect(await read()).toContain("canary");
    reader.exec("COMMIT");
    expect(await eraseMember(store, names)).toBe(0);
    await store.engine.emptyLog();
    expect(await read()).not.toContain("canary");
  });
});
