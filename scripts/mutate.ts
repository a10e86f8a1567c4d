import { globSync } from "node:fs";
import { Command } from "commander";
import { processIo } from "../src/cli/io/io.ts";
import { parseCount } from "../src/cli/io/options.ts";
import { installTools } from "../tools/install.ts";
import { runCommand } from "./command/run-command.ts";
import { formatMutationReport, scoreMutants } from "./mutate/format-mutation-report.ts";
import { runStryker } from "./mutate/run-stryker.ts";
import { listChangedLines, sampleLines } from "./mutate/select-lines.ts";

interface MutateOptions {
  readonly changed?: string;
  readonly sample?: number;
  readonly seed: number;
  readonly concurrency: number;
  readonly min: number;
}
const today = Number(new Date().toISOString().slice(0, 10).replaceAll("-", ""));

await runCommand(
  new Command("test:mutate")
    .description(
      "Changes the code, one mutant at a time, runs the unit tests that cover it, and lists what no test notices.",
    )
    .argument("[folders...]", "folders or files to change", ["src", "scripts"])
    .option("--changed <ref>", "only lines that differ from this commit")
    .option("--sample <count>", "only lines drawn at random until they hold this many mutants", parseCount())
    .option("--seed <number>", "seed of the sample, which is printed; the default is today's date", parseCount(), today)
    .option("--concurrency <count>", "mutants that are tested at the same time", parseCount(1), 2)
    .option("--min <percent>", "exit with 1 if fewer mutants are noticed", parseCount(0, 100), 0)
    .addHelpText(
      "after",
      `
The operators are those of Stryker: arithmetic, arrays, arrow functions, assignments, blocks, booleans, conditions,
equality, logic, methods, objects, optional chaining, regular expressions, strings, unary and update operators.
A test in another process does not see a mutant.

Exit code: 0 done, 1 the score is below --min, 2 the run failed.`,
    )
    .action(async (folders: string[], { changed, sample, seed, concurrency, min }: MutateOptions) => {
      const files = folders.flatMap((place) => (place.endsWith(".ts") ? [place] : globSync(`${place}/**/*.ts`).sort()));
      if (files.length === 0) throw new Error(`no TypeScript files in ${folders.join(", ")}`);
      const modules = await installTools("mutation");
      const places = changed === undefined ? files : listChangedLines(changed, files);
      const mutate = sample === undefined ? places : await sampleLines(modules, places, sample, seed);
      if (mutate.length === 0) return console.log("nothing to mutate");
      if (sample !== undefined) console.log(`seed ${seed}`);
      const report = runStryker(modules, mutate, concurrency);
      process.stdout.write(formatMutationReport(report, processIo.screen));
      const { killed, total } = scoreMutants(report);
      process.exitCode = 100 * killed >= min * total ? 0 : 1;
    }),
);
