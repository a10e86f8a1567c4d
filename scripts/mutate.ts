import { globSync } from "node:fs";
import { Command } from "commander";
import { installTools } from "../tools/install.ts";
import { runCommand } from "./command/run-command.ts";
import { addSampleOptions, type SampleOptions } from "./command/sample-options.ts";
import { runStryker } from "./mutate/run-stryker.ts";
import { listChangedLines, sampleLines } from "./mutate/select-lines.ts";

await runCommand(
  addSampleOptions(new Command("test:mutate"), 0)
    .description(
      "Changes the code, one mutant at a time, runs the unit tests that cover it, and lists what no test notices.",
    )
    .argument("[folders...]", "folders or files to change", ["src", "scripts"])
    .addHelpText(
      "after",
      `
The operators are those of Stryker: arithmetic, arrays, arrow functions, assignments, blocks, booleans, conditions,
equality, logic, methods, objects, optional chaining, regular expressions, strings, unary and update operators.
A test in another process does not see a mutant.

Exit code: 0 done, 1 the score is below --min, 2 the run failed.`,
    )
    .action(async (folders: string[], { changed, sample, seed, concurrency, min }: SampleOptions) => {
      const files = folders.flatMap((place) => (place.endsWith(".ts") ? [place] : globSync(`${place}/**/*.ts`).sort()));
      if (files.length === 0) throw new Error(`no TypeScript files in ${folders.join(", ")}`);
      const modules = await installTools("mutation");
      const places = changed === undefined ? files : listChangedLines(changed, files);
      const mutate = sample === undefined ? places : await sampleLines(modules, places, sample, seed);
      if (mutate.length === 0) return console.log("nothing to mutate");
      if (sample !== undefined) console.log(`seed ${seed}`);
      process.exitCode = runStryker(modules, mutate, concurrency, min) ? 0 : 1;
    }),
);
