import type { Connection } from "../../store/connection.ts";
import { hashMember } from "../../store/erase-member.ts";
import { deriveClientId, linkProjects } from "../../store/manage-keys.ts";
import { type KeyKind, keyTables } from "../../store/schema.ts";
import { clocks, hashSecret } from "../../store/store.ts";
import { type PlainRecord, RecordError } from "./parse-record.ts";

/** Shorter secrets could be guessed. */
const MIN_SECRET_LENGTH = 20;

/** Changes that a record makes only if they are allowed. */
export interface ApplyOptions {
  /** Moves a known application key or user to another project, and changes the secret of a key. @default false */
  readonly replace?: boolean;
  /** Adds a member again that was erased. @default false */
  readonly restoreErased?: boolean;
}

interface Context extends ApplyOptions {
  readonly connection: Connection;
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
  async project({ connection }, { id, features }) {
    const text = `INSERT INTO project (id, features) VALUES ($1, $2)
      ON CONFLICT (id) DO UPDATE SET features = excluded.features`;
    await connection.run(text, id, JSON.stringify(features));
  },

  async application_key(context, { app_id, app_token, project_id, name }) {
    const { connection, replace } = context;
    await requireProject(connection, project_id);
    await requireReplaceable(context, "application", app_id, app_token);
    const known = "SELECT project_id FROM application_key WHERE app_id = $1 AND project_id <> $2";
    if (!replace && (await connection.first(known, app_id, project_id)))
      throw new RecordError(`application key ${app_id} belongs to another project (--replace moves it)`);
    const text = `INSERT INTO application_key (app_id, project_id, name, client_id, key_hash, created_at)
      VALUES ($1, $2, $3, $4, $5, ${clocks[connection.dialect]})
      ON CONFLICT (app_id) DO UPDATE SET
        project_id = excluded.project_id, name = excluded.name, key_hash = excluded.key_hash`;
    await connection.run(text, app_id, project_id, name, deriveClientId(app_id), hashSecret(app_token));
  },

  async management_key(context, { management_id, management_token, project_ids }) {
    const { connection } = context;
    await requireReplaceable(context, "management", management_id, management_token);
    for (const projectId of project_ids) await requireProject(connection, projectId);
    const text = `INSERT INTO management_key (management_id, key_hash, created_at)
      VALUES ($1, $2, ${clocks[connection.dialect]})
      ON CONFLICT (management_id) DO UPDATE SET key_hash = excluded.key_hash`;
    await connection.run(text, management_id, hashSecret(management_token));
    await connection.run("DELETE FROM management_key_project WHERE management_id = $1", management_id);
    await linkProjects(connection, management_id, project_ids);
  },

  async campaign({ connection }, { id, project_id }) {
    await requireProject(connection, project_id);
    const text = "SELECT project_id FROM campaign WHERE id = $1";
    const known = await connection.first<{ project_id: string }>(text, id);
    if (known && known.project_id !== project_id) throw new RecordError(`campaign ${id} belongs to another project`);
    if (!known) await connection.run("INSERT INTO campaign (id, project_id) VALUES ($1, $2)", id, project_id);
  },

  async member({ connection, restoreErased }, { id, campaign_id }) {
    if (!(await connection.first("SELECT id FROM campaign WHERE id = $1", campaign_id)))
      throw new RecordError(`campaign ${campaign_id} does not exist`);
    const known = "SELECT key FROM member WHERE campaign_id = $1 AND id = $2";
    if (await connection.first(known, campaign_id, id)) return;
    const erased = "SELECT key FROM member WHERE erased_hash = $1";
    if (!restoreErased && (await connection.first(erased, hashMember(campaign_id, id))))
      throw new RecordError(`member ${id} of campaign ${campaign_id} was erased (--restore-erased adds it again)`);
    await connection.run("INSERT INTO member (id, campaign_id) VALUES ($1, $2)", id, campaign_id);
  },

  async webhook({ connection, sequence }, { project_id, webhook }) {
    await requireProject(connection, project_id);
    const text = `INSERT INTO webhook (project_id, id, sequence, body) VALUES ($1, $2, $3, $4)
      ON CONFLICT (project_id, id) DO UPDATE SET body = excluded.body`;
    await connection.run(text, project_id, webhook.id, sequence, JSON.stringify(webhook));
  },

  async user({ connection, sequence, replace }, { user }) {
    const projects = Object.keys(user.projects ?? {});
    const known = "SELECT project_id FROM project_user_project WHERE user_id = $1";
    const rows = await connection.all<{ project_id: string }>(known, user.id);
    if (!replace && rows.some(({ project_id }) => !projects.includes(project_id)))
      throw new RecordError(`user ${user.id} would leave a project (--replace allows it)`);
    const text = `INSERT INTO project_user (id, sequence, body) VALUES ($1, $2, $3)
      ON CONFLICT (id) DO UPDATE SET body = excluded.body`;
    await connection.run(text, user.id, sequence, JSON.stringify(user));
    await connection.run("DELETE FROM project_user_project WHERE user_id = $1", user.id);
    const link = "INSERT INTO project_user_project (user_id, project_id) VALUES ($1, $2)";
    for (const project of projects) await connection.run(link, user.id, project);
  },
};

/**
 * Checks a key of a dataset.
 * @throws RecordError if its secret is too short, if it is revoked, or if the known key has another secret, with which its tokens would end.
 */
async function requireReplaceable({ connection, replace }: Context, kind: KeyKind, id: string, secret: string) {
  const name = `${kind} key ${id}`;
  if (secret.length < MIN_SECRET_LENGTH)
    throw new RecordError(`the secret of ${name} must have at least ${MIN_SECRET_LENGTH} characters`);
  if (await connection.first("SELECT id FROM revoked_key WHERE kind = $1 AND id = $2", kind, id))
    throw new RecordError(`${name} is revoked; create another one with loyalty key`);
  const { table, id: column } = keyTables[kind];
  const known = await connection.first<{ key_hash: Uint8Array }>(
    `SELECT key_hash FROM ${table} WHERE ${column} = $1`,
    id,
  );
  if (known && !replace && !hashSecret(secret).equals(known.key_hash))
    throw new RecordError(`${name} has another secret (--replace changes it)`);
}

async function requireProject(connection: Connection, projectId: string): Promise<void> {
  if (!(await connection.first("SELECT id FROM project WHERE id = $1", projectId)))
    throw new RecordError(`project ${projectId} does not exist`);
}
