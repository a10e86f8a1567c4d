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
  const publish = (names: Iterable<string>) => [...names].flatMap((name) => exported.get(name) ?? []).sort();
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
  const components = source.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === "components",
  ) as ts.InterfaceDeclaration;
  const types = new Map<string, string>();
  for (const member of components.members) {
    if (!isNamed(member, "schemas") || !member.type || !ts.isTypeLiteralNode(member.type)) continue;
    for (const schema of member.type.members) {
      if (!ts.isPropertySignature(schema) || !schema.type) continue;
      types.set(readName(schema), printer.printNode(ts.EmitHint.Unspecified, schema.type, source));
    }
  }
  return types;
}

/** Adds the schemas that contain one of these, directly or through others. */
function addContaining(types: Map<string, string>, from: Set<string>): Set<string> {
  const found = new Set(from);
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const [name, text] of types)
      if ([...found].some((inner) => text.includes(`components["schemas"]["${inner}"]`))) found.add(name);
  }
  return found;
}

/** Reads the exported name of each schema. A new event type is not exported yet, so its schema name is used. */
async function readExportedNames(): Promise<{ get(name: string): string | undefined }> {
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
  return ts.isPropertySignature(member) && readName(member) === name;
}

function readName(member: ts.PropertySignature): string {
  return ts.isIdentifier(member.name) || ts.isStringLiteral(member.name) ? member.name.text : "";
}
