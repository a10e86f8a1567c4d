import { type Command, CommanderError } from "commander";
import { configureCommand } from "../src/cli/io/configure-command.ts";
import { processIo } from "../src/cli/io/io.ts";
import { endOnFailedOutput, printMessage } from "../src/cli/io/output.ts";

/**
 * Runs a command of `scripts/` with the arguments of this process. A failure is one message without a stack and exit code 2; for any
 * other code the action sets `process.exitCode`.
 */
export async function runCommand(command: Command): Promise<void> {
  const name = command.name();
  const usage = `npm run ${name} --`;
  endOnFailedOutput(name);
  configureCommand(command.name(usage), name, processIo, usage);
  try {
    await command.parseAsync();
  } catch (error) {
    const isHelp = error instanceof CommanderError && error.exitCode === 0;
    process.exitCode = isHelp ? 0 : 2;
    if (error instanceof CommanderError) return; // commander has printed the reason
    const message = error instanceof Error ? error.message : String(error);
    printMessage("error", name, message.split("\n"), processIo);
  }
}
