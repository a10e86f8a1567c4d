import { hash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { StoreUnavailableError, type Wait, type Work } from "./engine.ts";
import { type KeyKind, keyTables, listPendingRevocations, markRevoked } from "./revocations.ts";
import type { Revocation, Tables } from "./schema.ts";
import { hashSecret, readClock, type Store } from "./store.ts";

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
 * @throws Error if a project does not exist, or an application key is for several.
 */
export async function createKey(
  store: Store,
  kind: KeyKind,
  { projects, name = "" }: { readonly projects: readonly string[]; readonly name?: string | undefined },
  wait?: Wait,
) {
  const id = `${keyTables[kind].prefix}_${randomBytes(ID_BYTES).toString("hex")}`;
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  const [project_id = "", ...others] = projects;
  if (kind === "application" && others.length > 0) throw new Error("an application key belongs to one project");
  await store.engine.transact(async (database) => {
    for (const project of projects) await requireProject(database, project);
    const row = { key_hash: hashSecret(secret), created_at: readClock(store.engine.dialect) };
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
  }, wait);
  return { kind, id, secret };
}

/** Ends a key and the tokens that it issued, and never waits for an import. @throws Error if it does not exist or is revoked. */
export async function revokeKey(store: Store, kind: KeyKind, id: string): Promise<void> {
  const key = (await listKeys(store)).find((known) => known.kind === kind && known.id === id);
  if (!key) throw new Error(`there is no ${kind} key ${id}`);
  if (key.revokedAt !== null || !(await store.revokeKey(kind, id))) throw new Error(`the ${kind} key ${id} is revoked`);
  const mark: Work<void> = async (database, _, listRevoked) => markRevoked(database, await listRevoked());
  await store.engine.transact(mark, { maxWaitMs: 0 }).catch((error: unknown) => {
    if (!(error instanceof StoreUnavailableError)) throw error; // the import that runs marks the key at its end
  });
}

/** Lists all keys, by kind and id. */
export async function listKeys({ engine }: Store): Promise<KeyDescription[]> {
  const { kysely } = engine;
  const pending = await engine.read<Revocation>(listPendingRevocations, []);
  const findRevocation = (kind: KeyKind, id: string) =>
    pending.find((revocation) => revocation.kind === kind && revocation.id === id)?.revoked_at ?? null;
  const applications = await kysely.selectFrom("application_key").selectAll().orderBy("app_id").execute();
  const managers = await kysely.selectFrom("management_key").selectAll().orderBy("management_id").execute();
  const links = await kysely.selectFrom("management_key_project").selectAll().orderBy("project_id").execute();
  const listProjects = (id: string) =>
    links.filter(({ management_id }) => management_id === id).map(({ project_id }) => project_id);
  return [
    ...applications.map(({ app_id: id, project_id, name, client_id: clientId, created_at, revoked_at }) => {
      const times = { createdAt: created_at, revokedAt: revoked_at ?? findRevocation("application", id) };
      return { kind: "application" as const, id, projects: [project_id], name, clientId, ...times };
    }),
    ...managers.map(({ management_id: id, created_at: createdAt, revoked_at }) => {
      const revokedAt = revoked_at ?? findRevocation("management", id);
      return { kind: "management" as const, id, projects: listProjects(id), createdAt, revokedAt };
    }),
  ];
}

async function requireProject(database: Kysely<Tables>, id: string): Promise<void> {
  const project = await database.selectFrom("project").select("id").where("id", "=", id).executeTakeFirst();
  if (!project) throw new Error(`project ${id} does not exist`);
}
