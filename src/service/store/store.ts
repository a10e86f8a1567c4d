import type { Kysely, Selectable } from "kysely";
import { hashSecret } from "./hash-secret.ts";
import { type Page, type PageRequest, readPage } from "./read-page.ts";
import type { Tables } from "./tables.ts";

/** An access token as the store knows it; `expires_at` in seconds since the epoch. */
export type StoredToken = Omit<Selectable<Tables["access_token"]>, "hash">;

/** Everything that the service keeps, over one database. */
export class Store {
  /** The database itself, for the import. */
  readonly database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.database = database;
  }

  findApplicationKey(appId: string) {
    return this.database.selectFrom("application_key").selectAll().where("app_id", "=", appId).executeTakeFirst();
  }

  findManagementKey(managementId: string) {
    return this.database
      .selectFrom("management_key")
      .selectAll()
      .where("management_id", "=", managementId)
      .executeTakeFirst();
  }

  /** A project that a management key may see, with the features of its plan. */
  async findProject(managementId: string, projectId: string): Promise<{ features: string[] } | undefined> {
    const row = await this.database
      .selectFrom("management_key_project")
      .innerJoin("project", "project.id", "management_key_project.project_id")
      .select("project.features")
      .where("management_id", "=", managementId)
      .where("project_id", "=", projectId)
      .executeTakeFirst();
    return row && { features: JSON.parse(row.features) };
  }

  async hasCampaign(projectId: string, campaignId: string): Promise<boolean> {
    const query = this.database.selectFrom("campaign").select("id").where("id", "=", campaignId);
    return (await query.where("project_id", "=", projectId).executeTakeFirst()) !== undefined;
  }

  async findMemberKey(campaignId: string, memberId: string): Promise<number | undefined> {
    const query = this.database.selectFrom("member").select("key").where("campaign_id", "=", campaignId);
    return (await query.where("id", "=", memberId).executeTakeFirst())?.key;
  }

  readPage(request: PageRequest): Promise<Page | undefined> {
    return readPage(this.database, request);
  }

  async listWebhooks(projectId: string): Promise<Uint8Array[]> {
    const rows = await this.database
      .selectFrom("webhook")
      .select("body")
      .where("project_id", "=", projectId)
      .orderBy("sequence")
      .execute();
    return rows.map(({ body }) => body);
  }

  async listUsers(projectId: string): Promise<Uint8Array[]> {
    const rows = await this.database
      .selectFrom("project_user_project")
      .innerJoin("project_user", "project_user.id", "project_user_project.user_id")
      .select("body")
      .where("project_id", "=", projectId)
      .orderBy("sequence")
      .execute();
    return rows.map(({ body }) => body);
  }

  async addToken(token: string, stored: StoredToken): Promise<void> {
    await this.database
      .insertInto("access_token")
      .values({ hash: hashSecret(token), ...stored })
      .execute();
  }

  findToken(token: string): Promise<StoredToken | undefined> {
    return this.database
      .selectFrom("access_token")
      .select(["client_id", "project_id", "scope", "expires_at"])
      .where("hash", "=", hashSecret(token))
      .executeTakeFirst();
  }

  /** Ends a token of this client; a token of another client stays alive (S07). */
  async removeToken(token: string, clientId: string): Promise<void> {
    const query = this.database.deleteFrom("access_token").where("hash", "=", hashSecret(token));
    await query.where("client_id", "=", clientId).execute();
  }

  close(): Promise<void> {
    return this.database.destroy();
  }
}
