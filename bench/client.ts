/**
 * What the client costs beside hand-written `fetch` and other clients, against a bare `node:http` server in a thread of
 * its own with prebuilt pages. Wall and CPU time of the client's thread, relative to `fetch` and `JSON.parse` by hand; each
 * round takes the subjects in another random sequence: what one leaves to the garbage collector, the next one pays.
 *
 * Run: npm run build && npm run bench:client
 */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { runCommand } from "../scripts/command/run-command.ts";
import { parseCount } from "../src/cli/io/parse-count.ts";
import { createUndiciFetch } from "../src/undici/index.ts";
import { measure, report } from "./client/measure.ts";
import { listings, singlePages } from "./client/subjects.ts";
import { timeImports } from "./client/time-imports.ts";

const HELP = `Times the client beside hand-written fetch and other clients, over real HTTP.

Usage: npm run build && npm run bench:client -- [--rounds 33]

  --rounds   the median of so many counts; as many before them let the compiler do its work
`;
/** Sizes of pages, and calls of a round: as many as take a few hundredths of a second. */
const PAGES = [
  ["100", 15],
  ["1", 100],
] as const;

await runCommand(
  { name: "bench:client", help: HELP, options: { rounds: { type: "string", default: "33" } } },
  async ({ rounds: text }) => {
    const rounds = parseCount(1, 1e9, "--rounds")(text);
    const server = new Worker(new URL("./client/server.ts", import.meta.url));
    try {
      const [{ baseUrl }] = (await once(server, "message")) as [{ baseUrl: string }];
      await compare(baseUrl, rounds);
    } finally {
      await server.terminate();
    }
    const { openapiFetch, client } = timeImports(rounds);
    console.log(`\nimport: openapi-fetch ${openapiFetch.toFixed(1)} ms, ours with it ${client.toFixed(1)} ms`);
    return 0;
  },
);

async function compare(baseUrl: string, rounds: number): Promise<void> {
  const undici = createUndiciFetch();
  for (const [size, calls] of PAGES) {
    const works = Object.entries(singlePages(baseUrl, undici.fetch)).map(([name, read]) => [
      name,
      async () => {
        for (let call = 0; call < calls; call++) await read(size);
      },
    ]);
    report(`page of ${size}`, await measure(Object.fromEntries(works), rounds));
  }
  report("ten pages of 100, server takes 5 ms", await measure(listings(baseUrl), rounds));
  await undici.close();
}
