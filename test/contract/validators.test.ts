import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { Ajv } from "ajv";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validators } from "../../generated/validators.js";
import { formats } from "../../scripts/generate/runtime.ts";
import { exampleActivities, openapi } from "../../src/contract/examples.ts";
import { editValue, listPointers } from "./document/values.ts";

/** Compiles a schema of the contract in memory. */
function compileWithAjv(name: string) {
  const isAnnotation = (key: string) => key.startsWith("x-") || ["mapping", "examples"].includes(key);
  const { schemas } = openapi.components as { schemas: Record<string, object> };
  // A value that is not the constant is one fault, whatever its type.
  const withoutType = (value: unknown) =>
    typeof Object(value).const === "string" ? { ...Object(value), type: undefined } : value;
  const text = JSON.stringify(schemas, (key, value) => (isAnnotation(key) ? undefined : withoutType(value)));
  const ajv = new Ajv({ allErrors: true, discriminator: true, inlineRefs: false, strict: false, formats });
  const documents: Record<string, object> = JSON.parse(text.replaceAll('"#/components/schemas/', '"'));
  for (const [key, schema] of Object.entries(documents)) ajv.addSchema(schema, key);
  const validate = ajv.getSchema(name);
  if (!validate) throw new Error(`no schema ${name}`);
  return validate;
}

/** An example of the contract with some values removed or replaced. */
const damagedActivity = fc.tuple(fc.constantFrom(...exampleActivities()), fc.gen()).map(([activity, draw]) => {
  const root = { activity: structuredClone(activity) as unknown };
  const pick = (values: readonly unknown[]) => values[draw(fc.nat, { max: values.length - 1 })];
  for (let edits = draw(fc.nat, { max: 4 }); edits > 0 && root.activity !== undefined; edits--)
    editValue(root, String(pick(listPointers(root))), () => undefined, pick);
  return root.activity;
});

describe("the generated validators", () => {
  it("the generated validators find the same errors as ajv, in the same order", () => {
    const expected = compileWithAjv("MemberActivity");
    const pick = (errors: typeof expected.errors | ReturnType<typeof validators.MemberActivity>) =>
      errors?.map(({ keyword, instancePath, params }) => ({ keyword, instancePath, params })) ?? [];

    fc.assert(
      fc.property(damagedActivity, (activity) => {
        expected(activity);
        expect(pick(validators.MemberActivity(activity))).toEqual(pick(expected.errors));
      }),
      { numRuns: 1_000 },
    );
  });

  it("the generated validators import nothing, evaluate no text, and have at most 15 kB compressed", async () => {
    const source = await readFile("generated/validators.js", "utf8");

    expect(source).not.toMatch(/\bimport\b|\brequire\s*\(|\beval\b|new Function/);
    expect(gzipSync(source).length).toBeLessThan(15_000);
  });
});
