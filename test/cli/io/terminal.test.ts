import { Writable } from "node:stream";
import { WriteStream } from "node:tty";
import { Command } from "commander";
import { expect, it, vi } from "vitest";
import { configureCommand, formatNotes } from "../../../src/cli/io/configure-command.ts";
import { printMessage } from "../../../src/cli/io/output.ts";
import { createScreen, describeStream, formatTable } from "../../../src/cli/io/screen.ts";

it.each([
  ["FORCE_COLOR", undefined, "\x1b[31mx\x1b[39m", 80],
  ["NO_COLOR", 120, "x", 100],
])("describeStream follows %s, and makes a line of %s columns readable", (name, width, painted, used) => {
  for (const other of ["FORCE_COLOR", "NO_COLOR"]) vi.stubEnv(other, other === name ? "1" : undefined);
  const { getColorDepth } = WriteStream.prototype;
  const stream = Object.assign(new Writable(), { isTTY: true, columns: width, getColorDepth });
  const { paint, isTerminal, columns } = describeStream(stream as never);
  vi.unstubAllEnvs();

  expect([paint("error", "x"), isTerminal, columns]).toEqual([painted, true, used]);
});

it("a table colours a cell without its padding", () => {
  const rows = [
    [["good", "good"], "a"],
    ["not seen", "b"],
  ] as const;

  expect(formatTable(rows, createScreen({ hasColors: true }))).toEqual(["\x1b[32mgood\x1b[39m      a", "not seen  b"]);
});

it("a message of several lines has an indented line for each, without control characters, and its command in colour", () => {
  const printed: string[] = [];
  const io = { err: (text: string) => void printed.push(text), errScreen: createScreen({}) };
  printMessage("error", "generate", ["two faults", "openapi.yaml:1:1 first\u001b[2J", "a\nb"], io);

  const coloured = { err: (text: string) => void printed.push(text), errScreen: createScreen({ hasColors: true }) };
  printMessage("error", "generate", "x", coloured);

  expect(printed.pop()).toBe("\u001b[31mgenerate:\u001b[39m x\n");
  expect(printed.join("")).toBe("generate: two faults\n  openapi.yaml:1:1 first\\u001b[2J\n  a\\u000ab\n");
});

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
