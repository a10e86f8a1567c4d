import { cp, mkdtemp, readdir, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What is made here, or belongs to the clone. */
const OWN = [".git", "node_modules", "dist", ".cache", "coverage"];

/** A copy of this project to change and break, with the installed packages of this one. Gives its directory. */
export async function copyProject(name: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), `${name}-`));
  for (const entry of await readdir("."))
    if (!OWN.includes(entry)) await cp(entry, join(copy, entry), { recursive: true });
  await symlink(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
  return copy;
}
