import { createProgram, listCommands, nameCommand } from "../../src/cli/create-program.ts";
import { createScreen } from "../../src/cli/io/screen.ts";

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
  return `# Command line\n\nThe help of each command, as \`loyalty COMMAND --help\` prints it.\n\n${sections.join("\n\n")}\n`;
}
