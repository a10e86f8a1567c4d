import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { copyProject } from "../support/copy-project.ts";
import { commitAll, scratchGit } from "../support/scratch-git.ts";

let project = "";
let temporary = "";
beforeAll(async () => {
  project = await copyProject("compat-project");
  temporary = await mkdtemp(join(tmpdir(), "compat-temporary-"));
  commitAll(project);
  scratchGit(project, "tag", "v0.1.0");
  scratchGit(project, "rm", "--quiet", "-r", "--cached", ".changeset/first-release.md");
  scratchGit(project, "commit", "--quiet", "--message", "released");
  await rm(join(project, ".changeset/first-release.md"));
});
beforeEach(() => {
  scratchGit(project, "checkout", "--quiet", "--force", "main");
});
afterAll(async () => {
  await rm(project, { recursive: true });
  await rm(temporary, { recursive: true });
});

function compat(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const options = { cwd: project, env: { ...process.env, TMPDIR: temporary } };
  return new Promise((resolve) => {
    execFile(process.execPath, ["scripts/compat.ts", ...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

/** Edits a file of the working tree, without a commit. */
async function edit(file: string, before: string, after: string): Promise<void> {
  const text = await readFile(join(project, file), "utf8");
  expect(text).toContain(before);
  await writeFile(join(project, file), text.replaceAll(before, after));
}

describe("npm run test:compat", () => {
  it("prints the matrix of the last release, and leaves nothing behind", async () => {
    const { code, stdout } = await compat();

    expect(stdout).toMatch(/^Compatibility with v0\.1\.0$/m);
    expect(stdout).toMatch(/client of v0\.1\.0 +service of today +\d+ +ok/);
    expect(stdout).toMatch(/client of today +recordings of v0\.1\.0 +\d+ +ok/);
    expect(stdout).toMatch(/checker of today +recordings of v0\.1\.0 +\d+ +ok/);
    expect(code).toBe(0);
    expect(scratchGit(project, "status", "--porcelain")).toBe("");
    expect(scratchGit(project, "worktree", "list").split("\n")).toHaveLength(1);
  });

  it("names what broke for a client that is out there, and fails", async () => {
    await edit("src/service/operations/list-project.ts", "{ total:", "{ count:");

    const { code, stdout, stderr } = await compat();

    expect(stdout).toMatch(/client of v0\.1\.0 +service of today +\d+ +\d+ violations/);
    expect(stdout).toContain("listWebhooks: wanted 2 2, got 2 undefined");
    expect(stderr).toContain("Broken for users of v0.1.0. The contract asks for a minor release");
    expect(code).toBe(1);
  });

  it("lets through what a planned release announces", async () => {
    await edit("src/service/operations/list-project.ts", "{ total:", "{ count:");
    await writeFile(join(project, ".changeset/count.md"), '---\n"loyalty-interface": minor\n---\n\nTotal is count.\n');

    const { code, stdout } = await compat();
    await rm(join(project, ".changeset/count.md"));

    expect(stdout).toContain("as the planned release announces");
    expect(code).toBe(0);
  });

  it("names what broke at a commit that is no release, and lets it through where told to", async () => {
    const base = scratchGit(project, "rev-parse", "HEAD");
    const path = 'const path = "/v2/oauth/token/revoke";';
    await edit("src/client/create-loyalty-client.ts", "const { path } = routes.revokeToken;", path);

    const refused = await compat("--base", base);
    const allowed = await compat("--base", base, "--allow-break");

    expect(refused.stdout).toMatch(
      /tokens\.har #3 revokeToken 204: the client sends POST \/v2\/oauth\/token\/revoke .* recorded is POST \/v1\//,
    );
    expect([refused.code, allowed.code]).toEqual([1, 0]);
  });

  it("installs what the release was made with, where that is not what is installed here", async () => {
    await edit("package-lock.json", '"node_modules/ky"', '"node_modules/ky-of-today"');

    const { code, stdout } = await compat();

    expect(stdout).toMatch(/client of v0\.1\.0 +service of today +\d+ +ok/);
    expect(code).toBe(0);
  });

  it("names what a commit lacks, and a commit that is not there", async () => {
    const tree = scratchGit(project, "hash-object", "-t", "tree", "-w", "/dev/null");
    const empty = scratchGit(project, "commit-tree", tree, "-m", "empty");

    const lacking = await compat("--base", empty);
    const nowhere = await compat("--base", "v9.9.9");

    expect([lacking.code, nowhere.code]).toEqual([2, 2]);
    expect(lacking.stderr).toMatch(/^compat: \w+ has no package\.json.*; name another commit with --base REF\n$/);
    expect(nowhere.stderr).toMatch(/^compat: .*v9\.9\.9.*\n$/);
  });

  it("compares with itself, and says so, where there is no earlier commit", async () => {
    const whole = project;
    project = await mkdtemp(join(tmpdir(), "compat-shallow-"));
    scratchGit(project, "clone", "--quiet", "--depth", "1", "--no-tags", `file://${whole}`, ".");
    await symlink(join(process.cwd(), "node_modules"), join(project, "node_modules"));

    const { code, stderr } = await compat();
    await rm(project, { recursive: true });
    project = whole;

    expect(stderr).toContain("is compared with itself. More: git fetch --unshallow --tags");
    expect(code).toBe(0);
  });

  it("says its usage, and ends with 2 on an option that does not exist and without a repository", async () => {
    expect((await compat("--help")).stdout).toContain("--base REF");
    expect((await compat("--bse", "HEAD")).code).toBe(2);

    const whole = project;
    project = await copyProject("compat-no-git");
    const { code, stderr } = await compat();
    await rm(project, { recursive: true });
    project = whole;

    expect(code).toBe(2);
    expect(stderr).toMatch(/^compat: not a git repository/);
  });

  it("has left no directory of its own behind", async () => {
    expect((await readdir(temporary)).filter((name) => name.startsWith("compat-"))).toEqual([]);
  });
});
