import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { runInProcess } from "../../support/run-cli.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder, file } = createScratchFolder();
const first = join(folder, "first.db");
const second = join(folder, "second.db");
for (const database of [first, second]) await runInProcess(["migrate", "--database", database]);
const missing = join(folder, "missing.db");

/** Runs `loyalty key list` with variables; a database that is missing shows which one the command has chosen. */
function listKeys(variables: Readonly<Record<string, string>>, ...args: string[]) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  return runInProcess(["key", "list", ...args]);
}

describe("the database of a command", () => {
  it.each([
    { of: "the variable", variables: { DATABASE_URL: first }, args: [] },
    { of: "the argument, before the variable", variables: { DATABASE_URL: missing }, args: ["--database", first] },
    {
      of: "the file, before the variable",
      variables: { DATABASE_URL: missing, DATABASE_URL_FILE: "secret" },
      args: [],
    },
    { of: "the argument, before the file", variables: { DATABASE_URL_FILE: missing }, args: ["--database", first] },
  ])("is that of $of", async ({ variables, args }) => {
    const secret = await file("secret", `${second}\n`);
    const given = Object.entries(variables).map(([name, value]) => [name, value === "secret" ? secret : value]);

    expect(await listKeys(Object.fromEntries(given), ...args)).toMatchObject({ code: 0, stdout: "no keys\n" });
  });

  it.each([
    {
      variables: {},
      args: [],
      reason: "required option '--database <database>' not specified; see loyalty key list --help",
    },
    { variables: { DATABASE_URL: "" }, args: [], reason: "DATABASE_URL is empty; see loyalty key list --help" },
    {
      variables: { DATABASE_URL: first },
      args: ["--database", ""],
      reason: "--database is empty; see loyalty key list --help",
    },
    {
      variables: { DATABASE_URL_FILE: "/dev/null" },
      args: [],
      reason: "the file of DATABASE_URL_FILE is empty; see loyalty key list --help",
    },
    {
      variables: { DATABASE_URL_FILE: missing },
      args: [],
      reason: "DATABASE_URL_FILE names a file that cannot be read: no such file or directory",
    },
  ])(
    "is missing with $variables and $args, and the message says what to correct",
    async ({ variables, args, reason }) => {
      expect(await listKeys(variables, ...args)).toMatchObject({
        code: 2,
        stdout: "",
        stderr: `loyalty key list: ${reason}\n`,
      });
    },
  );
});
