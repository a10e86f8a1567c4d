import type { Command } from "commander";
import { createProgram } from "../../src/cli/create-program.ts";

/** Formats the help of `loyalty` and of each of its commands as Markdown. */
export function formatCommandReference(): string {
  const help: string[] = [];
  const program = createProgram({
    out: (text: string) => void help.push(text),
    err: (text: string) => void help.push(text),
  } as Parameters<typeof createProgram>[0]);
  const sections = [program, ...listCommands(program)].map((command) => {
    const names = listNames(command);
    help.length = 0;
    command.outputHelp();
    return `## ${names}\n\n\`\`\`text\n${help.join("").trimEnd()}\n\`\`\``;
  });
  return `# Command line\n\nThe help of each command, as \`loyalty COMMAND --help\` prints it.\n\n${sections.join("\n\n")}\n`;
}

function listCommands(command: Command): Command[] {
  return command.commands.flatMap((child) => [child as Command, ...listCommands(child as Command)]);
}

function listNames(command: Command | null): string {
  return command ? `${listNames(command.parent)} ${command.name()}`.trim() : "";
}
