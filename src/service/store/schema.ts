import type { Dialect } from "./engine.ts";

/**
 * The tables of the store. Secrets are kept as SHA-256 only. A `body` is the JSON text that the import checked. Times are in seconds
 * since the epoch, `created_at_us` is in microseconds.
 */

/** An application key issues tokens and reads activity; a management key lists the webhooks and users of projects. */
export type KeyKind = "application" | "management";

/** The features of a plan, which a project needs for an operation (§7.2). */
export const planFeatures = ["webhooks", "users"] as const;

export const keyTables = {
  application: { table: "application_key", id: "app_id", prefix: "app" },
  management: { table: "management_key", id: "management_id", prefix: "mgmt" },
} as const;

/** Returns the statements of each step to the newest schema by name, in order. A released step never changes. */
export function createMigrations(dialect: Dialect): Record<string, readonly string[]> {
  return { "001-tables": dialect === "sqlite" ? tables : [...tables.map(toPostgres), ...postgresStorage] };
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
    client_id TEXT NOT NULL UNIQUE, key_hash BLOB NOT NULL, created_at INTEGER NOT NULL) WITHOUT ROWID`,
  `CREATE TABLE management_key (
    management_id TEXT PRIMARY KEY, key_hash BLOB NOT NULL, created_at INTEGER NOT NULL) WITHOUT ROWID`,
  `CREATE TABLE management_key_project (
    management_id TEXT NOT NULL REFERENCES management_key (management_id), project_id TEXT NOT NULL,
    PRIMARY KEY (management_id, project_id)) WITHOUT ROWID`,
  "CREATE TABLE campaign (id TEXT PRIMARY KEY, project_id TEXT NOT NULL REFERENCES project (id)) WITHOUT ROWID",
  // The row of an erased member keeps its key, so that no other member gets it, and a hash instead of the id.
  `CREATE TABLE member (
    key INTEGER PRIMARY KEY, campaign_id TEXT NOT NULL REFERENCES campaign (id), id TEXT NOT NULL, erased_hash BLOB,
    UNIQUE (campaign_id, id))`,
  "CREATE INDEX member_erased_hash ON member (erased_hash) WHERE erased_hash IS NOT NULL",
  // One row: the sequence of the last imported line, which orders events of the same time (S04).
  "CREATE TABLE arrival (last INTEGER NOT NULL)",
  "INSERT INTO arrival (last) VALUES (0)",
  `CREATE TABLE webhook (
    project_id TEXT NOT NULL REFERENCES project (id), id TEXT NOT NULL, sequence INTEGER NOT NULL,
    body TEXT NOT NULL, PRIMARY KEY (project_id, id)) WITHOUT ROWID`,
  "CREATE TABLE project_user (id TEXT PRIMARY KEY, sequence INTEGER NOT NULL, body TEXT NOT NULL) WITHOUT ROWID",
  `CREATE TABLE project_user_project (
    project_id TEXT NOT NULL, user_id TEXT NOT NULL REFERENCES project_user (id),
    PRIMARY KEY (project_id, user_id)) WITHOUT ROWID`,
  "CREATE INDEX project_user_project_user_id ON project_user_project (user_id)",
  // A token ends with the secret of the key that issued it, whose hash is key_hash.
  `CREATE TABLE access_token (
    hash BLOB PRIMARY KEY, client_id TEXT NOT NULL, project_id TEXT NOT NULL, scope TEXT NOT NULL,
    expires_at INTEGER NOT NULL, key_hash BLOB NOT NULL) WITHOUT ROWID`,
  "CREATE INDEX access_token_expires_at ON access_token (expires_at)",
  // The only place of a revocation, which no import touches.
  `CREATE TABLE revoked_key (
    kind TEXT NOT NULL, id TEXT NOT NULL, revoked_at INTEGER NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID`,
  // In the order of a page, so that a page is one range. It refers to no other table, so that Citus can distribute it.
  `CREATE TABLE activity (
    member_key INTEGER NOT NULL, created_at_us INTEGER NOT NULL, sequence INTEGER NOT NULL, id TEXT NOT NULL,
    body TEXT NOT NULL, PRIMARY KEY (member_key, created_at_us, sequence)) WITHOUT ROWID`,
  // Finds a cursor, and makes a repeated event one event.
  "CREATE UNIQUE INDEX activity_id ON activity (member_key, id)",
];

/** Keeps bodies in their rows, uncompressed, since responses contain them as they are. */
const postgresStorage = [
  "ALTER TABLE activity SET (toast_tuple_target = 8160)",
  "ALTER TABLE activity ALTER COLUMN body SET STORAGE EXTERNAL",
];
