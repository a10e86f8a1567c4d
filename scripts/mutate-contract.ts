import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { Command } from "commander";
import { parse } from "yaml";
import { processIo } from "../src/cli/io/io.ts";
import { parseCount } from "../src/cli/io/options.ts";
import { copyProject } from "../test/support/copy-project.ts";
import { shuffle } from "../tools/mutation/select-lines.ts";
import { runGit } from "./diff/choose-base.ts";
import { readContract } from "./generate/contract.ts";
import { formatContractReport, type MutationResult } from "./mutate-contract/format-contract-report.ts";
import { listMutations, type Mutation, selectChanged } from "./mutate-contract/list-mutations.ts";
import { run } from "./mutate-contract/run.ts";
import { NOTHING, type Outcome, UNCHANGED } from "./mutate-contract/test-mutation.ts";
import { runCommand } from "./run-command.ts";

interface MutateContractOptions {
  readonly changed?: string;
  readonly sample: number;
  readonly seed: number;
}
/** Copies of the project in which mutations are tested at the same time. */
const COPIES = 2;
const today = Number(new Date().toISOString().slice(0, 10).replaceAll("-", ""));

/** Tests the mutations in several copies at the same time, each in a process, and prints each result. */
async function testAll(mutations: readonly Mutation[]): Promise<MutationResult[]> {
  const queue = mutations.values();
  const results: MutationResult[] = [];
  const work = async (_: unknown, index: number): Promise<void> => {
    const copy = await copyProject("mutate-contract");
    const test = async (name: string): Promise<Outcome> => {
      const output = await run(copy, "scripts/mutate-contract/check-copy.ts", name, process.cwd());
      // A process that was killed, or that ran out of memory, tested nothing.
      return output.startsWith("{") ? JSON.parse(output) : { way: "survived", message: output.slice(0, 240) };
    };
    try {
      const { message } = index === 0 ? await test(UNCHANGED.name) : { message: NOTHING };
      if (message !== NOTHING) throw new Error(`without a mutation: ${message}`); // it would seem to notice each mutation
      for (const { kind, name } of queue) {
        const outcome = await test(name);
        results.push({ kind, name, ...outcome });
        console.error(`${results.length}/${mutations.length} ${outcome.way}: ${name}  ${outcome.message}`);
      }
    } finally {
      await rm(copy, { recursive: true });
    }
  };
  await Promise.all(Array.from({ length: COPIES }, work));
  return results;
}

await runCommand(
  new Command("test:mutate:contract")
    .description(
      "Changes the contract, one fact at a time, generates in a copy of the project, and lists the changes that client, service, checker, recorder, coverage and samples do not follow, and that no message of generate, lint:contract, tsc or a test names.",
    )
    .option("--changed <ref>", "only facts that differ from this commit")
    .option("--sample <count>", "only this many facts, drawn at random", parseCount(), Number.POSITIVE_INFINITY)
    .option("--seed <number>", "seed of the sample, which is printed; the default is today's date", parseCount(), today)
    .addHelpText(
      "after",
      `
scripts/mutate-contract/survivors.yaml lists the accepted survivors with a reason each.

Exit code: 0 done, 1 a survivor is not listed, 2 the run failed.`,
    )
    .action(async ({ changed, sample, seed }: MutateContractOptions) => {
      const contract = await readContract("openapi.yaml");
      const all = listMutations(contract);
      const base = changed && (await readContract(changed, runGit(".", "show", `${changed}:openapi.yaml`)));
      const selected = base ? selectChanged(all, base, contract) : all;
      const mutations = shuffle(selected, ({ name }) => name, seed).slice(0, sample);
      if (mutations.length === 0) return console.log("nothing to mutate");
      console.log(`seed ${seed}`);
      const accepted = parse(readFileSync("scripts/mutate-contract/survivors.yaml", "utf8")) ?? {};
      const { text, unlisted } = formatContractReport(await testAll(mutations), accepted, processIo.screen);
      process.stdout.write(text);
      process.exitCode = unlisted === 0 ? 0 : 1;
    }),
);
