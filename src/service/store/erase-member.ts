import { hash } from "node:crypto";
import { sql } from "kysely";
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
 * restore it.
 * @returns The number of removed events; undefined if the project has no such member.
 */
export async function eraseMember(
  { engine }: Store,
  { projectId, campaignId, memberId }: MemberNames,
): Promise<number | undefined> {
  const isFile = engine.dialect === "sqlite";
  // SQLite would keep the bytes in free pages.
  if (isFile) await sql`PRAGMA secure_delete = ON`.execute(engine.kysely);
  const removed = await engine.transact(async (database) => {
    // Locked before the member is read, so that an import does not add to it meanwhile.
    await database.updateTable("arrival").set({ last: sql`last + 1` }).execute();
    const member = await database
      .selectFrom("member")
      .innerJoin("campaign", "campaign.id", "member.campaign_id")
      .select("member.key")
      .where("campaign.project_id", "=", projectId)
      .where("campaign.id", "=", campaignId)
      .where("member.id", "=", memberId)
      .where("member.erased_hash", "is", null)
      .executeTakeFirst();
    if (!member) return undefined;
    const { numDeletedRows } = await database
      .deleteFrom("activity")
      .where("member_key", "=", member.key)
      .executeTakeFirst();
    await database
      .updateTable("member")
      .set({ id: `${UNUSED_ID}${member.key}`, erased_hash: hashMember(campaignId, memberId) })
      .where("key", "=", member.key)
      .execute();
    return Number(numDeletedRows);
  });
  if (isFile) await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(engine.kysely);
  return removed;
}
