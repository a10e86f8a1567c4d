import { rmSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { installTools } from "../../tools/install.ts";
import { runProgram } from "./run-program.ts";
import { type SiteOptions, writePages } from "./write-pages.ts";

const generator = resolve(import.meta.dirname, "../../tools/docs");

/** Builds the site with VitePress, and returns the number of its HTML pages. */
export async function buildSite(options: SiteOptions): Promise<number> {
  const root = await createSiteFolder();
  await writePages(root, options);
  await runVitepress("build", root);
  const files = await readdir(options.out, { recursive: true });
  for (const name of files.filter((name) => /\.(html|js|css|svg|md|txt|yaml)$/.test(name))) {
    const file = join(options.out, name);
    await writeFile(`${file}.gz`, gzipSync(await readFile(file), { level: 9 })); // loyalty serve sends it
  }
  return files.filter((name) => name.endsWith(".html")).length;
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
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));
  await cp(join(generator, "site"), root, { recursive: true });
  return root;
}

/** Runs a command of VitePress in the folder of a site. */
function runVitepress(command: "build" | "dev", root: string, ...options: string[]): Promise<void> {
  return runProgram(join(generator, "node_modules/vitepress/bin/vitepress.js"), [command, root, ...options]);
}
