/**
 * Compares the built `loyalty check` with `redocly drift` and plain `JSON.parse` on the same archive: time and peak memory of
 * each process. Run: npm run build, node bench/check.ts
 */
import { existsSync, mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureProcess, type ProcessFigures } from "./measure.ts";
import { runBench } from "./run-bench.ts";
import { writeArchive } from "./write-archive.ts";

const BUILT_COMMAND = "dist/src/cli/main.js";
/** Parses an archive and the body of each response: the least work of any checker. */
const PARSE_TWICE = `const { log } = JSON.parse(require("node:fs").readFileSync(process.argv.at(-1), "utf8"));
for (const { response } of log.entries) JSON.parse(response.content.text);`;

await runBench(
  "check",
  "Times loyalty check beside redocly drift and JSON.parse, on the same archive.",
  {
    megabytes: { default: 200, about: "size of the archive" },
    rounds: { default: 3, about: "number of measurements; the best one counts" },
    large: { about: "megabytes of a second archive, for loyalty check alone; 2000 do not fit into one string" },
  },
  async ({ megabytes, rounds, large }) => {
    if (!existsSync(BUILT_COMMAND)) throw new Error(`${BUILT_COMMAND} is missing: run npm run build first`);
    using folder = mkdtempDisposableSync(join(tmpdir(), "bench-check-"));
    const archive = join(folder.path, "traffic.har");
    const check = [BUILT_COMMAND, "check", archive];
    const ours = { "loyalty check": check, "  --invariants": [...check, "--invariants"] };
    console.log(`${megabytes} MB, ${writeArchive(archive, megabytes * 1e6)} exchanges, best of ${rounds} rounds`);
    await printBest(rounds, {
      ...ours,
      "redocly drift": ["node_modules/@redocly/cli/bin/cli.js", "drift", archive, "--api", "openapi.yaml"],
      "JSON.parse, two passes": ["--eval", PARSE_TWICE, archive],
    });
    if (large === undefined) return;
    console.log(`${large} MB, ${writeArchive(archive, large * 1e6)} exchanges, one round`);
    await printBest(1, ours);
  },
);

/** Measures commands in turns, and prints the least time and memory of each; the multiple is relative to the time of the first one. */
async function printBest(rounds: number, commands: Readonly<Record<string, string[]>>): Promise<void> {
  const best = new Map<string, ProcessFigures>();
  for (let round = 0; round < rounds; round++)
    for (const [name, args] of Object.entries(commands)) {
      const { seconds, megabytes } = await measureProcess(...args);
      const before = best.get(name) ?? { seconds, megabytes };
      best.set(name, {
        seconds: Math.min(seconds, before.seconds),
        megabytes: Math.min(megabytes, before.megabytes),
      });
    }
  const [first] = best.values();
  for (const [name, { seconds, megabytes }] of best) {
    const multiple = (seconds / (first?.seconds ?? Number.NaN)).toFixed(2);
    console.log(`${name.padEnd(24)} ${seconds.toFixed(2)} s  ${multiple} ×  ${megabytes.toFixed(0)} MB`);
  }
}
