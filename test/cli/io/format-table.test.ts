import { describe, expect, it } from "vitest";
import { formatTable } from "../../../src/cli/io/format-table.ts";
import { createScreen } from "../../../src/cli/io/screen.ts";

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
