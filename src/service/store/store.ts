import type { Selectable } from "kysely";
import type { Engine, PoolState } from "./engine.ts";
import { hashSecret } from "./hash-secret.ts";
import { PageCache } from "./page-cache.ts";
import { createPageReader, type Page, type PageReader, type PageRequest } from "./page-reader.ts";
import { prepareQueries } from "./queries.ts";
import type { Tables } from "./tables.ts";

const MOST_CACHED_MEMBERS = 100_000;

/** An access token as the store knows it; `expires_at` in seconds since the epoch. */
export type StoredToken = Omit<Selectable<Tables["access_token"]>, "hash">;

/** Everything that the service keeps, over one database. Each method throws a StoreUnavailableError where that is out of reach. */
export class Store {
  /** The database itself, for the import. */
  readonly engine: Engine;
  readonly #queries: ReturnType<typeof prepareQueries>;
  readonly #pages: PageReader;
  readonly #cache: PageCache;
  /** Members never move and are never deleted, so what was found once stays true. */
  readonly #memberKeys = new Map<string, number>();

  /** @param pageCacheBytes Most bytes of pages that are kept in memory. */
  constructor(engine: Engine, pageCacheBytes: number) {
    this.engine = engine;
    this.#cache = new PageCache(pageCacheBytes);
    this.#queries = prepareQueries(engine);
    this.#pages = createPageReader(engine);
  }

  /** The application key of this id with the hash of its token, or undefined (§5.1). */
  async findApplicationKey(appId: string) {
    return (await this.engine.read(this.#queries.findApplicationKey, [appId]))[0];
  }

  /** The management key of this id with the hash of its token, or undefined (§5.1). */
  async findManagementKey(managementId: string) {
    return (await this.engine.read(this.#queries.findManagementKey, [managementId]))[0];
  }

  /** A project that a management key may see, with the features of its plan. */
  async findProject(managementId: string, projectId: string): Promise<{ features: string[] } | undefined> {
    const [row] = await this.engine.read(this.#queries.findProject, [managementId, projectId]);
    return row && { features: JSON.parse(row.features) };
  }

  /** Key of a member of a campaign of this project, or which of the two is unknown there. */
  async findMember(projectId: string, campaignId: string, memberId: string): Promise<number | "campaign" | "voucher"> {
    const name = JSON.stringify([projectId, campaignId, memberId]);
    const known = this.#memberKeys.get(name);
    if (known !== undefined) return known;
    const [campaign] = await this.engine.read(this.#queries.findMember, [memberId, campaignId, projectId]);
    if (!campaign) return "campaign";
    if (campaign.member_key === null) return "voucher";
    if (this.#memberKeys.size >= MOST_CACHED_MEMBERS) this.#memberKeys.clear();
    this.#memberKeys.set(name, campaign.member_key);
    return campaign.member_key;
  }

  /** One page of a member's activity, or undefined where the cursor names no event of the member (S13). */
  async readPage(request: PageRequest): Promise<Page | undefined> {
    const known = this.#cache.get(request);
    if (known) return known;
    const page = await this.#pages.read(request);
    if (page) this.#cache.set(request, page);
    return page;
  }

  /** JSON texts of the project's webhooks (§4.4). */
  async listWebhooks(projectId: string): Promise<string[]> {
    return (await this.engine.read(this.#queries.listWebhooks, [projectId])).map(({ body }) => body);
  }

  /** JSON texts of the project's users (§4.5). */
  async listUsers(projectId: string): Promise<string[]> {
    return (await this.engine.read(this.#queries.listUsers, [projectId])).map(({ body }) => body);
  }

  /** Returns once the token is durable. */
  async addToken(token: string, { client_id, project_id, scope, expires_at }: StoredToken): Promise<void> {
    await this.engine.write(this.#queries.addToken, [hashSecret(token), client_id, project_id, scope, expires_at]);
  }

  /** What is known of a token, expired or not; undefined where it was never issued, or revoked. */
  async findToken(token: string): Promise<(StoredToken & { arrival: number | null }) | undefined> {
    return (await this.engine.read(this.#queries.findToken, [hashSecret(token)]))[0];
  }

  /** Ends a token of this client, if it is one; a token of another client stays alive (S07). */
  async removeToken(token: string, clientId: string): Promise<boolean> {
    return (await this.engine.write(this.#queries.removeToken, [hashSecret(token), clientId])) > 0;
  }

  /** Forgets the oldest tokens that expired before this moment, in seconds since the epoch; gives how many, at most `most`. */
  removeExpiredTokens(before: number, most: number): Promise<number> {
    return this.engine.write(this.#queries.removeExpiredTokens, [before, most]);
  }

  /** Asks the database for a sign of life. @throws StoreUnavailableError where it is out of reach. */
  async ping(): Promise<void> {
    await this.engine.read(this.#queries.ping, []);
  }

  /** Connections to the database at this moment, where there is a pool of them. */
  pool(): PoolState | undefined {
    return this.engine.pool();
  }

  /** Ends the connections to the database. */
  close(): Promise<void> {
    return this.engine.close();
  }
}
