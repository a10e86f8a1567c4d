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

/** Everything that an entry exports, by name, aliases followed to what they stand for. */
function exportsOf(entry: string): ts.Symbol[] {
  const file = program.getSourceFile(entry);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${entry} is no module`);
  return checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));
}

const isOurs = (symbol: ts.Symbol) =>
  symbol.declarations?.some((declaration) => declaration.getSourceFile().fileName.startsWith(`${root}src/`)) ?? false;
const isDocumented = (symbol: ts.Symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker)) !== "";
/** Methods say what they do; a property may be as plain as its name. */
const methodsOf = (symbol: ts.Symbol) =>
  [...(symbol.members?.values() ?? [])].filter(
    ({ flags, name }) => flags & ts.SymbolFlags.Method && !name.startsWith("__") && !name.startsWith("#"),
  );

it("has found the entries and what they export", () => {
  expect(entries).toHaveLength(6);
  expect(exportsOf(entries[0] ?? "").map(({ name }) => name)).toContain("createLoyaltyClient");
});

describe.each(entries.map((entry) => [entry.slice(root.length), entry]))("the entry %s", (_, entry) => {
  it("documents everything that it exports, and every method of it", () => {
    const ours = exportsOf(entry).filter(isOurs);
    const undocumented = ours.flatMap((symbol) => [
      ...(isDocumented(symbol) ? [] : [symbol.name]),
      ...methodsOf(symbol)
        .filter((method) => !isDocumented(method))
        .map((method) => `${symbol.name}.${method.name}`),
    ]);

    expect(undocumented).toEqual([]);
  });
});
