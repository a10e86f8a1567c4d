import { Writable } from "node:stream";
import { WriteStream } from "node:tty";
import { describe, expect, it, vi } from "vitest";
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

describe("formatTable", () => {
  it("colours a cell without its padding", () => {
    const rows = [
      [["good", "good"], "a"],
      ["not seen", "b"],
    ] as const;

    expect(formatTable(rows, createScreen({ hasColors: true }))).toEqual([
      "\x1b[32mgood\x1b[39m      a",
      "not seen  b",
    ]);
  });
});
