import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { Random, readDailySeed } from "../../support/random.ts";
import { measureLaw } from "./law/law-of-lint.ts";
import { createEdits } from "./law/random-edit.ts";
import { createCompiler } from "./law/use-generated.ts";

const EDITS = Number(process.env.LOYALTY_LAW_EDITS ?? 2000);

it("keeps the law of lint for at least 99.5 % of random edits of the contract", {
  timeout: 3 * 3_600_000,
}, async () => {
  const random = new Random(readDailySeed());
  const compile = createCompiler(globSync(["generated/*.ts", "src/contract/*.ts"]));
  const text = await readFile("openapi.yaml", "utf8");

  const { accepted, refused, compared, failures } = await measureLaw(text, createEdits(text, EDITS, random), compile);

  console.info(
    `${refused} refused, ${accepted} accepted, ${compared} values compared with ajv, ${failures.length} wrong`,
  );
  console.info(failures.join("\n"));
  expect(accepted).toBeGreaterThan(EDITS / 10);
  expect(failures.length / EDITS).toBeLessThanOrEqual(0.005);
});
