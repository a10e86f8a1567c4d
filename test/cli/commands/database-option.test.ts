import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { runInProcess } from "../../support/run-cli.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder, file } = createScratchFolder();
const database = join(folder, "keys.db");
await runInProcess(["migrate", "--database", database]);
const secret = await file("secret", `${database}\n`);
const missing = join(folder, "missing.db");

/** Runs `loyalty key list` with variables; a database that is missing shows which one the command has chosen. */
function listKeys(variables: Readonly<Record<string, string>>, ...args: string[]) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  return runInProcess(["key", "list", ...args]);
}

describe("the database of a command", () => {
  it.each([
    { of: "the variable", variables: { DATABASE_URL: database } },
    { of: "the file, before the variable", variables: { DATABASE_URL: missing, DATABASE_URL_FILE: secret } },
    { of: "the argument, before the variable", variables: { DATABASE_URL: missing }, argument: database },
    { of: "the argument, before the file", variables: { DATABASE_URL_FILE: missing }, argument: database },
  ])("is that of $of", async ({ variables, argument }) => {
    const args = argument === undefined ? [] : ["--database", argument];

    expect(await listKeys(variables, ...args)).toMatchObject({ code: 0, stdout: "no keys\n" });
  });

  it.each<{ variables: Record<string, string>; args: string[]; reason: string }>([
    { variables: {}, args: [], reason: "required option '--database <database>' not specified; see" },
    { variables: { DATABASE_URL: "" }, args: [], reason: "DATABASE_URL is empty; see" },
    { variables: { DATABASE_URL: database }, args: ["--database", ""], reason: "--database is empty; see" },
    { variables: {}, args: ["--database", ":memory:"], reason: "a database in memory would end with the command; see" },
    { variables: { DATABASE_URL_FILE: "/dev/null" }, args: [], reason: "the file of DATABASE_URL_FILE is empty; see" },
    {
      variables: { DATABASE_URL_FILE: missing },
      args: [],
      reason: "DATABASE_URL_FILE names a file that cannot be read: no such file or directory",
    },
  ])("is missing with $variables and $args, and the message says why", async ({ variables, args, reason }) => {
    const { code, stdout, stderr } = await listKeys(variables, ...args);

    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(`loyalty key list: ${reason}`);
  });
});
