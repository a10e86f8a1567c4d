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
const program = ts.createProgram(entries, options);
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

/** Adds the symbols that the declarations of a symbol mention outside function bodies, and those that they mention. */
function addMentioned(symbol: ts.Symbol, found: Set<ts.Symbol>): Set<ts.Symbol> {
  if (found.has(symbol)) return found;
  found.add(symbol);
  const visit = (node: ts.Node): void => {
    if (ts.isBlock(node)) return;
    const mentioned = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    if (mentioned) addMentioned(followAlias(mentioned), found);
    ts.forEachChild(node, visit);
  };
  for (const declaration of symbol.declarations ?? []) if (isOurFile(declaration.getSourceFile())) visit(declaration);
  return found;
}

const isOurFile = ({ fileName }: ts.SourceFile) => fileName.startsWith(`${root}src/`);
const isOurs = (symbol: ts.Symbol) =>
  symbol.declarations?.some((declaration) => isOurFile(declaration.getSourceFile())) ?? false;
const hasComment = (symbol: ts.Symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker)) !== "";
/** Methods need a comment; the name of a property may say enough. */
const listMethods = (symbol: ts.Symbol) =>
  [...(symbol.members?.values() ?? [])].filter(
    ({ flags, name }) => flags & ts.SymbolFlags.Method && !name.startsWith("__") && !name.startsWith("#"),
  );

it("finds the entries of the package and their exports", () => {
  expect(entries).toHaveLength(6);
  expect(listExports(entries[0] ?? "").map(({ name }) => name)).toContain("createLoyaltyClient");
});

describe.each(entries.map((entry) => [entry.slice(root.length), entry]))("the entry %s", (_, entry) => {
  it("has a comment for every export and every method", () => {
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
    for (const symbol of exported.filter(isNamed)) addMentioned(followAlias(symbol), mentioned);

    const undocumented = exported.filter(
      (symbol) => !isNamed(symbol) && (isValue(symbol) || !mentioned.has(followAlias(symbol))),
    );

    expect(undocumented.map(({ name }) => name)).toEqual([]);
  });
});
