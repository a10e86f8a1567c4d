import { hash, randomBytes } from "node:crypto";
import type { Wait } from "./engine.ts";
import { type KeyKind, keyTables } from "./schema.ts";
import { clocks, hashSecret, type Store } from "./store.ts";

const ID_BYTES = 9;
const SECRET_BYTES = 32;

/** A key without its secret. Times are in seconds since the epoch. */
export interface KeyDescription {
  readonly kind: KeyKind;
  readonly id: string;
  readonly projects: readonly string[];
  /** Absent for management keys. */
  readonly name?: string;
  /** The client id, which the log shows; absent for management keys, whose own id it shows. */
  readonly clientId?: string;
  readonly createdAt: number;
  /** Null if the key is active. */
  readonly revokedAt: number | null;
}

/** Derives the client id of an application key, which the service assigns, so that the same dataset gives the same id. */
export function deriveClientId(appId: string): string {
  return `cli_${hash("sha256", `client ${appId}`).slice(0, 20)}`;
}

/**
 * Creates a key; the database has only a hash of its secret.
 * @throws Error if a project does not exist, an application key is for several, or a management key has a name.
 */
export async function createKey(
  store: Store,
  kind: KeyKind,
  { projects, name = "" }: { readonly projects: readonly string[]; readonly name?: string | undefined },
  wait?: Wait,
) {
  const id = `${keyTables[kind].prefix}_${randomBytes(ID_BYTES).toString("hex")}`;
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  const [firstProject, ...others] = projects;
  if (kind === "application" && others.length > 0) throw new Error("an application key belongs to one project");
  if (kind === "management" && name !== "") throw new Error("a management key has no name");
  const now = clocks[store.engine.dialect];
  await store.engine.transact(async (connection) => {
    for (const project of projects) {
      const known = await connection.first("SELECT id FROM project WHERE id = $1", project);
      if (!known) throw new Error(`project ${project} does not exist`);
    }
    if (kind === "application") {
      const text = `INSERT INTO application_key (app_id, project_id, name, client_id, key_hash, created_at)
        VALUES ($1, $2, $3, $4, $5, ${now})`;
      await connection.run(text, id, firstProject, name, deriveClientId(id), hashSecret(secret));
      return;
    }
    const text = `INSERT INTO management_key (management_id, key_hash, created_at) VALUES ($1, $2, ${now})`;
    await connection.run(text, id, hashSecret(secret));
    const link = "INSERT INTO management_key_project (management_id, project_id) VALUES ($1, $2)";
    for (const project of new Set(projects)) await connection.run(link, id, project);
  }, wait);
  return { kind, id, secret };
}

/**
 * Ends a key and the tokens that it issued. On PostgreSQL it does not wait for an import.
 * @param wait The wait for an import into a SQLite file.
 * @throws Error if the key does not exist or is revoked.
 */
export async function revokeKey(store: Store, kind: KeyKind, id: string, wait?: Wait): Promise<void> {
  const key = (await listKeys(store)).find((known) => known.kind === kind && known.id === id);
  if (!key) throw new Error(`there is no ${kind} key ${id}`);
  const text = `INSERT INTO revoked_key (kind, id, revoked_at) VALUES ($1, $2, ${clocks[store.engine.dialect]})
    ON CONFLICT DO NOTHING`;
  if (key.revokedAt !== null || (await store.connection.run({ text, wait }, kind, id)) === 0)
    throw new Error(`the ${kind} key ${id} is revoked`);
}

/** A key with one of its projects; both are null for a management key without projects. */
interface KeyRow {
  readonly kind: KeyKind;
  readonly id: string;
  readonly project_id: string | null;
  readonly name: string | null;
  readonly client_id: string | null;
  readonly created_at: number;
  readonly revoked_at: number | null;
}

/** Lists all keys, by kind and id. */
export async function listKeys({ connection }: Store): Promise<KeyDescription[]> {
  const rows = await connection.all<KeyRow>(`SELECT known.*, revoked_at FROM (
      SELECT 'application' AS kind, app_id AS id, project_id, name, client_id, created_at FROM application_key
      UNION ALL SELECT 'management', management_id, link.project_id, NULL, NULL, created_at
      FROM management_key LEFT JOIN management_key_project AS link USING (management_id)
    ) AS known LEFT JOIN revoked_key USING (kind, id) ORDER BY kind, id, project_id`);
  const keys = new Map<string, KeyDescription & { readonly projects: string[] }>();
  for (const { kind, id, project_id, name, client_id, created_at, revoked_at } of rows) {
    const named = name === null || client_id === null ? {} : { name, clientId: client_id };
    const added = { kind, id, projects: [], ...named, createdAt: created_at, revokedAt: revoked_at };
    const key = keys.get(`${kind} ${id}`) ?? added;
    if (project_id !== null) key.projects.push(project_id);
    keys.set(`${kind} ${id}`, key);
  }
  return [...keys.values()];
}
