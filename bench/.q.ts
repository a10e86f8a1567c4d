import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { createUndiciFetch } from "../src/undici/index.ts";
import { createPageReaders } from "./client/subjects.ts";
import { measure, median } from "./measure.ts";

const server = new Worker(new URL("./client/server.ts", import.meta.url));
const [baseUrl] = await once(server, "message");
const undici = createUndiciFetch();
const all = createPageReaders(baseUrl, undici.fetch);
const pick = ["fetch + JSON.parse by hand", "openapi-fetch", "ours", "ours, undici"];
for (const [size, calls] of [
  ["100", 15],
  ["1", 100],
] as const) {
  const subjects = Object.fromEntries(
    pick.map((n) => [
      n,
      async () => {
        for (let c = 0; c < calls; c++) await all[n]?.(size);
      },
    ]),
  );
  const s = await measure(subjects, 60);
  for (const n of pick)
    console.log(
      size,
      n,
      ...(["wall", "cpu"] as const).map((k) => median(s[n].map((x, i) => x[k] / s[pick[0]][i][k])).toFixed(3)),
    );
}
await undici.close();
await server.terminate();
