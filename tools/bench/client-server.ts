/** The server of `node tools/bench/client.ts`: prebuilt pages of 100 events or 1, by the campaign in the path. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parentPort } from "node:worker_threads";
import { exampleActivities } from "../../src/contract/examples.ts";

const EVENT_BYTES = 2_000;
const examples = exampleActivities();
const pages: Record<string, Buffer> = { "100": buildPage(100), "1": buildPage(1) };

const server = createServer((request, response) => {
  const [, size = ""] = /^\/v1\/loyalties\/([^/]+)\//.exec(request.url ?? "") ?? [];
  const body = pages[size];
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": body?.length ?? 0 });
  response.end(body);
});
server.listen(0, "127.0.0.1", () =>
  parentPort?.postMessage(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);

/** Builds a page of all event types from the examples of the contract. */
function buildPage(size: number): Buffer {
  const data = Array.from({ length: size }, (_, index) => {
    const event = structuredClone(examples[index % examples.length]) as {
      id: string;
      data: { data: { voucher?: object } };
    };
    event.id = `evt_${index}`;
    const assets: object[] = [];
    for (let bytes = JSON.stringify(event).length; bytes < EVENT_BYTES; bytes += JSON.stringify(assets.at(-1)).length) {
      const id = `qr_${index}_${assets.length}`; // all different, as in real pages: it affects the speed of parsers
      assets.push({ id, url: `https://cdn.example/qr/${id}`, active: true, size: assets.length, owner: "Łucja Ż." });
    }
    const { voucher } = event.data.data;
    Object.assign(event.data.data, { voucher: { ...voucher, assets } });
    return event;
  });
  return Buffer.from(JSON.stringify({ object: "list", data_ref: "data", data, has_more: false }));
}
