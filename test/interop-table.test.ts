import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import ours from "../package.json" with { type: "json" };
import manifest from "../tools/interop/package.json" with { type: "json" };
import { generators } from "./interop/generators.ts";

/** Packages that other ones of the list need. */
const NEEDED = /^(@hyperjump\/browser|@kubb\/(core|plugin-.*)|msw)$/;
const versions: Record<string, string> = { ...ours.devDependencies, ...manifest.devDependencies };
/** The rows of the tables. A tool with another name than its package has the package in parentheses. */
const tables = readFileSync("docs/interop.md", "utf8").matchAll(
  /^\| ([^|]+?)(?: \(`(.+)`\))? \| ([\d.]*) \| .+ \| .+ \|$/gm,
);
const rows = [...tables].map(([, name = "", tool, version]) => ({ tool: tool ?? name, version }));

describe("docs/interop.md", () => {
  it("the page has each tool that the tests install and each generator that they try, in its version", () => {
    const installed = Object.keys(manifest.devDependencies).filter((name) => !NEEDED.test(name));
    const expected = [...installed, ...generators.map(({ tool }) => tool)];

    expect(rows.map(({ tool }) => tool)).toEqual(expect.arrayContaining(expected));
    for (const { tool, version } of rows) expect([tool, version]).toEqual([tool, versions[tool] ?? ""]);
  });
});
