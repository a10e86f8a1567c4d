import type { Command } from "commander";
import { createProgram, listCommands, nameCommand } from "../../src/cli/create-program.ts";
import { createScreen } from "../../src/cli/io/screen.ts";
import { fence, formatTable, joinParts } from "./format-markdown.ts";

const INTRODUCTION = `# Command line

\`loyalty COMMAND --help\` prints the same as this page.

## Exit codes

0 for success, 1 for a result that should fail a job, 2 for wrong usage or a file, port or database that cannot be opened, 3 if a
service gives no usable response. Each command below names its own.`;

/** Formats the help of `loyalty` and of each of its commands as Markdown: usage, options as a table, notes, and examples as code. */
export async function formatCommandReference(): Promise<string> {
  let printed = "";
  const out = (text: string) => {
    printed += text;
  };
  const program = await createProgram({ out, screen: createScreen({}) } as Parameters<typeof createProgram>[0]);
  const sections = listCommands(program).map((command) => {
    printed = "";
    command.outputHelp();
    const [, notes = ""] = printed.split(command.helpInformation());
    return formatCommand(command, notes);
  });
  return `${[INTRODUCTION, ...sections].join("\n\n")}\n`;
}

function formatCommand(command: Command, notes: string): string {
  const help = command.createHelp();
  const rows = [
    ...help
      .visibleArguments(command)
      .map((each) => [`\`${help.argumentTerm(each)}\``, formatText(help.argumentDescription(each))]),
    ...help
      .visibleOptions(command)
      .filter(({ long }) => command.parent === null || long !== "--help")
      .map((each) => [`\`${help.optionTerm(each)}\``, formatText(help.optionDescription(each))]),
  ];
  return joinParts([
    `## ${nameCommand(command)}`,
    formatText(help.commandDescription(command)),
    fence("sh", help.commandUsage(command)),
    formatTable(["Option", "Meaning"], rows),
    ...formatNotes(notes),
  ]);
}

/** Formats the text after the options: indented lines are code, the others paragraphs. */
function formatNotes(notes: string): string[] {
  const blocks = notes.match(/(?:^ {2}.+\n?)+|(?:^(?! {2}).+\n?)+/gm) ?? [];
  return blocks.map((block) =>
    block.startsWith("  ")
      ? fence("sh", block.trimEnd().replaceAll(/^ {2}/gm, ""))
      : formatText(block.trimEnd().replaceAll("\n", " ")),
  );
}

/** Marks variables, options and patterns as code, and escapes what Markdown would read as markup. */
function formatText(text: string): string {
  const parts = text.split(/(`[^`]*`|(?<![\w-])--[a-z][\w-]*|…?\b[A-Z]*_[A-Z_]+(?:=\w+)?|\*\*\/\S+)/);
  return parts
    .map((part, index) =>
      index % 2 === 1 ? `\`${part.replaceAll("`", "")}\`` : part.replaceAll(/[<*]/g, (mark) => `\\${mark}`),
    )
    .join("");
}
