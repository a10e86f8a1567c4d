import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** Creates a folder for the tests of a file, and removes it after them. */
export function useTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "loyalty-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
