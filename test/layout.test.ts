import { globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { runCommand } from "./support/run-cli.ts";
import { createScratchFolder } from "./support/scratch-folder.ts";

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
  for (const [file, targets] of imports) {
    for (const target of targets) {
      for (const from of listFolders(file, target)) {
        for (const to of listFolders(target, file)) arrows.set(`${from} → ${to}`, `${file} → ${target}`);
      }
    }
  }
  return [...arrows].flatMap(([arrow, example]) => {
    const [from = "", to = ""] = arrow.split(" → ");
    const back = arrows.get(`${to} → ${from}`);
    return back && from < to ? [`${from} ⇄ ${to}: ${example}; ${back}`] : [];
  });
}

describe("the layout", () => {
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

describe("the linter", () => {
  const { folder, file } = createScratchFolder();

  it.each([
    { code: "const all = { ...{ a: 1 }, b: 2 };", refusal: "spreading a literal" },
    { code: 'const all = ["a", ...["b"]];', refusal: "spreading a literal" },
    { code: "const [a, b] = [1, 2];", refusal: "Declare each variable" },
    { code: "function f() { return void call(); }", refusal: "return in a statement of its own" },
    { code: "const a = Object(b).c;", refusal: "with readProperty" },
    { code: "for (const a of b) if (a) call();", refusal: "body of the loop into braces" },
    { code: 'type A = import("./a.ts").A;', refusal: "Import the type at the top" },
    { code: "for (const [a, b] of c) { if (a) Object.keys({ ...b, ...(a && { d }) }); }", refusal: "" },
  ])("refuses code that is short rather than plain: $code", async ({ code, refusal }) => {
    await file("biome.json", { plugins: [resolve("tools/plain-code.grit")], linter: { rules: { preset: "none" } } });
    await file("code.ts", code);

    const { stderr, ...result } = await runCommand(resolve("node_modules/.bin/biome"), ["lint"], { cwd: folder });

    expect(result.code).toBe(refusal === "" ? 0 : 1);
    expect(stderr).toContain(refusal);
  });
});
