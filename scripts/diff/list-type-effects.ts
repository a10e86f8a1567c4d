import ts from "typescript";

/** The effect of a change of the contract on a type that the package exports, on a property in it, or on the client. */
export interface TypeEffect {
  readonly name: string;
  /** `added`, `removed`, `renamed to …`, `now optional`, `now required`, `wider`, `narrower` or `changed`. */
  readonly effect: string;
  /** A line of code that compiles before and not after the change. */
  readonly breaks?: string;
}
/** The generated files of a contract by name. */
export type Files = Readonly<Record<string, string>>;

/** The generated modules that export types. */
const MODULES = ["openapi.ts", "operation-map.ts", "constants.ts"];
/** All types that the package exports of a contract. */
const CLIENT = `import type { OperationMap } from "./operation-map.ts";
export type * from "./openapi.ts"; export type * from "./operation-map.ts";
type Result<T> = T extends { item: infer I; success: infer S } ? { items: I; page: S } : T extends { success: infer S } ? S : never;
export type LoyaltyClient = {
  [K in keyof OperationMap]: (parameters: OperationMap[K]["parameters"]) => Result<OperationMap[K]>;
};`;
const OPTIONS: ts.CompilerOptions = {
  ...{ strict: true, exactOptionalPropertyTypes: true, noEmit: true, allowImportingTsExtensions: true, types: [] },
  ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, lib: ["lib.es5.d.ts"] },
};
/** Where a type ends that contains itself and has another name now. */
const MAX_DEPTH = 8;

/** An exported type, or a property in it. */
interface Member {
  readonly type: ts.Type;
  readonly text: string;
  /** The module that the text is written for. */
  readonly from: ts.Node;
  readonly isOptional: boolean;
}
/** Types by their name, or the properties of a type by the words after its name. */
type Members = ReadonlyMap<string, Member>;
/** An effect, and lines of code that it might break. */
type Claim = TypeEffect & { readonly lines: readonly string[] };
/** A type for people and in code; its members have the next depth. */
interface Place {
  readonly name: string;
  readonly code: string;
  readonly depth: number;
}

/** Compares the exported types of two contracts, and all properties in them, with the compiler. */
export function listTypeEffects(before: Files, after: Files): TypeEffect[] {
  const files = new Map<string, string>();
  for (const [side, generated] of Object.entries({ before, after })) {
    for (const name of MODULES) files.set(`/${side}/${name}`, generated[name] ?? "");
    files.set(`/${side}/client.ts`, CLIENT);
  }
  const program = createProgram(files);
  const [old, now] = [listTypes(program, "before"), listTypes(program, "after")];
  const claims = compareMembers(program.getTypeChecker(), old, now, { name: "", code: "", depth: 0 });
  const lines = claims.flatMap((claim) => claim.lines);
  const constants = lines.map((line, index) => `export const line${index} = ${line};`).join("\n");
  for (const [side, types] of Object.entries({ before: old, after: now }))
    files.set(`/${side}/lines.ts`, `import type { ${[...types.keys()]} } from "./client.ts";\n${constants}`);
  const checked = createProgram(files);
  const [errors, newErrors] = [listErrors(checked, "before"), listErrors(checked, "after")];
  return claims.map(({ lines: candidates, ...effect }) => {
    const isProof = (line: string) => !errors.has(lines.indexOf(line)) && newErrors.has(lines.indexOf(line));
    const breaks = candidates.find(isProof);
    return { ...effect, ...(breaks !== undefined && { breaks }) };
  });
}

const library = new Map<string, ts.SourceFile | undefined>();

/** Compiles files that exist in memory only, with the library of the compiler. */
function createProgram(files: ReadonlyMap<string, string>): ts.Program {
  const host = ts.createCompilerHost(OPTIONS);
  const getSourceFile = (name: string, version: ts.ScriptTarget | ts.CreateSourceFileOptions) => {
    const text = files.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, version);
    if (!library.has(name)) library.set(name, host.getSourceFile(name, version));
    return library.get(name);
  };
  const fileExists = (name: string) => files.has(name);
  return ts.createProgram([...files.keys()], OPTIONS, {
    ...host,
    getSourceFile,
    fileExists,
    directoryExists: () => true,
  });
}

/** Lists the lines that do not compile, by their index. */
function listErrors(program: ts.Program, side: string): Set<number> {
  const source = program.getSourceFile(`/${side}/lines.ts`) as ts.SourceFile;
  const errors = program.getSemanticDiagnostics(source);
  // The first line imports the types.
  return new Set(errors.map(({ start = 0 }) => source.getLineAndCharacterOfPosition(start).line - 1));
}

/** Returns the code of a type. Only exported types keep their names in it, so that it differs if another one changes. */
function printType(checker: ts.TypeChecker, type: ts.Type, from: ts.Node, flags = ts.TypeFormatFlags.None): string {
  const text = checker.typeToString(type, from, flags | ts.TypeFormatFlags.NoTruncation);
  return text.replaceAll(/import\("[^"]*"\)\./g, "");
}

/** Lists the exported types by name. The map of the operations would repeat the client. */
function listTypes(program: ts.Program, side: string): Members {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(`/${side}/client.ts`) as ts.SourceFile;
  const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(source) as ts.Symbol);
  const exported = symbols.filter(({ name }) => /^[A-Z]/.test(name) && name !== "OperationMap");
  const read = (symbol: ts.Symbol): Member => {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const text = printType(checker, type, source, ts.TypeFormatFlags.InTypeAlias);
    return { type, text, from: source, isOptional: false };
  };
  return new Map(exported.map((symbol) => [symbol.name, read(symbol)]));
}

/** Lists the properties of an object, the items of an array or the values of a map. */
function listMembers(checker: ts.TypeChecker, { type, from }: Member): Members {
  const members = new Map<string, Member>();
  const add = (key: string, found: ts.Type | undefined, isOptional = false) => {
    if (found) members.set(key, { type: found, text: printType(checker, found, from), from, isOptional });
  };
  const whole = checker.getNonNullableType(type);
  if (checker.isArrayType(whole)) add("[]", whole.getNumberIndexType());
  else if (whole.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) {
    for (const symbol of whole.getProperties())
      add(`.${symbol.name}`, checker.getTypeOfSymbol(symbol), (symbol.flags & ts.SymbolFlags.Optional) !== 0);
    add(".*", whole.getStringIndexType());
  }
  return members;
}

/** Compares the members with the same name, and those in them. */
function compareMembers(checker: ts.TypeChecker, old: Members, now: Members, owner: Place): Claim[] {
  const isType = owner.depth === 0;
  const [gone, fresh] = [
    [...old.keys()].filter((key) => !now.has(key)),
    [...now.keys()].filter((key) => !old.has(key)),
  ];
  const [from = "", to = ""] = gone.length * fresh.length === 1 ? [...gone, ...fresh] : [];
  const isRenamed = from !== "" && old.get(from)?.text === now.get(to)?.text;
  const fields = [...old].map(([key, { isOptional, text }]) => `"${key.slice(1)}"${isOptional ? "?" : ""}: ${text}`);
  const isParameter = /^\w+Parameters\b/.test(owner.name);
  const write = isParameter ? [`(value: { ${fields.join("; ")} }): ${owner.code} => value`] : [];
  const claims: Claim[] = gone.map((key) => ({
    name: owner.name + key,
    effect: isRenamed ? `renamed to ${to.replace(".", "")}` : "removed",
    lines: [isType ? `(value: ${key}) => value` : `(value: ${owner.code}) => value["${key.slice(1)}"]`],
  }));
  if (!isRenamed) claims.push(...fresh.map((key) => ({ name: owner.name + key, effect: "added", lines: write })));
  for (const [key, before] of old) {
    const after = now.get(key);
    // A named type in a type is compared under its name.
    if (!after || (!isType && before.text === after.text && before.isOptional === after.isOptional)) continue;
    const index = key === "[]" ? "[number]" : key === ".*" ? "[string]" : `["${key.slice(1)}"]`;
    const place = { name: owner.name + key, code: isType ? key : owner.code + index, depth: owner.depth + 1 };
    const give = `(value: ${before.text}): ${place.code} => value`;
    const lines = isParameter ? [give, ...write] : [`(value: ${place.code}): ${before.text} => value`, give];
    claims.push(...compareMember(checker, before, after, place, lines));
  }
  return claims;
}

/** Compares the members of a type, or else the type itself. */
function compareMember(
  checker: ts.TypeChecker,
  before: Member,
  after: Member,
  place: Place,
  lines: readonly string[],
): Claim[] {
  const [isNullable, canBeNull] = [before, after].map(({ type }) => type !== checker.getNonNullableType(type));
  const code = isNullable ? `NonNullable<${place.code}>` : place.code;
  const [old, now] = [listMembers(checker, before), listMembers(checker, after)];
  const claims = place.depth > MAX_DEPTH ? [] : compareMembers(checker, old, now, { ...place, code });
  const tell = (effect: string) => [...claims, { name: place.name, effect, lines }];
  if (before.isOptional !== after.isOptional) return tell(after.isOptional ? "now optional" : "now required");
  if (claims.length > 0 && isNullable !== canBeNull) return tell(canBeNull ? "wider" : "narrower");
  const isForth = checker.isTypeAssignableTo(before.type, after.type);
  const isBack = checker.isTypeAssignableTo(after.type, before.type);
  if (claims.length > 0 || before.text === after.text || (isForth && isBack)) return claims;
  return tell(isForth ? "wider" : isBack ? "narrower" : "changed");
}
