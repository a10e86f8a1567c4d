import { hash } from "node:crypto";
import type { Wait, Work } from "./engine.ts";
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
 * @param pause Waits before another attempt to empty the log.
 * @returns The number of removed events, 0 for an erased member; undefined if the project never had such a member.
 * @throws Error if another process reads the database for 5 s: the member is erased, and its bytes are not overwritten.
 */
export async function eraseMember(
  { engine }: Store,
  { projectId, campaignId, memberId }: MemberNames,
  wait?: Wait,
  pause?: () => Promise<unknown>,
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
  const removed = await engine.transact(work, wait);
  if (!(await engine.emptyLog(pause)))
    throw new Error(
      "the member is erased, but another process is reading the database, so the log beside the file still contains the events; end that process and run the command again",
    );
  return removed;
}
