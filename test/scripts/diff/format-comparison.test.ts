import { describe, expect, it } from "vitest";
import { formatComparison, type Report } from "../../../scripts/diff/format-comparison.ts";

const report: Report = {
  base: "v1.0.0",
  step: "major",
  release: "Release needed: minor. Planned: minor.",
  types: [
    { name: "Webhook", effect: "wider" },
    { name: "A.b", effect: "removed", breaks: "(value: A) => value.b" },
  ],
  findings: [
    { step: "patch", place: "listUsers", reason: "x", pointer: "", isSure: true, violatesDocument: false },
    {
      step: "major",
      place: "Order",
      reason: "future changed",
      pointer: "",
      section: "§4.1",
      assumption: "S04",
      isSure: false,
      violatesDocument: true,
      counterexample: { base: [], revision: [], value: "x".repeat(300), isValidIn: "base" },
    },
  ],
};

describe("formatComparison", () => {
  it("lists findings by step with source, doubt, violation and counterexample, then types and the release", () => {
    expect(formatComparison(report)).toBe(`### Changes of openapi.yaml since v1.0.0

#### major (1)
- \`Order\`: future changed (§4.1, S04)
  - not sure: the policy does not know this change, so a person must decide
  - violates the document: §4.1 states otherwise, and info.version is the same
  - valid before, not now: \`"${"x".repeat(199)}…\`

#### patch (1)
- \`listUsers\`: x

#### TypeScript
- \`Webhook\`: wider
- \`A.b\`: removed; breaks \`(value: A) => value.b\`

Release needed: minor. Planned: minor.
`);
  });

  it.each<[text: string, given: Partial<Report>]>([
    ["#### TypeScript\n- not compared\n", { types: "not compared" }],
    ["openapi.yaml has no changes since v1.0.0.\n", { step: undefined }],
  ])("says %j", (text, given) => {
    expect(formatComparison({ ...report, ...given })).toContain(text);
  });
});
