import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };

const entries = Object.values(manifest.exports).flatMap((target) =>
  typeof target === "object" ? [target.types.replace("./dist/", "").replace(".d.ts", ".ts")] : [],
);
const options = { module: ts.ModuleKind.NodeNext, allowImportingTsExtensions: true, noLib: true, types: [] };
const host = ts.createCompilerHost(options);
/** Finds the modules of the project only: the types of packages take half of the time, and no test reads them. */
host.resolveModuleNameLiterals = (names, file) =>
  names.map(({ text }) =>
    text.startsWith(".") ? ts.resolveModuleName(text, file, options, host) : { resolvedModule: undefined },
  );
const program = ts.createProgram(entries, options, host);
const checker = program.getTypeChecker();

/** The words in the code of all pages, in blocks and in spans. */
const wordsInDocs = new Set(
  ["README.md", ...globSync("docs/**/*.md")]
    .flatMap((page) => readFileSync(page, "utf8").match(/```[\s\S]*?```|`[^`]+`/g) ?? [])
    .flatMap((code) => code.match(/\w+/g) ?? []),
);

/** Returns the declarations of the project that an entry exports. */
function listExports(entry: string): ts.Symbol[] {
  const file = program.getSourceFile(entry);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${entry} is not a module`);
  return checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .filter((symbol) =>
      symbol.declarations?.some((part) => resolve(part.getSourceFile().fileName).startsWith(resolve("src"))),
    );
}

describe.each(entries)("the entry %s", (entry) => {
  it("every export has a comment", () => {
    const uncommented = listExports(entry).filter((symbol) => symbol.getDocumentationComment(checker).length === 0);

    expect(uncommented.map(({ name }) => name)).toEqual([]);
  });

  it("a page of the docs names each function, class and constant", async () => {
    const values = await import(resolve(entry));
    const names = listExports(entry).map(({ name }) => name);

    expect(names.filter((name) => name in values && !wordsInDocs.has(name))).toEqual([]);
  });
});

it("the entries export functions, classes and types", () => {
  const names = entries.flatMap(listExports).map(({ name }) => name);

  expect(names).toEqual(expect.arrayContaining(["createLoyaltyClient", "createService", "LoyaltyClientOptions"]));
});
