import { type Kysely, sql } from "kysely";
import { type Engine, prepareQuery } from "./engine.ts";
import type { Tables } from "./schema.ts";

/** Time to keep an expired token: an instance whose clock is behind still accepts it. */
export const GRACE_SECONDS = 60;
const NO_BYTES = new Uint8Array();

/** Compiles every query of a request except pages. The values are placeholders, in the order of the parameters. */
export function prepareQueries({ kysely, dialect }: Pick<Engine, "kysely" | "dialect">) {
  // Read with the credentials, to save a round trip.
  const arrival = kysely.selectFrom("arrival").select("last").as("arrival");
  const now = readClock(dialect).as("now");
  return {
    findApplicationKey: prepareQuery(
      "find-application-key",
      kysely
        .selectFrom("application_key")
        .select(["key_hash", "project_id", "client_id", arrival, now])
        .where("app_id", "=", "")
        .where("revoked_at", "is", null),
      "key",
    ),
    findManagementKey: prepareQuery(
      "find-management-key",
      kysely
        .selectFrom("management_key")
        .select(["key_hash", "management_id"])
        .where("management_id", "=", "")
        .where("revoked_at", "is", null),
      "key",
    ),
    findProject: prepareQuery(
      "find-project",
      kysely
        .selectFrom("management_key_project")
        .innerJoin("project", "project.id", "management_key_project.project_id")
        .select("project.features")
        .where("management_id", "=", "")
        .where("project_id", "=", ""),
    ),
    findMember: prepareQuery(
      "find-member",
      kysely
        .selectFrom("campaign")
        .leftJoin("member", (join) =>
          join
            .onRef("member.campaign_id", "=", "campaign.id")
            .on("member.id", "=", "")
            .on("member.erased_hash", "is", null),
        )
        .select("member.key as member_key")
        .where("campaign.id", "=", "")
        .where("campaign.project_id", "=", ""),
    ),
    listWebhooks: prepareQuery(
      "list-webhooks",
      kysely.selectFrom("webhook").select("body").where("project_id", "=", "").orderBy("sequence").orderBy("id"),
    ),
    listUsers: prepareQuery(
      "list-users",
      kysely
        .selectFrom("project_user_project")
        .innerJoin("project_user", "project_user.id", "project_user_project.user_id")
        .select("body")
        .where("project_id", "=", "")
        .orderBy("sequence")
        .orderBy("id"),
    ),
    addToken: prepareQuery(
      "add-token",
      kysely
        .insertInto("access_token")
        .values({ hash: NO_BYTES, client_id: "", project_id: "", scope: "", expires_at: 0, key_hash: NO_BYTES }),
    ),
    findToken: prepareQuery(
      "find-token",
      kysely
        .selectFrom("access_token")
        .innerJoin("application_key as key", (join) =>
          // A token ends with the secret of its key, and if an import moves the key to another project.
          join
            .onRef("key.client_id", "=", "access_token.client_id")
            .onRef("key.key_hash", "=", "access_token.key_hash")
            .onRef("key.project_id", "=", "access_token.project_id")
            .on("key.revoked_at", "is", null),
        )
        .selectAll("access_token")
        .select([arrival, now])
        .where("hash", "=", NO_BYTES),
      "token",
    ),
    removeToken: prepareQuery(
      "remove-token",
      kysely.deleteFrom("access_token").where("hash", "=", NO_BYTES).where("client_id", "=", ""),
    ),
    removeExpiredTokens: prepareQuery("remove-expired-tokens", deleteExpiredTokens(kysely, dialect)),
    addProbe: prepareQuery("add-probe", addProbe(kysely)),
  };
}

/** The clock of the database in seconds since the epoch: all instances share that of PostgreSQL. */
export function readClock(dialect: Engine["dialect"]) {
  return dialect === "postgres" ? sql<number>`floor(extract(epoch FROM now()))::bigint` : sql<number>`unixepoch()`;
}

/** Upserts a sentinel row to prove that the table is writable. */
function addProbe(kysely: Kysely<Tables>) {
  return kysely
    .insertInto("access_token")
    .values({ hash: NO_BYTES, client_id: "", project_id: "", scope: "", expires_at: 0, key_hash: NO_BYTES })
    .onConflict((conflict) => conflict.column("hash").doUpdateSet({ expires_at: sql`excluded.expires_at` }));
}

/** Deletes the oldest tokens that expired before a time, or more than a minute ago if it is null, up to a limit. On PostgreSQL it skips those that another instance is removing. */
function deleteExpiredTokens(kysely: Kysely<Tables>, dialect: Engine["dialect"]) {
  const expired = kysely
    .selectFrom("access_token")
    .select("hash")
    .where("expires_at", "<", sql<number>`coalesce(${0}, ${readClock(dialect)} - ${sql.lit(GRACE_SECONDS)})`);
  const batch = expired
    .orderBy("expires_at")
    .limit(1)
    .$if(dialect === "postgres", (query) => query.forUpdate().skipLocked());
  return kysely.deleteFrom("access_token").where("hash", "in", batch);
}
