import { expect, it } from "vitest";
import { Random } from "../../support/random.ts";
import { readDailySeed } from "../../support/read-daily-seed.ts";
import { contract } from "./contract-faults.ts";
import { measureLaw } from "./law/law-of-lint.ts";
import { createEdits } from "./law/random-edit.ts";

const EDITS = 25;

it("names a random fault at its place, and generates what compiles and validates like ajv from all that it accepts", {
  timeout: 300_000,
}, async () => {
  const random = new Random(readDailySeed());

  const { accepted, refused, compared, failures } = await measureLaw(contract, createEdits(contract, EDITS, random), [
    "generated/{openapi,operation-map}.ts",
  ]);

  expect(accepted).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(8);
  expect(compared).toBeGreaterThan(20);
  expect(failures.length, failures.join("\n")).toBeLessThanOrEqual(1); // by night, of 2,000 edits at most 0.5 %
});
