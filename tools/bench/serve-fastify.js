/** The yardstick of tools/bench/service.ts: `listMemberActivity` by hand, on the database of the service. Arguments: DATABASE. */
import { hash, timingSafeEqual } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import fastify from "fastify";
import pg from "pg";

const [database = ""] = process.argv.slice(2);
const read = database.startsWith("postgres:") ? connectPostgres() : openSqlite();
const KEY = `SELECT key_hash, project_id FROM application_key WHERE app_id = $1
  AND NOT EXISTS (SELECT 1 FROM revoked_key WHERE kind = 'application' AND id = app_id)`;
const MEMBER = `SELECT member.key FROM member JOIN campaign ON campaign.id = member.campaign_id
  WHERE member.id = $1 AND campaign.id = $2 AND campaign.project_id = $3 AND member.erased_hash IS NULL`;
const CURSOR = "SELECT created_at_us, sequence FROM activity WHERE member_key = $1 AND id = $2";
const [HEAD, COMMA] = ['{"object":"list","data_ref":"data","data":[', ","].map((text) => Buffer.from(text));

const querystring = {
  type: "object",
  properties: {
    limit: { type: "integer", minimum: 1, maximum: 100, default: 10 },
    order: { enum: ["created_at", "-created_at"], default: "created_at" },
    starting_after_id: { type: "string" },
  },
};
const app = fastify();
app.get("/v1/loyalties/:campaign/members/:member/activity", { schema: { querystring } }, async (request, reply) => {
  const { headers, params, query } = request;
  const [key] = await read("key", KEY, [headers["x-app-id"] ?? ""]);
  const secret = hash("sha256", headers["x-app-token"] ?? "", "buffer");
  if (!key || !timingSafeEqual(secret, key.key_hash)) return reply.code(401).send({ code: 401 });
  const [member] = await read("member", MEMBER, [params.member, params.campaign, key.project_id]);
  if (!member) return reply.code(404).send({ code: 404 });
  const cursor = query.starting_after_id;
  const [from] = cursor === undefined ? [] : await read("cursor", CURSOR, [member.key, cursor]);
  if (cursor !== undefined && !from) return reply.code(400).send({ code: 400 });
  const [name, text] = selectPage(query, from !== undefined);
  const rows = await read(name, text, [member.key, ...(from ? [from.created_at_us, from.sequence] : [])]);
  return reply.type("application/json").send(writePage(rows, query.limit));
});
console.log(JSON.stringify({ url: await app.listen({ host: "127.0.0.1", port: 0 }) }));

function selectPage({ limit, order }, isAfter) {
  const [direction, operator] = order === "created_at" ? ["ASC", ">"] : ["DESC", "<"];
  const text = `SELECT id, body FROM activity WHERE member_key = $1
    ${isAfter ? `AND (created_at_us, sequence) ${operator} ($2, $3)` : ""}
    ORDER BY created_at_us ${direction}, sequence ${direction} LIMIT ${limit + 1}`;
  return [`page ${direction} ${isAfter} ${limit}`, text];
}

function writePage(rows, limit) {
  const page = rows.slice(0, limit);
  const parts = page.flatMap(({ body }) => [COMMA, typeof body === "string" ? Buffer.from(body) : body]);
  const more = rows.length > limit ? { has_more: true, more_starting_after: page.at(-1).id } : { has_more: false };
  return Buffer.concat([HEAD, ...parts.slice(1), Buffer.from(`],${JSON.stringify(more).slice(1)}`)]);
}

function openSqlite() {
  const file = new DatabaseSync(database);
  const statements = new Map();
  return (name, text, values) => {
    if (!statements.has(name)) statements.set(name, file.prepare(text.replaceAll("$", "?")));
    return statements.get(name).all(...values);
  };
}

function connectPostgres() {
  // Otherwise PostgreSQL plans each page again, since it does not know its limit.
  const pool = new pg.Pool({ connectionString: database, options: "-c plan_cache_mode=force_generic_plan" });
  return async (name, text, values) => (await pool.query({ name, text, values })).rows;
}
