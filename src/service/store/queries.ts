import { type Selectable, sql } from "kysely";
import { type Engine, prepareQuery } from "./engine.ts";
import { isActive } from "./revocations.ts";
import type { Tables } from "./schema.ts";

/** Time to keep an expired token: an instance whose clock is behind still accepts it. */
const GRACE_SECONDS = 60;

/** An access token in the store; `expires_at` is in seconds since the epoch. */
export type StoredToken = Omit<Selectable<Tables["access_token"]>, "hash">;

/** Time of the database in seconds since the epoch, read together with credentials. */
interface Observed {
  readonly now: number;
}

type ApplicationKey = Selectable<Tables["application_key"]>;
type ManagementKey = Selectable<Tables["management_key"]>;

const clocks = { postgres: "floor(extract(epoch FROM now()))::bigint", sqlite: "unixepoch()" };
const INSERT_TOKEN =
  "INSERT INTO access_token (hash, client_id, project_id, scope, expires_at, key_hash) VALUES ($1, $2, $3, $4, $5, $6)";

/** Prepares every query of a request except pages. */
export function prepareQueries(dialect: Engine["dialect"]) {
  const observed = `${clocks[dialect]} AS now`;
  return {
    findApplicationKey: prepareQuery<Pick<ApplicationKey, "key_hash" | "project_id" | "client_id"> & Observed>(
      "find-application-key",
      `SELECT key_hash, project_id, client_id, ${observed} FROM application_key
       WHERE app_id = $1 AND ${isActive("application", "app_id")}`,
    ),
    findManagementKey: prepareQuery<Pick<ManagementKey, "key_hash" | "management_id">>(
      "find-management-key",
      `SELECT key_hash, management_id FROM management_key
       WHERE management_id = $1 AND ${isActive("management", "management_id")}`,
    ),
    findProject: prepareQuery<{ features: string }>(
      "find-project",
      `SELECT features FROM management_key_project JOIN project ON id = project_id
       WHERE management_id = $1 AND project_id = $2`,
    ),
    listWebhooks: prepareQuery<{ body: string }>(
      "list-webhooks",
      "SELECT body FROM webhook WHERE project_id = $1 ORDER BY sequence, id",
    ),
    listUsers: prepareQuery<{ body: string }>(
      "list-users",
      `SELECT body FROM project_user_project JOIN project_user ON id = user_id
       WHERE project_id = $1 ORDER BY sequence, id`,
    ),
    addToken: prepareQuery("add-token", INSERT_TOKEN),
    // A token ends with the secret of its key, and if an import moves the key to another project.
    findToken: prepareQuery<StoredToken & Observed>(
      "find-token",
      `SELECT token.*, ${observed} FROM access_token AS token JOIN application_key AS key
       ON key.client_id = token.client_id AND key.key_hash = token.key_hash AND key.project_id = token.project_id
       WHERE token.hash = $1 AND ${isActive("application", "key.app_id")}`,
    ),
    removeToken: prepareQuery("remove-token", "DELETE FROM access_token WHERE hash = $1 AND client_id = $2"),
    // On PostgreSQL it skips tokens that another instance is removing.
    removeExpiredTokens: prepareQuery(
      "remove-expired-tokens",
      `DELETE FROM access_token WHERE hash IN (
         SELECT hash FROM access_token WHERE expires_at < ${clocks[dialect]} - ${GRACE_SECONDS}
         ORDER BY expires_at LIMIT $1 ${dialect === "postgres" ? "FOR UPDATE SKIP LOCKED" : ""})`,
    ),
    // Outside of a transaction, which would wait for an import.
    revokeKey: prepareQuery(
      "revoke-key",
      `INSERT INTO revoked_key (kind, id, revoked_at) VALUES ($1, $2, ${clocks[dialect]}) ON CONFLICT DO NOTHING`,
    ),
    // Upserts a sentinel row to prove that the table is writable.
    addProbe: prepareQuery(
      "add-probe",
      `${INSERT_TOKEN} ON CONFLICT (hash) DO UPDATE SET expires_at = excluded.expires_at`,
    ),
  };
}

/** The clock of the database in seconds since the epoch: all instances share the one of PostgreSQL. */
export function readClock(dialect: Engine["dialect"]) {
  return sql.raw<number>(clocks[dialect]);
}
