import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openapi } from "../support/openapi.ts";

interface Entry {
  id: string;
  sections: string[];
  tests: string[];
}

const ledger: Entry[] = readFileSync("docs/silences.md", "utf8")
  .split("\n")
  .filter((line) => /^\| [SC]\d\d \|/.test(line))
  .map((line) => {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const [, id = "", sections = "", , , , held = ""] = cells;
    return {
      id,
      sections: sections.split(", "),
      tests: [...held.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path = ""]) => path),
    };
  });
const ids = ledger.map(({ id }) => id);

/** Every `x-silence` of the contract with the section of the element that carries it, or of the nearest one around it. */
function silencesOf(node: unknown, section = ""): { id: string; section: string }[] {
  if (typeof node !== "object" || node === null) return [];
  const own = "x-section" in node ? String(node["x-section"]) : section;
  const here = "x-silence" in node ? [node["x-silence"]].flat().map((id) => ({ id: String(id), section: own })) : [];
  return [...here, ...Object.values(node).flatMap((child) => silencesOf(child, own))];
}

const inContract = silencesOf(openapi);
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|js)$/.test(name))
    .map((name) => join(folder, name));
const idsIn = (file: string): string[] => readFileSync(file, "utf8").match(/\b[SC]\d\d\b/g) ?? [];

describe("the ledger of silences", () => {
  it("numbers its entries without a gap", () => {
    for (const kind of ["S", "C"]) {
      const numbered = ids.filter((id) => id.startsWith(kind));

      expect(numbered.length).toBeGreaterThan(0);
      expect(numbered).toEqual(numbered.map((_, index) => `${kind}${String(index + 1).padStart(2, "0")}`));
    }
  });

  it("has exactly the entries that the contract points to", () => {
    expect([...new Set(inContract.map(({ id }) => id))].sort()).toEqual(ids.toSorted());
  });

  it("names the sections in which the contract points to each entry", () => {
    const orphans = inContract.filter(
      ({ id, section }) => !ledger.find((entry) => entry.id === id)?.sections.includes(`§${section}`),
    );

    expect(orphans).toEqual([]);
  });

  it("has every entry that the code and the scripts name", () => {
    const named = ["src", "scripts"].flatMap(filesOf).flatMap((file) => idsIn(file).map((id) => `${id} in ${file}`));

    expect(named.filter((name) => !ids.includes(name.slice(0, 3)))).toEqual([]);
  });

  it.each(ledger)("$id is held by a test that names it", ({ id, tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((file) => !idsIn(file).includes(id))).toEqual([]);
  });
});
