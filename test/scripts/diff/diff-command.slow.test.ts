import { appendFile, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { copyProject } from "../../support/copy-project.ts";
import { runProgram } from "../../support/run-cli.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";
import { commitAll, scratchGit } from "../../support/scratch-git.ts";

const { file } = createScratchFolder();
const contract = await readFile("openapi.yaml", "utf8");
const content = contract
  .replace("[USER, ADMIN]", "[USER]")
  .replace(/ +- \$ref: .*Limit"\n/, "")
  .replace("operationId: listUsers", "operationId: listUsers\n      servers: [{ url: https://users.loyalty.example }]")
  .replace("operationId: listWebhooks", "operationId: listWebhooks\n      deprecated: true");
const edited = await file("edited.yaml", content);
/** Returns the line of a text in the edited contract. */
const findLine = (text: string): number => content.slice(0, content.indexOf(text)).split("\n").length;
const line = findLine("enum: [USER]");
const text = await file("text.yaml", "hello");
const utf16 = await file("utf16.yaml", Array.from(contract).join("\0"));
const form = await file("form.yaml", contract.replace("X-Service-OAuth: [api]", "X-Service-OAuth: 5"));
const lost = await file("lost.yaml", contract.replaceAll('schemas/ProjectRole"', 'schemas/Lost"'));
const LOST =
  "#/components/schemas/Lost is not an object of the contract; add it or correct the $ref; npm run lint:contract names the element";

const diff = (...args: string[]) => runProgram(["scripts/diff.ts", ...args]);
/** Compares the contract with the edited one. */
const diffEdited = (...args: string[]) => diff("--base", "openapi.yaml", "--contract", edited, ...args);

describe("npm run diff", () => {
  it("names the contradicted fact and the release", async () => {
    const { code, stdout, stderr } = await diffEdited();

    expect(stdout).toBe(`### Changes of openapi.yaml since openapi.yaml

#### major (3)
- \`${edited}:${findLine("get:\n")} listMemberActivity parameter limit: parameter removed (violates the document, §4.1)\`
- \`${edited}:${findLine("servers: [{ url: https://users")} listUsers: servers added (not sure, §4.5)\`
- \`${edited}:${line} ProjectRole: enum removed: ADMIN (violates the document, §2.10)\`

#### minor (1)
- \`${edited}:${findLine("deprecated: true")} listWebhooks: deprecated added (§4.4)\`

- violates the document: the section states otherwise, and info.version is the same
- not sure: the policy does not know this change, so a person must decide

Release needed: major.
`);
    expect([code, stderr]).toEqual([0, ""]);
  });

  it("writes the same report as JSON", async () => {
    const { code, stdout } = await diffEdited("--json");
    const unchanged = await diff("--base", "openapi.yaml", "--json");

    const none = { step: null, findings: [], base: "openapi.yaml", contract: "openapi.yaml" };
    expect(JSON.parse(unchanged.stdout)).toEqual(none);
    expect(code).toBe(0);
    const { step, base, findings } = JSON.parse(stdout);
    expect([step, base, findings.length]).toEqual(["major", "openapi.yaml", 4]);
    expect(findings).toContainEqual({
      step: "major",
      effect: "narrowing",
      place: "ProjectRole",
      pointer: "/components/schemas/ProjectRole/enum",
      reason: "enum removed: ADMIN",
      line,
      section: "§2.10",
      isSure: true,
      violatesDocument: true,
    });
  });

  it("compares with the last release, or without one with the commit before", async () => {
    const copy = await copyProject("diff");
    await appendFile(`${copy}/openapi.yaml`, `# ${"long ".repeat(500_000)}\n`);
    const diffCopy = (...args: string[]) => runProgram(["scripts/diff.ts", ...args], copy);
    const outside = await diffCopy();
    commitAll(copy);
    const alone = await diffCopy();
    const second = commitAll(copy, "second");
    scratchGit(copy, "commit", "--quiet", "--allow-empty", "--message", "third");
    const before = await diffCopy();
    scratchGit(copy, "tag", "v1.0.0", "HEAD^^");
    const released = await diffCopy();

    for (const { code, stderr } of [outside, alone])
      expect([code, stderr]).toEqual([2, expect.stringContaining("git fetch --deepen 1 fetches one, or name a file")]);
    expect(before.stdout).toContain(`no changes since ${second}`);
    expect(released.stdout).toContain("no changes since v1.0.0");
  });

  it.each([
    [["--base", "nowhere"], "nowhere: neither a file nor a commit that has openapi.yaml"],
    [["--bse", "HEAD"], "unknown option '--bse' (Did you mean --base?); see npm run diff -- --help"],
    [["--contract", "none.yaml"], "none.yaml: ENOENT: no such file or directory"],
    [["--contract", utf16], `${utf16}: the file is not UTF-8; save it as UTF-8`],
    [["--contract", text], `${text}: not an OpenAPI document, because it has no info.version`],
    [["--contract", lost], LOST],
    [["--contract", form], "a contract is not valid OpenAPI; npm run lint:contract names the element"],
  ])("ends with 2 and a message for %j", async (args, message) => {
    const { code, stdout, stderr } = await diff(...args);

    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr.startsWith(`diff: ${message}`)).toBe(true);
    expect(stderr).not.toMatch(/^ +at /m);
  });
});
