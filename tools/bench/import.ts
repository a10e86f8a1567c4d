/**
 * Measures how long an import keeps the write lock of a SQLite file, in which tokens wait: milliseconds on the processor, by the number
 * of members. Run: node tools/bench/import.ts
 */
import { randomUUID } from "node:crypto";
import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importDataset, openStore } from "../../src/service/index.ts";
import { generateDataset } from "../../test/support/generate-dataset.ts";
import { median, readCounts } from "./measure.ts";

const { events, rounds } = readCounts({ events: 60_000, rounds: 5 });
const rows = [
  { members: 100, events, samples: [] as number[] },
  { members: events, events, samples: [] },
  { members: events, events: 0, samples: [] },
];
using folder = mkdtempDisposableSync(join(tmpdir(), "bench-import-"));

for (let round = 0; round < rounds; round++)
  for (const row of rows) row.samples.push(await measureLock(join(folder.path, `${randomUUID()}.db`), row));
const [first] = rows;
for (const { members, events, samples } of rows) {
  const ratio = median(samples) / median(first?.samples ?? []);
  console.log(`${members} members, ${events} events: ${median(samples).toFixed(0)} ms, ${ratio.toFixed(2)} ×`);
}

/** Imports a generated dataset into a new file. Returns the processor time between the begin and the end of its transaction. */
async function measureLock(database: string, size: { members: number; events: number }): Promise<number> {
  const store = await openStore({ database });
  const transact = store.engine.transact.bind(store.engine);
  let used = process.threadCpuUsage();
  store.engine.transact = async (work, wait, staging) => {
    const timed: typeof work = (connection) => {
      used = process.threadCpuUsage();
      return work(connection);
    };
    const result = await transact(timed, wait, staging);
    used = process.threadCpuUsage(used);
    return result;
  };
  await importDataset(store, generateDataset(size));
  await store.close();
  return (used.user + used.system) / 1000;
}
