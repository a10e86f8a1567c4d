import { join } from "node:path";
import { runCommand } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";

/** Builds and packs this project as a release does. Returns the tarball, its folder and sizes, and the paths in the package. */
export async function packProject() {
  const { folder: directory } = createScratchFolder();
  const { stdout } = await runCommand("npm", ["pack", "--json", "--pack-destination", directory]);
  const [packed] = JSON.parse(stdout.slice(stdout.search(/^\[$/m))); // after what the build prints
  const files: string[] = packed.files.map(({ path }: { path: string }) => path);
  const { filename, size, unpackedSize } = packed;
  return { directory, tarball: join(directory, filename), files, size, unpackedSize };
}

/** Runs a program on a version of Node from the registry, whose packages have no install script. */
export function runOnNode(version: string, cwd: string, ...program: string[]) {
  const name = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}@${version}`;
  return runCommand("npm", ["exec", "--silent", "--yes", `--package=${name}`, "--", "node", ...program], { cwd });
}
