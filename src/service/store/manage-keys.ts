import { hash, randomBytes } from "node:crypto";
import { type Kysely, type Selectable, sql } from "kysely";
import { readClock } from "./queries.ts";
import { NO_HASH, type Tables } from "./schema.ts";
import { hashSecret, type Store } from "./store.ts";

const ID_BYTES = 9;
const SECRET_BYTES = 32;

const tables = {
  application: { table: "application_key", id: "app_id", prefix: "app" },
  management: { table: "management_key", id: "management_id", prefix: "mgmt" },
} as const;

/** An application key issues tokens and reads activity; a management key lists the webhooks and users of projects. */
export type KeyKind = keyof typeof tables;

/** A key without its secrets. Times are in seconds since the epoch; null if they are unknown. */
export interface KeyDescription {
  readonly kind: KeyKind;
  readonly id: string;
  readonly projects: readonly string[];
  /** Absent for management keys. */
  readonly name?: string;
  readonly createdAt: number | null;
  readonly changedAt: number | null;
  readonly state: "active" | "rotating" | "revoked";
  /** End of the secret before the rotation, if the state is `rotating`. */
  readonly oldEndsAt?: number;
}

/** A key whose secret was just made; only its hash is in the database. */
export interface NewSecret {
  readonly kind: KeyKind;
  readonly id: string;
  readonly secret: string;
  /** End of the secret before the rotation, in seconds since the epoch. */
  readonly oldEndsAt?: number;
}

/** A change that the state of the key does not allow; the message says why. */
export class KeyError extends Error {
  override readonly name = "KeyError";
}

type KeyColumns = Omit<Selectable<Tables["management_key"]>, "management_id" | "first_secret">;
type KeyRow = KeyColumns & { readonly id: string; readonly now: number };

/** Derives the client id of an application key, which the service assigns, so that the same dataset gives the same id. */
export function deriveClientId(appId: string): string {
  return `cli_${hash("sha256", `client ${appId}`).slice(0, 20)}`;
}

/** Creates a key. @throws KeyError if a project does not exist, or an application key is for several. */
export async function createKey(
  store: Store,
  kind: KeyKind,
  { projects, name = "" }: { readonly projects: readonly string[]; readonly name?: string | undefined },
): Promise<NewSecret> {
  const id = `${tables[kind].prefix}_${randomBytes(ID_BYTES).toString("hex")}`;
  const secret = createSecret();
  const [project_id = "", ...others] = projects;
  if (kind === "application" && others.length > 0) throw new KeyError("an application key belongs to one project");
  await store.engine.transact(async (database) => {
    for (const project of projects) await requireProject(database, project);
    const now = readClock(store.engine.dialect);
    const row = { token_hash: hashSecret(secret), created_at: now, changed_at: now };
    if (kind === "application") {
      const columns = { app_id: id, project_id, name, client_id: deriveClientId(id) };
      await database
        .insertInto("application_key")
        .values({ ...row, ...columns })
        .execute();
      return;
    }
    await database
      .insertInto("management_key")
      .values({ ...row, management_id: id })
      .execute();
    const links = [...new Set(projects)].map((project_id) => ({ management_id: id, project_id }));
    await database.insertInto("management_key_project").values(links).execute();
  });
  return { kind, id, secret };
}

/**
 * Makes a second secret. The one before stays valid until the overlap ends or it is revoked; without an overlap, it ends at
 * once with its tokens.
 * @throws KeyError if the key does not exist or is revoked, or an earlier rotation still overlaps.
 */
export async function rotateKey(store: Store, kind: KeyKind, id: string, overlapSeconds: number): Promise<NewSecret> {
  const secret = createSecret();
  const oldEndsAt = await changeKey(store, kind, id, (key) => {
    if (isRotating(key)) throw new KeyError(`two secrets of ${id} are valid already; revoke one of them first`);
    const secret_number = key.secret_number + 1;
    const old =
      overlapSeconds > 0
        ? { old_hash: key.token_hash, old_ends_at: key.now + overlapSeconds }
        : { old_hash: null, old_ends_at: null, first_secret: secret_number };
    return { token_hash: hashSecret(secret), secret_number, ...old };
  });
  return { kind, id, secret, ...(oldEndsAt !== null && { oldEndsAt }) };
}

/**
 * Ends a key, or during a rotation one of its two secrets, and the tokens that were issued with what ends. Ending the new
 * secret ends all tokens of the key.
 * @throws KeyError if the key does not exist or is revoked, or has only one secret.
 */
export async function revokeKey(store: Store, kind: KeyKind, id: string, secret?: "old" | "new"): Promise<void> {
  await changeKey(store, kind, id, (key) => {
    if (secret && !isRotating(key)) throw new KeyError(`${id} has only one secret; without --secret it is revoked`);
    const secret_number = secret === "old" ? key.secret_number : key.secret_number + 1;
    const token_hash = { old: key.token_hash, new: key.old_hash ?? NO_HASH, all: NO_HASH }[secret ?? "all"];
    return { token_hash, secret_number, first_secret: secret_number, old_hash: null, old_ends_at: null };
  });
}

/** Lists all keys, by kind and id. */
export async function listKeys(store: Store): Promise<KeyDescription[]> {
  const { kysely, dialect } = store.engine;
  const select = async <Row extends KeyRow>(kind: KeyKind) =>
    (await sql<Row>`${selectKeys(kind, dialect)} ORDER BY id`.execute(kysely)).rows;
  const applications = await select<KeyRow & { name: string; project_id: string }>("application");
  const managers = await select("management");
  const links = await kysely.selectFrom("management_key_project").selectAll().orderBy("project_id").execute();
  const listProjects = (id: string) =>
    links.filter(({ management_id }) => management_id === id).map(({ project_id }) => project_id);
  return [
    ...applications.map((key) => ({ ...describe("application", key, [key.project_id]), name: key.name })),
    ...managers.map((key) => describe("management", key, listProjects(key.id))),
  ];
}

function describe(kind: KeyKind, key: KeyRow, projects: readonly string[]): KeyDescription {
  const { id, created_at: createdAt, changed_at: changedAt, old_ends_at: oldEndsAt } = key;
  const isOverlapping = isRotating(key) && oldEndsAt !== null;
  const state = isRevoked(key) ? "revoked" : isOverlapping ? "rotating" : "active";
  return { kind, id, projects, createdAt, changedAt, state, ...(isOverlapping && { oldEndsAt }) };
}

const createSecret = () => randomBytes(SECRET_BYTES).toString("base64url");
const isRevoked = ({ token_hash }: Pick<KeyRow, "token_hash">) => Buffer.compare(token_hash, NO_HASH) === 0;
const isRotating = ({ old_hash, old_ends_at, now }: KeyRow) => old_hash !== null && Number(old_ends_at) > now;

type KeyChange = Pick<KeyRow, "token_hash" | "secret_number" | "old_hash" | "old_ends_at"> & { first_secret?: number };

/**
 * Changes a key in one transaction, and removes the tokens that have ended, also those that a killed command left.
 * @returns The end of the secret before the rotation.
 */
async function changeKey(
  store: Store,
  kind: KeyKind,
  id: string,
  decide: (key: KeyRow) => KeyChange,
): Promise<number | null> {
  try {
    return await store.engine.transact(async (database) => {
      const key = await lockKey(store, database, kind, id);
      const change = decide(key);
      const { table, id: column } = tables[kind];
      const columns = { ...change, changed_at: key.now };
      await database.updateTable(table).set(columns).where(sql.ref(column), "=", id).execute();
      return change.old_ends_at;
    });
  } finally {
    // This version refuses them because of first_secret; one that is a migration older accepts every token that it finds.
    if (kind === "application") await store.removeEndedTokens(deriveClientId(id));
  }
}

function selectKeys(kind: KeyKind, dialect: Store["engine"]["dialect"]) {
  const { table, id } = tables[kind];
  return sql`SELECT *, ${sql.ref(id)} AS id, ${readClock(dialect)} AS now FROM ${sql.table(table)}`;
}

/** Reads a key, locked so that changes of it follow one another. @throws KeyError if it does not exist or is revoked. */
async function lockKey(store: Store, database: Kysely<Tables>, kind: KeyKind, id: string): Promise<KeyRow> {
  const { dialect } = store.engine;
  const lock = dialect === "postgres" ? sql`FOR UPDATE` : sql``; // SQLite has one writer
  const one = sql<KeyRow>`${selectKeys(kind, dialect)} WHERE ${sql.ref(tables[kind].id)} = ${id} ${lock}`;
  const [key] = (await one.execute(database)).rows;
  if (!key) throw new KeyError(`there is no ${kind} key ${id}`);
  if (isRevoked(key)) throw new KeyError(`the ${kind} key ${id} is revoked`);
  return key;
}

async function requireProject(database: Kysely<Tables>, id: string): Promise<void> {
  const project = await database.selectFrom("project").select("id").where("id", "=", id).executeTakeFirst();
  if (!project) throw new KeyError(`project ${id} does not exist`);
}
