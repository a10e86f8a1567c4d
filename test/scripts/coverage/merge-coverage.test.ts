import { describe, expect, it } from "vitest";
import {
  addProcessCoverage,
  computePercentage,
  type ScriptCoverage,
} from "../../../scripts/coverage/merge-coverage.ts";

const source = "export function run(a: number) {\n  if (a > 1) {\n    return 1;\n  }\n  return 2;\n}\n";
const at = (line: number, column: number) => ({ start: { line, column } });
const measured = () => ({
  "/p/src/a.ts": { statementMap: { 0: at(2, 2), 1: at(3, 4), 2: at(5, 2) }, s: { 0: 0, 1: 0, 2: 0 } },
});
const whole = { startOffset: 0, endOffset: source.length, count: 1 };
const branch = { startOffset: source.indexOf("{\n    return"), endOffset: source.indexOf("}\n  return") + 1, count: 0 };

const add = (coverage: ReturnType<typeof measured>, ...scripts: ScriptCoverage[]) =>
  addProcessCoverage(coverage, scripts, () => source);

describe("addProcessCoverage", () => {
  it("marks the statements that the process ran, and not those of a branch that it did not take", () => {
    const coverage = measured();

    add(coverage, { url: "file:///p/src/a.ts", functions: [{ ranges: [whole, branch] }] });

    expect(coverage["/p/src/a.ts"].s).toEqual({ 0: 1, 1: 0, 2: 1 });
    expect(computePercentage(coverage, "/p/src/")).toBeCloseTo(66.7, 1);
  });

  it("leaves out scripts that are not measured", () => {
    const coverage = measured();

    for (const url of ["node:fs", "file:///p/other.ts"]) add(coverage, { url, functions: [{ ranges: [whole] }] });

    expect(computePercentage(coverage, "/p/src/")).toBe(0);
  });

  it("keeps what the tests themselves ran", () => {
    const coverage = measured();
    coverage["/p/src/a.ts"].s[1] = 3;

    add(coverage, { url: "file:///p/src/a.ts", functions: [] });

    expect(coverage["/p/src/a.ts"].s).toEqual({ 0: 0, 1: 3, 2: 0 });
  });
});

describe("computePercentage", () => {
  it("is 100 for a folder without statements", () => {
    expect(computePercentage(measured(), "/p/scripts/")).toBe(100);
  });
});
