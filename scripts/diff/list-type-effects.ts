import ts from "typescript";

/** The effect of a change of the contract on a type that the package exports, on a property in it, or on the client. */
export interface TypeEffect {
  readonly name: string;
  /** A type is wider if it also has other values than before. */
  readonly effect:
    | "added"
    | "removed"
    | `renamed to ${string}`
    | `now ${"optional" | "required"}`
    | "wider"
    | "narrower"
    | "changed";
  /** A line of code that compiles before and not after the change. */
  readonly breaks?: string;
}
/** The generated files of a contract by name. */
export type Files = Readonly<Record<string, string>>;

/** The generated modules that export types. */
const MODULES = ["openapi.ts", "operation-map.ts", "constants.ts"];

const OPTIONS: ts.CompilerOptions = {
  ...{ strict: true, exactOptionalPropertyTypes: true, noLib: true, noEmit: true, allowImportingTsExtensions: true },
  ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
};
/** The declarations of the standard library that the generated types and the compiler need; loading all takes a second. */
const LIBRARY = `interface Object {} interface Function {} interface CallableFunction {} interface NewableFunction {}
interface String { length: number } interface Number { toFixed(): string } interface Boolean { valueOf(): boolean }
interface RegExp {} interface IArguments {} interface Array<T> { length: number; [index: number]: T }
interface ReadonlyArray<T> { readonly length: number; readonly [index: number]: T }
type Record<K extends keyof any, T> = { [P in K]: T }; type Pick<T, K extends keyof T> = { [P in K]: T[P] };
type Exclude<T, U> = T extends U ? never : T; type Omit<T, K extends keyof any> = Pick<T, Exclude<keyof T, K>>;
type NonNullable<T> = T & {}; type Readonly<T> = { readonly [P in keyof T]: T[P] };`;
const FLAGS = ts.TypeFormatFlags.NoTruncation;
const ROOT_FLAGS = FLAGS | ts.TypeFormatFlags.InTypeAlias;
/** All types that the package exports of a contract. */
const CLIENT = `import type { OperationMap } from "./operation-map.ts";
export type * from "./openapi.ts"; export type * from "./operation-map.ts";
type Result<T> = T extends { item: infer I; success: infer S } ? { items: I; page: S } : T extends { success: infer S } ? S : never;
export type LoyaltyClient = {
  [K in keyof OperationMap]: (parameters: OperationMap[K]["parameters"]) => Result<OperationMap[K]>;
};`;

interface Member {
  readonly type: ts.Type;
  readonly isOptional: boolean;
}
/** Types by their name, or the properties of a type by the words after its name. */
type Members = ReadonlyMap<string, Member>;
/** An effect, and lines of code that it might break. */
type Claim = TypeEffect & { readonly lines: readonly string[] };

/** Compares the exported types of two contracts, and all properties in them, with the compiler. */
export function listTypeEffects(before: Files, after: Files): TypeEffect[] {
  const files = new Map([["/lib.d.ts", LIBRARY]]);
  for (const [side, generated] of Object.entries({ before, after })) {
    for (const name of MODULES) files.set(`/${side}/${name}`, generated[name] ?? "");
    files.set(`/${side}/client.ts`, CLIENT);
  }
  const program = createProgram(files);
  const types = { before: listTypes(program, "before"), after: listTypes(program, "after") };
  const claims = compareMembers(program.getTypeChecker(), types.before, types.after);
  const lines = claims.flatMap((claim) => claim.lines);
  const constants = lines.map((line, index) => `export const line${index} = ${line};`);
  for (const [side, names] of Object.entries(types))
    files.set(
      `/${side}/lines.ts`,
      [`import type { ${[...names.keys()]} } from "./client.ts";`, ...constants].join("\n"),
    );
  const checked = createProgram(files);
  const [errors, newErrors] = [listErrors(checked, "before"), listErrors(checked, "after")];
  return claims.map(({ lines: candidates, ...effect }) => {
    const isProof = (line: string) => !errors.has(lines.indexOf(line)) && newErrors.has(lines.indexOf(line));
    const breaks = candidates.find(isProof);
    return { ...effect, ...(breaks !== undefined && { breaks }) };
  });
}

function createProgram(files: ReadonlyMap<string, string>): ts.Program {
  return ts.createProgram([...files.keys()], OPTIONS, {
    ...ts.createCompilerHost(OPTIONS),
    getSourceFile: (name) => ts.createSourceFile(name, files.get(name) ?? "", ts.ScriptTarget.ES2022),
    getDefaultLibFileName: () => "/lib.d.ts",
    fileExists: (name) => files.has(name),
    directoryExists: () => true,
  });
}

/** Lists the lines that do not compile, by their index. */
function listErrors(program: ts.Program, side: string): Set<number> {
  const source = program.getSourceFile(`/${side}/lines.ts`);
  const errors = program
    .getSemanticDiagnostics(source)
    .map(({ start = 0 }) => source?.getLineAndCharacterOfPosition(start));
  return new Set(errors.map((place) => (place?.line ?? 0) - 1)); // the first line imports the types
}

/** Lists the exported types by name. The map of the operations would repeat the client. */
function listTypes(program: ts.Program, side: string): Members {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(`/${side}/client.ts`) as ts.SourceFile;
  const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(source) as ts.Symbol);
  const types = symbols.map(
    (symbol) => [symbol.name, { type: checker.getDeclaredTypeOfSymbol(symbol), isOptional: false }] as const,
  );
  return new Map(types.filter(([name]) => /^[A-Z]/.test(name) && name !== "OperationMap"));
}

/** Lists the properties of an object, the items of an array or the values of a map. */
function listMembers(checker: ts.TypeChecker, { type }: Member): Members {
  const whole = checker.getNonNullableType(type);
  const [item, value] = [ts.IndexKind.Number, ts.IndexKind.String].map((kind) =>
    checker.getIndexTypeOfType(whole, kind),
  );
  if (checker.isArrayType(whole)) return new Map(item && [["[]", { type: item, isOptional: false }]]);
  if (!(whole.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return new Map();
  const properties = whole.getProperties().map((symbol): [string, Member] => {
    const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
    return [`.${symbol.name}`, { type: checker.getTypeOfSymbol(symbol), isOptional }];
  });
  return new Map([...properties, ...(value ? [[".*", { type: value, isOptional: false }] as const] : [])]);
}

/** The type that has the members: its name and the code for it. */
interface Owner {
  readonly name: string;
  readonly code: string;
  readonly depth: number;
}
const MAX_DEPTH = 8;

/** Compares the members with the same name, and those in them. A named type in a type is compared once, under its name. */
function compareMembers(checker: ts.TypeChecker, old: Members, now: Members, owner?: Owner): Claim[] {
  const show = (member: Member | undefined) => {
    const text = member ? checker.typeToString(member.type, undefined, owner ? FLAGS : ROOT_FLAGS) : "";
    return text.includes("=>") ? `(${text})` : text;
  };
  const readMember = (key: string) =>
    owner ? `(value: ${owner.code}) => value["${key.slice(1)}"]` : `(value: ${key}) => value`;
  const [gone, fresh] = [
    [...old.keys()].filter((key) => !now.has(key)),
    [...now.keys()].filter((key) => !old.has(key)),
  ];
  const [from = "", to = ""] = gone.length * fresh.length === 1 ? [...gone, ...fresh] : [];
  const [name, isParameter] = [owner?.name ?? "", /^\w+Parameters\b/.test(owner?.name ?? "")];
  const isRenamed = from !== "" && show(old.get(from)) === show(now.get(to));
  const fields = [...old].map(([key, member]) => `"${key.slice(1)}"${member.isOptional ? "?" : ""}: ${show(member)}`);
  const write = owner && isParameter ? [`(value: { ${fields.join("; ")} }): ${owner.code} => value`] : [];
  return [
    ...gone.map((key): Claim => {
      const effect = isRenamed ? (`renamed to ${to.replace(".", "")}` as const) : "removed";
      return { name: name + key, effect, lines: [readMember(key)] };
    }),
    ...(isRenamed ? [] : fresh).map((key): Claim => ({ name: name + key, effect: "added", lines: write })),
    ...[...old].flatMap(([key, before]): Claim[] => {
      const [after, text] = [now.get(key), show(before)];
      if (!after || (owner && text === show(after) && before.isOptional === after.isOptional)) return [];
      const access = key === "[]" ? "[number]" : key === ".*" ? "[string]" : `["${key.slice(1)}"]`;
      const member = owner ? owner.code + access : key;
      const [isNullable, canBeNull] = [before, after].map(({ type }) => type !== checker.getNonNullableType(type));
      const code = isNullable ? `NonNullable<${member}>` : member;
      const nested = { name: name + key, code, depth: (owner?.depth ?? 0) + 1 };
      const isDeep = nested.depth > MAX_DEPTH; // a type that contains itself and has another name now
      const effects = isDeep
        ? []
        : compareMembers(checker, listMembers(checker, before), listMembers(checker, after), nested);
      const [isForth, isBack] = [
        checker.isTypeAssignableTo(before.type, after.type),
        checker.isTypeAssignableTo(after.type, before.type),
      ];
      const give = `(value: ${text}): ${member} => value`;
      const lines = isParameter ? [give, ...write] : [`(value: ${member}): ${text} => value`, give];
      const tell = (effect: TypeEffect["effect"]): Claim[] => [{ name: nested.name, effect, lines }];
      if (before.isOptional !== after.isOptional)
        return [...effects, ...tell(after.isOptional ? "now optional" : "now required")];
      if (effects.length > 0 && isNullable !== canBeNull)
        return [...effects, ...tell(canBeNull ? "wider" : "narrower")];
      if (effects.length > 0 || text === show(after) || (isForth && isBack)) return effects;
      return tell(isForth ? "wider" : isBack ? "narrower" : "changed");
    }),
  ];
}
