import { readFileSync } from "node:fs";
import ts from "typescript";

/** The effect of a change of the contract on a type that the package exports. */
export interface TypeEffect {
  /** The exported name, or `operation` and its id. */
  readonly name: string;
  readonly effect: "added" | "removed" | "wider" | "narrower" | "changed";
}

const EFFECTS = { "true false": "wider", "false true": "narrower", "false false": "changed" } as const;
const OPTIONS = { strict: true, exactOptionalPropertyTypes: true, noLib: true, target: ts.ScriptTarget.ES2022 };
/** The declarations of the standard library that the generated types and the compiler need; loading all takes a second. */
const LIBRARY = `interface Object {} interface Function {} interface CallableFunction {} interface NewableFunction {}
interface String { length: number } interface Number { toFixed(): string } interface Boolean { valueOf(): boolean }
interface RegExp {} interface IArguments {} interface Array<T> { length: number; [index: number]: T }
type Record<K extends keyof any, T> = { [P in K]: T }; type Pick<T, K extends keyof T> = { [P in K]: T[P] };
type Exclude<T, U> = T extends U ? never : T; type Omit<T, K extends keyof any> = Pick<T, Exclude<keyof T, K>>;`;

/**
 * Compares the generated types of two contracts with the compiler: a type is wider if each old value has the new type, but not
 * the reverse. Names are those that `loyalty-interface/contract` exports.
 */
export function listTypeEffects(before: string, after: string): TypeEffect[] {
  const sources: Record<string, string> = { "lib.d.ts": LIBRARY, "before.ts": before, "after.ts": after };
  const host: ts.CompilerHost = {
    getSourceFile: (name) => ts.createSourceFile(name, sources[name] ?? "", ts.ScriptTarget.ES2022),
    getDefaultLibFileName: () => "lib.d.ts",
    writeFile: () => undefined,
    getCurrentDirectory: () => "",
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
    fileExists: (name) => name in sources,
    readFile: (name) => sources[name],
  };
  const program = ts.createProgram(Object.keys(sources), OPTIONS, host);
  const checker = program.getTypeChecker();
  const [old, now] = [listTypes(program, checker, "before.ts"), listTypes(program, checker, "after.ts")];
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((name): TypeEffect[] => {
    const [one, other] = [old.get(name), now.get(name)];
    if (!one || !other) return [{ name, effect: one ? "removed" : "added" }];
    const isForth = checker.isTypeAssignableTo(one, other);
    const isBack = checker.isTypeAssignableTo(other, one);
    return isForth && isBack ? [] : [{ name, effect: EFFECTS[`${isForth} ${isBack}` as keyof typeof EFFECTS] }];
  });
}

/** Lists the exported types of schemas, and the types of operations, in a generated file. */
function listTypes(program: ts.Program, checker: ts.TypeChecker, file: string): Map<string, ts.Type> {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const types = new Map<string, ts.Type>();
  for (const symbol of module ? checker.getExportsOfModule(module) : []) {
    const [declaration] = symbol.declarations ?? [];
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const name = EXPORTED.get(symbol.name) ?? (/(Activity|Data)$/.test(symbol.name) ? symbol.name : undefined);
    if (symbol.name === "operations")
      for (const operation of type.getProperties())
        types.set(`operation ${operation.name}`, checker.getTypeOfSymbol(operation));
    else if (name && declaration && ts.isTypeAliasDeclaration(declaration)) types.set(name, type);
  }
  return types;
}

/** The exported name of each schema. */
const EXPORTED = readExportedNames();

function readExportedNames(): Map<string, string> {
  const source = readFileSync(new URL("../../src/contract/schemas.ts", import.meta.url), "utf8");
  const names = [...source.matchAll(/^ {2}(\w+)(?: as (\w+))?,$/gm)];
  return new Map(names.map(([, name = "", alias]) => [name, alias ?? name]));
}
