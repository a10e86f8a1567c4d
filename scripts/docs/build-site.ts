import { rmSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve, sep } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { installTools } from "../../tools/install.ts";
import { endAtSignals, runProgram } from "./run-program.ts";
import { type SiteOptions, writePages } from "./write-pages.ts";

const generator = resolve(import.meta.dirname, "../../tools/docs");

/** Builds the site with VitePress, and returns the number of its HTML pages. */
export async function buildSite(options: SiteOptions): Promise<number> {
  const root = await createSiteFolder();
  await writePages(root, options);
  await runVitepress("build", root);
  const files = await readdir(options.out, { recursive: true });
  return files.filter((name) => name.endsWith(".html")).length;
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

/** Serves the site on this machine until the process ends. @throws Error if the port is in use. */
export async function serveSite(options: SiteOptions, port: number): Promise<void> {
  const root = await createSiteFolder();
  await writePages(root, options);
  console.log(`preview on http://127.0.0.1:${port}${options.base}; Ctrl+C ends it`);
  await runVitepress("dev", root, "--port", String(port), "--host", "127.0.0.1");
}

/**
 * Creates a project of VitePress beside its packages, and removes it when this process ends. Several builds may run at the same
 * time.
 */
async function createSiteFolder(): Promise<string> {
  await installTools("docs");
  const root = await mkdtemp(join(generator, ".site-"));
  process.on("exit", () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));
  endAtSignals();
  await cp(join(generator, "site"), root, { recursive: true });
  return root;
}

/** Runs a command of VitePress in the folder of a site. */
function runVitepress(command: "build" | "dev", root: string, ...options: string[]): Promise<void> {
  return runProgram(join(generator, "node_modules/vitepress/bin/vitepress.js"), [command, root, ...options]);
}
