import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { Agent, get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { readExchanges } from "../../../src/traffic/index.ts";
import { buildPage } from "../../../tools/bench/build-page.ts";
import { readHello, startCli } from "../../support/run-cli.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";
import { serve } from "../../support/serve.ts";

const { folder } = createScratchFolder();
const CLIENTS = 4;

/** Reads the numbers of the recorded requests, which are their limits. */
async function readNumbers(file: string): Promise<Set<number>> {
  const exchanges = readExchanges(await readFile(file, "utf8"), { onUnreadable: () => undefined });
  return new Set(exchanges.map(({ request }) => Number(request.url.searchParams.get("limit"))));
}

it.each([
  ["small bodies, NDJSON", "a.ndjson", 0, 2000],
  ["pages of 100 events, HAR", "b.har", 100, 150],
])("loyalty record loses no answered exchange when it is killed: %s", async (_, name, size, count) => {
  const body = JSON.stringify(buildPage({ size }));
  const upstream = await serve((_, outgoing) => {
    outgoing.setHeader("Content-Type", "application/json").end(body);
  });
  const file = join(folder, name);
  const child = startCli(["record", "--upstream", upstream.url, "--port", "0", "--out", file]);
  const { url } = await readHello(child);
  const exited = once(child, "exit");
  const ended = new Set<number>();
  let next = 1;
  const call = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (ended.size < count) {
      const number = next++;
      const sent = get(`${url}/v1/loyalties/camp_1/members/LC-1/activity?limit=${number}`, { agent });
      const [response] = (await once(sent, "response")) as [IncomingMessage];
      await once(response.resume(), "end");
      ended.add(number);
    }
  };

  await Promise.allSettled(Array.from({ length: CLIENTS }, call));
  child.kill("SIGKILL");
  await exited;
  const recorded = await readNumbers(file.replace(/har$/, "har.part"));

  expect(ended.size).toBeGreaterThanOrEqual(count);
  expect([...ended].filter((number) => !recorded.has(number))).toEqual([]);
});

it("loyalty record exits 1 if an exchange was not written, and records the others", async () => {
  const upstream = await serve(({ url }, outgoing) => {
    outgoing.end(JSON.stringify(Array(url === "/long" ? 20_000 : 0).fill(true)));
  });
  const file = join(folder, "limited.ndjson");
  const command = `ulimit -f 64; exec "$0" "$@"`; // at most 64 blocks in a file
  const args = ["record", "--upstream", upstream.url, "--port", "0", "--out", file];
  const child = spawn("sh", ["-c", command, process.execPath, "src/cli/main.ts", ...args], { stdio: "pipe" });
  const said = text(child.stderr);
  const { url } = await readHello(child);

  for (const target of ["/", "/long", "/"]) await (await fetch(url + target)).text();
  child.kill("SIGINT");
  const [code] = await once(child, "close");

  expect([code, await said]).toEqual([1, "loyalty record: an exchange was not written (EFBIG)\n"]);
  expect((await readFile(file, "utf8")).split("\n")).toHaveLength(3);
});
