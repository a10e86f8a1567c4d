import { readFile } from "node:fs/promises";
import ts from "typescript";
import { type Contract, readContract } from "../generate/contract.ts";
import { generateTypes } from "../generate/types.ts";

/** What a change of the contract does to the types that the package exports. */
export interface TypeEffects {
  added: string[];
  removed: string[];
  /** Exported types whose own shape changed. */
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
    exportedNames(),
  ]);
  const [before, after] = [await typesOf(base), await typesOf(revision)];
  const all = new Set([...before.keys(), ...after.keys()]);
  const changed = new Set([...all].filter((name) => before.get(name) !== after.get(name)));
  const affected = reach(new Map([...before, ...after]), changed);
  const publish = (names: Iterable<string>) => [...names].flatMap((name) => exported.get(name) ?? []).sort();
  return {
    added: publish([...changed].filter((name) => !before.has(name))),
    removed: publish([...changed].filter((name) => !after.has(name))),
    changed: publish([...changed].filter((name) => before.has(name) && after.has(name))),
    affected: publish([...affected].filter((name) => !changed.has(name))),
  };
}

/** Text of the type of each schema, without comments. */
async function typesOf(contract: Contract): Promise<Map<string, string>> {
  const source = ts.createSourceFile("openapi.ts", await generateTypes(contract), ts.ScriptTarget.ES2022);
  const printer = ts.createPrinter({ removeComments: true });
  const components = source.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === "components",
  ) as ts.InterfaceDeclaration;
  const types = new Map<string, string>();
  for (const member of components.members) {
    if (!isNamed(member, "schemas") || !member.type || !ts.isTypeLiteralNode(member.type)) continue;
    for (const schema of member.type.members) {
      if (!ts.isPropertySignature(schema) || !schema.type) continue;
      types.set(nameOf(schema), printer.printNode(ts.EmitHint.Unspecified, schema.type, source));
    }
  }
  return types;
}

/** All schemas that contain one of these, directly or through others. */
function reach(types: Map<string, string>, from: Set<string>): Set<string> {
  const found = new Set(from);
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const [name, text] of types)
      if ([...found].some((inner) => text.includes(`components["schemas"]["${inner}"]`))) found.add(name);
  }
  return found;
}

/** Exported name of each schema. A new schema has none until somebody exports it, so it stands for itself. */
async function exportedNames(): Promise<{ get(name: string): string | undefined }> {
  const source = await readFile(new URL("../../src/contract/schemas.ts", import.meta.url), "utf8");
  const list = /export type \{([^}]*)\}/.exec(source)?.[1] ?? "";
  const names = new Map(
    list.split(",").map((entry): [string, string] => {
      const [name = "", alias] = entry.trim().split(" as ");
      return [name, alias ?? name];
    }),
  );
  return { get: (name) => names.get(name) ?? (/(Activity|Data)$/.test(name) ? name : undefined) };
}

function isNamed(member: ts.TypeElement, name: string): member is ts.PropertySignature {
  return ts.isPropertySignature(member) && nameOf(member) === name;
}

function nameOf(member: ts.PropertySignature): string {
  return ts.isIdentifier(member.name) || ts.isStringLiteral(member.name) ? member.name.text : "";
}
