import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { runProgram } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";

const { folder, file } = createScratchFolder();
const contract = await readFile("openapi.yaml", "utf8");

describe("npm run generate", () => {
  it.each([
    [
      "the place of a syntax error",
      contract.replace("paths:\n", "paths: [\n"),
      /^generate: .*contract\.yaml: .* at line \d+, column \d+:/,
    ],
    [
      "a component that does not exist, and the command that says more",
      contract.replace('"#/components/schemas/ProjectRole"', '"#/components/schemas/ProjectRol"'),
      /^generate: .*ProjectRol\b[\s\S]*npm run lint:contract/,
    ],
  ])("names %s, without a stack", async (_fault, text, message) => {
    const broken = await file("contract.yaml", text);

    const { code, stderr } = await runProgram(["scripts/generate.ts", "--contract", broken, "--out", folder]);

    expect(code).toBe(2);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/^ +at /m);
  });
});
