import { describe, expect, it } from "vitest";
import { createProgram, listCommands, nameCommand } from "../../src/cli/create-program.ts";
import { processIo } from "../../src/cli/io/io.ts";
import { runInProcess } from "../support/run-cli.ts";

const all = listCommands(createProgram(processIo)).map((command) => ({ command, name: nameCommand(command).slice(8) }));
const commands = all.filter(({ command }) => command.commands.length === 0);
const readHelp = async (name: string, columns = 80) =>
  (await runInProcess([...name.split(" ").filter(Boolean), "--help"], "", { isTerminal: true, columns })).stdout;

/** The examples of a command in its help, without comments and the rest of a pipe. */
const exampleLines = (help: string, name: string) =>
  [...help.slice(help.indexOf("\nExample")).matchAll(/\bloyalty [^|\n]*/g)]
    .map(([line]) => line.split("   ")[0] ?? "")
    .filter((line) => line.startsWith(`loyalty ${name} `));

describe("the command line", () => {
  it.each(commands)(
    "explains $name: options, arguments, exit codes, and examples with known options",
    async (given) => {
      const { command, name } = given;
      const help = await readHelp(name);
      const examples = exampleLines(help, name);
      const described = [...command.options, ...command.registeredArguments].map(({ description }) => description);
      const known = command.options.map(({ long }) => long);

      for (const text of [command.summary(), ...described]) expect(text).toMatch(/^\S/);
      expect(command.description()).toMatch(/^[A-Z][^.]+\./);
      if (known.includes("--database")) expect(help).toContain("env: DATABASE_URL");
      expect(help.replace(/\n(?=\S)/g, " ")).toMatch(/Exit code: 0 .*, 2 /);
      expect(examples).not.toEqual([]);
      expect(known).toEqual(expect.arrayContaining(examples.flatMap((line) => line.match(/--[\w-]+/g) ?? [])));
      if (/^(serve|dataset|call \w+)$/.test(name)) return; // they report nothing
      expect(help).toMatch(/^ {2}--json {2,}print one JSON/m);
      expect(help).toMatch(/^ {2}-q, --quiet {2,}print only errors and/m);
    },
  );

  it.each(commands)("refuses a mistyped option of $name with exit code 2", async ({ name }) => {
    const { code, stderr } = await runInProcess([...name.split(" "), "--no-such-option", "x"]);

    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(`^loyalty ${name}: .* option .*; see loyalty ${name} --help\n$`),
    ]);
  });

  it.each([["help"], ["help", "serv"], ["serv", "--help"], ["serv"]])(
    "refuses an unknown command: %s %s",
    async (...args) => {
      const { code, stdout, stderr } = await runInProcess(args);

      if (args.join() === "help") expect(stdout).toMatch(/^Usage: loyalty/);
      else
        expect([code, stdout, stderr]).toEqual([
          2,
          "",
          expect.stringContaining("unknown command 'serv' (Did you mean serve?)"),
        ]);
    },
  );

  it("only the named command is created, and all for any other name", () => {
    const count = (name?: string) => createProgram(processIo, name).commands.length;

    expect([count("check"), count("chekc") > 1, count("toString") > 1]).toEqual([1, true, true]);
  });

  it("shows all commands, exit codes and examples in its own help", async () => {
    const { code, stdout: help } = await runInProcess(["--help"]);

    expect(code).toBe(0);
    for (const { name } of commands) expect(help).toContain(`  ${name.split(" ")[0]} `);
    expect(help).toMatch(/^Usage: loyalty .*\n\n[A-Z].* service\.\n/);
    expect(help).toMatch(/^Exit code: 0 .*, 1 .*, 2 [^.]+\.\n\nExamples:\n {2}loyalty /m);
  });
});
