import { runCommand } from "../scripts/command/run-command.ts";
import { parseCount } from "../src/cli/io/parse-count.ts";

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

/** Runs `npm run bench:NAME` with its options; `--help` prints them. */
export async function runBench<const Options extends Readonly<Record<string, Option>>>(
  name: string,
  about: string,
  options: Options,
  run: (values: Values<Options>) => Promise<void>,
): Promise<void> {
  const entries = Object.entries(options);
  const usage = entries.map(([key, option]) => ` [--${key} ${option.text ?? option.default ?? "N"}]`).join("");
  const lines = entries.map(([key, option]) => `  --${key.padEnd(10)}  ${option.about}\n`).join("");
  const strings = Object.fromEntries(entries.map(([key]) => [key, { type: "string" } as const]));
  const help = `${about}\n\nUsage: npm run bench:${name} --${usage}\n\n${lines}`;
  await runCommand({ name: `bench:${name}`, help, options: strings }, async (given) => {
    const read = ([key, option]: [string, Option]) => {
      const text = given[key];
      if (text === undefined || option.text !== undefined) return [key, text ?? option.default];
      return [key, parseCount(1, 1e9, `--${key}`)(text)];
    };
    await run(Object.fromEntries(entries.map(read)) as Values<Options>); // each value by the type of its option
    return 0;
  });
}
