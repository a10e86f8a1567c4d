import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { exampleActivities } from "../../../../src/contract/examples.ts";
import { openStore } from "../../../../src/service/index.ts";
import { eraseMember } from "../../../../src/service/store/erase-member.ts";
import { importRecords, smallWorld } from "../../../support/import-records.ts";
import { createScratchFolder } from "../../../support/scratch-folder.ts";

const { folder } = createScratchFolder();

describe("a member erased from SQLite", () => {
  it("leaves no bytes in the file", async () => {
    const database = join(folder, "erased.db");
    const store = await openStore({ database });
    const activity = { ...exampleActivities()[0], id: "evt_canary" };
    const event = { kind: "activity", campaign_id: "c", member_id: "m", activity };
    await importRecords(store, [...smallWorld, event]);
    await eraseMember(store, { projectId: "p", campaignId: "c", memberId: "m" });
    const files = await Promise.all(["", "-wal"].map((suffix) => readFile(database + suffix, "latin1")));
    await store.close();

    expect(files.join("")).not.toContain("canary");
  });
});
