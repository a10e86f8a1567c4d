import { afterEach, describe, expect, it, vi } from "vitest";
import { createProgram, listCommands } from "../../../src/cli/create-program.ts";
import { processIo } from "../../../src/cli/io/io.ts";
import { runInProcess } from "../../support/run-cli.ts";

const commands = listCommands(createProgram(processIo)).filter(({ options }) =>
  options.some(({ long }) => long === "--database"),
);

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("the environment", () => {
  it("names the database of each command, as its help says; the command line has precedence", async () => {
    expect(commands.map((command) => command.name())).toEqual([
      ...["serve", "import", "create", "list", "revoke", "erase", "migrate"],
    ]);
    for (const command of commands) {
      const variables = command.options.map(({ long, envVar }) => [long, envVar]).filter(([, name]) => name);
      expect(variables).toEqual([["--database", "DATABASE_URL"]]);
      expect(command.helpInformation().replaceAll(/\s+/g, " ")).toContain("env: DATABASE_URL");
    }
    vi.stubEnv("DATABASE_URL", "/no/such/folder/x.db");
    const { code } = await runInProcess(["serve", "--port", "0", "--database", ":memory:"]);

    expect((await runInProcess(["import", "-"])).stderr).toContain("cannot open the database /no/such/folder/x.db");
    expect(code).toBe(0);
  });
});
