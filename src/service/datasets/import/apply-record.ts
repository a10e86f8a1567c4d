import type { Kysely, Selectable } from "kysely";
import { hashMember } from "../../store/erase-member.ts";
import { deriveClientId } from "../../store/manage-keys.ts";
import type { Tables } from "../../store/schema.ts";
import { hashSecret } from "../../store/store.ts";
import type { PlainRecord } from "./batch-parser.ts";
import { RecordError } from "./parse-record.ts";

type Database = Kysely<Tables>;

const MIN_SECRET_LENGTH = 20;

/** Limits of what a record may change. */
export interface ApplyOptions {
  /** Moves a known application key or user to another project, and replaces the secret that `loyalty key` gave a key. @default false */
  readonly replace?: boolean;
  /** Adds a member again that was erased. @default false */
  readonly restoreErased?: boolean;
  /** Minimum length of the secret of a key; short ones can be guessed. @default 20 */
  readonly minSecretLength?: number;
}

/**
 * Writes one record. Applying it again changes nothing; a known project, key, webhook or user is replaced.
 * @throws RecordError if it refers to a record that does not exist, if its secret is too short, if it is an erased member,
 * or if it would move a key or user to another project, or change a secret that `loyalty key` made, without `replace`.
 */
export async function applyRecord(
  database: Database,
  record: PlainRecord,
  sequence: number,
  { replace = false, restoreErased = false, minSecretLength = MIN_SECRET_LENGTH }: ApplyOptions,
): Promise<void> {
  const apply = appliers[record.kind] as (context: Context, record: PlainRecord) => Promise<void>;
  await apply({ database, sequence, replace, restoreErased, minSecretLength }, record);
}

interface Context extends Required<ApplyOptions> {
  readonly database: Database;
  readonly sequence: number;
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

  async application_key({ database, replace, minSecretLength }, { app_id, app_token, project_id, name }) {
    requireLength("application_key.app_token", app_token, minSecretLength);
    await requireProject(database, project_id);
    const known = await database
      .selectFrom("application_key")
      .selectAll()
      .where("app_id", "=", app_id)
      .executeTakeFirst();
    const isMoved = known !== undefined && known.project_id !== project_id;
    if (isMoved && !replace)
      throw new RecordError(`application key ${app_id} belongs to another project (--replace moves it)`);
    const secrets = replaceSecret(`application key ${app_id}`, known, app_token, replace, isMoved);
    const row = { app_id, project_id, name, client_id: deriveClientId(app_id), ...secrets };
    await database
      .insertInto("application_key")
      .values({ ...row, created_at: Math.floor(Date.now() / 1000) })
      .onConflict((conflict) => conflict.column("app_id").doUpdateSet(row))
      .execute();
  },

  async management_key({ database, replace, minSecretLength }, { management_id, management_token, project_ids }) {
    requireLength("management_key.management_token", management_token, minSecretLength);
    const known = await database
      .selectFrom("management_key")
      .selectAll()
      .where("management_id", "=", management_id)
      .executeTakeFirst();
    const secrets = replaceSecret(`management key ${management_id}`, known, management_token, replace);
    const row = { management_id, ...secrets };
    await database
      .insertInto("management_key")
      .values({ ...row, created_at: Math.floor(Date.now() / 1000) })
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

type Secrets = Pick<Selectable<Tables["management_key"]>, "token_hash" | "secret_number" | "changed_at">;

/** A new or moved secret ends the tokens of the one before. @throws RecordError if `loyalty key` made that one. */
function replaceSecret(name: string, known: Secrets | undefined, secret: string, replace: boolean, isMoved = false) {
  const token_hash = hashSecret(secret);
  if (!known) return { token_hash };
  const isSame = Buffer.compare(token_hash, known.token_hash) === 0;
  if (isSame && !isMoved) return { token_hash };
  if (!isSame && known.changed_at !== null && !replace)
    throw new RecordError(`${name} was changed by loyalty key (--replace changes its secret)`);
  const number = known.secret_number + 1;
  const fresh = { old_hash: null, old_ends_at: null, changed_at: null };
  return { token_hash, secret_number: number, first_secret: number, ...fresh };
}

function requireLength(property: string, secret: string, minLength: number): void {
  if (secret.length < minLength) throw new RecordError(`${property} must have at least ${minLength} characters`);
}

async function requireProject(database: Database, projectId: string): Promise<void> {
  const project = await database.selectFrom("project").select("id").where("id", "=", projectId).executeTakeFirst();
  if (!project) throw new RecordError(`project ${projectId} does not exist`);
}
