import { Writable } from "node:stream";
import { WriteStream } from "node:tty";
import { expect, it } from "vitest";
import { describeStream } from "../../../src/cli/io/screen.ts";

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
