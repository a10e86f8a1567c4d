import { globSync } from "node:fs";
import { parseCount } from "../src/cli/io/parse-count.ts";
import { installTools } from "../tools/install.ts";
import { runCommand } from "./command/run-command.ts";
import { formatMutationReport, scoreMutants } from "./mutate/format-mutation-report.ts";
import { runStryker } from "./mutate/run-stryker.ts";
import { listChangedLines, sampleLines } from "./mutate/select-lines.ts";

const HELP = `Changes the code, one mutant at a time, and runs the unit tests that cover it; lists what no test notices.

Usage: npm run test:mutate -- [FOLDER …] [--changed REF] [--sample N [--seed N]] [--min PERCENT]

  FOLDER …         folders or files to change (default: src scripts)
  --changed REF    only lines that differ from this commit
  --sample N       only lines drawn at random until they hold N mutants
  --seed N         seed of the sample (default: today's date, such as 20260131; it is printed)
  --concurrency N  mutants that are tested at the same time (default: 2)
  --min PERCENT    exit with 1 if fewer mutants are noticed (default: 0)

The operators are those of Stryker: arithmetic, arrays, arrow functions, assignments, blocks, booleans, conditions,
equality, logic, methods, objects, optional chaining, regular expressions, strings, unary and update operators.
A test in another process does not see a mutant.

Exit code: 0 done, 1 the score is below --min, 2 the run failed.
`;

await runCommand(
  {
    name: "test:mutate",
    help: HELP,
    options: {
      sample: { type: "string" },
      seed: { type: "string", default: new Date().toISOString().slice(0, 10).replaceAll("-", "") },
      changed: { type: "string" },
      concurrency: { type: "string", default: "2" },
      min: { type: "string", default: "0" },
    },
    allowPositionals: true,
  },
  async ({ sample, seed, changed, concurrency, min }, folders) => {
    const roots = folders.length > 0 ? folders : ["src", "scripts"];
    const files = roots.flatMap((place) => (place.endsWith(".ts") ? [place] : globSync(`${place}/**/*.ts`).sort()));
    if (files.length === 0) throw new Error(`no TypeScript files in ${roots.join(", ")}`);
    const modules = await installTools("mutation");
    const places = changed === undefined ? files : listChangedLines(changed, files);
    const mutate =
      sample === undefined
        ? places
        : await sampleLines(
            modules,
            places,
            parseCount(0, 1e9, "--sample")(sample),
            parseCount(0, 1e9, "--seed")(seed),
          );
    if (mutate.length === 0) {
      console.log("nothing to mutate");
      return 0;
    }
    if (sample !== undefined) console.log(`seed ${seed}`);
    const report = runStryker(modules, mutate, parseCount(0, 1e9, "--concurrency")(concurrency));
    process.stdout.write(formatMutationReport(report));
    const { killed, total } = scoreMutants(report);
    return 100 * killed >= parseCount(0, 1e9, "--min")(min) * total ? 0 : 1;
  },
);
