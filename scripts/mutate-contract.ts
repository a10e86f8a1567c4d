import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { Command } from "commander";
import { parse } from "yaml";
import { processIo } from "../src/cli/io/io.ts";
import { parseCount } from "../src/cli/io/options.ts";
import { copyProject } from "../test/support/copy-project.ts";
import { shuffle } from "../tools/mutation/select-lines.ts";
import { git } from "./diff/choose-base.ts";
import { type Contract, readContract } from "./generate/contract.ts";
import { formatContractReport } from "./mutate-contract/format-contract-report.ts";
import type { Mutation } from "./mutate-contract/list-mutations.ts";
import { listChangedMutations, listMutations } from "./mutate-contract/list-mutations.ts";
import { type MutationResult, testMutation, verifyCopy } from "./mutate-contract/test-mutation.ts";
import { runCommand } from "./run-command.ts";

interface MutateContractOptions {
  readonly changed?: string;
  readonly sample?: number;
  readonly seed: number;
  readonly concurrency: number;
  readonly kind?: readonly string[];
}
const today = Number(new Date().toISOString().slice(0, 10).replaceAll("-", ""));

/** Survivors with the reason why each is accepted, by the name of the mutation. */
const accepted = (parse(readFileSync("scripts/mutate-contract/survivors.yaml", "utf8")) ?? {}) as Record<
  string,
  string
>;

function selectMutations(contract: Contract, { changed, kind, sample, seed }: MutateContractOptions): Mutation[] {
  const all = listMutations(contract);
  const ofKind = kind === undefined ? all : all.filter((mutation) => kind.includes(mutation.kind));
  const before = changed === undefined ? undefined : parse(git(".", ["show", `${changed}:openapi.yaml`]));
  const selected = before === undefined ? ofKind : listChangedMutations(ofKind, before, contract);
  return sample === undefined || sample >= selected.length
    ? selected
    : shuffle(selected, ({ name }) => name, seed).slice(0, sample);
}

/** Tests the mutations in several copies at the same time, and prints each result. */
async function testAll(mutations: readonly Mutation[], original: Contract, concurrency: number) {
  const queue = [...mutations];
  const results: MutationResult[] = [];
  async function work(index: number): Promise<void> {
    const copy = await copyProject("mutate-contract");
    try {
      if (index === 0) await verifyCopy(original, copy);
      for (let mutation = queue.shift(); mutation; mutation = queue.shift()) {
        const result = await testMutation(mutation, original, copy);
        results.push(result);
        console.error(`${results.length}/${mutations.length} ${result.way}: ${mutation.name}  ${result.message}`);
      }
    } finally {
      await rm(copy, { recursive: true });
    }
  }
  await Promise.all(Array.from({ length: concurrency }, (_, index) => work(index)));
  return results;
}

await runCommand(
  new Command("test:mutate:contract")
    .description(
      "Changes the contract, one fact at a time, generates in a copy of the project, and lists the changes that client, service, checker, recorder, coverage and samples do not follow, and that no message of generate, lint:contract, tsc or a test names.",
    )
    .option("--changed <ref>", "only facts that differ from this commit")
    .option("--sample <count>", "only this many facts, drawn at random", parseCount())
    .option("--seed <number>", "seed of the sample, which is printed; the default is today's date", parseCount(), today)
    .option("--concurrency <count>", "facts that are tested at the same time", parseCount(1), 2)
    .option("--kind <names...>", "only facts of these kinds, such as security or 'enum value'")
    .addHelpText(
      "after",
      `
scripts/mutate-contract/survivors.yaml lists the accepted survivors with a reason each.

Exit code: 0 done, 1 a survivor is not listed, 2 the run failed.`,
    )
    .action(async (options: MutateContractOptions) => {
      const contract = await readContract("openapi.yaml");
      const mutations = selectMutations(contract, options);
      if (mutations.length === 0) return console.log("nothing to mutate");
      if (options.sample !== undefined) console.log(`seed ${options.seed}`);
      const results = await testAll(mutations, contract, options.concurrency);
      const { text, unlisted } = formatContractReport(results, accepted, processIo.screen);
      process.stdout.write(text);
      process.exitCode = unlisted === 0 ? 0 : 1;
    }),
);
