import { Command } from "commander";
import { runCommand } from "../../scripts/run-command.ts";
import { parseCount } from "../../src/cli/io/options.ts";

/** A count if it has a default, otherwise a text. */
interface Option {
  readonly about: string;
  readonly default?: number;
}
type Values<Options> = {
  [Name in keyof Options]: Options[Name] extends { default: number } ? number : string | undefined;
};

/** Runs `node tools/bench/NAME.ts` with its options; `--help` prints them. */
export async function runBench<const Options extends Readonly<Record<string, Option>>>(
  name: string,
  about: string,
  options: Options,
  run: (values: Values<Options>) => Promise<void>,
): Promise<void> {
  const command = new Command(`bench ${name}`).description(about);
  for (const [key, option] of Object.entries(options)) {
    if (option.default === undefined) command.option(`--${key} <name>`, option.about);
    else command.option(`--${key} <count>`, option.about, parseCount(1, 1e9), option.default);
  }
  await runCommand(command.action(run), `node bench/${name}.ts`);
}
