import { type Command, InvalidArgumentError } from "commander";
import {
  CoverageCollector,
  coverageDimensions,
  findTooLow,
  parseWaivers,
  type Waiver,
} from "../../traffic/internal.ts";
import { readJson } from "./files.ts";
import type { Io } from "./io.ts";
import { parseCount } from "./options.ts";
import { printMessage } from "./output.ts";

/** Options about coverage that `loyalty check` and `loyalty coverage merge` share. */
export interface CoverageOptions {
  /** Least percentage by dimension; `all` is that of all dimensions together. */
  readonly min?: Readonly<Record<string, number>>;
  readonly waivers?: string;
  readonly full?: boolean;
}

/** Adds the options to a command. */
export function addCoverageOptions(command: Command): Command {
  return command
    .option(
      "--min <percent>",
      "fail below this coverage; dimension=percent for one dimension (repeatable)",
      parseMinimum,
    )
    .option("--waivers <file>", "items that need not be covered, with reasons")
    .option("--full", "list every item of the coverage, with its count");
}

function parseMinimum(text: string, before: Readonly<Record<string, number>> = {}): Readonly<Record<string, number>> {
  const [, name = "all", percent = ""] = /^(?:(\w+)=)?(.*)$/.exec(text) ?? [];
  if (name !== "all" && !coverageDimensions.some((dimension) => dimension === name))
    throw new InvalidArgumentError(`It must be a percentage, or one of ${coverageDimensions.join(", ")} with one.`);
  return { ...before, [name]: parseCount(0, 100)(percent) };
}

/** Reads the file of waivers. @throws {Error} If it cannot be read or is invalid; the message names it. */
export async function readWaivers({ waivers }: CoverageOptions, io: Io): Promise<readonly Waiver[]> {
  if (waivers === undefined) return [];
  return readJson(waivers, (value) => parseWaivers(value, new CoverageCollector().report()), io);
}

/** Prints each coverage that is too low, and returns whether there is one. */
export function reportTooLow(
  command: string,
  report: Parameters<typeof findTooLow>[0],
  { min = {} }: CoverageOptions,
  waivers: readonly Waiver[],
  io: Io,
): boolean {
  const tooLow = findTooLow(report, min, waivers);
  for (const line of tooLow) printMessage("error", command, line, io);
  return tooLow.length > 0;
}
