import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openapi } from "../support/openapi.ts";

const ledger = readFileSync("docs/silences.md", "utf8")
  .split("\n")
  .filter((line) => /^\| [SC]\d\d \|/.test(line))
  .map((line) => {
    const [, id = "", sections = "", , , , links = ""] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const tests = [...links.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path = ""]) => path);
    return { id, sections: sections.split(", "), tests };
  });
const ids = ledger.map(({ id }) => id);

/** Lists every `x-silence` of the contract with the section of its element, or of the nearest parent with a section. */
function listSilences(node: unknown, section = ""): { id: string; section: string }[] {
  if (typeof node !== "object" || node === null) return [];
  const own = "x-section" in node ? String(node["x-section"]) : section;
  const here = "x-silence" in node ? [node["x-silence"]].flat().map((id) => ({ id: String(id), section: own })) : [];
  return [...here, ...Object.values(node).flatMap((child) => listSilences(child, own))];
}

const inContract = listSilences(openapi);
const findIds = (file: string): string[] => readFileSync(file, "utf8").match(/\b[SC]\d\d\b/g) ?? [];

describe("the ledger of silences", () => {
  it("numbers its entries without a gap", () => {
    for (const kind of ["S", "C"]) {
      const numbered = ids.filter((id) => id.startsWith(kind));

      expect(numbered.length).toBeGreaterThan(0);
      expect(numbered).toEqual(numbered.map((_, index) => `${kind}${String(index + 1).padStart(2, "0")}`));
    }
  });

  it("has exactly the entries that the contract names", () => {
    expect([...new Set(inContract.map(({ id }) => id))].sort()).toEqual(ids.toSorted());
  });

  it("has each entry that the contract lists keywords for, and the contract names it beside one of them", () => {
    const assumptions = Object.entries(openapi["x-assumptions"]);
    const sources = ["validators.js", "operations.ts"].map((name) => readFileSync(`generated/${name}`, "utf8")).join();
    const named = assumptions.filter(([, keywords]) =>
      keywords.some((keyword) => !["element", "default"].includes(keyword)),
    );

    expect(assumptions.filter(([id]) => !ids.includes(id))).toEqual([]);
    expect(named.filter(([id]) => !sources.includes(`${id}"`))).toEqual([]);
  });

  it("has the sections in which the contract names each entry", () => {
    const orphans = inContract.filter(
      ({ id, section }) => !ledger.find((entry) => entry.id === id)?.sections.includes(`§${section}`),
    );

    expect(orphans).toEqual([]);
  });

  it("has every entry that the code and the scripts name", () => {
    const files = globSync("{src,scripts}/**/*.{ts,js}");
    const named = files.flatMap((file) => findIds(file).map((id) => ({ id, file })));

    expect(named.length).toBeGreaterThan(ids.length);
    expect(named.filter(({ id }) => !ids.includes(id))).toEqual([]);
  });

  it.each(ledger)("$id links to tests that name it", ({ id, tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((file) => !findIds(file).includes(id))).toEqual([]);
  });
});
