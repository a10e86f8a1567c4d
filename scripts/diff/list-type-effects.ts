import { readFile } from "node:fs/promises";
import ts from "typescript";
import { type Contract, readContract } from "../generate/contract.ts";
import { generateTypes } from "../generate/types.ts";

/** The effect of a change of the contract on the types that the package exports. */
export interface TypeEffects {
  added: string[];
  removed: string[];
  /** Exported types that changed themselves. */
  changed: string[];
  /** Exported types that contain one of these. */
  affected: string[];
}

/**
 * Compares the generated types of two contracts, given as files, comments aside, under the names that
 * `loyalty-interface/contract` exports.
 */
export async function listTypeEffects(baseFile: string, revisionFile: string): Promise<TypeEffects> {
  const [base, revision, exported] = await Promise.all([
    readContract(baseFile),
    readContract(revisionFile),
    readExportedNames(),
  ]);
  const [before, after] = [await printTypes(base), await printTypes(revision)];
  const all = new Set([...before.keys(), ...after.keys()]);
  const changed = new Set([...all].filter((name) => before.get(name) !== after.get(name)));
  const affected = addContaining(new Map([...before, ...after]), changed);
  const publish = (names: Iterable<string>) => [...names].map((name) => exported.get(name) ?? name).sort();
  return {
    added: publish([...changed].filter((name) => !before.has(name))),
    removed: publish([...changed].filter((name) => !after.has(name))),
    changed: publish([...changed].filter((name) => before.has(name) && after.has(name))),
    affected: publish([...affected].filter((name) => !changed.has(name))),
  };
}

/** Prints the type of each schema, without comments. */
async function printTypes(contract: Contract): Promise<Map<string, string>> {
  const source = ts.createSourceFile("openapi.ts", await generateTypes(contract), ts.ScriptTarget.ES2022);
  const printer = ts.createPrinter({ removeComments: true });
  const print = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, source);
  const aliases = source.statements.filter(ts.isTypeAliasDeclaration);
  return new Map(aliases.map(({ name, type }) => [name.text, print(type)]));
}

/** Adds the schemas that contain one of these, directly or through others. */
function addContaining(types: Map<string, string>, from: Set<string>): Set<string> {
  const found = new Set(from);
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const [name, text] of types) if (text.match(/\b[A-Z]\w+/g)?.some((inner) => found.has(inner))) found.add(name);
  }
  return found;
}

/** Reads the names of the schemas that the package exports under another name. */
async function readExportedNames(): Promise<ReadonlyMap<string, string>> {
  const source = await readFile(new URL("../../src/contract/schemas.ts", import.meta.url), "utf8");
  return new Map([...source.matchAll(/(\w+) as (\w+)/g)].map(([, name = "", alias = ""]) => [name, alias]));
}
