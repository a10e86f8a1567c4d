import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let directory = "";
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "commands-"));
});
afterAll(() => rm(directory, { recursive: true }));

function command(name: string, ...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const file = name.startsWith("bench:") ? `${name.replace(":", "/")}.ts` : `scripts/${name}.ts`;
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}
/** The contract with one edit that breaks it. */
async function broken(name: string, before: string, after: string): Promise<string> {
  const text = (await readFile("openapi.yaml", "utf8")).replace(before, after);
  await writeFile(join(directory, name), text);
  return join(directory, name);
}

describe("the commands of the pipeline", () => {
  const benches = ["bench:validate", "bench:client", "bench:check", "bench:service", "bench:import"];

  it.each(["generate", "docs", "diff", "record", "demo", ...benches])(
    "%s says its usage, and one line where an option does not exist",
    async (name) => {
      const [help, mistaken] = await Promise.all([command(name, "--help"), command(name, "--no-such-option")]);

      expect(help).toMatchObject({ code: 0, stderr: "" });
      expect(help.stdout).toMatch(new RegExp(`^Usage: .*npm run (test:)?${name}`, "m"));
      expect(mistaken.code).toBe(2);
      expect(mistaken.stderr).toMatch(new RegExp(`^${name}: Unknown option '--no-such-option'[^\n]*\n$`));
    },
  );

  it("generate says what is wrong with a contract, where, and what tells more, without a stack", async () => {
    const unreadable = await broken("yaml.yaml", "paths:\n", "paths: [\n");
    const dangling = await broken(
      "ref.yaml",
      '"#/components/schemas/ProjectRole"',
      '"#/components/schemas/ProjectRol"',
    );

    const [first, second] = [
      await command("generate", "--contract", unreadable, "--out", join(directory, "out")),
      await command("generate", "--contract", dangling, "--out", join(directory, "out")),
    ];

    expect([first.code, second.code]).toEqual([2, 2]);
    expect(first.stderr).toMatch(/^generate: .*yaml\.yaml: .* at line \d+, column \d+:/);
    expect(second.stderr).toMatch(/^generate: .*ProjectRol\b[\s\S]*npm run lint:contract says what is wrong/);
    for (const { stderr } of [first, second]) expect(stderr).not.toMatch(/^ +at /m);
  });

  it.each([
    ["bench:client", "--rounds", "0"],
    ["bench:import", "--events", "1e6"],
  ])("%s refuses %s %s before it begins", async (name, option, value) => {
    const { code, stdout, stderr } = await command(name, option, value);

    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toBe(`${name}: ${option} must be a whole number from 1 to 1000000000.\n`);
  });
});
