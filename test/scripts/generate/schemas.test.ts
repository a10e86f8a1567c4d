import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import type { Contract } from "../../../scripts/generate/contract.ts";
import { generateFiles } from "../../../scripts/generate/files.ts";
import { describeFault } from "../../../scripts/generate/lint/fault.ts";
import { lintContract } from "../../../scripts/generate/lint/lint-contract.ts";
import { toViolations } from "../../../src/contract/validate-schema.ts";
import { schemas as pasted, readPlace, contract as text } from "./contract-faults.ts";
import { createCompiler, importValidators, PLAIN } from "./law/use-generated.ts";

const rows = Object.entries(pasted).map(([name, row], index) => ({ name, id: `Row${index}`, ...row }));
const refused = rows.filter((row) => row.refused !== undefined);
/** The refused rows by what they share: what is wrong in the form hides what is wrong in the meaning. Components need a contract of their own. */
const refusals = Object.entries(
  Object.groupBy(refused, ({ name, components, refused: fault }) => {
    if (components) return name;
    return /\((struct|contract\/reference)\)$/.test(fault?.says ?? "") ? "the form" : "the meaning";
  }),
).map(([name, group = []]) => ({ name, group }));
const accepted = rows.filter((row) => row.refused === undefined);

/** Adds schemas to the contract, as components that a webhook refers to. */
function addSchemas(added: typeof rows): Contract {
  const contract = parse(text) as Contract;
  const { schemas } = contract.components;
  for (const { id, schema, components = {} } of added) {
    for (const [name, each] of Object.entries({ [id]: schema, ...components }))
      schemas[name] = { ...each, "x-section": "2.9" };
    Object.assign(schemas.Webhook?.properties ?? {}, { [id]: { $ref: `#/components/schemas/${id}` } });
  }
  return contract;
}

const contract = addSchemas(accepted);
const files = await generateFiles(contract);
const validators = await importValidators(files);
const listErrors = (id: string, value: unknown) => validators[id]?.(value) ?? [];
const ajv = addFormats.default(new Ajv2020({ strict: false, logger: false }));
ajv.addSchema({ $id: "contract", components: contract.components });

/** Returns the indexes of the values that TypeScript refuses as values of a type. Each has a line of one file. */
function compileValues(values: readonly { readonly id: string; readonly value: unknown }[]): Set<number> {
  const lines = values.map(
    ({ id, value }, index) => `export const v${index}: contract.${id} = ${JSON.stringify(value)};`,
  );
  const source = ['import type * as contract from "./openapi.ts";', ...lines].join("\n");
  const errors = createCompiler(["generated/values.ts"], PLAIN)({ ...files, "values.ts": source });
  expect(errors.filter((error) => !error.includes("/values.ts:"))).toEqual([]);
  return new Set(errors.map((error) => Number(/values\.ts:(\d+)/.exec(error)?.[1]) - 2)); // the import comes first
}

describe("a schema that is pasted into the contract", () => {
  it.each(refusals)("is refused with place and remedy, whatever is refused beside it: $name", async ({ group }) => {
    const edited = stringify(addSchemas(group));

    const faults = await lintContract(edited, "openapi.yaml");

    const found = group.map(({ id, refused }) =>
      faults.flatMap(({ place: first, others, ...fault }) => {
        const place = [first, ...others].find(({ path }) => path.includes(id));
        if (place === undefined) return [];
        const at = readPlace(edited, place);
        const says = describeFault({ ...fault, place: { ...place, path: [] }, others: [] });
        return { at: at.startsWith(String(refused?.at)) ? refused?.at : at, says };
      }),
    );
    expect(found).toEqual(group.map(({ refused }) => [refused]));
  });

  it("is accepted with all others", async () => {
    expect(await lintContract(stringify(contract), "openapi.yaml")).toEqual([]);
  });

  it.each(accepted)(
    "$name: the validator agrees with ajv, and names each fault",
    ({ id, valid = [], invalid, unchecked }) => {
      const validate = ajv.compile({ $ref: `contract#/components/schemas/${id}` });
      const faults = Object.entries({ ...invalid, ...unchecked });

      const said = faults.map(([, value]) =>
        toViolations(listErrors(id, value), value)
          .map(({ pointer, message }) => [pointer, message].filter(Boolean).join(": "))
          .join("\n"),
      );

      expect(valid.flatMap((value) => listErrors(id, value))).toEqual([]);
      expect(said).toEqual(faults.map(([message]) => message));
      expect(valid.map((value) => validate(value))).not.toContain(false);
      expect(faults.map(([, value]) => validate(value))).not.toContain(true);
    },
  );

  it("has a type that accepts the valid values, and refuses the invalid ones that TypeScript can tell apart", () => {
    const values = accepted.flatMap(({ name, id, valid = [], invalid = {}, unchecked = {} }) => [
      ...valid.map((value) => ({ name, id, value, isInvalid: false })),
      ...Object.values(invalid).map((value) => ({ name, id, value, isInvalid: true })),
      ...Object.values(unchecked).map((value) => ({ name, id, value, isInvalid: false })),
    ]);

    const refused = compileValues(values);

    expect(values.filter(({ isInvalid }, index) => refused.has(index) !== isInvalid)).toEqual([]);
  });
});
