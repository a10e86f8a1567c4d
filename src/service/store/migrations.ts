import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Steps that bring a database to the newest schema, by name, in order. A released step is never changed. */
export const migrations: Record<string, Migration> = {
  "001-first": {
    async up(database: Kysely<unknown>): Promise<void> {
      for (const statement of FIRST.split(";").filter((text) => text.trim() !== "")) {
        await sql.raw(statement).execute(database);
      }
    },
  },
};

const FIRST = `
CREATE TABLE project (id TEXT PRIMARY KEY, features TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE application_key (
  app_id TEXT PRIMARY KEY, project_id TEXT NOT NULL REFERENCES project (id),
  token_hash BLOB NOT NULL, name TEXT NOT NULL, client_id TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE management_key (management_id TEXT PRIMARY KEY, token_hash BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE management_key_project (
  management_id TEXT NOT NULL REFERENCES management_key (management_id), project_id TEXT NOT NULL,
  PRIMARY KEY (management_id, project_id)) WITHOUT ROWID;
CREATE TABLE campaign (id TEXT PRIMARY KEY, project_id TEXT NOT NULL REFERENCES project (id)) WITHOUT ROWID;
CREATE TABLE member (
  key INTEGER PRIMARY KEY, campaign_id TEXT NOT NULL REFERENCES campaign (id), id TEXT NOT NULL,
  UNIQUE (campaign_id, id));
CREATE TABLE activity (
  member_key INTEGER NOT NULL REFERENCES member (key), moment INTEGER NOT NULL, sequence INTEGER NOT NULL,
  id TEXT NOT NULL, body BLOB NOT NULL, PRIMARY KEY (member_key, moment, sequence)) WITHOUT ROWID;
CREATE UNIQUE INDEX activity_id ON activity (member_key, id);
CREATE TABLE arrival (last INTEGER NOT NULL);
INSERT INTO arrival (last) VALUES (0);
CREATE TABLE webhook (
  project_id TEXT NOT NULL REFERENCES project (id), id TEXT NOT NULL, sequence INTEGER NOT NULL, body BLOB NOT NULL,
  PRIMARY KEY (project_id, id)) WITHOUT ROWID;
CREATE TABLE project_user (id TEXT PRIMARY KEY, sequence INTEGER NOT NULL, body BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE project_user_project (
  project_id TEXT NOT NULL, user_id TEXT NOT NULL REFERENCES project_user (id),
  PRIMARY KEY (project_id, user_id)) WITHOUT ROWID;
CREATE TABLE access_token (
  hash BLOB PRIMARY KEY, client_id TEXT NOT NULL, project_id TEXT NOT NULL, scope TEXT NOT NULL,
  expires_at INTEGER NOT NULL) WITHOUT ROWID
`;
