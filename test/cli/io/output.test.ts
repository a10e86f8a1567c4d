import { Command } from "commander";
import { describe, expect, it } from "vitest";
import {
  configureCommand,
  createProgress,
  formatNotes,
  type ProgressOptions,
  printMessage,
} from "../../../src/cli/io/output.ts";
import { createScreen } from "../../../src/cli/io/screen.ts";

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

type Step = readonly [passedMs: number, bytes: number];
type Terminal = Parameters<typeof createScreen>[0];

/** Returns the lines that these steps print on a terminal, each without the code that clears the line before. */
async function show(steps: readonly Step[], options: Partial<ProgressOptions> = {}, terminal: Terminal = {}) {
  let now = 1000;
  let printed = "";
  const err = (text: string) => {
    printed += text;
  };
  const io = { err, errScreen: createScreen({ isTerminal: true, ...terminal }), now: () => now };
  const progress = createProgress({ verb: "checking", ...options }, io);
  for (const [passedMs, length] of steps) {
    now += passedMs;
    for await (const _ of progress.track([{ length } as Uint8Array]));
  }
  progress.clear();
  return printed.split("\r\x1b[K").slice(1);
}

describe("createProgress", () => {
  it.each([
    [200e6, "checking  50.0 MB of 200.0 MB  25 %"],
    [10e6, "checking  50.0 MB"],
  ])("shows amount and share of %s bytes, and clears the line at the end", async (total, line) => {
    expect(await show([[500, 50e6]], { total })).toEqual([line, ""]);
  });

  it("shows nothing in the first half second, and then at most ten lines a second", async () => {
    const steps = [499, 1, 99, 1, 50].map((passedMs): Step => [passedMs, 1e6]);

    expect(await show(steps)).toEqual(["checking  2.0 MB", "checking  4.0 MB", ""]);
  });

  it("shows nothing if standard error is not a terminal, or if it is quiet", async () => {
    expect(await show([[5_000, 1e6]], {}, { isTerminal: false })).toEqual([]);
    expect(await show([[5_000, 1e6]], { isQuiet: true })).toEqual([]);
  });
});
