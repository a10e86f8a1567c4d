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
  it("sets each option of serve, and the database of the other commands, as their help says", () => {
    expect(commands.map((command) => command.name())).toEqual([
      ...["serve", "import", "create", "list", "revoke", "erase", "migrate"],
    ]);
    for (const command of commands)
      for (const { long, envVar } of command.options) {
        const name = `LOYALTY_${long?.slice(2).toUpperCase().replaceAll("-", "_")}`;
        const ofServe = command.name() === "serve" ? name : undefined;

        expect(envVar).toBe(long === "--database" ? "DATABASE_URL" : ofServe);
        if (envVar) expect(command.helpInformation().replaceAll(/\s+/g, " ")).toContain(`env: ${envVar}`);
      }
  });

  it("configures the service; the command line has precedence", async () => {
    vi.stubEnv("LOYALTY_PORT", "0");
    vi.stubEnv("LOYALTY_ADMIN_PORT", "none");
    vi.stubEnv("LOYALTY_FAULT", "latency=1,nth=1 drop,nth=2");
    vi.stubEnv("LOYALTY_DEMO", "TRUE");
    vi.stubEnv("DATABASE_URL", "/no/such/folder/x.db");
    const wrong = await runInProcess(["serve"]);
    const { code, stdout, stderr } = await runInProcess(["serve", "--admin-port", "0", "--database", ":memory:"]);

    expect((await runInProcess(["import", "-"])).stderr).toContain("cannot open the database /no/such/folder/x.db");
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining("LOYALTY_ADMIN_PORT")]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ adminUrl: expect.any(String), credentials: expect.any(Object) });
    expect(stderr).toContain("faults are on, for tests only: latency=1,nth=1 drop,nth=2");
  });

  it.each([
    ["false", 0, ""],
    ["0", 0, ""],
    ["", 0, ""],
    ["yes", 2, "LOYALTY_DEMO must be true or false"],
  ])("LOYALTY_DEMO=%s does not switch --demo on", async (value, expected, message) => {
    vi.stubEnv("LOYALTY_DEMO", value);
    const { code, stdout, stderr } = await runInProcess(["serve", "--port", "0", "--database", ":memory:"]);

    expect([code, stderr]).toEqual([expected, expect.stringContaining(message)]);
    expect(stdout).not.toContain("credentials");
  });
});
