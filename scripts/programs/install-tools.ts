import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

/**
 * Installs the packages of a folder of `tools/`, unless those of its lockfile are already there. Install scripts do not
 * run.
 * @returns The `node_modules` of the folder.
 */
export async function installTools(folder: string): Promise<string> {
  const cwd = resolve(import.meta.dirname, "../../tools", folder);
  const modules = join(cwd, "node_modules");
  const installed = join(modules, "installed-lock.json");
  const lock = await readFile(join(cwd, "package-lock.json"), "utf8");
  if ((await readFile(installed, "utf8").catch(() => undefined)) === lock) return modules;
  await promisify(execFile)("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd });
  await writeFile(installed, lock); // once all of it is there
  return modules;
}
