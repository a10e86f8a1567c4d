/**
 * Compares `loyalty check` with `redocly drift` and plain `JSON.parse` on the same archive: time and peak memory of each
 * process. Run: node bench/check.ts
 */
import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureProcess, type ProcessFigures } from "./measure.ts";
import { runBench } from "./run-bench.ts";
import { writeArchive } from "./write-archive.ts";

/** Maximum share of the peer's time and memory. */
const TIME_GOAL = 0.9;
const MEMORY_GOAL = 0.2;
const LARGE_MEMORY_MB = 300;
/** Maximum time with invariants, compared with a plain check, and megabytes of memory for each of the archive. */
const INVARIANTS_TIME_GOAL = 1.6;
const INVARIANTS_MEMORY_GOAL = 0.7;
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
    using folder = mkdtempDisposableSync(join(tmpdir(), "bench-check-"));
    await compare(join(folder.path, "traffic.har"), megabytes, rounds, large);
  },
);

async function compare(archive: string, megabytes: number, rounds: number, large: number | undefined): Promise<void> {
  const check = ["src/cli/main.ts", "check", archive];
  console.log(`${megabytes} MB, ${writeArchive(archive, megabytes * 1e6)} exchanges, best of ${rounds} rounds`);
  const ours = await measureBest("loyalty check", rounds, check);
  const invariants = await measureBest("  --invariants", rounds, [...check, "--invariants"]);
  const drift = ["node_modules/@redocly/cli/bin/cli.js", "drift", archive, "--api", "openapi.yaml"];
  const peer = await measureBest("redocly drift", rounds, drift);
  await measureBest("JSON.parse, two passes", rounds, ["--eval", PARSE_TWICE, archive]);
  const [time, memory] = [ours.seconds / peer.seconds, ours.megabytes / peer.megabytes];
  console.log(
    `ours / peer: time ${time.toFixed(2)} (goal ${TIME_GOAL}), memory ${memory.toFixed(2)} (goal ${MEMORY_GOAL})`,
  );
  const ratio = invariants.seconds / ours.seconds;
  console.log(`with / without --invariants: time ${ratio.toFixed(2)} (goal ${INVARIANTS_TIME_GOAL})`);
  let isMet = time <= TIME_GOAL && memory <= MEMORY_GOAL && ratio <= INVARIANTS_TIME_GOAL;
  if (large !== undefined) {
    writeArchive(archive, large * 1e6);
    const figures = await measureBest(`loyalty check, ${large} MB`, 1, check);
    console.log(`MB/s: ${(megabytes / ours.seconds).toFixed(0)}, large ${(large / figures.seconds).toFixed(0)}`);
    const kept = await measureBest(`  --invariants, ${large} MB`, 1, [...check, "--invariants"]);
    isMet &&= figures.megabytes <= LARGE_MEMORY_MB && kept.megabytes <= INVARIANTS_MEMORY_GOAL * large;
  }
  console.log(isMet ? "goals met" : "goals missed");
}

async function measureBest(name: string, rounds: number, args: readonly string[]): Promise<ProcessFigures> {
  let [seconds, megabytes] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < rounds; round++) {
    const figures = await measureProcess(...args);
    seconds = Math.min(seconds, figures.seconds);
    megabytes = Math.min(megabytes, figures.megabytes);
  }
  console.log(`${name.padEnd(24)} ${seconds.toFixed(2).padStart(6)} s ${megabytes.toFixed(0).padStart(6)} MB`);
  return { seconds, megabytes };
}
