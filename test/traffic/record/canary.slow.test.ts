import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createFileSink, createRecorder, readExchanges } from "../../../src/traffic/index.ts";
import { readHello, startCli } from "../../support/run-cli.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";
import { listen } from "../../support/serve.ts";
import { countPlanted, findSurvivors, type PlantedExchange, plantExchanges } from "./plant-exchange.ts";

const { folder } = createScratchFolder();
const MIN_PLANTED = 2500;

/** Records through `fetch` and returns the errors. */
async function recordByFetch(exchanges: readonly PlantedExchange[], file: string): Promise<string> {
  const pending = exchanges.map(({ response }) => response);
  const recorder = createRecorder({
    sink: createFileSink(file),
    fetch: async () => {
      const { body, ...init } = pending.shift() ?? { body: Buffer.from("") };
      return new Response(new Uint8Array(body), init);
    },
  });
  for (const { method, target, headers, body } of exchanges) {
    const init = { method, headers, ...(body && { body }) };
    await (await recorder.fetch(`https://x.example${target}#${target}`, init)).arrayBuffer();
  }
  return recorder.close().then(() => "", String);
}

/** Records through `loyalty record` and returns its output, and its journal before it ends. */
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
  const journal = await readFile(`${file}.ndjson`, "utf8");
  child.kill("SIGTERM");
  const [code] = await once(child, "close");
  upstream.close();
  return `${code} ${said}${journal}`;
}

it("findSurvivors finds the planted values of traffic that is not redacted", () => {
  const before = countPlanted();
  const exchanges = plantExchanges();
  const text = JSON.stringify(
    exchanges.map(({ response, ...sent }) => [sent, { ...response, body: `${response.body}` }]),
  );

  expect(findSurvivors(text).length).toBeGreaterThan((countPlanted() - before) / 2);
});

describe.each([
  ["createRecorder", recordByFetch],
  ["loyalty record", recordByProxy],
])("a recording of %s", (name, record) => {
  it("a recording contains no planted value, and neither do output, errors and other files", {
    timeout: 300_000,
  }, async () => {
    const before = countPlanted();
    const exchanges = plantExchanges();
    const count = countPlanted() - before;
    const file = join(folder, `${name.replace(" ", "-")}.har`);

    const said = await record(exchanges, file);
    const files = (await readdir(folder)).filter((each) => file.includes(each) || each.includes("tmp"));
    const text = await readFile(file, "utf8");
    const survivors = findSurvivors(`${said}\n${text}`);
    process.stdout.write(
      `${name}: ${count} values planted in ${exchanges.length} exchanges, ${survivors.length} survive\n`,
    );

    expect(count).toBeGreaterThanOrEqual(MIN_PLANTED);
    expect(files).toHaveLength(1);
    expect(readExchanges(text)).toHaveLength(exchanges.length);
    expect(survivors).toEqual([]);
  });
});
