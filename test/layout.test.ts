import { globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { runCommand } from "./support/run-cli.ts";
import { createScratchFolder } from "./support/scratch-folder.ts";

const THEME = "tools/docs/site/.vitepress/theme/*.{ts,js,vue}";
const sources = globSync(["{src,scripts,test,tools,docs}/**/*.{ts,js,vue}", THEME], {
  exclude: ["**/node_modules/**"],
});
/** Import and export declarations, type-only ones included, and import("…"). */
const SPECIFIER = /(?:\bfrom\s+|^import\s+|\bimport\()"(\.{1,2}\/[^"]+)"/gm;
const texts = new Map(sources.map((name) => [name, readFileSync(name, "utf8")]));

/** Returns the folder of a file, and the folders around it that do not contain the other file. */
function listFolders(file: string, other: string): string[] {
  const names = dirname(file).split("/");
  const folders = names.map((_, at) => names.slice(0, at + 1).join("/"));
  return folders.filter((folder) => folder === dirname(file) || !other.startsWith(`${folder}/`));
}

/** Returns the pairs of folders that import each other, the folders inside them included. */
function findFolderPairs(): string[] {
  const arrows = new Map<string, string>();
  for (const [file, text] of texts) {
    for (const [, path = ""] of text.matchAll(SPECIFIER)) {
      const target = join(dirname(file), path);
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

  /** Lists the files that load with these. */
  function listLoaded(...files: readonly string[]): string[] {
    const loaded = new Set(files);
    for (const file of loaded) {
      const text = texts.get(file) ?? readFileSync(file, "utf8");
      const imported = text.matchAll(/^(?:import|export) (?!type)[^;]*?from "(\.[^"]+\.(?:ts|js|vue))"/gms);
      for (const [, path = ""] of imported) loaded.add(join(dirname(file), path));
    }
    return [...loaded];
  }

  it("the command line loads a command when it is named, and the service and the client when they are needed", () => {
    const program = listLoaded("src/cli/create-program.ts");
    const commands = listLoaded(...globSync("src/cli/commands/*.ts"));

    expect(program).toContain("src/cli/io/output.ts");
    expect(program.filter((file) => /^src\/(?:cli\/commands|cli\/report|traffic)\//.test(file))).toEqual([]);
    expect(commands).toContain("src/traffic/check.ts");
    expect(commands.filter((file) => /^src\/(?:service|client)\//.test(file))).toEqual([]);
  });
  it("what the pages load in a browser imports no module of Node and no package but those of the site", () => {
    const loaded = listLoaded(...globSync(THEME));
    const packages = loaded.flatMap((file) =>
      [...(texts.get(file) ?? "").matchAll(/^import (?!type)[^;]*?"([\w@][^"]*)"/gms)].map(([, name]) => name),
    );

    expect(loaded).toContain("src/contract/fields.ts");
    expect([...new Set(packages)].sort()).toEqual([
      "minisearch",
      "stemmer",
      "vitepress",
      "vitepress/theme-without-fonts",
      "vue",
    ]);
  });
});

it("the linter refuses code that is short rather than plain", async () => {
  const refusals = {
    "const all = { ...{ a: 1 }, b: 2 };": "Write the members themselves",
    'const all = ["a", ...["b"]];': "Write the members themselves",
    "const [a, b] = [1, 2];": "Declare each variable by itself",
    "function f() { return void call(); }": "Call the function, and return",
    "const a = Object(b).c;": "Read a property of an unknown value",
    "for (const a of b) if (a) call();": "Put the body of the loop into braces",
    'type A = import("./a.ts").A;': "Import the type at the top",
  };
  const { folder, file } = createScratchFolder();
  const plain = "for (const [a, b] of c) { if (a) Object.keys({ ...b, ...(a && { d }) }); }";
  await file("biome.json", { plugins: [resolve("tools/plain-code.grit")], linter: { rules: { preset: "none" } } });
  await file("code.ts", [...Object.keys(refusals), plain].join("\n"));

  const lint = ["lint", "--max-diagnostics=none", "--reporter=json"];
  const { stdout } = await runCommand(resolve("node_modules/.bin/biome"), lint, { cwd: folder });

  const { diagnostics }: { diagnostics: { message: string }[] } = JSON.parse(stdout);
  expect(diagnostics.map(({ message }) => message)).toEqual(
    Object.values(refusals).map((refusal) => expect.stringContaining(refusal)),
  );
});
