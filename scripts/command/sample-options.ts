import type { Command } from "commander";
import { parseCount } from "../../src/cli/io/options.ts";
import { createRandom } from "../../src/service/faults/select-fault.ts";

/** Options of the commands that test mutations. */
export interface SampleOptions {
  readonly changed?: string;
  readonly sample?: number;
  readonly seed: number;
  readonly concurrency: number;
  readonly min: number;
}
const today = Number(new Date().toISOString().slice(0, 10).replaceAll("-", ""));

/** Adds the options to a command. @param min The default of the lowest accepted score, in percent. */
export function addSampleOptions(command: Command, min: number): Command {
  return command
    .option("--changed <ref>", "only what differs from this commit")
    .option("--sample <count>", "only about this many mutations, drawn at random", parseCount())
    .option("--seed <number>", "seed of the sample, which is printed; the default is today's date", parseCount(), today)
    .option("--concurrency <count>", "mutations that are tested at the same time", parseCount(1), 2)
    .option("--min <percent>", "exit with 1 if fewer mutations are noticed", parseCount(0, 100), min);
}

/** Returns the items in a random order; the same seed gives the same order. */
export function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const random = createRandom(seed);
  const ranked = items.map((item) => ({ item, rank: random() })).sort((a, b) => a.rank - b.rank);
  return ranked.map(({ item }) => item);
}
