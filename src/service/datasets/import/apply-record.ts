import type { Kysely, Selectable } from "kysely";
import type { Engine } from "../../store/engine.ts";
import { hashMember } from "../../store/erase-member.ts";
import { deriveClientId } from "../../store/manage-keys.ts";
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
    const row = { id, features: JSON.stringify(features) };
    await database
      .insertInto("project")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  },

  async application_key({ database, dialect, replace }, { app_id, app_token, project_id, name }) {
    requireLength("application_key.app_token", app_token);
    await requireProject(database, project_id);
    const known = await database
      .selectFrom("application_key")
      .selectAll()
      .where("app_id", "=", app_id)
      .executeTakeFirst();
    if (known && known.project_id !== project_id && !replace)
      throw new RecordError(`application key ${app_id} belongs to another project (--replace moves it)`);
    const key_hash = hashSecret(app_token);
    requireReplaceable(`application key ${app_id}`, known, key_hash, replace);
    const row = { app_id, project_id, name, client_id: deriveClientId(app_id), key_hash };
    await database
      .insertInto("application_key")
      .values({ ...row, created_at: readClock(dialect) })
      .onConflict((conflict) => conflict.column("app_id").doUpdateSet(row))
      .execute();
  },

  async management_key({ database, dialect, replace }, { management_id, management_token, project_ids }) {
    requireLength("management_key.management_token", management_token);
    const known = await database
      .selectFrom("management_key")
      .selectAll()
      .where("management_id", "=", management_id)
      .executeTakeFirst();
    const key_hash = hashSecret(management_token);
    requireReplaceable(`management key ${management_id}`, known, key_hash, replace);
    const row = { management_id, key_hash };
    await database
      .insertInto("management_key")
      .values({ ...row, created_at: readClock(dialect) })
      .onConflict((conflict) => conflict.column("management_id").doUpdateSet(row))
      .execute();
    await database.deleteFrom("management_key_project").where("management_id", "=", management_id).execute();
    for (const project_id of new Set(project_ids)) {
      await requireProject(database, project_id);
      await database.insertInto("management_key_project").values({ management_id, project_id }).execute();
    }
  },

  async campaign({ database }, { id, project_id }) {
    await requireProject(database, project_id);
    const known = await database.selectFrom("campaign").select("project_id").where("id", "=", id).executeTakeFirst();
    if (known && known.project_id !== project_id) throw new RecordError(`campaign ${id} belongs to another project`);
    if (!known) await database.insertInto("campaign").values({ id, project_id }).execute();
  },

  async member({ database, restoreErased }, { id, campaign_id }) {
    const campaign = await database
      .selectFrom("campaign")
      .select("id")
      .where("id", "=", campaign_id)
      .executeTakeFirst();
    if (!campaign) throw new RecordError(`campaign ${campaign_id} does not exist`);
    const members = database.selectFrom("member").select("key");
    if (await members.where("campaign_id", "=", campaign_id).where("id", "=", id).executeTakeFirst()) return;
    const erased = await members.where("erased_hash", "=", hashMember(campaign_id, id)).executeTakeFirst();
    if (erased && !restoreErased)
      throw new RecordError(`member ${id} of campaign ${campaign_id} was erased (--restore-erased adds it again)`);
    await database.insertInto("member").values({ id, campaign_id }).execute();
  },

  async webhook({ database, sequence }, { project_id, webhook }) {
    await requireProject(database, project_id);
    const body = JSON.stringify(webhook);
    await database
      .insertInto("webhook")
      .values({ project_id, id: webhook.id, sequence, body })
      .onConflict((conflict) => conflict.columns(["project_id", "id"]).doUpdateSet({ body }))
      .execute();
  },

  async user({ database, sequence, replace }, { user }) {
    const projects = new Set(Object.keys(user.projects ?? {}));
    const known = await database
      .selectFrom("project_user_project")
      .select("project_id")
      .where("user_id", "=", user.id)
      .execute();
    if (!replace && known.some(({ project_id }) => !projects.has(project_id)))
      throw new RecordError(`user ${user.id} would leave a project (--replace allows it)`);
    const body = JSON.stringify(user);
    await database
      .insertInto("project_user")
      .values({ id: user.id, sequence, body })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ body }))
      .execute();
    await database.deleteFrom("project_user_project").where("user_id", "=", user.id).execute();
    for (const project_id of projects)
      await database.insertInto("project_user_project").values({ user_id: user.id, project_id }).execute();
  },
};

/** @throws RecordError if a known key is revoked, or has another secret, with which its tokens would end. */
function requireReplaceable(
  name: string,
  known: Pick<Selectable<Tables["management_key"]>, "key_hash" | "revoked_at"> | undefined,
  keyHash: Uint8Array,
  replace = false,
): void {
  if (!known) return;
  if (known.revoked_at !== null) throw new RecordError(`${name} is revoked; create another one with loyalty key`);
  if (!replace && Buffer.compare(known.key_hash, keyHash) !== 0)
    throw new RecordError(`${name} has another secret (--replace changes it)`);
}

function requireLength(property: string, secret: string): void {
  if (secret.length < MIN_SECRET_LENGTH)
    throw new RecordError(`${property} must have at least ${MIN_SECRET_LENGTH} characters`);
}

async function requireProject(database: Database, projectId: string): Promise<void> {
  const project = await database.selectFrom("project").select("id").where("id", "=", projectId).executeTakeFirst();
  if (!project) throw new RecordError(`project ${projectId} does not exist`);
}
