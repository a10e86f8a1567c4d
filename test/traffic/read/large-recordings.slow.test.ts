import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { expect, it } from "vitest";
import { streamExchanges } from "../../../src/traffic/index.ts";
import { entry, har } from "../../support/har.ts";

const ENTRIES = 100_000;
const ENTRY = JSON.stringify(entry());

function* write(start: string, separator: string, end: string): Generator<string> {
  yield start + ENTRY;
  for (let index = 1; index < ENTRIES; index++) yield separator + ENTRY;
  yield end;
}

it.each([
  ["HAR", '{"log":{"version":"1.2","entries":[', ",", "]}}"],
  ["NDJSON", "", "\n", "\n"],
])("loyalty check reads a long recording with 32 MB for objects: %s", async (_, start, separator, end) => {
  const args = ["--max-old-space-size=32", "src/cli/main.ts", "check", "-"];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  const said = text(child.stdout);

  await pipeline(write(start, separator, end), child.stdin);

  expect(await said).toContain(`conforms  ${ENTRIES} exchanges`);
});

it.each(["HAR", "NDJSON"])("a body of 20 MB is read, whose chunks are not read again and again: %s", async (format) => {
  const long = entry({ body: '\\"'.repeat(10_000_000) });
  const bytes = Buffer.from(JSON.stringify(format === "HAR" ? har(long) : long));
  const chunks = Array.from({ length: bytes.length / 512 + 1 }, (_, at) => bytes.subarray(at * 512, (at + 1) * 512));

  const lengths: unknown[] = [];
  for await (const { response } of streamExchanges(chunks)) lengths.push(response.body?.length);

  expect(lengths).toEqual([20_000_000]);
});
