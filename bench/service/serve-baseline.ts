/** Sends one prebuilt Buffer for each limit: the best that `node:http` can do. Run by bench/service.ts. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readFirstPage } from "./dataset.ts";

const database = process.argv[2] ?? "";
const pages = { 10: await readFirstPage(database, 10), 100: await readFirstPage(database, 100) };
const server = createServer((incoming, outgoing) => {
  const body = pages[incoming.url?.includes("limit=100") ? 100 : 10];
  outgoing.writeHead(200, { "Content-Type": "application/json", "Content-Length": body.length });
  outgoing.end(body);
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
