import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** Creates a folder that is removed after the tests, and a function that writes a file into it and returns its path. */
export function createScratchFolder(parent = tmpdir()) {
  const folder = mkdtempSync(join(parent, ".cache-test-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = async (name: string, content: unknown) => {
    const path = join(folder, name);
    await writeFile(path, typeof content === "string" ? content : JSON.stringify(content));
    return path;
  };
  return { folder, file };
}
