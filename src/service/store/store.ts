import { hash, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import { createPageReader, type PageRequest, type ReadPage } from "./create-page-reader.ts";
import { type Engine, type PoolState, writeList } from "./engine.ts";
import { prepareQueries, type StoredToken } from "./queries.ts";

/** No secret has this hash. */
const NO_HASH = new Uint8Array(32);
const MAX_CACHED_MEMBERS = 100_000;
/** Approximate size of a cached page beside its bytes. */
const CACHE_ENTRY_BYTES = 512;
/** The end of the year 9999: the purge keeps it. */
const PROBE_EXPIRES_AT = 253_402_300_799;

/** The data of the service in one database: `openStore` opens it. Its methods reject if the database cannot be reached. */
export class Store {
  /** The database itself, for the import. @internal */
  readonly engine: Engine;
  readonly #queries: ReturnType<typeof prepareQueries>;
  readonly #readPage: ReadPage;
  /** Members at the number {@link #arrival}: an erasure increments it, as an import does. */
  readonly #memberKeys = new LRUCache<string, number>({ maxSize: MAX_CACHED_MEMBERS, sizeCalculation: () => 1 });
  /**
   * Pages read at the number {@link #arrival}. A page changes only with an import or an erasure, and each increments the
   * number in its own transaction. A request reads the number from the database together with its credentials, so a page cached
   * under the same number is the one that the database would return, whichever instance or process imports.
   */
  readonly #pages: LRUCache<string, Uint8Array<ArrayBuffer>>;
  #arrival = 0;

  /** @param pageCacheBytes Maximum size of the cached pages; 0 caches none. @internal */
  constructor(engine: Engine, pageCacheBytes: number) {
    this.engine = engine;
    this.#readPage = createPageReader(engine);
    this.#queries = prepareQueries(engine.dialect);
    this.#pages = new LRUCache({
      maxSize: Math.max(1, pageCacheBytes),
      sizeCalculation: ({ length }) => length + CACHE_ENTRY_BYTES,
    });
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

  /**
   * Finds the key of a member in a campaign of this project, or returns which of the two is unknown there.
   * @param arrival As for {@link readPage}.
   * @internal
   */
  async findMember(
    projectId: string,
    campaignId: string,
    memberId: string,
    arrival: number,
  ): Promise<number | "campaign" | "voucher"> {
    const name = `${projectId}\0${campaignId}\0${memberId}`; // no id in the database contains U+0000
    const cached = arrival === this.#arrival ? this.#memberKeys.get(name) : undefined;
    if (cached !== undefined) return cached;
    const [campaign] = await this.engine.read(this.#queries.findMember, [memberId, campaignId, projectId]);
    if (!campaign) return "campaign";
    if (campaign.member_key === null) return "voucher";
    if (this.#isNewest(arrival)) this.#memberKeys.set(name, campaign.member_key);
    return campaign.member_key;
  }

  /** Reads one page of a member's activity as JSON; undefined if the cursor is not an event of the member (S13). @internal */
  async readPage(request: PageRequest): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const { memberKey, order, limit, startingAfterId, arrival } = request;
    const name = `${memberKey} ${order} ${limit}${startingAfterId === undefined ? "" : ` ${startingAfterId}`}`;
    const cached = arrival === this.#arrival ? this.#pages.get(name) : undefined;
    if (cached) return cached;
    const page = await this.#readPage(request);
    if (page && this.#isNewest(arrival)) this.#pages.set(name, page);
    return page;
  }

  /** Empties the caches after an import or an erasure. Returns false if the request began before one that others have seen. */
  #isNewest(arrival: number): boolean {
    if (arrival > this.#arrival) {
      this.#pages.clear();
      this.#memberKeys.clear();
      this.#arrival = arrival;
    }
    return arrival === this.#arrival;
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
