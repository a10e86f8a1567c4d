/**
 * `loyalty import` of events of 2 kB into a new SQLite file, beside `JSON.parse` of the same lines and nothing else.
 * Run: npm run bench:import
 */
import { execFile } from "node:child_process";
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { runCommand } from "../scripts/command/run-command.ts";
import { parseCount } from "../src/cli/io/parse-count.ts";
import { generateDataset } from "../src/service/datasets/generate-dataset.ts";
import { median } from "./time-interleaved.ts";

const MEMBERS = 1_000;
const BAR = 25_000;
const TELL_PEAK = "data:text/javascript,process.on('exit',()=>console.log(process.resourceUsage().maxRSS))";
const HELP = `Times loyalty import into a new SQLite file, beside JSON.parse of each line.

Usage: npm run bench:import -- [--events 200000] [--bytes 2000] [--rounds 5]

  --events   lines of the dataset
  --bytes    size of each event
  --rounds   the median of so many counts
`;
await runCommand(
  {
    name: "bench:import",
    help: HELP,
    options: {
      events: { type: "string", default: "200000" },
      bytes: { type: "string", default: "2000" },
      rounds: { type: "string", default: "5" },
    },
  },
  async ({ events, bytes, rounds }) => {
    const [count, size, times] = [
      parseCount(1, 1e9, "--events")(events),
      parseCount(1, 1e9, "--bytes")(bytes),
      parseCount(1, 1e9, "--rounds")(rounds),
    ];
    const directory = mkdtempSync(join(tmpdir(), "loyalty-bench-import-"));
    try {
      const dataset = join(directory, "dataset.ndjson");
      await pipeline(Readable.from(chunks(count, size)), createWriteStream(dataset));
      await compare(dataset, count, times);
    } finally {
      rmSync(directory, { recursive: true });
    }
    return 0;
  },
);

async function compare(dataset: string, events: number, rounds: number): Promise<void> {
  const [parsed, imported, peaks]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round++) {
    parsed.push(events / (await secondsOf(() => parseLines(dataset))));
    imported.push(events / (await secondsOf(async () => void peaks.push(await importFile(dataset, round)))));
  }
  const result = Math.round(median(imported));
  console.log(`| what | events/s | MB in memory |
|---|---|---|
| JSON.parse of each line | ${Math.round(median(parsed))} | |
| loyalty import | ${result} (≥ ${BAR}${result >= BAR ? "" : " ✗"}) | ${Math.round(median(peaks))} |`);
}

/** Lines many at a time, which writes faster. */
function* chunks(events: number, bytes: number): Generator<string> {
  let chunk = "";
  for (const line of generateDataset({ members: MEMBERS, events, bytes })) {
    chunk += `${line}\n`;
    if (chunk.length < 65_536) continue;
    yield chunk;
    chunk = "";
  }
  yield chunk;
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

async function parseLines(dataset: string): Promise<void> {
  for await (const line of createInterface({ input: createReadStream(dataset) })) JSON.parse(line);
}

/** Start of the process, migrations and the last flush of the disk included. @returns Most MB in memory. */
async function importFile(dataset: string, round: number): Promise<number> {
  const database = `${dataset}.${round}.db`;
  const args = ["--import", TELL_PEAK, "src/cli/main.ts", "import", "--database", database, dataset];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  for (const suffix of ["", "-wal", "-shm"]) rmSync(database + suffix, { force: true });
  return Number(stdout.split("\n")[1]) / 1024;
}
