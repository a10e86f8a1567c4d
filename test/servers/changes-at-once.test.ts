import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { exampleActivities } from "../../src/contract/examples.ts";
import { eraseMember, type MemberNames } from "../../src/service/store/erase-member.ts";
import { createKey, listKeys, revokeKey } from "../../src/service/store/manage-keys.ts";
import { importRecords, SECRET, smallWorld } from "../support/import-records.ts";
import { empty, openTestStore, postgresUrl } from "../support/open-test-store.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";

/** The pairs of changes; PostgreSQL takes more time for each. */
const PAIRS = postgresUrl === undefined ? 300 : 60;
const MAX_DELAY_MS = 4;
const [activity] = exampleActivities();
const { folder } = createScratchFolder();

it("revocations, erasures, new keys and imports at once undo none of each other", async () => {
  if (postgresUrl !== undefined) await empty(postgresUrl);
  const database = postgresUrl ?? join(folder, "races.db");
  const importing = await openTestStore({ database });
  const ending = await openTestStore({ database });
  await importRecords(importing, smallWorld);
  /** Revokes a key, erases a member and creates another key. */
  const end = async (id: string, names: MemberNames) => {
    await sleep(Math.random() * MAX_DELAY_MS);
    await revokeKey(ending, "application", id);
    await eraseMember(ending, names);
    return createKey(ending, "application", { projects: ["p"] });
  };
  /** Imports the same key, and the same member with an event. */
  const bringBack = async (id: string, memberId: string) => {
    await sleep(Math.random() * MAX_DELAY_MS);
    const key = { kind: "application_key", project_id: "p", app_id: id, app_token: SECRET, name: "n" };
    await importRecords(importing, [key], { replace: true });
    await importRecords(importing, [
      { kind: "member", campaign_id: "c", id: memberId },
      { kind: "activity", campaign_id: "c", member_id: memberId, activity },
    ]);
  };

  for (let pair = 0; pair < PAIRS; pair++) {
    const names = { projectId: "p", campaignId: "c", memberId: `m${pair}` };
    const { id } = await createKey(ending, "application", { projects: ["p"] });
    await importRecords(importing, [{ kind: "member", campaign_id: "c", id: names.memberId }]);

    const [created] = await Promise.all([end(id, names), bringBack(id, names.memberId)]);

    expect(await importing.findKey("application", id, SECRET), "a revoked key").toBeUndefined();
    expect(await importing.readPage({ ...names, order: "created_at", limit: 1 }), "an erased member").toBe("member");
    const active = (await listKeys(importing)).filter(({ revokedAt }) => revokedAt === null);
    expect(active.map((key) => key.id)).toContain(created.id);
  }
  const text = "SELECT activity.id FROM activity JOIN member ON key = member_key WHERE erased_hash IS NOT NULL";
  expect(await importing.connection.all(text)).toEqual([]);
});
