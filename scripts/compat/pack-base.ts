import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const NEEDED = ["package.json", "package-lock.json", "openapi.yaml", "test/recordings"];

/** What an earlier commit has to have, so that there is something to compare with. @throws Error naming what it lacks. */
export function demandFiles(tree: string, name: string): void {
  const missing = NEEDED.filter((file) => !existsSync(join(tree, file)));
  if (missing.length > 0)
    throw new Error(`${name} has no ${missing.join(", no ")}; name another commit with --base REF`);
}

/**
 * Builds and packs the package of a checked-out commit, unpacks it as an install would, and gives the address of its main
 * entry.
 * @throws Error where it cannot be built.
 */
export function packBase(root: string, tree: string, name: string): string {
  const dependencies = join(tree, "node_modules");
  if (samePackages(root, tree)) symlinkSync(join(root, "node_modules"), dependencies, "junction");
  else run(tree, name, "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund");
  run(tree, name, "npm", "run", "build");
  run(tree, name, "npm", "pack", "--ignore-scripts", "--pack-destination", tree);
  const { version } = JSON.parse(readFileSync(join(tree, "package.json"), "utf8"));
  const consumer = join(tree, "consumer");
  const installed = join(consumer, "node_modules");
  mkdirSync(installed, { recursive: true });
  run(tree, name, "tar", "-xzf", join(tree, `loyalty-interface-${version}.tgz`), "-C", installed);
  renameSync(join(installed, "package"), join(installed, "loyalty-interface"));
  symlinkSync(dependencies, join(installed, "loyalty-interface/node_modules"), "junction");
  return pathToFileURL(createRequire(join(consumer, "program.js")).resolve("loyalty-interface")).href;
}

/** Whether both lockfiles ask for the same packages; the version of the package itself does not count. */
function samePackages(root: string, tree: string): boolean {
  const [ours, theirs] = [root, tree].map((directory) => {
    const { packages } = JSON.parse(readFileSync(join(directory, "package-lock.json"), "utf8"));
    const { dependencies, devDependencies } = packages[""];
    return JSON.stringify({ ...packages, "": { dependencies, devDependencies } });
  });
  return ours === theirs;
}

function run(directory: string, name: string, command: string, ...args: string[]): void {
  try {
    // Its scripts run on the Node that this one runs on: without install scripts, npm ci brings none.
    const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` };
    execFileSync(command, args, { cwd: directory, env, encoding: "utf8", stdio: "pipe", maxBuffer: 64e6 });
  } catch (error) {
    const { stdout = "", stderr = "", message } = error as Error & { stdout?: string; stderr?: string };
    const lines = `${stdout}${stderr}`.trim().split("\n").slice(-15).join("\n") || message;
    throw new Error(`${name} cannot be packed: ${command} ${args[0]} ${args[1] ?? ""} failed\n${lines}`, {
      cause: error,
    });
  }
}
