import { describe, expect, it } from "vitest";
import type { Report } from "../../../scripts/diff/compare-with-base.ts";
import { formatComparison } from "../../../scripts/diff/format-comparison.ts";

const report: Report = {
  base: "v1.0.0",
  contract: "openapi.yaml",
  step: "major",
  findings: [
    {
      step: "patch",
      rule: "text",
      place: "listUsers",
      reason: "x",
      pointer: "",
      line: 1,
      isSure: true,
      violatesDocument: false,
    },
    {
      step: "major",
      rule: "unknown",
      place: "Order",
      reason: "future changed",
      pointer: "/components/schemas/Order",
      line: 7,
      section: "§4.1",
      assumption: "S04",
      isSure: false,
      violatesDocument: true,
    },
  ],
};

describe("formatComparison", () => {
  it("lists findings by step with line, doubt, violation and source, explains the words, and names the release", () => {
    expect(formatComparison(report)).toBe(`### Changes of openapi.yaml since v1.0.0

#### major (1)
- \`openapi.yaml:7 Order: future changed (violates the document, not sure, §4.1, S04)\`

#### patch (1)
- \`openapi.yaml:1 listUsers: x\`

- violates the document: the section states otherwise, and info.version is the same
- not sure: the policy does not know this change, so a person must decide

Release needed: major.
`);
  });
});
