import { describe, expect, it } from "vitest";
import { createProgram } from "../../src/cli/create-program.ts";
import { processIo } from "../../src/cli/io/io.ts";
import { runInProcess } from "../support/run-in-process.ts";

const commands = createProgram(processIo).commands.flatMap((command) =>
  command.commands.length > 0
    ? command.commands.map((nested) => ({ command: nested, name: `${command.name()} ${nested.name()}` }))
    : [{ command, name: command.name() }],
);
const readHelp = async (name: string) => (await runInProcess([...name.split(" "), "--help"])).stdout;

/** The examples of a command in its help, without comments and the rest of a pipe. */
const exampleLines = (help: string, name: string) =>
  [...help.slice(help.indexOf("\nExample")).matchAll(/\bloyalty [^|\n]*/g)]
    .map(([line]) => line.split("   ")[0] ?? "")
    .filter((line) => line.startsWith(`loyalty ${name} `));

describe("the command line", () => {
  it.each(commands)("shows exit codes and examples with known options in the help of $name", async (given) => {
    const help = await readHelp(given.name);
    const examples = exampleLines(help, given.name);
    const known = given.command.options.map(({ long }) => long);

    expect(help).toMatch(/^Exit code: 0 .*, 2 /m);
    expect(examples).not.toEqual([]);
    expect(known).toEqual(expect.arrayContaining(examples.flatMap((line) => line.match(/--[a-z-]+/g) ?? [])));
  });

  it.each(commands)("refuses a mistyped option of $name with exit code 2", async ({ name }) => {
    const { code, stderr } = await runInProcess([...name.split(" "), "--no-such-option", "x"]);

    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(`^loyalty ${name}: .* option .*; see loyalty ${name} --help\n$`),
    ]);
  });

  it("shows all commands, exit codes and examples in its own help", async () => {
    const { code, stdout: help } = await runInProcess(["--help"]);

    expect(code).toBe(0);
    for (const { name } of commands) expect(help).toContain(`  ${name.split(" ")[0]} `);
    expect(help).toMatch(/^Exit code: 0 .*, 1 .*, 2 [^.]+\.\n\nExamples:\n {2}loyalty /m);
  });

  it.each(["KIND[=VALUE][,on=OPERATION]", "latency=", "status=", "drop", "truncate", "nonconforming", "expired-token"])(
    "explains the part %s of fault rules in the help of serve",
    async (part) => {
      expect(await readHelp("serve")).toContain(part);
    },
  );
});
