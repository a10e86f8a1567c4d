import ts from "typescript";

/** The effect of a change of the contract on a type that the package exports, or on a method of the client. */
export interface TypeEffect {
  readonly name: string;
  /** A type is wider if each old value has it, but not the reverse; a method is compatible if all callers still compile. */
  readonly effect: "added" | "removed" | "wider" | "narrower" | "changed" | "compatible" | "breaking";
}
/** The generated modules of a contract that export types. */
export interface TypeModules {
  readonly "openapi.ts": string;
  readonly "operation-map.ts": string;
  readonly "constants.ts": string;
}

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noLib: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};
/** The declarations of the standard library that the generated types and the compiler need; loading all takes a second. */
const LIBRARY = `interface Object {} interface Function {} interface CallableFunction {} interface NewableFunction {}
interface String { length: number } interface Number { toFixed(): string } interface Boolean { valueOf(): boolean }
interface RegExp {} interface IArguments {} interface Array<T> { length: number; [index: number]: T }
interface ReadonlyArray<T> { readonly length: number; readonly [index: number]: T }
type Record<K extends keyof any, T> = { [P in K]: T }; type Pick<T, K extends keyof T> = { [P in K]: T[P] };
type Exclude<T, U> = T extends U ? never : T; type Omit<T, K extends keyof any> = Pick<T, Exclude<keyof T, K>>;
type NonNullable<T> = T & {}; type Readonly<T> = { readonly [P in keyof T]: T[P] };`;
/** The signature of each method of the client. */
const METHODS = `import type { OperationMap } from "./operation-map.ts";
type Result<T> = T extends { item: infer I; success: infer S } ? { items: I; page: S } : T extends { success: infer S } ? S : never;
export type Methods = {
  [K in keyof OperationMap]: (parameters: OperationMap[K]["parameters"]) => Result<OperationMap[K]>;
};`;
const MODULES = ["openapi.ts", "operation-map.ts", "methods.ts"];

/** Compares the generated types of two contracts with the compiler: assignability, from old to new and back. */
export function listTypeEffects(before: TypeModules, after: TypeModules): TypeEffect[] {
  const files = new Map([["/lib.d.ts", LIBRARY]]);
  for (const [side, modules] of Object.entries({ before, after }))
    for (const [name, text] of Object.entries({ ...modules, "methods.ts": METHODS }))
      files.set(`/${side}/${name}`, text);
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(OPTIONS),
    getSourceFile: (name) => ts.createSourceFile(name, files.get(name) ?? "", ts.ScriptTarget.ES2022),
    getDefaultLibFileName: () => "/lib.d.ts",
    fileExists: (name) => files.has(name),
    directoryExists: () => true,
  };
  const program = ts.createProgram([...files.keys()], OPTIONS, host);
  const checker = program.getTypeChecker();
  const [old, now] = [listTypes(program, checker, "before"), listTypes(program, checker, "after")];
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((name): TypeEffect[] => {
    const [one, other] = [old.get(name), now.get(name)];
    if (!one || !other) return [{ name, effect: one ? "removed" : "added" }];
    const isForth = checker.isTypeAssignableTo(one, other);
    const isBack = checker.isTypeAssignableTo(other, one);
    if (isForth && isBack) return [];
    if (name.startsWith("method ")) return [{ name, effect: isBack ? "compatible" : "breaking" }];
    return [{ name, effect: isForth ? "wider" : isBack ? "narrower" : "changed" }];
  });
}

/** Lists the exported types by name, and the methods of the client. Their containers would repeat each change. */
function listTypes(program: ts.Program, checker: ts.TypeChecker, side: string): Map<string, ts.Type> {
  const types = new Map<string, ts.Type>();
  const sources = MODULES.flatMap((name) => program.getSourceFile(`/${side}/${name}`) ?? []);
  for (const symbol of sources.flatMap((source) => {
    const module = checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module) : [];
  })) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    if (symbol.name === "Methods")
      for (const method of type.getProperties()) types.set(`method ${method.name}`, checker.getTypeOfSymbol(method));
    else if (/^[A-Z]/.test(symbol.name) && symbol.name !== "OperationMap") types.set(symbol.name, type);
  }
  return types;
}
