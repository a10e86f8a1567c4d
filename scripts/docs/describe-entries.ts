import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";

const root = join(import.meta.dirname, "../..");
const generator = join(root, "tools/docs");

/** Describes the TypeScript entries of the package with TypeDoc, and returns the Markdown of each page by name. */
export async function describeEntries(out: string): Promise<Map<string, string>> {
  const { exports } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as {
    exports: Record<string, string | { types: string }>;
  };
  const entries = Object.entries(exports).flatMap(([name, target]) => {
    if (typeof target === "string" || name === "./vitest") return []; // docs/traffic.md has the matchers
    return [target.types.replace("./dist/", "").replace(/\.d\.ts$/, ".ts")];
  });
  const typedoc = join(generator, "node_modules/typedoc/bin/typedoc");
  const options = ["--options", join(generator, "typedoc.json"), "--out", out];
  await promisify(execFile)(process.execPath, [typedoc, ...options, ...entries], { cwd: root });
  const files = (await readdir(out)).filter((name) => name !== "modules.md");
  const pages = files.map(async (name): Promise<[string, string]> => {
    const text = await readFile(join(out, name), "utf8");
    const entry = name === "index.md" ? "loyalty-interface" : `loyalty-interface/${basename(name, ".md")}`;
    // Without headings for the parts of an export, the search finds exports. Members are in lower case.
    const parts = text.replaceAll(/^##### ([a-z].*)$/gm, "**`$1`**").replaceAll(/^#{4,6} (.*)$/gm, "**$1**");
    return [
      `typescript/${name}`,
      parts.replace(/^# .*/, `# ${entry}\n\nAll exports of \`${entry}\`, with their types.`),
    ];
  });
  return new Map(await Promise.all(pages));
}
