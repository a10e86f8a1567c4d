import { createProgram, listCommands, nameCommand } from "../../src/cli/create-program.ts";
import { createScreen } from "../../src/cli/io/screen.ts";

const EXIT_CODES =
  "## Exit codes\n\nEach help says which exit code a command has: 0 for success, 1 for a result that should fail a job, 2 for " +
  "wrong usage or a file, port or database that cannot be opened, 3 if a service gives no usable answer.";

/** Formats the help of `loyalty` and of each of its commands as Markdown. */
export function formatCommandReference(): string {
  let help = "";
  const program = createProgram({
    out: (text: string) => {
      help += text;
    },
    screen: createScreen({}),
  } as Parameters<typeof createProgram>[0]);
  const sections = listCommands(program).map((command) => {
    help = "";
    command.outputHelp();
    return `## ${nameCommand(command)}\n\n\`\`\`text\n${help.trimEnd()}\n\`\`\``;
  });
  return `# Command line\n\nThe help of each command, as \`loyalty COMMAND --help\` prints it.\n\n${EXIT_CODES}\n\n${sections.join("\n\n")}\n`;
}
