import { once } from "node:events";
import { Command } from "commander";
import type { Io } from "../io/io.ts";
import { parseCount } from "../io/parse-count.ts";

const CHUNK_CHARACTERS = 65_536;

/** `loyalty dataset`: a dataset of any size for `loyalty import`. */
export function datasetCommand(io: Io): Command {
  return new Command("dataset")
    .summary("generate a dataset of any size")
    .description("Writes a made-up dataset to standard output: the same for the same seed, made as it is read.")
    .requiredOption("--members <number>", "how many members", parseCount())
    .requiredOption(
      "--events <number>",
      "how many activities, of all types, unevenly spread over the members",
      parseCount(),
    )
    .option(
      "--bytes <number>",
      "bytes of each activity, about; else as long as the examples of the contract",
      parseCount(),
    )
    .option("--seed <number>", "another seed gives another dataset", parseCount(), 1)
    .addHelpText(
      "after",
      `
Exit code: 0 written, 2 usage.

Example:
  loyalty dataset --members 1000 --events 100000 | loyalty import --database big.db -`,
    )
    .action(async (size: { members: number; events: number; seed: number; bytes?: number }) => {
      if (size.events > 0 && size.members === 0) throw new Error("events need members: --members must be at least 1");
      const { generateDataset } = await import("../../service/datasets/generate-dataset.ts");
      let chunk = "";
      for (const line of generateDataset(size)) {
        chunk += `${line}\n`;
        if (chunk.length < CHUNK_CHARACTERS) continue;
        io.out(chunk);
        chunk = "";
        if (process.stdout.writableNeedDrain) await once(process.stdout, "drain"); // no faster than it is read
      }
      io.out(chunk);
    });
}
