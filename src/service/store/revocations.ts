import type { Connection } from "./connection.ts";

/** A revoked key. */
export interface Revocation {
  readonly kind: "application" | "management";
  readonly id: string;
  /** Seconds since the epoch. */
  readonly revoked_at: number;
}

/** An application key issues tokens and reads activity; a management key lists the webhooks and users of projects. */
export type KeyKind = Revocation["kind"];

export const keyTables = {
  application: { table: "application_key", id: "app_id", prefix: "app" },
  management: { table: "management_key", id: "management_id", prefix: "mgmt" },
} as const;

/** Reads the revocations that the keys do not have yet. */
export const listPendingRevocations = {
  name: "list-pending-revocations",
  text: `SELECT kind, id, revoked.revoked_at FROM revoked_key AS revoked
   LEFT JOIN application_key AS application ON kind = 'application' AND app_id = id
   LEFT JOIN management_key AS management ON kind = 'management' AND management_id = id
   WHERE coalesce(application.revoked_at, management.revoked_at) IS NULL`,
};

/** Marks revoked keys, so that a copy of the database has the revocations. */
export async function markRevoked(connection: Connection, revocations: readonly Revocation[]): Promise<void> {
  for (const { kind, id, revoked_at } of revocations) {
    const { table, id: column } = keyTables[kind];
    await connection.run(`UPDATE ${table} SET revoked_at = $1 WHERE ${column} = $2`, revoked_at, id);
  }
}
