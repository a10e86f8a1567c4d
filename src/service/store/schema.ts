import type { Generated } from "kysely";

/** Tables of the store. Secrets are kept as SHA-256 only; bodies are the JSON text that was checked at the import. */
export interface Tables {
  project: { id: string; features: string };
  application_key: KeyColumns & { app_id: string; project_id: string; name: string; client_id: string };
  management_key: KeyColumns & { management_id: string };
  management_key_project: { management_id: string; project_id: string };
  campaign: { id: string; project_id: string };
  /** The row of an erased member keeps its key, so that no other member gets it, and a hash instead of the id. */
  member: { key: Generated<number>; campaign_id: string; id: string; erased_hash: Generated<Uint8Array | null> };
  /** Clustered by member and order, so that a page is one range read. `created_at_us` is in microseconds. */
  activity: { member_key: number; created_at_us: number; sequence: number; id: string; body: string };
  /** One row: the sequence of the last imported line, which orders events of the same time (S04). */
  arrival: { last: number };
  webhook: { project_id: string; id: string; sequence: number; body: string };
  project_user: { id: string; sequence: number; body: string };
  project_user_project: { user_id: string; project_id: string };
  /** Keys revoked while an import may run: its end marks the keys themselves. */
  revoked_key: { kind: "application" | "management"; id: string; revoked_at: number };
  /** On SQLite it is in a separate file, with `revoked_key`: see SqliteEngine. */
  access_token: {
    hash: Uint8Array;
    client_id: string;
    project_id: string;
    scope: string;
    expires_at: number;
    /** Hash of the secret of the key that issued it: the token ends with the secret. */
    key_hash: Uint8Array;
  };
}

/** A revoked key. */
export type Revocation = Tables["revoked_key"];

/** Times are in seconds since the epoch. */
interface KeyColumns {
  /** Hash of the secret. */
  key_hash: Uint8Array;
  created_at: number;
  revoked_at: Generated<number | null>;
}

/** Returns the statements of each step to the newest schema by name, in order. A released step never changes. */
export function createMigrations(dialect: "sqlite" | "postgres"): Record<string, readonly string[]> {
  const common = [...tables, ...tokens];
  return {
    "001-tables":
      dialect === "sqlite" ? [...common, ...sqliteActivity] : [...common.map(toPostgres), ...postgresActivity],
  };
}

/** Lists the tables and indexes of PostgreSQL by name. */
export function listPostgresRelations(): string[] {
  const statements = [...tables, ...tokens, ...postgresActivity];
  return statements.flatMap((statement) => {
    const [, type, name = ""] = /^CREATE (?:UNIQUE )?(TABLE|INDEX) (?:IF NOT EXISTS )?(\w+)/.exec(statement) ?? [];
    const hasKey = type === "TABLE" && statement.includes("PRIMARY KEY");
    return [...(type === undefined ? [] : [name]), ...(hasKey ? [`${name}_pkey`] : [])];
  });
}

/** Types of SQLite by their names in PostgreSQL. A table without row ids has its rows in the order of its key. */
const postgresTypes: Readonly<Record<string, string>> = {
  "INTEGER PRIMARY KEY": "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
  INTEGER: "BIGINT",
  BLOB: "BYTEA",
  "WITHOUT ROWID": "",
};

function toPostgres(statement: string): string {
  return statement.replaceAll(/INTEGER PRIMARY KEY|INTEGER|BLOB|WITHOUT ROWID/g, (type) => postgresTypes[type] ?? type);
}

const tables = [
  "CREATE TABLE project (id TEXT PRIMARY KEY, features TEXT NOT NULL) WITHOUT ROWID",
  `CREATE TABLE application_key (
    app_id TEXT PRIMARY KEY, project_id TEXT NOT NULL REFERENCES project (id), name TEXT NOT NULL,
    client_id TEXT NOT NULL UNIQUE, key_hash BLOB NOT NULL, created_at INTEGER NOT NULL,
    revoked_at INTEGER) WITHOUT ROWID`,
  `CREATE TABLE management_key (
    management_id TEXT PRIMARY KEY, key_hash BLOB NOT NULL, created_at INTEGER NOT NULL,
    revoked_at INTEGER) WITHOUT ROWID`,
  `CREATE TABLE management_key_project (
    management_id TEXT NOT NULL REFERENCES management_key (management_id), project_id TEXT NOT NULL,
    PRIMARY KEY (management_id, project_id)) WITHOUT ROWID`,
  "CREATE TABLE campaign (id TEXT PRIMARY KEY, project_id TEXT NOT NULL REFERENCES project (id)) WITHOUT ROWID",
  `CREATE TABLE member (
    key INTEGER PRIMARY KEY, campaign_id TEXT NOT NULL REFERENCES campaign (id), id TEXT NOT NULL, erased_hash BLOB,
    UNIQUE (campaign_id, id))`,
  "CREATE INDEX member_erased_hash ON member (erased_hash) WHERE erased_hash IS NOT NULL",
  "CREATE TABLE arrival (last INTEGER NOT NULL)",
  "INSERT INTO arrival (last) VALUES (0)",
  `CREATE TABLE webhook (
    project_id TEXT NOT NULL REFERENCES project (id), id TEXT NOT NULL, sequence INTEGER NOT NULL,
    body TEXT NOT NULL, PRIMARY KEY (project_id, id)) WITHOUT ROWID`,
  "CREATE TABLE project_user (id TEXT PRIMARY KEY, sequence INTEGER NOT NULL, body TEXT NOT NULL) WITHOUT ROWID",
  `CREATE TABLE project_user_project (
    project_id TEXT NOT NULL, user_id TEXT NOT NULL REFERENCES project_user (id),
    PRIMARY KEY (project_id, user_id)) WITHOUT ROWID`,
];

/** `IF NOT EXISTS`, because SQLite has them in a separate file, without migrations. */
const tokens = [
  `CREATE TABLE IF NOT EXISTS access_token (
    hash BLOB PRIMARY KEY, client_id TEXT NOT NULL, project_id TEXT NOT NULL, scope TEXT NOT NULL,
    expires_at INTEGER NOT NULL, key_hash BLOB NOT NULL) WITHOUT ROWID`,
  "CREATE INDEX IF NOT EXISTS access_token_expires_at ON access_token (expires_at)",
  `CREATE TABLE IF NOT EXISTS revoked_key (
    kind TEXT NOT NULL, id TEXT NOT NULL, revoked_at INTEGER NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID`,
];

/** Creates the tables that have their own SQLite file. */
export const sqliteTokens = tokens.join(";");

const activityKey = "PRIMARY KEY (member_key, created_at_us, sequence)";
/** Finds a cursor and makes a repeated event one event. */
const indexIds = "CREATE UNIQUE INDEX activity_id ON activity (member_key, id)";

const sqliteActivity = [
  `CREATE TABLE activity (
    member_key INTEGER NOT NULL REFERENCES member (key), created_at_us INTEGER NOT NULL, sequence INTEGER NOT NULL,
    id TEXT NOT NULL, body BLOB NOT NULL, ${activityKey}) WITHOUT ROWID`,
  indexIds,
];

/**
 * The table has no foreign key, so that Citus can distribute it. Bodies stay in the row, uncompressed, since responses contain them as
 * they are.
 */
const postgresActivity = [
  `CREATE TABLE activity (
    member_key BIGINT NOT NULL, created_at_us BIGINT NOT NULL, sequence BIGINT NOT NULL, id TEXT NOT NULL,
    body TEXT NOT NULL, ${activityKey})`,
  indexIds,
  "ALTER TABLE activity SET (toast_tuple_target = 8160)",
  "ALTER TABLE activity ALTER COLUMN body SET STORAGE EXTERNAL",
];
