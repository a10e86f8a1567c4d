import { hash, timingSafeEqual } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { Connection, type Engine, type PoolState, StoreBusyError } from "./engine.ts";
import { type PageRequest, readPage } from "./read-page.ts";
import { type KeyKind, keyTables } from "./schema.ts";

/** No secret has this hash. */
const NO_HASH = new Uint8Array(32);
/** The end of the year 9999: the purge keeps it. */
const PROBE_EXPIRES_AT = 253_402_300_799;
/** Time to keep an expired token: an instance whose clock is behind still accepts it. */
const GRACE_SECONDS = 60;
/** Maximum number of expired tokens that a statement removes; requests are served between two. */
const PURGE_BATCH = 500;

/** An access token in the store, without its hash. */
export interface TokenRow {
  readonly client_id: string;
  readonly project_id: string;
  readonly scope: string;
  /** Seconds since the epoch. */
  readonly expires_at: number;
  /** Hash of the secret of the key that issued the token: the token ends with the secret. */
  readonly key_hash: Uint8Array;
}

/** The owner of accepted credentials; a management key has its id as `client_id`, and no single project. */
export interface Owner extends Pick<TokenRow, "client_id" | "project_id" | "key_hash"> {
  /** Time of the database in seconds since the epoch. */
  readonly now: number;
}

/** The time in seconds since the epoch. All instances share the clock of PostgreSQL. */
export const clocks = { postgres: "floor(extract(epoch FROM now()))::bigint", sqlite: "unixepoch()" } as const;
const INSERT_TOKEN =
  "INSERT INTO access_token (hash, client_id, project_id, scope, expires_at, key_hash) VALUES ($1, $2, $3, $4, $5, $6)";
const owners = { application: "client_id, project_id", management: "management_id AS client_id, '' AS project_id" };
/** Called after each query, successful or not, with its name and duration; never with its values. */
export type OnQuery = (query: string, durationMs: number) => void;

/**
 * The data of the service in one database: `openStore` opens it. Everything is read from the database. Its methods reject if the
 * database cannot be reached.
 */
export class Store {
  /** The database itself, for the import. @internal */
  readonly engine: Engine;
  /** Runs each statement for itself, and reports it. @internal */
  readonly connection: Connection;
  readonly #clock: string;

  /** @internal */
  constructor(engine: Engine, onQuery?: OnQuery) {
    this.engine = engine;
    this.#clock = clocks[engine.dialect];
    this.connection = new Connection(engine.dialect, async (query, parameters) => {
      const startedAt = performance.now();
      try {
        return await engine.execute(query, parameters);
      } finally {
        onQuery?.(query.name ?? "", performance.now() - startedAt);
      }
    });
  }

  /** Reads one page of a member's activity. @internal */
  readPage(request: PageRequest) {
    return readPage(this.connection, request);
  }

  /** Finds a key by its id and secret; undefined if it is revoked (§5.1). @internal */
  async findKey(kind: KeyKind, id: string, secret: string): Promise<Owner | undefined> {
    const { table, id: column } = keyTables[kind];
    const text = `SELECT key_hash, ${owners[kind]}, ${this.#clock} AS now FROM ${table}
      WHERE ${column} = $1 AND ${isActive(kind, column)}`;
    const key = await this.connection.first<Owner>({ name: `find-${kind}-key`, text }, id);
    // Takes the same time whether or not the key exists, and however close the secret is.
    return timingSafeEqual(hashSecret(secret), key?.key_hash ?? NO_HASH) ? key : undefined;
  }

  /** Returns once the token is durable. @internal */
  async addToken(token: string, { client_id, project_id, scope, expires_at, key_hash }: TokenRow): Promise<void> {
    const row = [hashSecret(token), client_id, project_id, scope, expires_at, key_hash];
    await this.connection.run({ name: "add-token", text: INSERT_TOKEN }, ...row);
  }

  /**
   * Finds a token, expired or not; undefined if it was never issued, was purged, or was revoked. It ends with the secret of its key,
   * and if an import moves the key to another project. @internal
   */
  async findToken(token: string): Promise<(TokenRow & Owner) | undefined> {
    const text = `SELECT token.client_id, token.project_id, token.scope, token.expires_at, token.key_hash, ${this.#clock} AS now
      FROM access_token AS token JOIN application_key AS key
      ON key.client_id = token.client_id AND key.key_hash = token.key_hash AND key.project_id = token.project_id
      WHERE token.hash = $1 AND ${isActive("application", "key.app_id")}`;
    return this.connection.first<TokenRow & Owner>({ name: "find-token", text }, hashSecret(token));
  }

  /** Removes a token of this client, and no token of another client (S07). Returns whether there was one. @internal */
  async removeToken(token: string, clientId: string): Promise<boolean> {
    const query = { name: "remove-token", text: "DELETE FROM access_token WHERE hash = $1 AND client_id = $2" };
    return (await this.connection.run(query, hashSecret(token), clientId)) > 0;
  }

  /**
   * Removes the tokens that expired more than a minute ago by the clock of the database: they are invalid, but would fill the database.
   * Returns how many. Any number of instances can do so at once.
   */
  async removeExpiredTokens(): Promise<number> {
    const isShared = this.engine.dialect === "postgres"; // another instance may be removing tokens
    const text = `DELETE FROM access_token WHERE hash IN (
      SELECT hash FROM access_token WHERE expires_at < ${this.#clock} - ${GRACE_SECONDS}
      ORDER BY expires_at LIMIT ${PURGE_BATCH} ${isShared ? "FOR UPDATE SKIP LOCKED" : ""})`;
    let total = 0;
    let count: number;
    do {
      count = await this.connection.run({ name: "remove-expired-tokens", text });
      total += count;
      await nextTurn();
    } while (count === PURGE_BATCH);
    return total;
  }

  /**
   * Upserts a sentinel row to prove that a token could be issued now. Resolves also while an import writes to a SQLite file, because
   * the service can still read it.
   * @throws Error if the database cannot be written.
   */
  async ping(): Promise<void> {
    const text = `${INSERT_TOKEN} ON CONFLICT (hash) DO UPDATE SET expires_at = excluded.expires_at`;
    const row = [NO_HASH, "", "", "", PROBE_EXPIRES_AT, NO_HASH];
    await this.connection.run({ name: "add-probe", text, wait: { maxWaitMs: 0 } }, ...row).catch((error: unknown) => {
      if (!(error instanceof StoreBusyError)) throw error;
    });
  }

  /** Returns the current state of the connection pool; undefined without a pool. */
  pool(): PoolState | undefined {
    return this.engine.pool?.();
  }

  /** Ends the connections to the database. */
  close(): Promise<void> {
    return this.engine.close();
  }
}

/** Hashes a secret for the store. Tokens and keys are long and random, so one round of SHA-256 is enough. */
export function hashSecret(secret: string): Buffer {
  return hash("sha256", secret, "buffer");
}

const isActive = (kind: KeyKind, id: string) =>
  `NOT EXISTS (SELECT 1 FROM revoked_key WHERE kind = '${kind}' AND id = ${id})`;
