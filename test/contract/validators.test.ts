import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";

it("the generated validators import nothing, and evaluate no text", async () => {
  const source = await readFile("generated/validators.js", "utf8");

  expect(source).not.toMatch(/\bimport\b|\brequire\s*\(|\beval\b|new Function/);
});
