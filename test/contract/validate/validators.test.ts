import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { Ajv } from "ajv";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validators } from "../../../generated/validators.js";
import * as formats from "../../../scripts/generate/formats.ts";
import { shrinkCode } from "../../../scripts/generate/shrink-code.ts";
import { exampleActivities, openapi } from "../../../src/contract/examples.ts";

/** The same schema as ajv compiles it, in memory. */
function ajvValidator(name: string) {
  const isAnnotation = (key: string) => key.startsWith("x-") || ["mapping", "examples"].includes(key);
  const { schemas } = openapi.components as { schemas: Record<string, object> };
  // A value that is not the constant is one fault, whatever its type.
  const withoutType = (value: unknown) =>
    typeof Object(value).const === "string" ? { ...Object(value), type: undefined } : value;
  const text = JSON.stringify(schemas, (key, value) => (isAnnotation(key) ? undefined : withoutType(value)));
  const own: Record<string, object> = JSON.parse(text.replaceAll('"#/components/schemas/', '"'));
  const ajv = new Ajv({ allErrors: true, discriminator: true, inlineRefs: false, strict: false, formats });
  for (const [key, schema] of Object.entries(own)) ajv.addSchema(schema, key);
  const validate = ajv.getSchema(name);
  if (!validate) throw new Error(`no schema ${name}`);
  return validate;
}

type Members = Record<string, unknown>;

/** Every place in a value, as the keys that lead there. */
function placesIn(value: unknown, place: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [place];
  return [place, ...Object.entries(value).flatMap(([key, member]) => placesIn(member, [...place, key]))];
}

/** An example of the contract with some of its values removed, or others in their place. */
const damagedActivity = fc
  .record({
    activity: fc.constantFrom(...exampleActivities()),
    damages: fc.array(
      fc.record({
        at: fc.nat(),
        value: fc.constantFrom(undefined, null, 0.5, "", "2024-02-30T00:00:00Z", [], {}, true),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ activity, damages }) => {
    const root = { activity: structuredClone(activity) as unknown };
    for (const { at, value } of damages) {
      const places = placesIn(root.activity, ["activity"]);
      const place = places[at % places.length] ?? [];
      const parent = place.slice(0, -1).reduce<Members>((object, key) => object[key] as Members, root);
      const last = place.at(-1) ?? "";
      if (value === undefined && place.length > 1) delete parent[last];
      else parent[last] = value ?? null;
    }
    return root.activity;
  });

describe("the generated validators", () => {
  it("find what ajv finds in memory, in the same order", () => {
    const expected = ajvValidator("MemberActivity");
    const shown = ({
      errors,
    }: {
      errors?: readonly { keyword: string; instancePath: string; params: unknown }[] | null;
    }) => (errors ?? []).map(({ keyword, instancePath, params }) => ({ keyword, instancePath, params }));

    fc.assert(
      fc.property(damagedActivity, (activity) => {
        expect(validators.MemberActivity(activity)).toBe(expected(activity));
        expect(shown(validators.MemberActivity)).toEqual(shown(expected));
      }),
      { numRuns: 1_000 },
    );
  });

  it("import nothing, evaluate no text, and stay under 12 kB compressed", async () => {
    const source = await readFile("generated/validators.js", "utf8");

    expect(source).not.toMatch(/\bimport\b|\brequire\s*\(|\beval\b|new Function/);
    expect(gzipSync(source).length).toBeLessThan(12_000);
  });
});

describe("code that ajv made", () => {
  const valid = `function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){`;

  it("refers to the schema no more: values stand where they are used", () => {
    const error = `const err0 = {instancePath:instancePath+"/a b",schemaPath:"#/x",keyword:"type",params:{type: schema1.properties["a b"].type}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;`;

    expect(shrinkCode(valid + error, "Thing", { properties: { "a b": { type: ["string", "null"] } } })).toBe(
      `function validate1(data, instancePath=""){vErrors = report(vErrors, instancePath+"/a b", "Thing", "type", {type: ["string","null"]});errors++;`,
    );
  });

  it("is refused where it has another form than the one known", () => {
    const call = "validate2(data, {instancePath,parentData:f({}),parentDataProperty:0,rootData})";

    expect(() => shrinkCode(valid + call, "Thing", {})).toThrow(
      "Thing: ajv's code is not as expected, it still has parentData",
    );
  });
});
