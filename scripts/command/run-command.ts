import { type ParseArgsConfig, parseArgs } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Values<Known extends Options> = ReturnType<typeof parseArgs<{ options: Known }>>["values"];

/** What a command of `scripts/` is called, says with `--help`, and can be told. */
export interface Command<Known extends Options> {
  readonly name: string;
  readonly help: string;
  readonly options: Known;
  /** Whether it takes files besides its options. @default false */
  readonly allowPositionals?: boolean;
}

/**
 * Runs a command with what stands on the command line. Its result is the exit code, 0 where it gives none; a failure is one
 * message without a stack, and exit code 2.
 */
export async function runCommand<const Known extends Options>(
  { name, help, options, allowPositionals = false }: Command<Known>,
  run: (values: Values<Known>, positionals: readonly string[]) => Promise<number | undefined>,
): Promise<void> {
  try {
    const known = { ...options, help: { type: "boolean", short: "h" } } as const;
    const { values, positionals } = parseArgs({ options: known, allowPositionals });
    if ((values as { help?: boolean }).help) process.stdout.write(help);
    else process.exitCode = (await run(values as Values<Known>, positionals)) ?? 0;
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 2;
  }
}
