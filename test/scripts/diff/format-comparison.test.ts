import { describe, expect, it } from "vitest";
import { formatMarkdown, formatText, type Report } from "../../../scripts/diff/format-comparison.ts";

const names = ["A", "B", "C", "D", "E", "F", "G", "H", "I"];
const report: Report = {
  base: "v1.0.0",
  step: "major",
  planned: "minor",
  types: [{ name: "Webhook", effect: "wider" }, ...names.map((name) => ({ name, effect: "removed" as const }))],
  findings: [
    {
      step: "patch",
      place: "listUsers",
      reason: "documentation: summary",
      pointer: "",
      isSure: true,
      violatesDocument: false,
    },
    {
      step: "major",
      place: "Order | Limit",
      reason: "future changed",
      pointer: "",
      section: "§4.1",
      silence: "S04",
      isSure: false,
      violatesDocument: true,
      witness: { message: "Order", base: "", revision: "", value: "x".repeat(300), isValidIn: "base" },
    },
  ],
};
const nothing: Report = { base: "v1.0.0", step: undefined, types: [], findings: [] };

describe("formatText", () => {
  it("lists findings by step with source, doubt, violation and witness, then types and release", () => {
    expect(formatText(report)).toBe(`Changes of openapi.yaml since v1.0.0

major (1)
  Order | Limit: future changed (§4.1, S04)
    not sure: the policy does not know this change, so a person must decide
    violates the document: §4.1 states otherwise, and info.version is the same
    valid before, not now: Order "${"x".repeat(199)}…

patch (1)
  listUsers: documentation: summary

TypeScript
  removed: A, B, C, D, E, F, G, H and 1 more
  wider: Webhook

Semver step: major
Planned release: minor, which covers it: before 1.0.0 a breaking change raises the minor number
`);
  });

  it("says that no exported type and nothing else changes", () => {
    expect(formatText({ ...report, types: [], planned: undefined })).toContain(
      "TypeScript\n  no exported type changes\n",
    );
    expect(formatText({ ...report, types: "not compared" })).toContain("TypeScript\n  unknown: not compared\n");
    expect(formatText(nothing)).toBe("openapi.yaml has no changes since v1.0.0.\n");
  });
});

describe("formatMarkdown", () => {
  it("writes a table with the greatest step first, and escapes its cells", () => {
    const [title, , summary, , , , major, patch, , ...types] = formatMarkdown(report).split("\n");

    expect(title).toBe("### Contract: major");
    expect(summary).toContain("since v1.0.0. Planned release: minor, which covers it");
    expect(major).toMatch(
      /^\| major \| `Order \\\| Limit` \| future changed<br>not sure: .*<br>violates .* \| §4\.1, S04 \|$/,
    );
    expect(patch).toBe("| patch | `listUsers` | documentation: summary |  |");
    expect(types[1]).toBe("- TypeScript, wider: `Webhook`");
  });

  it("names the problem of the release, or says that nothing changed", () => {
    expect(formatMarkdown({ ...report, planned: undefined, problem: "No release is planned." })).toContain(
      "since v1.0.0. No release is planned.",
    );
    expect(formatMarkdown(nothing)).toBe("`openapi.yaml` has no changes since v1.0.0.\n");
  });
});
