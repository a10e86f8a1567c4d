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
