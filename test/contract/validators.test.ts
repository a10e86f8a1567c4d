import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";

it("the generated validators import nothing, evaluate no text, and have at most 15 kB compressed", async () => {
  const source = await readFile("generated/validators.js", "utf8");

  expect(source).not.toMatch(/\bimport\b|\brequire\s*\(|\beval\b|new Function/);
  expect(gzipSync(source).length).toBeLessThan(15_000);
});
