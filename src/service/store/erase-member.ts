import { hash } from "node:crypto";
import type { Wait, Work } from "./engine.ts";
import type { Store } from "./store.ts";

/** Longer than any id of a dataset. */
const UNUSED_ID = "erased ".padEnd(256, ".");

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
 * restore it. SQLite overwrites the bytes, except in its log until `emptyLog`; only `VACUUM` removes copies in unused parts of the file.
 * @returns The number of removed events, 0 for an erased member; undefined if the project never had such a member.
 */
export function eraseMember(
  { engine }: Store,
  { projectId, campaignId, memberId }: MemberNames,
  wait?: Wait,
): Promise<number | undefined> {
  const work: Work<number | undefined> = async (connection) => {
    const erasedHash = hashMember(campaignId, memberId);
    const member = await connection.first<{ key: number; erased_hash: Uint8Array | null }>(
      `SELECT key, erased_hash FROM member
        WHERE campaign_id = (SELECT id FROM campaign WHERE project_id = $1 AND id = $2) AND (id = $3 OR erased_hash = $4)
        ORDER BY erased_hash IS NOT NULL`,
      projectId,
      campaignId,
      memberId,
      erasedHash,
    );
    if (!member) return undefined;
    if (member.erased_hash !== null) return 0;
    const removed = await connection.run("DELETE FROM activity WHERE member_key = $1", member.key);
    const update = "UPDATE member SET id = $1, erased_hash = $2 WHERE key = $3";
    await connection.run(update, UNUSED_ID + member.key, erasedHash, member.key);
    return removed;
  };
  return engine.transact(work, wait);
}
