import { cp } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { runCommand } from "../support/run-cli.ts";

/** Builds this project and packs it into a folder, as a release does. Returns the tarball with its sizes and the paths in it. */
export async function packProject(folder: string) {
  const { stdout } = await runCommand("npm", ["pack", "--json", "--pack-destination", folder]);
  const [packed] = JSON.parse(stdout.slice(stdout.search(/^\[$/m))); // after what the build prints
  const files: string[] = packed.files.map(({ path }: { path: string }) => path);
  const { filename, size, unpackedSize } = packed;
  return { tarball: join(folder, filename), files, size, unpackedSize };
}

/** Installs a tarball in the project of a user, tools/consumer; npm must warn of nothing. Returns the folder of the project. */
export async function installConsumer(folder: string, tarball: string): Promise<string> {
  const cwd = join(folder, "consumer");
  await cp("tools/consumer", cwd, { recursive: true, filter: (source) => !source.endsWith("node_modules") });
  for (const install of [["ci"], ["install", "--no-save", tarball]]) {
    const options = ["--ignore-scripts", "--no-audit", "--no-fund"];
    expect(await runCommand("npm", [...install, ...options], { cwd })).toMatchObject({ code: 0, stderr: "" });
  }
  return cwd;
}

/** Runs a program on a version of Node from the registry, whose packages have no install script. */
export function runOnNode(version: string, cwd: string, ...program: string[]) {
  const name = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}@${version}`;
  return runCommand("npm", ["exec", "--silent", "--yes", `--package=${name}`, "--", "node", ...program], { cwd });
}
