/** The server of `node tools/bench/client.ts`: prebuilt pages, by the campaign in the path. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parentPort } from "node:worker_threads";
import { buildPage } from "./build-page.ts";

const build = (size: number) => Buffer.from(JSON.stringify(buildPage({ eventBytes: 2000, size })));
const pages: Record<string, Buffer> = { "100": build(100), "1": build(1) };

const server = createServer((request, response) => {
  const [, size = ""] = /^\/v1\/loyalties\/([^/]+)\//.exec(request.url ?? "") ?? [];
  const body = pages[size];
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": body?.length ?? 0 });
  response.end(body);
});
server.listen(0, "127.0.0.1", () =>
  parentPort?.postMessage(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
