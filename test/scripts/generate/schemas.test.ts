import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import type { Contract } from "../../../scripts/generate/contract.ts";
import { generateFiles } from "../../../scripts/generate/files.ts";
import { describeFault } from "../../../scripts/generate/lint/fault.ts";
import { lintContract } from "../../../scripts/generate/lint/lint-contract.ts";
import { toViolations } from "../../../src/contract/validate-schema.ts";
import { schemas as pasted, readPlace, contract as text } from "./contract-faults.ts";

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
const { "openapi.ts": types = "", "validators.js": code = "" } = await generateFiles(contract);
const validators = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
const ajv = addFormats.default(new Ajv2020({ strict: false, logger: false }));
ajv.addSchema({ $id: "contract", components: contract.components });

/** Returns the indexes of the values that TypeScript refuses as values of a type. Each has a line of one file. */
function compileValues(values: readonly { readonly id: string; readonly value: unknown }[]): Set<number> {
  const lines = values.map(({ id, value }, index) => `const v${index}: contract.${id} = ${JSON.stringify(value)};`);
  const files: Readonly<Record<string, string>> = {
    "/types.ts": types,
    "/values.ts": `import type * as contract from "./types.ts";\n${lines.join("\n")}`,
  };
  const host = ts.createCompilerHost({});
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name in files || fileExists(name);
  host.getSourceFile = (name, version) => {
    const source = files[name];
    return source === undefined ? getSourceFile(name, version) : ts.createSourceFile(name, source, version);
  };
  const options = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: [],
    lib: ["lib.es2022.d.ts"],
    skipDefaultLibCheck: true,
  };
  const program = ts.createProgram(["/values.ts"], { ...options, target: ts.ScriptTarget.ES2022 }, host);
  const found = ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    expect(file?.fileName, ts.flattenDiagnosticMessageText(messageText, " ")).toBe("/values.ts");
    return Number(file?.getLineAndCharacterOfPosition(start).line) - 1; // after the import
  });
  return new Set(found);
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
        toViolations(validators[id](value), value)
          .map(({ pointer, message }) => [pointer, message].filter(Boolean).join(": "))
          .join("\n"),
      );

      expect(valid.flatMap((value) => validators[id](value))).toEqual([]);
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
