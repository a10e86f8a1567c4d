import { createProgram, listCommands, nameCommand } from "../../src/cli/create-program.ts";
import { createScreen } from "../../src/cli/io/screen.ts";
import { fence } from "./format-markdown.ts";

const INTRODUCTION = `# Command line

The help of each command. \`loyalty COMMAND --help\` prints the same.

## Exit codes

0 for success, 1 for a result that should fail a job, 2 for wrong usage or a file, port or database that cannot be opened, 3 if a
service gives no usable response. Each command below names its own.`;

/** Formats the help of `loyalty` and of each of its commands as Markdown. */
export async function formatCommandReference(): Promise<string> {
  let printed = "";
  const out = (text: string) => {
    printed += text;
  };
  const program = await createProgram({ out, screen: createScreen({}) } as Parameters<typeof createProgram>[0]);
  const sections = listCommands(program).map((command) => {
    printed = "";
    command.outputHelp();
    return `## ${nameCommand(command)}\n\n${fence("text", printed.trimEnd())}`;
  });
  return `${[INTRODUCTION, ...sections].join("\n\n")}\n`;
}
