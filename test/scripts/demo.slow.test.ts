import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { changeContract, copyProject } from "../../scripts/demo/change-contract.ts";

const page = { object: "list", data_ref: "data", data: [{ id: "usr_1" }, { id: "usr_2" }], total: 2 };

/** Changes a copy of the project after `damage`. Returns the output of the demo. */
async function runDemo(damage?: (folder: string) => Promise<void>): Promise<string> {
  const folder = await copyProject();
  let printed = "";
  try {
    await damage?.(folder);
    await changeContract(folder, page, (isAsExpected, what, lines = "") => {
      printed += `${isAsExpected ? "ok " : "NOT"} ${what}\n${lines.replace(/^(?=.)/gm, "    ")}\n`;
    });
    return printed;
  } finally {
    await rm(folder, { recursive: true });
  }
}

it("the demo changes the contract, everything follows, and README shows its output", async () => {
  const [, shown = ""] =
    /Change the contract, in a copy of the project\n\n(.*?)```/s.exec(await readFile("README.md", "utf8")) ?? [];

  const printed = await runDemo();

  expect(printed).not.toContain("NOT");
  expect(shown).toMatch(/^ok /);
  expect(printed.slice(0, shown.length)).toBe(shown);
});

it.each([
  ["loyalty check", "src/cli/main.ts", "console.log('✔ users.json  conforms');"],
  ["npm run diff", "scripts/diff.ts", "console.log('Release needed: none');"],
])("the demo fails if %s finds nothing", async (step, file, program) => {
  const printed = await runDemo((folder) => writeFile(join(folder, file), program));

  expect(printed.match(/(?<=^NOT )[^:]*/gm)).toEqual([step]);
});
