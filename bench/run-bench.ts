import { Command } from "commander";
import { runCommand } from "../scripts/run-command.ts";
import { parseCount } from "../src/cli/io/options.ts";

interface Option {
  readonly about: string;
  /** Placeholder of a text; an option without it is a count. */
  readonly text?: string;
  readonly default?: number;
}
type Values<Options> = {
  [Name in keyof Options]: Options[Name] extends { text: string }
    ? string | undefined
    : Options[Name] extends { default: number }
      ? number
      : number | undefined;
};

/** Runs `node bench/NAME.ts` with its options; `--help` prints them. */
export async function runBench<const Options extends Readonly<Record<string, Option>>>(
  name: string,
  about: string,
  options: Options,
  run: (values: Values<Options>) => Promise<void>,
): Promise<void> {
  const command = new Command(`bench ${name}`).description(about);
  for (const [key, option] of Object.entries(options)) {
    if (option.text === undefined) command.option(`--${key} <count>`, option.about, parseCount(1, 1e9), option.default);
    else command.option(`--${key} <${option.text}>`, option.about);
  }
  await runCommand(command.action(run), `node bench/${name}.ts`);
}
