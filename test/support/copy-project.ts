import { globSync } from "node:fs";
import { cp, mkdtemp, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";

/** Output of commands, packages, and files of the clone. */
const EXCLUDED = /^(\.git|dist|\.cache|coverage)$|\bnode_modules$/;

/** Copies this project, to change and break it, with links to its installed packages. Returns the directory. */
export async function copyProject(name: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), `${name}-`));
  await cp(".", copy, { recursive: true, filter: (source) => !EXCLUDED.test(relative(".", source)) });
  for (const modules of globSync("{.,tools/*}/node_modules")) await symlink(resolve(modules), join(copy, modules));
  return copy;
}
