/** The server of `bench:client`: prebuilt pages, by the campaign in the path. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parentPort } from "node:worker_threads";
import { exampleActivities } from "../../src/contract/examples.ts";

const PAGES = 10;
const SLOW_MS = 5;
const EVENT_BYTES = 2000;

function buildPage(size: number, first: number, hasMore: boolean): Buffer {
  const examples = exampleActivities();
  const data = Array.from({ length: size }, (_, index) => {
    const event = structuredClone(examples[index % examples.length]) as { id: string; data: { data: object } };
    event.id = `evt_${first + index}`;
    const missing = EVENT_BYTES - Buffer.byteLength(JSON.stringify(event));
    const asset = (copy: number) => {
      const id = `qr_${first + index}_${copy}`; // no two are alike in real pages, and parsers do notice
      return { id, url: `https://cdn.example/qr/${id}`, active: true, size: copy, owner: "Łucja Ż." };
    };
    const count = Math.max(0, Math.round(missing / Buffer.byteLength(JSON.stringify(asset(0)))));
    Object.assign(event.data.data, { voucher: { assets: Array.from({ length: count }, (_, copy) => asset(copy)) } });
    return event;
  });
  const more = hasMore ? { has_more: true, more_starting_after: data.at(-1)?.id } : { has_more: false };
  return Buffer.from(JSON.stringify({ object: "list", data_ref: "data", data, ...more }));
}

const pages: Record<string, Buffer> = { "100": buildPage(100, 0, false), "1": buildPage(1, 0, false) };
const slow = Array.from({ length: PAGES }, (_, page) => buildPage(100, page * 100, page < PAGES - 1));

const server = createServer((request, response) => {
  const [, size = ""] = /^\/v1\/loyalties\/([^/]+)\//.exec(request.url ?? "") ?? [];
  const [, last = "-1"] = /starting_after_id=evt_(\d+)/.exec(request.url ?? "") ?? [];
  const body = size === "slow" ? slow[(Number(last) + 1) / 100] : pages[size];
  const answer = () => {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": body?.length ?? 0 });
    response.end(body);
  };
  if (size === "slow") setTimeout(answer, SLOW_MS);
  else answer();
});
server.listen(0, "127.0.0.1", () => {
  parentPort?.postMessage({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
