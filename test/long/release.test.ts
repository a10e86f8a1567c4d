import { execFile } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyProject } from "../support/copy-project.ts";
import { commitAll } from "../support/scratch-git.ts";

let copy = "";
const read = (name: string) => readFile(join(copy, name), "utf8");
const version = async (name: string) => JSON.parse(await read(name)).version;
beforeAll(async () => {
  copy = await copyProject("release");
  const change = '---\n"loyalty-interface": minor\n---\n\nUsers have a nickname.\n';
  await writeFile(join(copy, ".changeset/nickname.md"), change);
  commitAll(copy);
  await promisify(execFile)("npm", ["run", "version-packages"], { cwd: copy });
});
afterAll(() => rm(copy, { recursive: true }));

describe("npm run version-packages", () => {
  it("raises the version by the greatest step of the changesets, in the lockfile too", async () => {
    const before = JSON.parse(await readFile("package.json", "utf8")).version as string;
    const [major, minor] = before.split(".").map(Number);

    expect(await version("package.json")).toBe(`${major}.${Number(minor) + 1}.0`);
    expect(await version("package-lock.json")).toBe(await version("package.json"));
  });

  it("says so in the changelog, newest first, and uses the changesets up", async () => {
    const changelog = await read("CHANGELOG.md");

    expect(changelog).toMatch(new RegExp(`^# .*\\n\\n## ${await version("package.json")}\\n`));
    expect(changelog).toContain("Users have a nickname.");
    await expect(read(".changeset/nickname.md")).rejects.toThrow("ENOENT");
  });
});
