import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll } from "vitest";

/** The result of `npm pack`. */
export interface PackedProject {
  /** A temporary directory that holds the tarball, until the tests of the file have ended. */
  readonly directory: string;
  readonly tarball: string;
  /** Paths in the package. */
  readonly files: readonly string[];
}

/** Builds and packs this project as a release does. */
export async function packProject(name: string): Promise<PackedProject> {
  const directory = await mkdtemp(join(tmpdir(), `${name}-`));
  afterAll(() => rm(directory, { recursive: true }));
  const args = ["pack", "--json", "--pack-destination", directory];
  const { stdout } = await promisify(execFile)("npm", args, { maxBuffer: 16e6 });
  const [{ filename, files }] = JSON.parse(stdout.slice(stdout.search(/^\[$/m))); // after what the build prints
  return { directory, tarball: join(directory, filename), files: files.map(({ path }: { path: string }) => path) };
}
