import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const files = globSync("{src,scripts}/**/*.{ts,js}");
/** Import and export declarations, type-only ones included, and import("…"). */
const SPECIFIER = /(?:\bfrom\s+|^import\s+|\bimport\()"(\.{1,2}\/[^"]+)"/gm;
const imports = new Map(
  files.map((file) => [
    file,
    [...readFileSync(file, "utf8").matchAll(SPECIFIER)].map(([, path = ""]) => join(dirname(file), path)),
  ]),
);

/** Returns the folder of a file, and the folders around it that do not contain the other file. */
function listFolders(file: string, other: string): string[] {
  const names = dirname(file).split("/");
  const folders = names.map((_, at) => names.slice(0, at + 1).join("/"));
  return folders.filter((folder) => folder === dirname(file) || !other.startsWith(`${folder}/`));
}

/** Returns the pairs of folders that import each other, the folders inside them included. */
function findFolderPairs(): string[] {
  const arrows = new Map<string, string>();
  for (const [file, targets] of imports)
    for (const target of targets)
      for (const from of listFolders(file, target))
        for (const to of listFolders(target, file))
          if (from !== to) arrows.set(`${from} → ${to}`, `${file} → ${target}`);
  return [...arrows].flatMap(([arrow, example]) => {
    const [from = "", to = ""] = arrow.split(" → ");
    const back = arrows.get(`${to} → ${from}`);
    return back && from < to ? [`${from} ⇄ ${to}: ${example}; ${back}`] : [];
  });
}

describe("the layout", () => {
  it("no file writes a type as import(…): the linter, which finds import cycles, does not follow it", () => {
    const isTypeImport = (file: string) => /(?<!await )\bimport\("\./.test(readFileSync(file, "utf8"));

    expect(files.filter(isTypeImport)).toEqual([]);
  });

  it("no two folders import each other", () => {
    expect(findFolderPairs()).toEqual([]);
  });

  it("the command line loads the service and the client only for the commands that need them", () => {
    const loaded = new Set(["src/cli/create-program.ts"]);
    for (const file of loaded) {
      const imported = readFileSync(file, "utf8").matchAll(/^(?:import|export) (?!type)[^;]*?from "(\.[^"]+)"/gms);
      for (const [, path = ""] of imported) loaded.add(join(dirname(file), path));
    }

    expect(loaded).toContain("src/traffic/check.ts");
    expect([...loaded].filter((file) => /^src\/(?:service|client)\//.test(file))).toEqual([]);
  });
});
