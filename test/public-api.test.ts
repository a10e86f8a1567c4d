import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };

const root = fileURLToPath(new URL("..", import.meta.url));
const entries = Object.values(manifest.exports).flatMap((target) =>
  typeof target === "string" || !("types" in target)
    ? []
    : [`${root}${target.types.replace("./dist/", "").replace(".d.ts", ".ts")}`],
);
const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile).config,
  ts.sys,
  root,
);
const host = ts.createCompilerHost(options);
/** Finds the modules of the project only: the types of packages take most of the time, and no test reads them. */
host.resolveModuleNameLiterals = (names, file) =>
  names.map(({ text }) =>
    text.startsWith(".") ? ts.resolveModuleName(text, file, options, host) : { resolvedModule: undefined },
  );
const program = ts.createProgram(entries, { ...options, noLib: true, types: [] }, host);
const checker = program.getTypeChecker();

/** The names in the code of all pages, in blocks and in spans. */
const namesInDocs = new Set(
  ["README.md", ...globSync("docs/*.md", { cwd: root })]
    .flatMap((page) => readFileSync(root + page, "utf8").match(/```[\s\S]*?```|`[^`]+`/g) ?? [])
    .flatMap((code) => code.match(/\w+/g) ?? []),
);
/** Whether a page names an export, or the API reference describes it: types generated from the contract. */
const isNamed = (symbol: ts.Symbol) =>
  namesInDocs.has(symbol.name) ||
  followAlias(symbol).declarations?.some((part) => part.getSourceFile().fileName.startsWith(`${root}generated/`));

const followAlias = (symbol: ts.Symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** Returns the exports of an entry. */
function listExports(entry: string): ts.Symbol[] {
  const file = program.getSourceFile(entry);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${entry} is not a module`);
  return checker.getExportsOfModule(module);
}

const isValue = (symbol: ts.Symbol) =>
  (followAlias(symbol).flags & ts.SymbolFlags.Value) !== 0 &&
  !symbol.declarations?.some(ts.isTypeOnlyExportDeclaration);

const isPrivate = (node: ts.Node) =>
  ts.isClassElement(node) && node.name !== undefined && ts.isPrivateIdentifier(node.name);
const isInternal = (node: ts.Node) => ts.getJSDocTags(node).some(({ tagName }) => tagName.text === "internal");

/** Lists the symbols of the project that a declaration names in its public parts. */
function listNamed(symbol: ts.Symbol): Set<ts.Symbol> {
  const found = new Set<ts.Symbol>();
  const visit = (node: ts.Node): void => {
    if (ts.isBlock(node) || isPrivate(node) || isInternal(node)) return;
    const named = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    const target = named && followAlias(named);
    if (target && isOurs(target)) found.add(target);
    ts.forEachChild(node, visit);
  };
  for (const declaration of symbol.declarations ?? []) visit(declaration);
  return found;
}

/** Adds the symbols that a symbol refers to, directly or through others. */
function addNamed(symbol: ts.Symbol, found: Set<ts.Symbol>): void {
  if (found.has(symbol)) return;
  found.add(symbol);
  for (const named of listNamed(symbol)) addNamed(named, found);
}

const isOurs = (symbol: ts.Symbol) =>
  symbol.declarations?.some((part) => part.getSourceFile().fileName.startsWith(`${root}src/`)) ?? false;
const hasComment = (symbol: ts.Symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker)) !== "";
/** Methods need a comment; the name of a property may say enough. */
const listMethods = (symbol: ts.Symbol) =>
  [...(symbol.members?.values() ?? [])].filter(
    ({ flags, name }) => flags & ts.SymbolFlags.Method && !name.startsWith("__") && !name.startsWith("#"),
  );

const namedEntries = entries.map((entry) => [entry.slice(root.length), entry]);

describe.each(namedEntries)("the entry %s", (_, entry) => {
  it("every export and every method has a comment", () => {
    const uncommented = listExports(entry)
      .map(followAlias)
      .filter(isOurs)
      .flatMap((symbol) => [
        ...(hasComment(symbol) ? [] : [symbol.name]),
        ...listMethods(symbol)
          .filter((method) => !hasComment(method))
          .map((method) => `${symbol.name}.${method.name}`),
      ]);

    expect(uncommented).toEqual([]);
  });

  it("exports only what a docs page names, and the types that this mentions", () => {
    const exported = listExports(entry);
    const mentioned = new Set<ts.Symbol>();
    for (const symbol of exported.filter(isNamed)) addNamed(followAlias(symbol), mentioned);

    const undocumented = exported.filter(
      (symbol) => !isNamed(symbol) && (isValue(symbol) || !mentioned.has(followAlias(symbol))),
    );

    expect(undocumented.map(({ name }) => name)).toEqual([]);
  });

  it("exports each type that a signature names", () => {
    const exported = new Set(listExports(entry).map(followAlias));
    const isType = ({ flags }: ts.Symbol) => (flags & ts.SymbolFlags.Type & ~ts.SymbolFlags.TypeParameter) !== 0;
    const named = [...exported].filter(isOurs).flatMap((symbol) => [...listNamed(symbol)].filter(isType));

    expect(named.filter((type) => !exported.has(type)).map(({ name }) => name)).toEqual([]);
  });
});
