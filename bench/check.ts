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

/** Maximum share of the peer's time and memory. */
const TIME_GOAL = 0.75;
const MEMORY_GOAL = 0.12;
const LARGE_MEMORY_MB = 250;
/** Maximum time with invariants, compared with a plain check, and megabytes of memory for each of the archive. */
const INVARIANTS_TIME_GOAL = 1.6;
const INVARIANTS_MEMORY_GOAL = 0.7;
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
    await compare(join(folder.path, "traffic.har"), megabytes, rounds, large);
  },
);

async function compare(archive: string, megabytes: number, rounds: number, large: number | undefined): Promise<void> {
  const check = [BUILT_COMMAND, "check", archive];
  console.log(`${megabytes} MB, ${writeArchive(archive, megabytes * 1e6)} exchanges, best of ${rounds} rounds`);
  const [ours, invariants, peer] = (await measureBest(rounds, {
    "loyalty check": check,
    "  --invariants": [...check, "--invariants"],
    "redocly drift": ["node_modules/@redocly/cli/bin/cli.js", "drift", archive, "--api", "openapi.yaml"],
    "JSON.parse, two passes": ["--eval", PARSE_TWICE, archive],
  })) as [ProcessFigures, ProcessFigures, ProcessFigures];
  const [time, memory] = [ours.seconds / peer.seconds, ours.megabytes / peer.megabytes];
  console.log(
    `ours / peer: time ${time.toFixed(2)} (goal ${TIME_GOAL}), memory ${memory.toFixed(2)} (goal ${MEMORY_GOAL})`,
  );
  const ratio = invariants.seconds / ours.seconds;
  console.log(`with / without --invariants: time ${ratio.toFixed(2)} (goal ${INVARIANTS_TIME_GOAL})`);
  let isMet = time <= TIME_GOAL && memory <= MEMORY_GOAL && ratio <= INVARIANTS_TIME_GOAL;
  if (large !== undefined) {
    writeArchive(archive, large * 1e6);
    const [figures, kept] = (await measureBest(1, {
      [`loyalty check, ${large} MB`]: check,
      [`  --invariants, ${large} MB`]: [...check, "--invariants"],
    })) as [ProcessFigures, ProcessFigures];
    console.log(`MB/s: ${(megabytes / ours.seconds).toFixed(0)}, large ${(large / figures.seconds).toFixed(0)}`);
    isMet &&= figures.megabytes <= LARGE_MEMORY_MB && kept.megabytes <= INVARIANTS_MEMORY_GOAL * large;
  }
  console.log(isMet ? "goals met" : "goals missed");
}

/** Measures commands in turns, and returns the least time and memory of each. */
async function measureBest(rounds: number, commands: Readonly<Record<string, string[]>>): Promise<ProcessFigures[]> {
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
  for (const [name, { seconds, megabytes }] of best)
    console.log(`${name.padEnd(24)} ${seconds.toFixed(2).padStart(6)} s ${megabytes.toFixed(0).padStart(6)} MB`);
  return [...best.values()];
}
