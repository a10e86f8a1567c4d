/** Compares `loyalty import` into a new SQLite file with `JSON.parse` of the same lines. Run: node bench/import.ts */
import { createReadStream, mkdtempDisposableSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { generateDataset } from "../src/service/datasets/generate-dataset.ts";
import { measureProcess, median } from "./measure.ts";
import { runBench } from "./run-bench.ts";

const MEMBERS = 1_000;

await runBench(
  "import",
  "Times loyalty import into a new SQLite file, beside JSON.parse of each line.",
  {
    events: { default: 200_000, about: "lines of the dataset" },
    bytes: { default: 2_000, about: "size of each event" },
    rounds: { default: 5, about: "number of measurements; their median counts" },
  },
  async ({ events, bytes, rounds }) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), "loyalty-bench-import-"));
    const dataset = join(folder.path, "dataset.ndjson");
    const lines = generateDataset({ members: MEMBERS, events, bytes });
    await writeFile(
      dataset,
      Readable.from(lines).map((line) => `${line}\n`),
    );
    await compare(dataset, events, rounds);
  },
);

async function compare(dataset: string, events: number, rounds: number): Promise<void> {
  const [parsed, imported, peaks]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    for await (const line of createInterface({ input: createReadStream(dataset) })) JSON.parse(line);
    parsed.push((events / (performance.now() - startedAt)) * 1000);
    const database = `${dataset}.${round}.db`;
    // Includes the start of the process, the migrations and the last flush to disk.
    const { seconds, megabytes } = await measureProcess("src/cli/main.ts", "import", "--database", database, dataset);
    imported.push(events / seconds);
    peaks.push(megabytes);
    for (const suffix of ["", "-wal", "-shm"]) rmSync(database + suffix, { force: true });
  }
  console.log(`| subject | events/s | peak MB |
|---|---|---|
| JSON.parse of each line | ${Math.round(median(parsed))} | |
| loyalty import | ${Math.round(median(imported))} | ${Math.round(median(peaks))} |`);
}
