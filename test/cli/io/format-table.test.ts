import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatTable, wrapText } from "../../../src/cli/io/format-table.ts";
import { createScreen } from "../../../src/cli/io/screen.ts";

const terminal = (columns: number, hasColors = false) => createScreen({ isTerminal: true, columns, hasColors });

describe("formatTable", () => {
  it("aligns columns, also with wide characters, combined characters and emoji", () => {
    const rows = [
      ["a", "7", "x"],
      ["日本", "12", "y"],
      ["e\u0301\u{1F389}", "1", ""],
    ];

    expect(formatTable(rows, { screen: createScreen({}), right: [1], indent: "  " })).toEqual([
      "  a      7  x",
      "  日本  12  y",
      "  e\u0301\u{1F389}    1",
    ]);
  });

  it("wraps the widest cells at spaces until the table fits, and breaks words only if it must", () => {
    const row = ["S07", "a token of another application is refused", "test/recordings/tokens.har"];

    expect(formatTable([row], { screen: terminal(46) })).toEqual([
      "S07  a token of     test/recordings/tokens.har\n     another\n     application\n     is refused",
    ]);
    expect(formatTable([row], { screen: terminal(24) })[0]).toMatch(
      /^S07 {2}a token {3}test\/rec\n {5}of {8}ordings\/\n {5}another {3}tokens\.h/,
    );
  });

  it("colours each line of a cell, without its padding, and keeps lines whole if they are piped", () => {
    const long = "word ".repeat(60).trim();
    const row = [["not seen", "bad"], "b"] as const;

    expect(formatTable([row], { screen: terminal(7, true) })).toEqual([
      "\x1b[31mnot\x1b[39m   b\n\x1b[31mseen\x1b[39m",
    ]);
    expect(formatTable([[long, long]], { screen: createScreen({}) })).toEqual([`${long}  ${long}`]);
    expect(formatTable([], { screen: terminal(80) })).toEqual([]);
  });

  it("fits every table into the terminal, loses no letter, and lets no control character through", () => {
    const cell = fc.string({ unit: fc.constantFrom("z", "é", "日", " ", "\x1b", "\u009b", "\n"), maxLength: 30 });
    const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 4 });

    fc.assert(
      fc.property(table, fc.integer({ min: 20, max: 90 }), (rows, columns) => {
        const lines = formatTable(rows, { screen: terminal(columns) }).join("\n");
        const given = rows.flat().join("");

        for (const letter of ["z", "é", "日"]) expect(lines.split(letter).length).toBe(given.split(letter).length);
        for (const line of lines.split("\n"))
          expect(line.length + line.split("日").length - 1).toBeLessThanOrEqual(columns);
        expect(lines.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});

describe("wrapText", () => {
  it("indents all lines but the first, and keeps spaces inside a line", () => {
    expect(wrapText("  #1  must be a string, got 7", 14, "    ")).toEqual([
      "  #1  must be",
      "    a string,",
      "    got 7",
    ]);
  });

  it("breaks what is longer than a line, and ignores an indentation that leaves no room", () => {
    expect(wrapText("abcdefghij kl", 4)).toEqual(["abcd", "efgh", "ij", "kl"]);
    expect(wrapText("abcdef", 4, "   ")).toEqual(["abcd", "ef"]);
    expect(wrapText("ab cd", 4, "  ")).toEqual(["ab", "cd"]);
    expect(wrapText("日本", 1)).toEqual(["日", "本"]); // wider than the line
  });

  it("shows control characters, which could change the terminal", () => {
    expect(wrapText("a\x1b[31mb\u009b\x7f", 80)).toEqual(["a\\u001b[31mb\\u009b\\u007f"]);
  });
});
