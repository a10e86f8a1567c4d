import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { eraseMember } from "../../../src/service/store/erase-member.ts";
import { hurryTime } from "../../support/hurry-time.ts";
import { importRecords, smallEvent, smallWorld } from "../../support/import-records.ts";
import { closeAfterTest, openTestStore } from "../../support/open-test-store.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

/** Enough to split a page of the file, which leaves copies of rows unless they are overwritten. */
const EVENTS = 60;
const database = join(createScratchFolder().folder, "erased.db");

it("an erasure reports bytes that are left while another process reads, and a second one removes them", async () => {
  const names = { projectId: "p", campaignId: "c", memberId: "m" };
  const store = await openTestStore({ database });
  const activities = Array.from({ length: EVENTS }, (_, index) => smallEvent(`evt_canary_${index}`));
  await importRecords(store, [...smallWorld, ...activities]);
  const read = async () => (await Promise.all(["", "-wal"].map((end) => readFile(database + end, "latin1")))).join("");
  const reader = closeAfterTest(new DatabaseSync(database));
  reader.exec("BEGIN; SELECT count(*) FROM member");

  expect(await eraseMember(store, names)).toBe(EVENTS);
  hurryTime();
  await expect(store.engine.emptyLog()).rejects.toThrow("has not ended for 5 s");
  expect(await read()).toContain("canary");
  reader.exec("COMMIT");
  expect(await eraseMember(store, names)).toBe(0);
  await store.engine.emptyLog();
  expect(await read()).not.toContain("canary");
});
