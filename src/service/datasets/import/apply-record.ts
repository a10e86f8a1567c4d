import { type Kysely, sql } from "kysely";
import { type Engine, first } from "../../store/engine.ts";
import { hashMember } from "../../store/erase-member.ts";
import { deriveClientId } from "../../store/manage-keys.ts";
import { type KeyKind, keyTables } from "../../store/revocations.ts";
import type { Tables } from "../../store/schema.ts";
import { hashSecret, readClock } from "../../store/store.ts";
import { type PlainRecord, RecordError } from "./parse-record.ts";

type Database = Kysely<Tables>;

/** Shorter secrets could be guessed. */
const MIN_SECRET_LENGTH = 20;

/** The changes that a record can make only if they are allowed. */
export interface ApplyOptions {
  /** Moves a known application key or user to another project, and changes the secret of a key. @default false */
  readonly replace?: boolean;
  /** Adds a member again that was erased. @default false */
  readonly restoreErased?: boolean;
}

interface Context extends ApplyOptions, Pick<Engine, "dialect"> {
  readonly database: Database;
  readonly sequence: number;
}

/**
 * Writes one record. Applying it again changes nothing; a known project, webhook or user is replaced.
 * @throws RecordError if it refers to a record that does not exist, if its secret is too short, if it is an erased member or a
 * revoked key, or if it needs `replace`.
 */
export async function applyRecord(context: Context, record: PlainRecord): Promise<void> {
  await (appliers[record.kind] as (context: Context, record: PlainRecord) => Promise<unknown>)(context, record);
}

type Appliers = {
  readonly [Kind in PlainRecord["kind"]]: (
    context: Context,
    record: Extract<PlainRecord, { kind: Kind }>,
  ) => Promise<unknown>;
};

const appliers: Appliers = {
  async project({ database }, { id, features }) {
    await sql`INSERT INTO project (id, features) VALUES (${id}, ${JSON.stringify(features)})
      ON CONFLICT (id) DO UPDATE SET features = excluded.features`.execute(database);
  },

  async application_key(context, { app_id, app_token, project_id, name }) {
    const { database, dialect, replace } = context;
    await requireProject(database, project_id);
    const known = await findReplaceableKey(context, "application", app_id, app_token);
    if (known && known.project_id !== project_id && !replace)
      throw new RecordError(`application key ${app_id} belongs to another project (--replace moves it)`);
    await sql`INSERT INTO application_key (app_id, project_id, name, client_id, key_hash, created_at)
      VALUES (${app_id}, ${project_id}, ${name}, ${deriveClientId(app_id)}, ${hashSecret(app_token)}, ${readClock(dialect)})
      ON CONFLICT (app_id) DO UPDATE SET
        project_id = excluded.project_id, name = excluded.name, key_hash = excluded.key_hash`.execute(database);
  },

  async management_key(context, { management_id, management_token, project_ids }) {
    const { database, dialect } = context;
    await findReplaceableKey(context, "management", management_id, management_token);
    await sql`INSERT INTO management_key (management_id, key_hash, created_at)
      VALUES (${management_id}, ${hashSecret(management_token)}, ${readClock(dialect)})
      ON CONFLICT (management_id) DO UPDATE SET key_hash = excluded.key_hash`.execute(database);
    await sql`DELETE FROM management_key_project WHERE management_id = ${management_id}`.execute(database);
    for (const project_id of new Set(project_ids)) {
      await requireProject(database, project_id);
      await sql`INSERT INTO management_key_project VALUES (${management_id}, ${project_id})`.execute(database);
    }
  },

  async campaign({ database }, { id, project_id }) {
    await requireProject(database, project_id);
    const known = await first(database, sql<{ project_id: string }>`SELECT project_id FROM campaign WHERE id = ${id}`);
    if (known && known.project_id !== project_id) throw new RecordError(`campaign ${id} belongs to another project`);
    if (!known) await sql`INSERT INTO campaign (id, project_id) VALUES (${id}, ${project_id})`.execute(database);
  },

  async member({ database, restoreErased }, { id, campaign_id }) {
    if (!(await first(database, sql`SELECT id FROM campaign WHERE id = ${campaign_id}`)))
      throw new RecordError(`campaign ${campaign_id} does not exist`);
    if (await first(database, sql`SELECT key FROM member WHERE campaign_id = ${campaign_id} AND id = ${id}`)) return;
    const erased = sql`SELECT key FROM member WHERE erased_hash = ${hashMember(campaign_id, id)}`;
    if (!restoreErased && (await first(database, erased)))
      throw new RecordError(`member ${id} of campaign ${campaign_id} was erased (--restore-erased adds it again)`);
    await sql`INSERT INTO member (id, campaign_id) VALUES (${id}, ${campaign_id})`.execute(database);
  },

  async webhook({ database, sequence }, { project_id, webhook }) {
    await requireProject(database, project_id);
    await sql`INSERT INTO webhook (project_id, id, sequence, body)
      VALUES (${project_id}, ${webhook.id}, ${sequence}, ${JSON.stringify(webhook)})
      ON CONFLICT (project_id, id) DO UPDATE SET body = excluded.body`.execute(database);
  },

  async user({ database, sequence, replace }, { user }) {
    const projects = Object.keys(user.projects ?? {});
    const known = sql<{ project_id: string }>`SELECT project_id FROM project_user_project WHERE user_id = ${user.id}`;
    const { rows } = await known.execute(database);
    if (!replace && rows.some(({ project_id }) => !projects.includes(project_id)))
      throw new RecordError(`user ${user.id} would leave a project (--replace allows it)`);
    await sql`INSERT INTO project_user (id, sequence, body) VALUES (${user.id}, ${sequence}, ${JSON.stringify(user)})
      ON CONFLICT (id) DO UPDATE SET body = excluded.body`.execute(database);
    await sql`DELETE FROM project_user_project WHERE user_id = ${user.id}`.execute(database);
    for (const project_id of projects)
      await sql`INSERT INTO project_user_project (user_id, project_id) VALUES (${user.id}, ${project_id})`.execute(
        database,
      );
  },
};

/**
 * Finds a known key of this id.
 * @throws RecordError if the secret is too short, or if the key is revoked, or has another secret, with which its tokens would end.
 */
async function findReplaceableKey({ database, replace }: Context, kind: KeyKind, id: string, secret: string) {
  const { table, id: column } = keyTables[kind];
  if (secret.length < MIN_SECRET_LENGTH)
    throw new RecordError(`the secret of ${kind} key ${id} must have at least ${MIN_SECRET_LENGTH} characters`);
  const query = sql<Tables["application_key"]>`SELECT * FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${id}`;
  const known = await first(database, query);
  if (!known) return undefined;
  const name = `${kind} key ${id}`;
  if (known.revoked_at !== null) throw new RecordError(`${name} is revoked; create another one with loyalty key`);
  if (!replace && !hashSecret(secret).equals(known.key_hash))
    throw new RecordError(`${name} has another secret (--replace changes it)`);
  return known;
}

async function requireProject(database: Database, projectId: string): Promise<void> {
  if (!(await first(database, sql`SELECT id FROM project WHERE id = ${projectId}`)))
    throw new RecordError(`project ${projectId} does not exist`);
}
