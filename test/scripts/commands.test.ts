import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { runProgram } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";

const { folder, file } = createScratchFolder();
const contract = await readFile("openapi.yaml", "utf8");

describe("npm run generate", () => {
  it("names a component that does not exist, and the command that says more, without a stack", async () => {
    const ref = "#/components/schemas/ProjectRole";
    const broken = await file("contract.yaml", contract.replace(`"${ref}"`, `"${ref}s"`));

    const { code, stderr } = await runProgram(["scripts/generate.ts", "--contract", broken, "--out", folder]);

    expect(code).toBe(2);
    expect(stderr).toMatch(/^generate: .*ProjectRoles\b[\s\S]*npm run lint:contract/);
    expect(stderr).not.toMatch(/^ +at /m);
  });
});
