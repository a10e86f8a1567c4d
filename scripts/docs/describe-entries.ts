import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";

const root = join(import.meta.dirname, "../..");

/** Describes each TypeScript entry of the package with TypeDoc, and returns their Markdown by name. */
export async function describeEntries(out: string): Promise<Map<string, string>> {
  const { exports } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as {
    exports: Record<string, string | { types: string }>;
  };
  const entries = Object.values(exports).flatMap((target) =>
    typeof target === "string" ? [] : [target.types.replace("./dist/", "").replace(/\.d\.ts$/, ".ts")],
  );
  const options = {
    plugin: "typedoc-plugin-markdown",
    outputFileStrategy: "modules",
    entryFileName: "modules",
    readme: "none",
    exclude: "**/generated/**", // the reference of the operations describes them
    parametersFormat: "table",
    interfacePropertiesFormat: "table",
    classPropertiesFormat: "table",
    typeDeclarationFormat: "table",
  };
  const flags = [
    "excludeExternals",
    "hideBreadcrumbs",
    "hidePageHeader",
    "disableSources",
    "excludeInternal",
    "skipErrorChecking",
    "useCodeBlocks",
  ];
  const typedoc = join(root, "tools/docs/node_modules/typedoc/bin/typedoc");
  await promisify(execFile)(
    process.execPath,
    [
      typedoc,
      ...entries.flatMap((entry) => ["--entryPoints", entry]),
      ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
      ...flags.map((flag) => `--${flag}`),
      ...["--tsconfig", "tsconfig.json", "--out", out, "--logLevel", "Error"],
    ],
    { cwd: root, env: { ...process.env, NODE_OPTIONS: "" } },
  );
  const files = (await readdir(out)).filter((name) => !["modules.md", "vitest.md"].includes(name)); // docs/traffic.md has the matchers
  const pages = files.map(async (name) => {
    const text = await readFile(join(out, name), "utf8");
    const entry = name === "index.md" ? "loyalty-interface" : `loyalty-interface/${basename(name, ".md")}`;
    return [`typescript/${name}`, text.replace(/^# .*/, `# ${entry}`).replaceAll(/^#{4,6} (.*)$/gm, "**$1**")] as const; // the search finds exports, not their parts
  });
  return new Map(await Promise.all(pages));
}
