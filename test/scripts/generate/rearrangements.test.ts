import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { Contract } from "../../../scripts/generate/contract.ts";
import { generateFiles } from "../../../scripts/generate/files.ts";
import { editValue, listPointers } from "../../contract/document/values.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";
import { contract as text } from "./contract-faults.ts";
import { rearrangements, visit } from "./rearrangements.ts";

const contract = parse(text) as Contract;
type Files = Record<string, string>;
type Validate = (value: unknown) => readonly { instancePath: string; keyword: string }[];
const { folder, file } = createScratchFolder();
const generated = new Map<string, Files>();
let original: Files = {};
let verdicts: string[] = [];

beforeAll(async () => {
  original = await generateFiles(contract);
  verdicts = await listVerdicts(original);
  for (const [name, edit] of rearrangements) {
    const copy = structuredClone(contract);
    edit(copy);
    expect(copy, name).not.toEqual(contract);
    generated.set(name, await generateFiles(copy));
  }
});

/** Lists the verdicts of all validators on each example of a body, and on each with one value replaced or removed. */
async function listVerdicts({ "validators.js": code = "" }: Files): Promise<string[]> {
  const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  const validators = Object.entries(module.validators as Record<string, Validate>);
  const found: string[] = [];
  visit(contract.components, "value", (value: unknown) => {
    const body = structuredClone(value);
    const judge = (edit: string) => {
      const faults = validators.map(([name, validate]) => [name, validate(body)] as const);
      const described = faults.map(([name, list]) =>
        [name, ...new Set(list.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`).sort())].join(),
      );
      found.push(`${edit}: ${described.join("; ")}`);
    };
    judge("as it is");
    for (const pointer of listPointers(body)) editValue(body, pointer, judge);
  });
  return found;
}

/** Lists the exported types by name, with their code. */
function listDeclarations(code: string): Map<string, string> {
  const declarations = code.split(/^export type (?=\w+ =)/m).slice(1);
  return new Map(declarations.map((text) => [text.slice(0, text.indexOf(" =")), text]));
}

describe("the contract in another notation", () => {
  it.each(rearrangements)("a contract with %s gives the same tables, constants, client and verdicts", async (name) => {
    const files = generated.get(name) ?? {};
    // The names of new components are the only difference.
    const [ours, theirs] = [files, original].map(({ "constants.ts": text = "" }) =>
      text.replaceAll(/^ {2}"(?:Enum\d+|\w+Value)": "[\d.]+",?\n/gm, "").replaceAll(/,(?=\n[}\]])/g, ""),
    );

    for (const table of ["operations.ts", "client-operations.ts", "operation-map.ts"])
      expect(files[table], table).toBe(original[table]);
    expect(ours).toBe(theirs);
    expect(verdicts.length).toBeGreaterThan(500);
    if (files["validators.js"] !== original["validators.js"]) expect(await listVerdicts(files)).toEqual(verdicts);
  });

  it("every rearrangement gives the same types of bodies", async () => {
    const codes = [...new Set([original, ...generated.values()].map((files) => files["openapi.ts"] ?? ""))];
    for (const [index, code] of codes.entries()) await file(`types${index}.ts`, code);
    const [base = new Map(), ...others] = codes.map(listDeclarations);
    // Types that are written alike are the same if the others are.
    const checks = others.flatMap((types, index) => {
      const different = [...base.keys()].filter((name) => types.get(name) !== base.get(name));
      return different.map((name) => `type ${name}${index} = True<Same<Base.${name}, Types${index + 1}.${name}>>;`);
    });
    const program = [
      'import type * as Base from "./types0.ts";',
      ...others.map((_, index) => `import type * as Types${index + 1} from "./types${index + 1}.ts";`),
      "type Flat<T> = T extends string | number | boolean | null | undefined ? T : T extends object ? { [K in keyof T]: Flat<T[K]> } : T;",
      "type Equal<L, R> = (<T>() => T extends L ? 1 : 2) extends <T>() => T extends R ? 1 : 2 ? true : false;",
      "type Same<L, R> = Equal<Flat<L>, Flat<R>>; type True<T extends true> = T;",
      ...checks,
    ];
    const main = join(folder, "check.ts");
    await writeFile(main, program.join("\n"));

    const options = { noEmit: true, strict: true, allowImportingTsExtensions: true, lib: ["lib.es5.d.ts"], types: [] };
    const found = ts.getPreEmitDiagnostics(ts.createProgram([main], options));

    expect(base.size).toBeGreaterThan(15);
    expect(checks.length).toBeGreaterThan(5);
    expect(ts.formatDiagnosticsWithColorAndContext(found, ts.createCompilerHost(options))).toBe("");
  });
});
