import { cp, mkdtemp, readdir, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Output of commands, and files of the clone. */
const EXCLUDED = [".git", "node_modules", "dist", ".cache", "coverage"];

/** Copies this project, to change and break it, with a link to its installed packages. Returns the directory. */
export async function copyProject(name: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), `${name}-`));
  for (const entry of await readdir("."))
    if (!EXCLUDED.includes(entry)) await cp(entry, join(copy, entry), { recursive: true });
  await symlink(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
  return copy;
}
