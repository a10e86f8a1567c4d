import { createRequire } from "node:module";
import { Command, CommanderError } from "commander";
import { checkCommand } from "./commands/check.ts";
import { coverageCommand } from "./commands/coverage.ts";
import { datasetCommand } from "./commands/dataset.ts";
import { importCommand } from "./commands/import.ts";
import { recordCommand } from "./commands/record.ts";
import { serveCommand } from "./commands/serve.ts";
import { silencesCommand } from "./commands/silences.ts";
import type { Io } from "./io/io.ts";

// By name, because the sources and the compiled files lie at different depths.
const { version } = createRequire(import.meta.url)("loyalty-interface/package.json") as { version: string };

/**
 * The command line `loyalty`.
 *
 * Exit codes are the same for every command: 0 all is well, 1 something deviates, 2 the command could not be carried
 * out (usage, unreadable input).
 */
export function createProgram(io: Io): Command {
  const program = new Command("loyalty")
    .description("Live with the loyalty activity, token and project-management interface.")
    .version(version)
    .configureOutput({ writeOut: io.out, writeErr: io.err })
    .addCommand(checkCommand(io))
    .addCommand(coverageCommand(io))
    .addCommand(recordCommand(io))
    .addCommand(silencesCommand(io))
    .addCommand(serveCommand(io))
    .addCommand(importCommand(io))
    .addCommand(datasetCommand(io));
  for (const command of [program, ...program.commands]) command.exitOverride().copyInheritedSettings(program);
  return program;
}

/** Runs one command line and gives its exit code. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  let exitCode = 0;
  try {
    await createProgram({ ...io, exit: (code) => (exitCode = code) }).parseAsync(args, { from: "user" });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2; // commander has said why
    io.err(`loyalty: ${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}
