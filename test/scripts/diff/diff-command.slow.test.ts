import { execFile } from "node:child_process";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder, file } = createScratchFolder();
const changesets = join(folder, "changesets");
await mkdir(changesets);
const edited = await file("edited.yaml", (await readFile("openapi.yaml", "utf8")).replace("[USER, ADMIN]", "[USER]"));
await file("changesets/roles.md", '---\n"loyalty-interface": minor\n---\n\nRoles.\n');

function diff(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ["scripts/diff.ts", ...args], (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

describe("npm run diff", () => {
  it("names the contradicted fact, the exported types and the step, and fails without a plan", async () => {
    const args = ["--base", "openapi.yaml", "--contract", edited, "--changesets", folder];

    const { code, stdout, stderr } = await diff(...args);

    expect(stdout).toContain("ProjectRole: value removed: ADMIN");
    expect(stdout).toContain("violates the document: §2.10");
    expect(stdout).toMatch(/valid before, not now: UsersListed .*"ADMIN"/);
    expect(stdout).toContain("compatible: method listUsers\n  narrower: ProjectRole, ProjectUser, ProjectUserList");
    expect(stdout).toContain("Semver step: major");
    expect(stderr).toContain("The contract needs a minor release, but no release is planned.");
    expect(code).toBe(1);
  });

  it("passes if a changeset covers the changes", async () => {
    const args = ["--base", "openapi.yaml", "--contract", edited, "--changesets", changesets];

    const { code, stdout } = await diff(...args);

    expect(code).toBe(0);
    expect(stdout).toMatch(/^Planned release: minor, which covers it: before 1\.0\.0 a breaking change raises the/m);
  });

  it("writes the same report as JSON and as Markdown for a pull request", async () => {
    const args = ["--base", "openapi.yaml", "--contract", edited, "--changesets", changesets];

    const [json, markdown] = await Promise.all([diff(...args, "--json"), diff(...args, "--format", "markdown")]);

    expect(JSON.parse(json.stdout)).toMatchObject({
      step: "major",
      planned: "minor",
      findings: [{ step: "major", place: "ProjectRole", section: "§2.10", isSure: true, violatesDocument: true }],
      types: expect.arrayContaining([{ name: "ProjectRole", effect: "narrower" }]),
    });
    expect(markdown.stdout).toMatch(/^- `ProjectRole`: value removed: ADMIN \(§2\.10\)$/m);
  });

  it.each([
    [["--base", "nowhere"], "diff: nowhere: neither a file nor a commit that has openapi.yaml\n"],
    [["--bse", "HEAD"], "diff: unknown option '--bse' (Did you mean --base?); see npm run diff -- --help\n"],
  ])("ends with 2 and a message for %j", async (args, message) => {
    expect(await diff(...args)).toEqual({ code: 2, stdout: "", stderr: message });
  });

  it("names every option in its help", async () => {
    const { code, stdout } = await diff("--help");

    expect(code).toBe(0);
    expect(stdout).toMatch(/^Usage: npm run diff -- \[options\]$/m);
    for (const option of [
      "--base <ref|file>",
      "--contract <file>",
      "--changesets <directory>",
      "--format <format>",
      "--json",
    ])
      expect(stdout).toContain(option);
  });
});
