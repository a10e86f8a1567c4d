import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { installTools } from "../../scripts/programs/install-tools.ts";

/** The `node_modules` of the other tools. */
export const modules = await installTools("interop");
const require = createRequire(join(modules, "index.js"));

/** Loads a package of the other tools. Its types are not installed here, so the caller states what it uses. */
export async function loadTool<T>(name: string): Promise<T> {
  const loaded = await import(pathToFileURL(require.resolve(name)).href);
  return { ...loaded.default, ...loaded };
}
