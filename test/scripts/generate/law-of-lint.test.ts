import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { Random } from "../../support/random.ts";
import { readDailySeed } from "../../support/read-daily-seed.ts";
import { createCompiler } from "./law/compile-project.ts";
import { measureLaw } from "./law/law-of-lint.ts";
import { createEdits } from "./law/random-edit.ts";

const EDITS = 50;
const compile = createCompiler(["generated/{openapi,operation-map}.ts"]);

it.each(["linted", "library"])(
  "names a random fault of %s.yaml at its place, and generates what compiles and validates like ajv from all that it accepts",
  { timeout: 300_000 },
  async (name) => {
    const contract = await readFile(`test/fixtures/${name}.yaml`, "utf8");
    const edits = createEdits(contract, EDITS, new Random(readDailySeed()));

    const { accepted, refused, compared, failures } = await measureLaw(contract, edits, compile);

    expect(accepted).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(EDITS / 3);
    expect(compared).toBeGreaterThan(10);
    expect(failures.length, failures.join("\n")).toBeLessThanOrEqual(1); // by night, of 2,000 edits at most 0.5 %
  },
);
