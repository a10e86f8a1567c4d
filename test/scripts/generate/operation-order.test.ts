import { describe, expect, it } from "vitest";
import type { Contract } from "../../../scripts/generate/contract.ts";
import { generateFiles } from "../../../scripts/generate/files.ts";
import { openapi } from "../../support/openapi.ts";

function permute(contract: Contract): Contract {
  const paths = Object.entries(contract.paths);
  return { ...contract, paths: Object.fromEntries([...paths.slice(2), ...paths.slice(0, 2).reverse()]) };
}

/** Returns the lines of a generated file in one order; the last item of a list has no comma. */
const sortLines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.replace(/,$/, ""))
    .sort();

describe("a contract with its operations in another order", () => {
  it("is generated as the same rows", async () => {
    const files = await generateFiles(openapi);
    const permuted = await generateFiles(permute(openapi));

    expect(permuted["operations.ts"]).not.toBe(files["operations.ts"]);
    for (const [name, text] of Object.entries(files)) {
      if (name !== "validators.js") expect(sortLines(permuted[name] ?? ""), name).toEqual(sortLines(text)); // its names are minified
    }
    for (const name of ["constants.ts", "schemas.ts", "validators.d.ts"])
      expect(permuted[name], name).toBe(files[name]);
  });
});
