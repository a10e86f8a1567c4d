import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readExchanges } from "../../../src/traffic/index.ts";
import { readHello, startCli } from "../../support/run-cli.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";
import { listen } from "../../support/serve.ts";
import { countPlanted, findSurvivors, type PlantedExchange, plantExchanges } from "./plant-exchange.ts";

const { folder } = createScratchFolder();
const MIN_PLANTED = 2500;

/** Records through `loyalty record` and returns its output, and its recording before it ends. */
async function recordByProxy(exchanges: readonly PlantedExchange[], file: string): Promise<string> {
  const pending = exchanges.map(({ response }) => response);
  const upstream = createServer((incoming, outgoing) => {
    const { status, statusText, headers, body } = pending.shift() as PlantedExchange["response"];
    incoming.resume().on("end", () => outgoing.writeHead(status, statusText, headers).end(body));
  });
  const child = startCli(["record", "--upstream", await listen(upstream), "--port", "0", "--out", file]);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  const { url } = await readHello(child);
  for (const { method, target, headers, body } of exchanges) {
    const sent = request(`${url}/`, { method, path: target, headers });
    const [response] = await once(sent.end(body), "response");
    for await (const _ of response);
  }
  const part = await readFile(`${file}.part`, "utf8");
  child.kill("SIGTERM");
  const [code] = await once(child, "close");
  upstream.close();
  return `${code} ${said}${part}`;
}

it("findSurvivors finds the planted values of traffic that is not redacted", () => {
  const before = countPlanted();
  const exchanges = plantExchanges();
  const text = JSON.stringify(
    exchanges.map(({ response, ...sent }) => [sent, { ...response, body: `${response.body}` }]),
  );

  expect(findSurvivors(text).length).toBeGreaterThan((countPlanted() - before) / 2);
});

it("a recording of loyalty record contains no planted value, and neither do output, errors and other files", {
  timeout: 300_000,
}, async () => {
  const before = countPlanted();
  const exchanges = plantExchanges();
  const count = countPlanted() - before;
  const file = join(folder, "a.har");

  const said = await recordByProxy(exchanges, file);
  const files = (await readdir(folder)).filter((each) => file.includes(each) || each.includes("tmp"));
  const text = await readFile(file, "utf8");
  const survivors = findSurvivors(`${said}\n${text}`);
  process.stdout.write(`${count} values planted in ${exchanges.length} exchanges, ${survivors.length} survive\n`);

  expect(count).toBeGreaterThanOrEqual(MIN_PLANTED);
  expect(files).toHaveLength(1);
  expect(readExchanges(text)).toHaveLength(exchanges.length);
  expect(survivors).toEqual([]);
});
