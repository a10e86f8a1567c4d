import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openapi } from "../support/openapi.ts";

const assumptions = Object.entries(openapi["x-assumptions"] ?? {});
const ids = assumptions.map(([id]) => id);

/** Lists every `x-assumption` with the section of its element, or of the nearest parent with a section. */
function listReferences(node: unknown, section = ""): { id: string; section: string }[] {
  if (typeof node !== "object" || node === null) return [];
  const own = "x-section" in node ? String(node["x-section"]) : section;
  const named = "x-assumption" in node ? [node["x-assumption"]].flat() : [];
  const here = named.map((id) => ({ id: String(id), section: own }));
  return [...here, ...Object.values(node).flatMap((child) => listReferences(child, own))];
}

const references = listReferences(openapi);
const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;
const findIds = (file: string, ignored = /^$/gm): string[] =>
  readFileSync(file, "utf8")
    .replaceAll(ignored, "")
    .match(/\b[SC]\d\d\b/g) ?? [];

describe("the assumptions of the contract", () => {
  it("the elements of the contract name each assumption in its sections, and no other", () => {
    const sections = new Map(assumptions.map(([id, { section }]) => [id, [section].flat()]));

    expect([...new Set(references.map(({ id }) => id))].sort()).toEqual(ids.toSorted());
    expect(references.filter(({ id, section }) => !sections.get(id)?.includes(section))).toEqual([]);
  });

  it("an assumption that lists a keyword decides one of an element that names it", () => {
    const sources = ["validators.js", "operations.ts"].map((name) => readFileSync(`generated/${name}`, "utf8")).join();
    const deciding = assumptions.filter(([, { keywords = [] }]) =>
      keywords.some((keyword) => !["element", "default", "x-lifetime"].includes(keyword)),
    );

    expect(deciding.length).toBeGreaterThan(0);
    expect(deciding.filter(([id]) => !sources.includes(`${id}"`))).toEqual([]);
  });

  it("every id that the code and the scripts name is an assumption", () => {
    const named = globSync("{src,scripts}/**/*.{ts,js}").flatMap((file) => findIds(file));

    expect(named.length).toBeGreaterThan(ids.length);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  const tested = new Set(globSync("test/**/*.test.ts").flatMap((file) => findIds(file, COMMENT)));
  it.each(ids)("%s is named by a test", (id) => {
    expect(tested).toContain(id);
  });
});
