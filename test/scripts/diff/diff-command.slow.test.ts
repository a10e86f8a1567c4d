import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runProgram } from "../../support/run-cli.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder, file } = createScratchFolder();
const changesets = join(folder, "changesets");
await mkdir(changesets);
const contract = await readFile("openapi.yaml", "utf8");
const edited = await file("edited.yaml", contract.replace("[USER, ADMIN]", "[USER]"));
const roles = Array.from({ length: 20_000 }, (_, index) => `R${index}`).join(", ");
const manyRoles = await file("many-roles.yaml", contract.replace("[USER, ADMIN]", `[USER, ADMIN, ${roles}]`));
const text = await file("text.yaml", "hello");
const form = await file("form.yaml", contract.replace("X-Service-OAuth: [api]", "X-Service-OAuth: 5"));
const loop = await file(
  "loop.yaml",
  contract.replace("enum: [USER, ADMIN]", "oneOf: [{ $ref: '#/components/schemas/ProjectRole' }]"),
);
await file("changesets/roles.md", '---\n"loyalty-interface": minor\n---\n\nRoles.\n');

const diff = (...args: string[]) => runProgram(["scripts/diff.ts", ...args]);
/** Compares the contract with the edited one. */
const diffEdited = (plan: string, ...args: string[]) =>
  diff("--base", "openapi.yaml", "--contract", edited, "--changesets", plan, ...args);

describe("npm run diff", () => {
  it("names the contradicted fact, the exported types and the release, and fails without a plan", async () => {
    const { code, stdout, stderr } = await diffEdited(folder);

    expect(stdout).toMatch(/^- `ProjectRole`: value removed: ADMIN \(§2\.10\)$/m);
    expect(stdout).toContain("violates the document: §2.10");
    expect(stdout).toContain('valid before, not now: `"ADMIN"`');
    expect(stdout).toMatch(/^- `ProjectRole`: narrower; breaks `\(value: "USER" \| "ADMIN"\): ProjectRole => value`$/m);
    expect(stdout.match(/minor/g)).toHaveLength(3); // needed, why, what to choose
    expect(stdout).toMatch(/^Release needed: minor, because before 1\.0\.0 .* Planned: none; run .*choose minor\.$/m);
    expect([code, stderr]).toEqual([1, ""]);
  });

  it("passes if a changeset covers the changes, and writes the same report as JSON", async () => {
    const { code, stdout } = await diffEdited(changesets, "--json");

    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      step: "major",
      release: expect.stringMatching(/^Release needed: minor, because .* Planned: minor\.$/),
      findings: [{ step: "major", place: "ProjectRole", section: "§2.10", isSure: true, violatesDocument: true }],
      types: expect.arrayContaining([expect.objectContaining({ name: "ProjectRole", effect: "narrower" })]),
    });
  });

  it.each([
    [["--base", "nowhere"], "nowhere: neither a file nor a commit that has openapi.yaml"],
    [["--base", ""], ": neither a file nor a commit that has openapi.yaml"],
    [["--bse", "HEAD"], "unknown option '--bse' (Did you mean --base?); see npm run diff -- --help"],
    [["--contract", "test"], "test: is a directory"],
    [["--contract", "none.yaml"], "none.yaml: does not exist"],
    [["--contract", "README.md"], "README.md: "],
    [["--contract", text], `${text}: not an OpenAPI document, because it has no info.version`],
    [["--contract", loop], "a schema refers to itself without end"],
    [["--contract", form], "a contract is not valid OpenAPI; npm run lint:contract names the element"],
  ])("ends with 2 and a message for %j", async (args, message) => {
    const { code, stdout, stderr } = await diff(...args);

    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr.startsWith(`diff: ${message}`)).toBe(true);
    expect(stderr).not.toMatch(/^ +at /m);
  });

  it("compares a list of 20,000 values and shows 20", async () => {
    const { code, stdout } = await diff("--base", manyRoles, "--contract", edited, "--changesets", changesets);

    expect(code).toBe(0);
    expect(stdout).toMatch(/`ProjectRole`: value removed: ADMIN, R0, R1, .*, R18 and 19981 more/);
  });
});
