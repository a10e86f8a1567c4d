import { join } from "node:path";
import { runOnSave } from "../watch/run-on-save.ts";
import { createSiteFolder, runVitepress } from "./build-site.ts";
import { type SiteOptions, writePages } from "./write-pages.ts";

/**
 * Serves the site on this machine until the process ends. After each save of a source, it writes the pages again, and the
 * browser shows them.
 * @throws Error if the port is in use.
 */
export async function previewSite(options: SiteOptions, port: number): Promise<void> {
  const root = await createSiteFolder();
  await writePages(root, options);
  const rewrite = () =>
    writePages(root, options).then(
      () => console.log("wrote the pages"),
      (error: unknown) => console.error(`docs: ${error instanceof Error ? error.message : String(error)}`),
    );
  runOnSave(
    {
      [options.source]: (name) => ["openapi.yaml", "redocly.yaml"].includes(name),
      [join(options.source, "docs")]: (name) => name.endsWith(".md"),
    },
    rewrite,
  );
  console.log(`preview on http://127.0.0.1:${port}${options.base}; Ctrl+C ends it`);
  await runVitepress("dev", root, "--port", String(port), "--host", "127.0.0.1");
}
