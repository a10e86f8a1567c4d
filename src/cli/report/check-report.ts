import { acceptFindings } from "../../traffic/baseline.ts";
import type { CoverageReport } from "../../traffic/coverage.ts";
import type { FilePart } from "./check-files.ts";
import { createCoverageSection } from "./coverage-section.ts";
import { conforms, describeCounts, formatCount, isBad, type Report } from "./report.ts";

/** The result of one run of `loyalty check`. */
export interface CheckResult {
  readonly parts: readonly FilePart[];
  readonly coverage: CoverageReport | undefined;
  /** The fingerprints of the findings that the baseline accepts; undefined without a baseline. */
  readonly accepted: ReadonlySet<string> | undefined;
}

/** Creates the report of `loyalty check`. */
export function createCheckReport({ parts: checked, coverage, accepted }: CheckResult): Report {
  const parts = checked.map((part) => ({ ...part, findings: acceptFindings(part.findings, accepted ?? new Set()) }));
  const unread = parts.filter(({ traffic }) => traffic === undefined).length;
  const known = parts.flatMap(({ findings }) => findings.filter(({ isAccepted }) => isAccepted));
  const kinds = new Set(known.map(({ fingerprint }) => fingerprint)).size;
  const summary = [
    `${formatCount(parts.length - unread, "file")} checked`,
    describeCounts(parts),
    ...(accepted ? [`${formatCount(kinds, "kind")} accepted by the baseline`] : []),
    ...(unread > 0 ? [`${unread} could not be checked`] : []),
  ];
  return {
    title: "loyalty check",
    parts,
    sections: coverage ? [createCoverageSection(coverage)] : [],
    summary: summary.join(", "),
    isGood: !parts.some(isBad),
    details: { files: parts.map(toDocument), coverage },
  };
}

/** Converts the report on a file to JSON. The findings of all files are one list. */
function toDocument(part: FilePart): object {
  const { name, errors, warnings, unchecked, traffic } = part;
  return { file: name, conforms: conforms(part), errors, warnings, unchecked, ...traffic, findings: undefined };
}
