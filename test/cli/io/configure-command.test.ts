import { Command } from "commander";
import { expect, it } from "vitest";
import { configureCommand, formatNotes } from "../../../src/cli/io/configure-command.ts";
import { createScreen } from "../../../src/cli/io/screen.ts";

it.each([
  { hasColors: true, title: "\u001b[1mExample:\u001b[22m" },
  { hasColors: false, title: "Example:" },
])(
  "help wraps paragraphs, leaves other lines as they are, and has its titles in bold if there are colours: $hasColors",
  ({ hasColors, title }) => {
    let help = "";
    const screen = createScreen({ isTerminal: true, columns: 40, hasColors });
    const out = (text: string) => {
      help += text;
    };
    const example = `loyalty try ${"word ".repeat(12)}`.trim();
    const text = `
The first line of a paragraph
goes on. So does the second line of it.

A list:
  ${example}`;
    const command = new Command("try").addHelpText(
      "after",
      formatNotes({ text, exitCode: "0 always.", examples: [example] }),
    );
    configureCommand(command, "loyalty try", { out, err: out, screen, errScreen: screen });

    command.outputHelp();

    const [, notes] = help.split("for command\n");
    const exitCode = title.replace("Example", "Exit code");
    expect(notes).toBe(`
The first line of a paragraph goes on.
So does the second line of it.

A list:
  ${example}

${exitCode} 0 always.

${title}
  ${example}
`);
  },
);
