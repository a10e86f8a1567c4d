import { describe, expect, it } from "vitest";
import { createProgram } from "../../src/cli/create-program.ts";
import type { Io } from "../../src/cli/io/io.ts";
import { runInProcess } from "../support/run-in-process.ts";

const io: Io = {
  stdin: (async function* () {})(),
  out: () => {},
  err: () => {},
  isTerminal: false,
  exit: () => {},
  waitForSignal: async () => {},
};
const commands = createProgram(io)
  .commands.flatMap((command) => (command.commands.length > 0 ? command.commands : [command]))
  .map((command) => {
    const parents = command.parent?.parent ? [command.parent.name()] : [];
    return { command, name: [...parents, command.name()].join(" ") };
  });
const readHelp = async (name: string) => (await runInProcess([...name.split(" "), "--help"])).stdout;

/** The examples of a command in its help, without comments and the rest of a pipe. */
const exampleLines = (help: string, name: string) =>
  [...help.slice(help.indexOf("\nExample")).matchAll(/\bloyalty [^|\n]*/g)]
    .map(([line]) => line.split("   ")[0] ?? "")
    .filter((line) => line.startsWith(`loyalty ${name} `));

describe("the command line", () => {
  it.each(commands)("shows exit codes and examples in the help of $name", async ({ name }) => {
    const help = await readHelp(name);

    expect(help).toMatch(/^Exit code: 0 .*, 2 /m);
    expect(exampleLines(help, name).length).toBeGreaterThan(0);
  });

  it.each(commands)("uses only known options in the examples of $name", async ({ command, name }) => {
    const known = new Set(command.options.map(({ long }) => long));
    const shown = exampleLines(await readHelp(name), name).flatMap((line) => line.match(/--[a-z-]+/g) ?? []);

    expect(shown.filter((option) => !known.has(option))).toEqual([]);
  });

  it("shows all commands, exit codes and examples in its own help", async () => {
    const { code, stdout: help } = await runInProcess(["--help"]);

    expect(code).toBe(0);
    for (const { name } of commands) expect(help).toContain(`  ${name.split(" ")[0]} `);
    expect(help).toMatch(/^Exit code: 0 .*, 1 .*, 2 .*\n\nExamples:\n {2}loyalty /m);
  });

  it("explains the fault rules of serve: the grammar and every kind", async () => {
    const help = await readHelp("serve");

    for (const text of [
      "KIND[=VALUE][,on=OPERATION]",
      "latency=",
      "status=",
      "drop",
      "truncate",
      "nonconforming",
      "expired-token",
    ])
      expect(help).toContain(text);
  });

  it("refuses a mistyped option of every command with exit code 2", async () => {
    for (const { name } of commands) {
      const { code, stderr } = await runInProcess([...name.split(" "), "--no-such-option", "x"]);

      expect([name, code]).toEqual([name, 2]);
      expect(stderr).toContain("error:");
    }
  });
});
