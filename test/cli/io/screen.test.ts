import { Writable } from "node:stream";
import { WriteStream } from "node:tty";
import { describe, expect, it } from "vitest";
import { createScreen, describeStream, formatTable } from "../../../src/cli/io/screen.ts";

/** Describes a stream in a process that has these variables only: Node reads many (`CI`, `TMUX`) to guess its colours. */
function describeIn(env: Readonly<Record<string, string>>, isTTY?: boolean, columns?: number): unknown {
  const { env: before } = process;
  process.env = { TERM: "xterm", ...env };
  try {
    const stream = Object.assign(new Writable(), {
      isTTY,
      columns,
      getColorDepth: WriteStream.prototype.getColorDepth,
    });
    const screen = describeStream(stream as never);
    return [screen.paint("error", "x"), screen.isTerminal, screen.columns];
  } finally {
    process.env = before;
  }
}

const red = "\x1b[31mx\x1b[39m";
it.each<[string, Parameters<typeof describeIn>, unknown[]]>([
  ["a pipe: no colours", [{}], ["x", false, 80]],
  ["a pipe with FORCE_COLOR: colours", [{ FORCE_COLOR: "1" }], [red, false, 80]],
  ["a terminal of unknown width: 80 columns", [{}, true], [red, true, 80]],
  ["a terminal with NO_COLOR", [{ NO_COLOR: "1" }, true, 120], ["x", true, 100]],
])("describeStream describes %s", (_, stream, expected) => {
  expect(describeIn(...stream)).toEqual(expected);
});

describe("formatTable", () => {
  it("aligns columns to the left or to the right, without spaces at the end of a line", () => {
    const rows = [
      ["a", "7", "x"],
      ["long name", "12", ""],
      ["b", "1"],
    ];

    expect(formatTable(rows, { screen: createScreen({}), right: [1], indent: "  " })).toEqual([
      "  a           7  x",
      "  long name  12",
      "  b           1",
    ]);
    expect(formatTable([], { screen: createScreen({}) })).toEqual([]);
  });

  it("colours a cell without its padding", () => {
    const rows = [
      [["good", "good"], "a"],
      ["not seen", "b"],
    ] as const;

    expect(formatTable(rows, { screen: createScreen({ hasColors: true }) })).toEqual([
      "\x1b[32mgood\x1b[39m      a",
      "not seen  b",
    ]);
  });

  it("shows control characters, which could change the terminal", () => {
    expect(formatTable([["a\x1b[31mb\n", "c"]], { screen: createScreen({}) })).toEqual(["a\\u001b[31mb\\u000a  c"]);
  });
});
