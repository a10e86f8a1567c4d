import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { Ajv } from "ajv";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validators } from "../../generated/validators.js";
import { formats } from "../../scripts/generate/runtime.ts";
import { shrinkCode } from "../../scripts/generate/shrink-code.ts";
import { exampleActivities, openapi } from "../../src/contract/examples.ts";
import { editValue, listPointers } from "./document/edit-value.ts";

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
  it("find the same errors as ajv, in the same order", () => {
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

  it("import nothing, evaluate no text, and have at most 10 kB compressed", async () => {
    const source = await readFile("generated/validators.js", "utf8");

    expect(source).not.toMatch(/\bimport\b|\brequire\s*\(|\beval\b|new Function/);
    expect(gzipSync(source).length).toBeLessThan(10_000);
  });
});

describe("shrinkCode", () => {
  const start = `function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;`;
  const end = "validate1.errors = vErrors;return errors === 0;}";
  const error = `const err0 = {instancePath:instancePath+"/a b",schemaPath:"#/properties/a%20b/type",keyword:"type",params:{type: schema1.properties["a b"].type}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;`;
  const call = `if(!(validate2(data.a, {instancePath:instancePath+"/a",parentData:data,parentDataProperty:"a",rootData}))){vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);errors = vErrors.length;}`;
  const schema = { properties: { "a b": { type: ["string", "null"] } } };
  const shrink = (body: string) =>
    shrinkCode(start + body + end, "Thing", schema, (...place) => place.join(" "), "kind");
  const select = (value: string, id: number) => `if(tag0 === "${value}"){validate${id}(data, instancePath);}`;
  const refuse = 'else {report(instancePath, "Thing", "discriminator", {error: "mapping"});}';

  it.each([
    [
      "replaces references to the schema with its values",
      error,
      'report(instancePath+"/a b", "Thing", "type", {type: ["string","null"]}, "/properties/a b type");',
    ],
    [
      "keeps properties with the names of its variables",
      'const _errs0 = errors;if(data.errors === data.vErrors){f("errors", "schema1");}errors = _errs0;if(vErrors !== null){if(_errs0){vErrors.length = _errs0;}else {vErrors = null;}}',
      'const _errs0 = faults.length;if(data.errors === data.vErrors){f("errors", "schema1");}faults.length = _errs0;',
    ],
    ["extends a path only if it is not empty", call, 'validate2(data.a, instancePath && instancePath+"/a");'],
    [
      "reads a property once in each block",
      'if(data.a === undefined){f("data.b}");}if(data.a !== undefined){g(data.a, data.b);}{if(data.b !== undefined){f(data.b);}}f(data.b);',
      'const property0 = data.a;if(property0 === undefined){f("data.b}");}if(property0 !== undefined){g(property0, data.b);}' +
        "{const property1 = data.b;if(property1 !== undefined){f(property1);}}f(data.b);",
    ],
    [
      "compares a value only with values of its length",
      `${select("cat", 2)}else ${select("horse", 3)}else ${select("dog", 4)}${refuse}`,
      'variant: {switch(tag0.length){case 3: if(tag0 === "cat"){validate2(data, instancePath);break variant;}' +
        'if(tag0 === "dog"){validate4(data, instancePath);break variant;}break;' +
        `case 5: if(tag0 === "horse"){validate3(data, instancePath);break variant;}break;}${refuse.slice(6)}`,
    ],
    [
      "compares a value with all values if one has a quote",
      `${select("cat", 2)}else ${select('\\"', 3)}else ${select("dog", 4)}else ${select("cow", 5)}${refuse}`,
      `${select("cat", 2)}else ${select('\\"', 3)}else ${select("dog", 4)}else ${select("cow", 5)}${refuse}`,
    ],
    [
      "does not check the property that selected the component again",
      'if(data.kind === undefined){report(p, "a}");}f();if(data.kind !== undefined){if("a" !== data.kind){report(p, "b");}}g();',
      "f();g();",
    ],
    [
      "checks such a property for anything else",
      'if(data.kind !== undefined){if(data.kind < "a"){report(p, "b");}}if(data.kinds === undefined){report(p, "c");}',
      'const property0 = data.kind;if(property0 !== undefined){if(property0 < "a"){report(p, "b");}}' +
        'const property1 = data.kinds;if(property1 === undefined){report(p, "c");}',
    ],
    [
      "declares no variable after else",
      "if(data.a){}else if(data.b !== undefined){f(data.b);}",
      "if(data.a){}else if(data.b !== undefined){f(data.b);}",
    ],
  ])("%s", (_, code, expected) => {
    expect(shrink(code)).toBe(`function validate1(data, instancePath){${expected}}`);
  });

  it("refuses code of another form", () => {
    expect(() => shrink(call.replace("instancePath:instancePath", "path:instancePath"))).toThrow(
      "schema Thing: shrink-code.ts does not know the code of ajv, which contains parentData",
    );
  });
});
