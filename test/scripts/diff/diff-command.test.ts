import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let directory = "";
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "diff-command-"));
});
afterAll(() => rm(directory, { recursive: true }));

function diff(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ["scripts/diff.ts", ...args], (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

describe("npm run diff", () => {
  it("says so where nothing changed", async () => {
    expect(await diff("--base", "openapi.yaml")).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("the same"),
    });
  });

  it("names the fact that is violated, the exported types and the step, and fails without a plan", async () => {
    const edited = join(directory, "edited.yaml");
    await writeFile(edited, (await readFile("openapi.yaml", "utf8")).replace("[USER, ADMIN]", "[USER]"));

    const { code, stdout, stderr } = await diff(
      "--base",
      "openapi.yaml",
      "--contract",
      edited,
      "--changesets",
      directory,
    );

    expect(stdout).toContain("value removed: ADMIN");
    expect(stdout).toContain("violates the document: §2.10");
    expect(stdout).toContain("changed: ProjectRole");
    expect(stdout).toContain("Semver step: major");
    expect(stderr).toContain("The contract asks for a minor release and nothing is planned.");
    expect(code).toBe(1);
  });

  it("passes where a changeset covers the changes", async () => {
    const edited = join(directory, "edited.yaml");
    await writeFile(edited, (await readFile("openapi.yaml", "utf8")).replace("[USER, ADMIN]", "[USER]"));
    const changesets = await mkdtemp(join(directory, "changesets-"));
    await writeFile(join(changesets, "roles.md"), '---\n"loyalty-interface": minor\n---\n\nRoles.\n');

    const { code, stdout } = await diff("--base", "openapi.yaml", "--contract", edited, "--changesets", changesets);

    expect(code).toBe(0);
    expect(stdout).toMatch(
      /Planned release: minor, which covers it: before 1\.0\.0 a break raises the minor number\n$/,
    );
  });

  it("ends with 2 and one line where the base is nothing", async () => {
    const { code, stderr } = await diff("--base", "nowhere");

    expect(code).toBe(2);
    expect(stderr).toBe("diff: nowhere: neither a file nor a commit that has openapi.yaml\n");
  });

  it("ends with 2 on an option that does not exist", async () => {
    expect((await diff("--bse", "HEAD")).code).toBe(2);
  });
});
