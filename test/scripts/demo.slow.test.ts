import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { copyProject } from "../support/copy-project.ts";
import { runProgram } from "../support/run-cli.ts";

it.each([
  { step: "loyalty check", file: "src/cli/main.ts", program: "console.log('✔ users.json  conforms');" },
  { step: "npm run diff", file: "scripts/diff.ts", program: "console.log('Release needed: none');" },
])("the demo exits with 1 if $step finds nothing", async ({ step, file, program }) => {
  const copy = await copyProject("demo");
  onTestFinished(() => rm(copy, { recursive: true }));
  await writeFile(join(copy, file), program);

  const { code, stdout } = await runProgram(["scripts/demo.ts"], copy);

  expect(code).toBe(1);
  expect(stdout.match(/(?<=^NOT )[^:]*/gm)).toEqual([step]);
});
