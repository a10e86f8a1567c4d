import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { expect, it } from "vitest";
import { entry } from "../../support/har.ts";

const ENTRIES = 100_000;
const ENTRY = JSON.stringify(entry());

/** Writes a recording of about 50 MB. */
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

  expect(await said).toContain(`0 violations, not everything could be checked  ${ENTRIES} exchanges`);
});
