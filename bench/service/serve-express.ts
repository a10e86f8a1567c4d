/**
 * A plain implementation of the activity listing with express: it checks the key, follows the cursor, parses the rows of the
 * same SQLite file and sends them with `res.json`. Run by bench/service.ts.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import type { AddressInfo } from "node:net";
import { DatabaseSync } from "node:sqlite";
import express from "express";

type Row = Record<"created_at_us" | "sequence" | "member_key", number> & Record<"id" | "project_id", string> & Bytes;
type Bytes = Record<"body" | "key_hash", Uint8Array>;

const database = new DatabaseSync(process.argv[2] ?? "", { readOnly: true });
database.exec("PRAGMA cache_size = -262144");
const one = (text: string) => {
  const statement = database.prepare(text);
  return (...values: (string | number)[]) => statement.get(...values) as Row | undefined; // the selected columns
};
const findKey = one("SELECT project_id, key_hash FROM application_key WHERE app_id = ?");
const findMember = one(
  "SELECT member.key AS member_key FROM member JOIN campaign ON campaign.id = campaign_id WHERE project_id = ? AND campaign_id = ? AND member.id = ?",
);
const findEvent = one("SELECT created_at_us, sequence FROM activity WHERE member_key = ? AND id = ?");
const listEvents = database.prepare(
  "SELECT id, body FROM activity WHERE member_key = ? AND (created_at_us, sequence) > (?, ?) ORDER BY created_at_us, sequence LIMIT ?",
);

const app = express();
app.get("/v1/loyalties/:campaignId/members/:memberId/activity", (request, response) => {
  const { campaignId, memberId } = request.params;
  const key = findKey(request.get("X-App-Id") ?? "");
  const hash = createHash("sha256")
    .update(request.get("X-App-Token") ?? "")
    .digest();
  if (!key || !timingSafeEqual(hash, key.key_hash)) return response.status(401).json({ code: 401 });
  const member = findMember(key.project_id, campaignId, memberId);
  if (!member) return response.status(404).json({ code: 404 });
  const limit = Number(request.query.limit ?? 10);
  const cursor = request.query.starting_after_id;
  const after = cursor === undefined ? undefined : findEvent(member.member_key, String(cursor));
  const place = [after?.created_at_us ?? 0, after?.sequence ?? 0];
  const rows = listEvents.all(member.member_key, ...place, limit + 1) as Row[]; // the selected columns
  const data = rows.slice(0, limit).map(({ body }) => JSON.parse(Buffer.from(body).toString()));
  const has_more = rows.length > limit;
  return response.json({
    object: "list",
    data_ref: "data",
    data,
    has_more,
    ...(has_more && { more_starting_after: data.at(-1).id }),
  });
});
const server = app.listen(0, "127.0.0.1", () =>
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
