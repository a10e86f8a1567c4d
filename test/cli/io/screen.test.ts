import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { createScreen } from "../../../src/cli/io/screen.ts";

/**
 * Describes the standard output of a process that has these variables only: Node reads many
 * (`CI`, `COLORTERM`, `TMUX`) to guess what the terminal can do.
 */
function describeIn(env: Readonly<Record<string, string>>): unknown {
  const code = `import { WriteStream } from "node:tty";
    import { describeStream } from "./src/cli/io/screen.ts";
    const stream = Object.assign(process.stdout, JSON.parse(process.env.STREAM ?? "{}"), { getColorDepth: WriteStream.prototype.getColorDepth });
    const { paint, ...screen } = describeStream(stream);
    console.log(JSON.stringify([paint("error", "x"), screen.isTerminal, String(screen.columns)]));`;
  const args = ["--input-type=module", "--eval", code];
  return JSON.parse(execFileSync(process.execPath, args, { env: { TERM: "xterm", ...env }, encoding: "utf8" }));
}

describe("describeStream", { timeout: 60_000 }, () => {
  it.each<[string, Record<string, string>, unknown[]]>([
    ["a pipe: whole lines without colours", {}, ["x", false, "Infinity"]],
    ["a pipe with FORCE_COLOR: colours", { FORCE_COLOR: "1" }, ["\x1b[31mx\x1b[39m", false, "Infinity"]],
    ["a terminal of unknown width: 80 columns", { STREAM: '{"isTTY":true}' }, ["\x1b[31mx\x1b[39m", true, "80"]],
    ["a terminal with NO_COLOR", { STREAM: '{"isTTY":true,"columns":120}', NO_COLOR: "1" }, ["x", true, "120"]],
  ])("describes %s", (_, env, expected) => {
    expect(describeIn(env)).toEqual(expected);
  });
});

describe("createScreen", () => {
  it.each([
    ["error", "\x1b[31mx\x1b[39m"],
    ["bad", "\x1b[31mx\x1b[39m"],
    ["warning", "\x1b[33mx\x1b[39m"],
    ["good", "\x1b[32mx\x1b[39m"],
    ["secondary", "\x1b[2mx\x1b[22m"],
    ["title", "\x1b[1mx\x1b[22m"],
  ] as const)("paints %s", (role, text) => {
    expect(createScreen({ hasColors: true }).paint(role, "x")).toBe(text);
    expect(createScreen({}).paint(role, "x")).toBe("x");
  });
});
