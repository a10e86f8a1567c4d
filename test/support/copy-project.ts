import { cp, mkdtemp, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const FOLDERS = ["src", "scripts", "test", "generated", "bench", "examples", "docs", ".changeset"];
const FILES = [
  "openapi.yaml",
  "redocly.yaml",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "tsconfig.build.json",
  "vitest.config.ts",
  "README.md",
  "LICENSE",
  ".gitignore",
  ".npmrc",
];

/** A copy of this project to change and break, with the installed packages of this one. Gives its directory. */
export async function copyProject(name: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), `${name}-`));
  for (const entry of [...FOLDERS, ...FILES]) await cp(entry, join(copy, entry), { recursive: true });
  await symlink(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
  return copy;
}
