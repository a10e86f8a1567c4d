import { hash } from "node:crypto";
import { sql } from "kysely";
import { first, type Wait, type Work } from "./engine.ts";
import type { Store } from "./store.ts";

/** Longer than any id of a dataset. */
const UNUSED_ID = "erased ".padEnd(256, ".");

/** The names of a member. */
export interface MemberNames {
  readonly projectId: string;
  readonly campaignId: string;
  readonly memberId: string;
}

/** Hashes the names of a member, to recognize an erased one. */
export function hashMember(campaignId: string, memberId: string): Uint8Array {
  return Buffer.from(hash("sha256", `${campaignId}\0${memberId}`), "hex");
}

/**
 * Erases a member and its events; running services answer 404 at once. A hash of its names stays, so that an import does not
 * restore it. SQLite overwrites the bytes; only `VACUUM` removes copies in unused parts of the file.
 * @param pause As for the `emptyLog` of an engine.
 * @returns The number of removed events, 0 for an erased member; undefined if the project never had such a member.
 * @throws Error if another process reads the database for 5 s: the member is erased, and its bytes are not overwritten.
 */
export async function eraseMember(
  { engine }: Store,
  { projectId, campaignId, memberId }: MemberNames,
  wait?: Wait,
  pause?: () => Promise<unknown>,
): Promise<number | undefined> {
  const work: Work<number | undefined> = async (database) => {
    const erased_hash = hashMember(campaignId, memberId);
    const campaign = sql`SELECT id FROM campaign WHERE project_id = ${projectId} AND id = ${campaignId}`;
    const member = await first(
      database,
      sql<{ key: number; erased_hash: unknown }>`SELECT key, erased_hash FROM member
        WHERE campaign_id = (${campaign}) AND (id = ${memberId} OR erased_hash = ${erased_hash}) ORDER BY erased_hash IS NOT NULL`,
    );
    if (!member || member.erased_hash !== null) return member && 0;
    const { numAffectedRows } = await sql`DELETE FROM activity WHERE member_key = ${member.key}`.execute(database);
    await sql`UPDATE member SET id = ${UNUSED_ID + member.key}, erased_hash = ${erased_hash} WHERE key = ${member.key}`.execute(
      database,
    );
    return Number(numAffectedRows);
  };
  const removed = await engine.transact(work, wait);
  if (!(await engine.emptyLog(pause)))
    throw new Error(
      "the member is erased, but another process is reading the database, so the log beside the file still contains the events; end that process and run the command again",
    );
  return removed;
}
