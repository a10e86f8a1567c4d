/**
 * Sends a page with one statement, the one of the service, and nothing else: the path has the position of the page.
 * Run by tools/bench/service.ts; arguments: SQLite file.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { DatabaseSync } from "node:sqlite";

const select = (column: string) => `SELECT ${column} FROM activity WHERE member_key = ?1
  AND (created_at_us, sequence) > (?3, ?4) ORDER BY created_at_us, sequence`;
const statement = new DatabaseSync(process.argv[2] ?? "").prepare(`SELECT
  (SELECT CAST(group_concat(body, ',') AS BLOB) FROM (${select("body")} LIMIT CAST(?2 AS INTEGER))) AS body,
  (SELECT json_group_array(id) FROM (${select("id")} LIMIT 2 OFFSET CAST(?2 AS INTEGER) - 1)) AS ids`);
const head = Buffer.from('{"object":"list","data_ref":"data","data":[');

const server = createServer((incoming, outgoing) => {
  const [, key = "", limit = "", time = "", sequence = ""] = incoming.url?.split("/") ?? [];
  const page = statement.get(Number(key), Number(limit), time, sequence) as { body: Uint8Array; ids: string };
  const [last, next] = JSON.parse(page.ids);
  const more = next === undefined ? '"has_more":false' : `"has_more":true,"more_starting_after":"${last}"`;
  const body = Buffer.concat([head, page.body, Buffer.from(`],${more}}`)]);
  outgoing.writeHead(200, { "Content-Type": "application/json", "Content-Length": body.length });
  outgoing.end(body);
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
