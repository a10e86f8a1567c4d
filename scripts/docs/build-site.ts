import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { installTools } from "../programs/install-tools.ts";
import { runNode } from "../programs/run-node.ts";
import { type SiteOptions, writePages } from "./write-pages.ts";

const generator = resolve(import.meta.dirname, "../../tools/docs");

/** The command of VitePress; `createProject` installs it. */
export const VITEPRESS: string = join(generator, "node_modules/vitepress/bin/vitepress.js");

/** Creates a project of VitePress without pages in an empty folder, which is beside its packages. */
export async function createProject(root: string): Promise<void> {
  await installTools("docs");
  await rm(root, { recursive: true, force: true });
  await cp(join(generator, "site"), root, { recursive: true });
}

/** Builds the site with VitePress, and returns the number of its HTML pages. */
export async function buildSite(options: SiteOptions): Promise<number> {
  const root = await mkdtemp(join(generator, ".site-")); // several builds can run at the same time
  try {
    await createProject(root);
    await writePages(root, options);
    await runNode([VITEPRESS, "build", root]);
  } finally {
    await rm(root, { recursive: true });
  }
  const entries = await readdir(options.out, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  await writeArchive(options.out, files);
  return files.filter((name) => name.endsWith(".html")).length;
}

/**
 * Writes the files of a site as one compressed file, which `loyalty serve` reads: the pages repeat each other, so together they take a
 * tenth of their compressed files.
 */
async function writeArchive(folder: string, files: readonly string[]): Promise<void> {
  const texts: Record<string, string> = {};
  for (const file of files) {
    const path = relative(folder, file).replaceAll(sep, "/");
    if (path !== "openapi.yaml") texts[path] = await readFile(file, "utf8"); // the package has the contract
  }
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
  await writeFile(`${folder}.json.br`, brotliCompressSync(Buffer.from(JSON.stringify(texts)), { params }));
}
