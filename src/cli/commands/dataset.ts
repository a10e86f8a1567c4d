import { once } from "node:events";
import { Command } from "commander";
import type { Io } from "../io/io.ts";
import { parseCount } from "../io/options.ts";

const CHUNK_CHARACTERS = 65_536;

/** `loyalty dataset`: generates a dataset for `loyalty import`. */
export function datasetCommand(io: Io): Command {
  return new Command("dataset")
    .summary("generate a dataset of any size")
    .description("Writes a made-up dataset to standard output. The same seed gives the same dataset.")
    .requiredOption("--members <number>", "number of members", parseCount())
    .requiredOption("--events <number>", "number of activities; a few members get most of them", parseCount())
    .option("--seed <number>", "seed of the random generator", parseCount(), 1)
    .addHelpText(
      "after",
      `
Exit code: 0 written, 2 wrong usage.

Example:
  loyalty dataset --members 100 --events 9000 | loyalty import --database a.db -`,
    )
    .action(async (size: { members: number; events: number; seed: number }) => {
      if (size.events > 0 && size.members === 0)
        throw new Error("--events needs members: --members must be at least 1");
      const { generateDataset } = await import("../../service/internal.ts");
      let chunk = "";
      for (const line of generateDataset(size)) {
        chunk += `${line}\n`;
        if (chunk.length < CHUNK_CHARACTERS) continue;
        io.out(chunk);
        chunk = "";
        if (process.stdout.writableNeedDrain) await once(process.stdout, "drain"); // waits for a slow reader
      }
      io.out(chunk);
    });
}
