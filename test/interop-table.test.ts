import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import manifest from "../tools/interop/package.json" with { type: "json" };
import { generators } from "./interop/generators.ts";
import { tools } from "./interop/tools.ts";
import { renderPage } from "./interop/write-table.ts";

/** Packages that other ones of the list need. */
const NEEDED = /^(@hyperjump\/browser|@kubb\/(core|plugin-.*)|@zodios\/core|axios|msw|zod)$/;

describe("docs/interop.md", () => {
  it("has the table that npm run test:interop writes", () => {
    const page = readFileSync("docs/interop.md", "utf8");

    expect(page).toBe(renderPage(page));
  });

  it("names each tool that the tests install, and each generator that they try", () => {
    const names = Object.values(tools)
      .flat()
      .map(({ name, packageName = name }) => packageName);

    expect(Object.keys(manifest.devDependencies).filter((name) => !NEEDED.test(name) && !names.includes(name))).toEqual(
      [],
    );
    expect(generators.filter(({ tool }) => !names.includes(tool))).toEqual([]);
  });

  it("names the cause of each generator that fails", () => {
    for (const { name, packageName = name, finding } of tools.Generators ?? []) {
      const fails = generators.find(({ tool }) => tool === packageName)?.fails;
      expect(/^fails: .|does not narrow/.test(finding), name).toBe(fails !== undefined);
    }
  });
});
