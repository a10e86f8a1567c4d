import { Command, CommanderError } from "commander";
import { callCommand } from "./commands/call.ts";
import { checkCommand } from "./commands/check.ts";
import { importCommand } from "./commands/import.ts";
import { keyCommand } from "./commands/key.ts";
import { memberCommand } from "./commands/member.ts";
import { migrateCommand } from "./commands/migrate.ts";
import { recordCommand } from "./commands/record.ts";
import { redactCommand } from "./commands/redact.ts";
import { serveCommand } from "./commands/serve.ts";
import { verifyCommand } from "./commands/verify.ts";
import { describeError } from "./io/describe-system-error.ts";
import { type Io, ownPackage } from "./io/io.ts";
import { configureCommand, printMessage } from "./io/output.ts";

/** The commands, in the order of the help. */
const commands = [
  callCommand,
  verifyCommand,
  checkCommand,
  recordCommand,
  redactCommand,
  serveCommand,
  importCommand,
  keyCommand,
  memberCommand,
  migrateCommand,
];

/**
 * Creates the command line `loyalty`.
 *
 * All commands share their exit codes: 0 success, 1 a violation was found or a call was refused, 2 the command failed (wrong usage,
 * unreadable input); `loyalty call` and `loyalty verify` add 3, no response.
 */
export function createProgram(io: Io): Command {
  const program = new Command("loyalty")
    .description("Calls and verifies the loyalty API, checks its traffic, and runs the service.")
    .version(ownPackage.version, "-v, --version", "print the version")
    .addHelpText(
      "after",
      `
Exit code: 0 success, 1 a violation was found or a call was refused, 2 wrong usage or unreadable input, 3 no response of the service.

Examples:
  loyalty call listUsers --projectId proj_Tn4vQ8Lw
  loyalty verify https://api.loyalty.example --projectId proj_1 --only listUsers
  loyalty check traffic.har
  loyalty record --upstream https://api.loyalty.example --out traffic.har
  loyalty serve`,
    );
  for (const create of commands) program.addCommand(create(io));
  for (const command of listCommands(program)) {
    configureCommand(command, nameCommand(command), io);
  }
  return program;
}

/** Lists a command and all commands below it. */
export function listCommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap((child) => listCommands(child as Command))];
}

/** Returns the whole name of a command, such as `loyalty key revoke`. */
export function nameCommand(command: Command): string {
  return command.parent ? `${nameCommand(command.parent)} ${command.name()}` : command.name();
}

/** Runs a command line and returns its exit code. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  let exitCode = 0;
  const program = createProgram({ ...io, exit: (code) => (exitCode = code) });
  let name = program.name();
  program.hook("preAction", (_, command) => {
    name = nameCommand(command);
  });
  try {
    await program.parseAsync(args, { from: "user" });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2; // commander has printed the reason
    printMessage("error", name, describeError(error), io);
    return 2;
  }
}
