import { describe, expect, it } from "vitest";
import { formatMutationReport, scoreMutants } from "../../../scripts/mutate/format-mutation-report.ts";
import type { MutantResult } from "../../../scripts/mutate/run-stryker.ts";
import { parseChangedLines } from "../../../scripts/mutate/select-lines.ts";
import { createScreen } from "../../../src/cli/io/screen.ts";

const source = "export const limit = 100;\nexport const isOpen = (a: number) =>\n  a > limit;\n";
function mutant(status: MutantResult["status"], ...[line, from, to, endLine = line]: number[]): MutantResult {
  const location = { start: { line: line ?? 1, column: from ?? 1 }, end: { line: endLine ?? 1, column: to ?? 1 } };
  return { mutatorName: "EqualityOperator", replacement: "a >= limit", status, location };
}
const report = {
  files: {
    "src/a/one.ts": { source, mutants: [mutant("Killed", 1, 1, 5), mutant("Survived", 3, 3, 12)] },
    "src/b/two.ts": {
      source,
      mutants: [mutant("Timeout", 1, 1, 5), mutant("NoCoverage", 2, 23, 12, 3), mutant("CompileError", 1, 1, 2)],
    },
  },
};

describe("the report of a mutation run", () => {
  it("names each mutant that no test notices, with its code, and the score of each folder", () => {
    expect(formatMutationReport(report, createScreen({}))).toBe(
      [
        "src/a/one.ts:3:3 EqualityOperator: a > limit → a >= limit: no test fails",
        "src/b/two.ts:2:23 EqualityOperator: (a: number) => a > limit → a >= limit: no test runs it",
        "src/a  50.0 %  (1 of 2)",
        "src/b  50.0 %  (1 of 2)",
        "all    50.0 %  (2 of 4)",
        "",
      ].join("\n"),
    );
  });

  it("counts a mutant that ends in a time-out as noticed, and leaves out one that does not compile", () => {
    expect(scoreMutants(report, "src/b/")).toEqual({ killed: 1, total: 2 });
  });

  it("shortens long code", () => {
    const long = { ...mutant("Survived", 1, 1, 5), replacement: "x".repeat(100) };

    const text = formatMutationReport({ files: { "src/a.ts": { source, mutants: [long] } } }, createScreen({}));

    expect(text).toContain(`→ ${"x".repeat(60)}…: no test fails`);
  });
});

describe("parseChangedLines", () => {
  it("reads the new lines of each file, and leaves out files and lines that were only removed", () => {
    const diff = [
      "diff --git a/src/a.ts b/src/a.ts",
      "--- a/src/a.ts",
      "+++ b/src/a.ts",
      "@@ -3 +3 @@ function a() {",
      "-one",
      "+two",
      "@@ -10,2 +10,0 @@",
      "-gone",
      "-gone",
      "@@ -20,0 +19,4 @@",
      "--- a/src/b.ts",
      "+++ /dev/null",
      "@@ -1,5 +0,0 @@",
    ].join("\n");

    expect(parseChangedLines(diff)).toEqual(["src/a.ts:3-3", "src/a.ts:19-22"]);
  });
});
