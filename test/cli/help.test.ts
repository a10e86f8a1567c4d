import { describe, expect, it } from "vitest";
import { createProgram } from "../../src/cli/create-program.ts";
import { runInProcess } from "../support/run-in-process.ts";

const io = { stdin: (async function* () {})(), out: () => {}, err: () => {}, isTerminal: false, exit: () => {} };
const commands = createProgram(io)
  .commands.flatMap((command) => (command.commands.length > 0 ? command.commands : [command]))
  .map((command) => {
    const parents = command.parent?.parent ? [command.parent.name()] : [];
    return { command, name: [...parents, command.name()].join(" ") };
  });
const helpOf = async (name: string) => (await runInProcess([...name.split(" "), "--help"])).stdout;

/** Command lines of this command in its help, comments and what a pipe leads to left out. */
const exampleLines = (help: string, name: string) =>
  [...help.slice(help.indexOf("\nExample")).matchAll(/\bloyalty [^|\n]*/g)]
    .map(([line]) => line.split("   ")[0] ?? "")
    .filter((line) => line.startsWith(`loyalty ${name} `));

describe("the command line", () => {
  it.each(commands)("teaches exit codes and examples in the help of $name", async ({ name }) => {
    const help = await helpOf(name);

    expect(help).toMatch(/^Exit code: 0 .*, 2 /m);
    expect(exampleLines(help, name).length).toBeGreaterThan(0);
  });

  it.each(commands)("shows no option in the examples of $name that it does not have", async ({ command, name }) => {
    const known = new Set(command.options.map(({ long }) => long));
    const shown = exampleLines(await helpOf(name), name).flatMap((line) => line.match(/--[a-z-]+/g) ?? []);

    expect(shown.filter((option) => !known.has(option))).toEqual([]);
  });

  it("refuses a mistyped option of every command with exit code 2", async () => {
    for (const { name } of commands) {
      const { code, stderr } = await runInProcess([...name.split(" "), "--no-such-option", "x"]);

      expect([name, code]).toEqual([name, 2]);
      expect(stderr).toContain("error:");
    }
  });
});
