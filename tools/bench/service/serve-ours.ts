/** Serves a database with every guard switched on. Run by tools/bench/service.ts; arguments: DATABASE. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createService, openStore } from "../../../src/service/index.ts";

const store = await openStore({ database: process.argv[2] ?? "" });
const rateLimit = { requests: 1e12, windowSeconds: 60 };
const server = createServer({ maxHeaderSize: 16_384 }, createService({ store, rateLimit }).listener);
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
