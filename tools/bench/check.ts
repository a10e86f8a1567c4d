/**
 * Compares the built `loyalty check` and `loyalty redact` with `redocly drift` and plain `JSON.parse` on the same archive: seconds on
 * the processor and peak memory of each process. Run: npm run build, node tools/bench/check.ts
 */
import { closeSync, existsSync, mkdtempDisposableSync, openSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { entry } from "../../test/support/har.ts";
import { buildPage } from "./build-page.ts";
import { measureProcess, type ProcessFigures, readCounts } from "./measure.ts";

/** The default limit of the service (S03). */
const EVENTS_PER_PAGE = 10;
const DISTINCT_PAGES = 16;
const BUILT_COMMAND = "dist/src/cli/main.js";
/** Parses an archive and the body of each response: the least work of any checker. */
const PARSE_TWICE = `const { log } = JSON.parse(require("node:fs").readFileSync(process.argv.at(-1), "utf8"));
for (const { response } of log.entries) JSON.parse(response.content.text);`;

const { megabytes, rounds } = readCounts({ megabytes: 200, rounds: 3 });
if (!existsSync(BUILT_COMMAND)) throw new Error(`${BUILT_COMMAND} is missing: run npm run build first`);
using folder = mkdtempDisposableSync(join(tmpdir(), "bench-check-"));
const archive = join(folder.path, "traffic.har");
const check = [BUILT_COMMAND, "check", archive];
console.log(`${megabytes} MB, ${writeArchive(archive, megabytes * 1e6)} exchanges, best of ${rounds} rounds`);
await printBest({
  "loyalty check": check,
  "  --invariants": [...check, "--invariants"],
  "loyalty redact": [BUILT_COMMAND, "redact", archive, "--out", join(folder.path, "redacted.har")],
  "redocly drift": ["node_modules/@redocly/cli/bin/cli.js", "drift", archive, "--api", "openapi.yaml"],
  "JSON.parse, two passes": ["--eval", PARSE_TWICE, archive],
});

/** Measures commands in turns, and prints the least time and memory of each; the multiple is relative to the time of the first one. */
async function printBest(commands: Readonly<Record<string, string[]>>): Promise<void> {
  const best = new Map<string, ProcessFigures>();
  for (let round = 0; round < rounds; round++)
    for (const [name, args] of Object.entries(commands)) {
      const figures = await measureProcess(...args);
      const before = best.get(name) ?? figures;
      best.set(name, {
        cpuSeconds: Math.min(figures.cpuSeconds, before.cpuSeconds),
        megabytes: Math.min(figures.megabytes, before.megabytes),
      });
    }
  const [first] = best.values();
  for (const [name, { cpuSeconds, megabytes }] of best) {
    const multiple = (cpuSeconds / (first?.cpuSeconds ?? Number.NaN)).toFixed(2);
    console.log(`${name.padEnd(24)} ${cpuSeconds.toFixed(2)} s  ${multiple} ×  ${megabytes.toFixed(0)} MB`);
  }
}

/** Writes an archive of pages of 10 events, each an example of the contract. @returns The number of exchanges. */
function writeArchive(file: string, bytes: number): number {
  const pages = Array.from({ length: DISTINCT_PAGES }, (_, number) =>
    JSON.stringify(buildPage({ size: EVENTS_PER_PAGE, first: number * EVENTS_PER_PAGE, hasMore: true })),
  );
  const out = openSync(file, "w");
  let written = writeSync(out, '{"log":{"version":"1.2","creator":{"name":"bench","version":"1"},"entries":[\n');
  let count = 0;
  for (; written < bytes; count++) {
    const exchange = entry({
      url: `https://api.loyalty.example/v1/loyalties/camp_1/members/LC-${count}/activity`,
      headers: { "x-app-id": "app_1", "x-app-token": "redacted" },
      responseHeaders: { "content-type": "application/json" },
      // All bodies differ, so a checker that caches its last results gains nothing.
      body: (pages[count % DISTINCT_PAGES] ?? "").replaceAll('"evt_', `"evt_${count}_`),
      startedAt: new Date(Date.UTC(2026, 0, 1) + count * 1000).toISOString(),
      time: 12,
    });
    written += writeSync(out, (count === 0 ? "" : ",\n") + JSON.stringify(exchange));
  }
  writeSync(out, "\n]}}\n");
  closeSync(out);
  return count;
}
