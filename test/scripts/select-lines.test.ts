import { describe, expect, it } from "vitest";
import { parseChangedLines } from "../../tools/mutation/select-lines.ts";

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
