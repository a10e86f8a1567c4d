import { describe, expect, it } from "vitest";
import { formatComparison, type Report } from "../../../scripts/diff/format-comparison.ts";

const report: Report = {
  base: "v1.0.0",
  step: "major",
  planned: "minor",
  types: [
    { name: "Webhook", effect: "wider" },
    { name: "A", effect: "removed" },
    { name: "B", effect: "removed" },
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
      counterexample: { message: "Order", base: "", revision: "", value: "x".repeat(300), isValidIn: "base" },
    },
  ],
};

describe("formatComparison", () => {
  it("lists findings by step with source, doubt, violation and counterexample, then types and release", () => {
    expect(formatComparison(report, "text")).toBe(`Changes of openapi.yaml since v1.0.0

major (1)
  Order: future changed (§4.1, S04)
    not sure: the policy does not know this change, so a person must decide
    violates the document: §4.1 states otherwise, and info.version is the same
    valid before, not now: Order "${"x".repeat(199)}…

patch (1)
  listUsers: x

TypeScript
  removed: A, B
  wider: Webhook

Semver step: major
Planned release: minor, which covers it: before 1.0.0 a breaking change raises the minor number
`);
  });

  it("writes headings, lists and code in Markdown", () => {
    expect(formatComparison(report, "markdown")).toBe(`### Changes of openapi.yaml since v1.0.0

#### major (1)
- \`Order\`: future changed (§4.1, S04)
  - not sure: the policy does not know this change, so a person must decide
  - violates the document: §4.1 states otherwise, and info.version is the same
  - valid before, not now: Order \`"${"x".repeat(199)}…\`

#### patch (1)
- \`listUsers\`: x

#### TypeScript
- removed: \`A\`, \`B\`
- wider: \`Webhook\`

Semver step: major

Planned release: minor, which covers it: before 1.0.0 a breaking change raises the minor number
`);
  });

  it.each<[text: string, given: Partial<Report>]>([
    ["TypeScript\n  no exported type changes\n", { types: [] }],
    ["TypeScript\n  not compared\n", { types: "not compared" }],
    ["Semver step: minor\nPlanned release: minor, which covers it\n", { step: "minor" }],
    ["Semver step: major\nNo release is planned.\n", { planned: undefined, problem: "No release is planned." }],
    ["openapi.yaml has no changes since v1.0.0.\n", { step: undefined }],
  ])("says %j", (text, given) => {
    expect(formatComparison({ ...report, ...given }, "text")).toContain(text);
  });
});
