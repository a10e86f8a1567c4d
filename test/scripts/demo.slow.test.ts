import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { changeContract, copyProject } from "../../scripts/demo/change-contract.ts";

const page = { object: "list", data_ref: "data", data: [{ id: "usr_1" }], total: 1 };

/** Changes a copy of the project after `damage`. Returns the first words of the steps that are not as expected. */
async function listFailures(damage: (folder: string) => Promise<void>): Promise<string[]> {
  const folder = await copyProject();
  const failures: string[] = [];
  try {
    await damage(folder);
    await changeContract(folder, page, (isAsExpected, what) => isAsExpected || failures.push(what.split(":")[0] ?? ""));
    return failures;
  } finally {
    await rm(folder, { recursive: true });
  }
}

it("the demo changes the contract, and everything follows", async () => {
  expect(await listFailures(async () => undefined)).toEqual([]);
});

it.each([
  ["loyalty check", "src/cli/main.ts", "console.log('✔ users.json  conforms');"],
  ["npm run diff", "scripts/diff.ts", "console.log('Release needed: none');"],
])("the demo fails if %s finds nothing", async (step, file, program) => {
  expect(await listFailures((folder) => writeFile(join(folder, file), program))).toEqual([step]);
});
