/** What Node's HTTP server can do at best: one prebuilt Buffer for each limit. Run by bench/service.ts. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { openStore } from "../../src/service/index.ts";
import { firstPage } from "./dataset.ts";

const store = await openStore({ database: process.argv[2] ?? "" });
const pages = { 10: await firstPage(store, 10), 100: await firstPage(store, 100) };
await store.close();
const server = createServer((incoming, outgoing) => {
  const body = pages[incoming.url?.includes("limit=100") ? 100 : 10];
  outgoing.writeHead(200, { "Content-Type": "application/json", "Content-Length": body.length });
  outgoing.end(body);
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
