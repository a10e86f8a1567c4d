import { execFile } from "node:child_process";
import { copyFile, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

/**
 * Installs the packages of a folder beside this file, unless those of its lockfile are already there. Install scripts do not
 * run. Several processes can do it at the same time: each installs into a folder of its own, and moves the result.
 * @returns The `node_modules` of the folder.
 */
export async function installTools(folder: string): Promise<string> {
  const directory = resolve(import.meta.dirname, folder);
  const modules = join(directory, "node_modules");
  const lock = await readFile(join(directory, "package-lock.json"), "utf8");
  if (await hasInstalled(modules, lock)) return modules;
  const staging = await mkdtemp(`${directory}.install-`);
  try {
    const files = (await readdir(directory, { withFileTypes: true })).filter((entry) => entry.isFile());
    for (const { name } of files) await copyFile(join(directory, name), join(staging, name)); // such as .npmrc
    await promisify(execFile)("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: staging });
    await writeFile(join(staging, "node_modules/installed-lock.json"), lock);
    if (!(await hasInstalled(modules, lock))) {
      await rename(modules, join(staging, "outdated")).catch(() => {}); // there can be none
      await rename(join(staging, "node_modules"), modules).catch(async (error: unknown) => {
        if (!(await hasInstalled(modules, lock))) throw error; // another process was faster
      });
    }
  } finally {
    await rm(staging, { recursive: true });
  }
  return modules;
}

async function hasInstalled(modules: string, lock: string): Promise<boolean> {
  return (await readFile(join(modules, "installed-lock.json"), "utf8").catch(() => undefined)) === lock;
}
