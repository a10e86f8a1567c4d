import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { Random, readDailySeed } from "../../support/random.ts";
import { measureLaw } from "./law/law-of-lint.ts";
import { createEdits } from "./law/random-edit.ts";
import { createCompiler, PLAIN } from "./law/use-generated.ts";

const EDITS = 11;
const compile = createCompiler(["generated/openapi.ts", "generated/operation-map.ts"], PLAIN);

it.each(["linted", "library"])(
  "names a random fault of %s.yaml at its place, and generates what compiles and validates like ajv from all that it accepts",
  { timeout: 300_000 },
  async (name) => {
    const text = await readFile(`test/fixtures/${name}.yaml`, "utf8");
    const unedited = { seed: 0, kind: "none", text, contract: parse(text), places: [] };
    const edits = [unedited, ...createEdits(text, EDITS, new Random(readDailySeed()))];

    const { accepted, refused, compared, failures } = await measureLaw(text, edits, compile);

    expect(accepted).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(EDITS / 3);
    expect(compared).toBeGreaterThan(10);
    expect(failures.length, failures.join("\n")).toBeLessThanOrEqual(1); // by night, of 2,000 edits at most 0.5 %
  },
);
