import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve, sep } from "node:path";
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
    const files = await readdir(options.out, { recursive: true });
    return files.filter((name) => name.endsWith(".html")).length;
  } finally {
    await rm(root, { recursive: true });
  }
}

/**
 * Builds the site that `loyalty serve` shows, and writes it as one compressed file: the pages repeat each other, so together
 * they take a tenth of their compressed files. Returns the size of that file.
 */
export async function buildArchive(options: SiteOptions): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "docs-"));
  try {
    await buildSite({ ...options, out: folder, isLight: true });
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const texts: Record<string, string> = {};
    for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
      const path = relative(folder, join(parentPath, name)).replaceAll(sep, "/");
      if (path !== "openapi.yaml") texts[path] = await readFile(join(folder, path), "utf8"); // the package has the contract
    }
    const json = Buffer.from(JSON.stringify(texts));
    const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
    const archive = brotliCompressSync(json, { params });
    const file = `${options.out}.json.br`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, archive);
    return archive.length;
  } finally {
    await rm(folder, { recursive: true });
  }
}
