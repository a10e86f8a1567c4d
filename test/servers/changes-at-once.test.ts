import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { exampleActivities } from "../../src/contract/examples.ts";
import type { Store } from "../../src/service/index.ts";
import { eraseMember } from "../../src/service/store/erase-member.ts";
import { createKey, listKeys, revokeKey } from "../../src/service/store/manage-keys.ts";
import { importRecords, SECRET, smallWorld } from "../support/import-records.ts";
import { empty, openTestStore, postgresUrl } from "../support/open-test-store.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";

/** The pairs of changes; PostgreSQL takes more time for each. */
const PAIRS = postgresUrl === undefined ? 300 : 60;
const MAX_OFFSET_MS = 4;
const [activity] = exampleActivities();

const { folder } = createScratchFolder();

it("revocations, erasures, new keys and imports at once undo none of each other", async () => {
  if (postgresUrl !== undefined) await empty(postgresUrl);
  const database = postgresUrl ?? join(folder, "races.db");
  const importing = await openTestStore({ database });
  const ending = await openTestStore({ database });

  expect(await raceChanges(importing, ending, PAIRS)).toEqual({ revived: 0, restored: 0, left: 0, lost: 0 });
});

/**
 * Changes the same key and the same member on two connections at once, again and again: one imports them, the other one revokes and
 * erases them. Returns how many came back, the events that erased members have, and the lost keys among those created meanwhile.
 */
async function raceChanges(importing: Store, ending: Store, pairs: number) {
  await importRecords(importing, smallWorld);
  const found = { revived: 0, restored: 0, left: 0, lost: 0 };
  for (let pair = 0; pair < pairs; pair++) {
    const names = { projectId: "p", campaignId: "c", memberId: `m${pair}` };
    const { id } = await createKey(ending, "application", { projects: ["p"] });
    await importRecords(importing, [{ kind: "member", campaign_id: "c", id: names.memberId }]);
    const offsetMs = (pair / pairs) * 2 * MAX_OFFSET_MS - MAX_OFFSET_MS;

    const [created] = await Promise.all([
      sleep(Math.max(0, offsetMs)).then(() => end(ending, id, names)),
      sleep(Math.max(0, -offsetMs)).then(async () => {
        const key = { kind: "application_key", project_id: "p", app_id: id, app_token: SECRET, name: "n" };
        await importRecords(importing, [key], { replace: true });
        await importRecords(importing, [
          { kind: "member", campaign_id: "c", id: names.memberId },
          { kind: "activity", campaign_id: "c", member_id: names.memberId, activity },
        ]);
      }),
    ]);

    if (await importing.findKey("application", id, SECRET)) found.revived++;
    const page = await importing.readPage({ ...names, order: "created_at", limit: 1 });
    if (page !== "member") found.restored++;
    found.left = await countErasedEvents(importing);
    if (!(await listKeys(importing)).some((key) => key.id === created.id && key.revokedAt === null)) found.lost++;
  }
  return found;
}

async function end(store: Store, id: string, names: Parameters<typeof eraseMember>[1]) {
  await revokeKey(store, "application", id);
  await eraseMember(store, names);
  return createKey(store, "application", { projects: ["p"] });
}

async function countErasedEvents({ connection }: Store): Promise<number> {
  const text = "SELECT activity.id FROM activity JOIN member ON key = member_key WHERE erased_hash IS NOT NULL";
  return (await connection.all(text)).length;
}
