import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { copyProject } from "../support/copy-project.ts";
import { fencedCode } from "../support/markdown.ts";
import { runCommand } from "../support/run-cli.ts";
import { commitAll } from "../support/scratch-git.ts";

let copy = "";
beforeAll(async () => {
  copy = await copyProject("release");
  const changeset = '---\n"loyalty-interface": minor\n---\n\nUsers have a nickname.\n';
  await writeFile(join(copy, ".changeset/nickname.md"), changeset);
  commitAll(copy);
  const command =
    fencedCode("docs/contributing/releasing.md", "sh").find((code) => code.includes("changeset version")) ?? "";
  expect(await runCommand("sh", ["-c", command], { cwd: copy })).toMatchObject({ code: 0 });
});
afterAll(() => rm(copy, { recursive: true }));

describe("the command that docs/contributing/releasing.md names for a release", () => {
  it("moves the changesets into version, lockfile and changelog, newest first", async () => {
    const read = (name: string) => readFile(join(copy, name), "utf8");
    const [major, minor] = manifest.version.split(".").map(Number);
    const version = `${major}.${Number(minor) + 1}.0`;

    const changelog = await read("CHANGELOG.md");
    for (const name of ["package.json", "package-lock.json"])
      expect(JSON.parse(await read(name)).version).toBe(version);
    expect(changelog).toMatch(new RegExp(`^# .*\\n\\n## ${version}\\n`));
    expect(changelog).toContain("Users have a nickname.");
    await expect(read(".changeset/nickname.md")).rejects.toThrow("ENOENT");
  });
});
