import { Command, CommanderError } from "commander";
import { configureCommand, formatNotes } from "./io/configure-command.ts";
import { describeError } from "./io/describe-system-error.ts";
import { hidePasswords } from "./io/hide-passwords.ts";
import { type Io, ownPackage } from "./io/io.ts";
import { printMessage } from "./io/output.ts";

/** The commands in the order of the help. One loads when it is named. */
const commands: readonly { readonly name: string; readonly load: () => Promise<(io: Io) => Command> }[] = [
  { name: "call", load: async () => (await import("./commands/call.ts")).callCommand },
  { name: "verify", load: async () => (await import("./commands/verify.ts")).verifyCommand },
  { name: "check", load: async () => (await import("./commands/check.ts")).checkCommand },
  { name: "record", load: async () => (await import("./commands/record.ts")).recordCommand },
  { name: "redact", load: async () => (await import("./commands/redact.ts")).redactCommand },
  { name: "serve", load: async () => (await import("./commands/serve.ts")).serveCommand },
  { name: "import", load: async () => (await import("./commands/import.ts")).importCommand },
  { name: "key", load: async () => (await import("./commands/key.ts")).keyCommand },
  { name: "member", load: async () => (await import("./commands/member.ts")).memberCommand },
  { name: "migrate", load: async () => (await import("./commands/migrate.ts")).migrateCommand },
];

/**
 * Creates the command line `loyalty`.
 *
 * All commands share their exit codes: 0 success, 1 a violation was found or a call was refused, 2 the command failed (wrong usage,
 * unreadable input); `loyalty call` and `loyalty verify` add 3, no response.
 * @param name The only command that it has. Without a known name, it has all of them.
 */
export async function createProgram(io: Io, name?: string): Promise<Command> {
  const program = new Command("loyalty")
    .description("Calls and verifies the loyalty API, checks its traffic, and runs the service.")
    .version(ownPackage.version, "-v, --version", "print the version")
    .addHelpText(
      "after",
      formatNotes({
        exitCode:
          "0 success, 1 a violation was found or a call was refused, 2 wrong usage or unreadable input, 3 no response of the service.",
        examples: [
          "loyalty call listUsers --projectId proj_Tn4vQ8Lw",
          "loyalty verify https://api.loyalty.example --projectId proj_1 --only listUsers",
          "loyalty check traffic.har",
          "loyalty record --upstream https://api.loyalty.example --out traffic.har",
          "loyalty serve",
        ],
      }),
    );
  const named = commands.filter((command) => command.name === name);
  for (const { load } of named.length > 0 ? named : commands) program.addCommand((await load())(io));
  for (const command of listCommands(program)) {
    configureCommand(command, nameCommand(command), io);
  }
  return program;
}

export function listCommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap((child) => listCommands(child as Command))];
}

/** Returns the whole name of a command, such as `loyalty key revoke`. */
export function nameCommand(command: Command): string {
  return command.parent ? `${nameCommand(command.parent)} ${command.name()}` : command.name();
}

/** Runs a command line and returns its exit code. No message shows a password of it. */
export async function run(args: readonly string[], processIo: Io): Promise<number> {
  let exitCode = 0;
  const hide = hidePasswords(args);
  const io: Io = { ...processIo, err: (text) => processIo.err(hide(text)), exit: (code) => (exitCode = code) };
  const program = await createProgram(io, args[0]);
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
