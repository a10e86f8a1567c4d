import { hash, timingSafeEqual } from "node:crypto";
import { createPageReader, type ReadPage } from "./create-page-reader.ts";
import { type Engine, type PoolState, writeList } from "./engine.ts";
import { prepareQueries, type StoredToken } from "./queries.ts";
import type { KeyKind } from "./revocations.ts";

/** No secret has this hash. */
const NO_HASH = new Uint8Array(32);
/** The end of the year 9999: the purge keeps it. */
const PROBE_EXPIRES_AT = 253_402_300_799;

/**
 * The data of the service in one database: `openStore` opens it. Everything is read from the database. Its methods reject if the
 * database cannot be reached.
 */
export class Store {
  /** The database itself, for the import. @internal */
  readonly engine: Engine;
  readonly #queries: ReturnType<typeof prepareQueries>;
  /** Reads one page of a member's activity. @internal */
  readonly readPage: ReadPage;

  /** @internal */
  constructor(engine: Engine) {
    this.engine = engine;
    this.readPage = createPageReader(engine);
    this.#queries = prepareQueries(engine.dialect);
  }

  /** Finds an application key by its id and token; undefined if it is revoked (§5.1). @internal */
  async findApplicationKey(appId: string, token: string) {
    const [key] = await this.engine.read(this.#queries.findApplicationKey, [appId]);
    return matchSecret(token, key);
  }

  /** Finds a management key by its id and token; undefined if it is revoked (§5.1). @internal */
  async findManagementKey(managementId: string, token: string) {
    const [key] = await this.engine.read(this.#queries.findManagementKey, [managementId]);
    return matchSecret(token, key);
  }

  /** Finds a project of a management key, with the features of its plan. @internal */
  async findProject(managementId: string, projectId: string): Promise<{ features: string[] } | undefined> {
    const [row] = await this.engine.read(this.#queries.findProject, [managementId, projectId]);
    return row && { features: JSON.parse(row.features) };
  }

  /** Lists the project's webhooks (§4.4) or users (§4.5) as JSON. @internal */
  async listProject(projectId: string, kind: "listWebhooks" | "listUsers"): Promise<Uint8Array<ArrayBuffer>> {
    const texts = (await this.engine.read(this.#queries[kind], [projectId])).map(({ body }) => body);
    return writeList([Buffer.from(texts.join(","))], { total: texts.length });
  }

  /** Returns once the token is durable. @internal */
  async addToken(token: string, { client_id, project_id, scope, expires_at, key_hash }: StoredToken): Promise<void> {
    const row = [hashSecret(token), client_id, project_id, scope, expires_at, key_hash];
    await this.engine.write(this.#queries.addToken, row);
  }

  /** Finds a token, expired or not; undefined if it was never issued, was purged, or was revoked, itself or with its key. @internal */
  async findToken(token: string) {
    return (await this.engine.read(this.#queries.findToken, [hashSecret(token)]))[0];
  }

  /** Removes a token of this client, and no token of another client (S07). Returns whether there was one. @internal */
  async removeToken(token: string, clientId: string): Promise<boolean> {
    return (await this.engine.write(this.#queries.removeToken, [hashSecret(token), clientId])) > 0;
  }

  /** Revokes a key at once, even during an import. Returns false if another process did. @internal */
  async revokeKey(kind: KeyKind, id: string): Promise<boolean> {
    return (await this.engine.write(this.#queries.revokeKey, [kind, id])) > 0;
  }

  /** Removes the oldest tokens that expired more than a minute ago by the clock of the database; returns how many, up to `max`. */
  removeExpiredTokens(max: number): Promise<number> {
    return this.engine.write(this.#queries.removeExpiredTokens, [max]);
  }

  /** Returns if a token could be issued now. @throws Error otherwise. */
  async ping(): Promise<void> {
    await this.engine.write(this.#queries.addProbe, [NO_HASH, "", "", "", PROBE_EXPIRES_AT, NO_HASH]);
  }

  /** Returns the current state of the connection pool; undefined without a pool. */
  pool(): PoolState | undefined {
    return this.engine.pool();
  }

  /** Ends the connections to the database. */
  close(): Promise<void> {
    return this.engine.close();
  }
}

/** Hashes a secret for the store. Tokens and keys are long and random, so one round of SHA-256 is enough. */
export function hashSecret(secret: string): Buffer {
  return Buffer.from(hash("sha256", secret, "binary"), "latin1"); // faster than a buffer as the result
}

/** Returns a key if it has this secret, in a time that reveals neither how close it is nor whether there is a key. */
function matchSecret<Key extends { readonly key_hash: Uint8Array }>(
  secret: string,
  key: Key | undefined,
): Key | undefined {
  return timingSafeEqual(hashSecret(secret), key?.key_hash ?? NO_HASH) ? key : undefined;
}
