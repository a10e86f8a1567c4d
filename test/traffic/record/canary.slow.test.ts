import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readExchanges } from "../../../src/traffic/index.ts";
import { readHello, startCli } from "../../support/run-cli.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";
import { listen } from "../../support/serve.ts";
import { type PlantedExchange, plantInAllPlaces, toEscapes } from "../planted-places.ts";

const { folder } = createScratchFolder();

/** A multiple of three characters, so that base64 needs no padding. */
const SECRET = "c4n4ry5e2d81";
/** As long as the number of a card. Shorter numbers stay where the contract expects one. */
const DIGITS = "7004213370042171";

const toPercent = (text: string) => text.replaceAll(/./g, (each) => `%${each.charCodeAt(0).toString(16)}`);
const toBase64 = (text: string) => Buffer.from(text).toString("base64");
const toHex = (text: string) => Buffer.from(text).toString("hex");

/** Texts that contain a secret. */
const texts: Readonly<Record<string, string>> = {
  "a word": SECRET,
  "a word, percent-encoded": toPercent(SECRET),
  "a word in base64": toBase64(SECRET),
  "a word in hexadecimal digits": toHex(SECRET),
  "three words": `two words ${SECRET}`,
  "a mail address": `${SECRET}@mail.example`,
  "a URL": `https://${SECRET}:${SECRET}@${SECRET}.example/${SECRET}?${SECRET}=${SECRET}#${SECRET}`,
  "a path": `/${SECRET}?access_token=${SECRET}`,
  JSON: JSON.stringify({ access_token: SECRET, [SECRET]: [SECRET, Number(DIGITS)] }),
  "JSON inside JSON": JSON.stringify(JSON.stringify([SECRET])),
  credentials: `Bearer ${SECRET}`,
  "the details of an error": `Cannot find voucher with id ${SECRET}`,
  "a time and a word": `2026-01-01T00:00:00Z ${SECRET}`,
  digits: DIGITS,
  "digits after a plus": `+${DIGITS}`,
};

/** Lists the ways in which a text shows the secrets. */
function findSecrets(text: string): string[] {
  const decoded = text.replaceAll("%25", "%").replaceAll(/\\+/g, "\\").toLowerCase();
  const ways = [SECRET, toPercent(SECRET), toBase64(SECRET), toHex(SECRET), toEscapes(SECRET), DIGITS];
  return ways.filter((each) => decoded.includes(each.toLowerCase()));
}

/** Records through `loyalty record` and returns its exit code, its output, and its recording before it ends. */
async function recordByProxy(exchanges: readonly PlantedExchange[], file: string) {
  const pending = exchanges.map(({ response }) => response);
  const upstream = createServer((incoming, outgoing) => {
    const { status, statusText, headers, body } = pending.shift() as PlantedExchange["response"]; // one for each request
    incoming.resume().on("end", () => outgoing.writeHead(status, statusText, headers).end(body));
  });
  const child = startCli(["record", "--upstream", await listen(upstream), "--port", "0", "--out", file]);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
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
  return { code, output, part };
}

it.each(Object.entries(texts))("findSecrets finds %s", (_, text) => {
  expect(findSecrets(JSON.stringify([text]))).not.toEqual([]);
});

it("loyalty record writes no secret from any place of an exchange, and neither do output, errors and other files", {
  timeout: 300_000,
}, async () => {
  const planted = Object.values(texts).flatMap((text) => [...plantInAllPlaces(text)]);
  const file = join(folder, "a.har");

  const { code, output, part } = await recordByProxy(
    planted.map(([, exchange]) => exchange),
    file,
  );
  const files = (await readdir(folder)).filter((each) => file.includes(each) || each.includes("tmp"));
  const recording = await readFile(file, "utf8");
  const survivors = readExchanges(recording).flatMap(({ entry }, at) =>
    findSecrets(JSON.stringify(entry)).map((secret) => `${planted[at]?.[0]}: ${secret}`),
  );

  expect(survivors).toEqual([]);
  expect(findSecrets(output + part + recording)).toEqual([]);
  expect(readExchanges(recording)).toHaveLength(planted.length);
  expect([code, files]).toEqual([0, ["a.har"]]);
});
