/** The server of `node tools/bench/client.ts`: prebuilt pages, by the campaign in the path. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parentPort } from "node:worker_threads";
import { buildPage, type PageOptions } from "./build-page.ts";

const PAGES = 10;
const DELAY_MS = 5;
const build = (options: PageOptions) => Buffer.from(JSON.stringify(buildPage({ eventBytes: 2000, ...options })));
const pages: Record<string, Buffer> = { "100": build({ size: 100 }), "1": build({ size: 1 }) };
const slow = Array.from({ length: PAGES }, (_, page) =>
  build({ size: 100, first: page * 100, hasMore: page < PAGES - 1 }),
);

const server = createServer((request, response) => {
  const [, size = ""] = /^\/v1\/loyalties\/([^/]+)\//.exec(request.url ?? "") ?? [];
  const [, last = "-1"] = /starting_after_id=evt_(\d+)/.exec(request.url ?? "") ?? [];
  const body = size === "slow" ? slow[(Number(last) + 1) / 100] : pages[size];
  const respond = () => {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": body?.length ?? 0 });
    response.end(body);
  };
  if (size === "slow") setTimeout(respond, DELAY_MS);
  else respond();
});
server.listen(0, "127.0.0.1", () =>
  parentPort?.postMessage(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
