import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { describeSource } from "../../contract/internal.ts";
import { type BrokenInvariant, invariants, type ViolationGroup } from "../../traffic/internal.ts";
import { formatJson } from "../io/output.ts";
import {
  type CheckReport,
  describeUndecided,
  describeUndocumented,
  type FileReport,
  type Finding,
  findCheckedFiles,
  listErrors,
  listFindings,
  listInvariantFindings,
  listWarnings,
} from "./check-report.ts";

/**
 * Formats the report as SARIF 2.1.0, which code scanning reads: a result for each kind of violation and each broken
 * invariant, accepted ones suppressed, and a note for each undocumented part.
 */
export function formatSarif(report: CheckReport): string {
  const files = findCheckedFiles(report.files);
  const results = [
    ...files.flatMap((file) => listFindings(report, file).map((finding) => toViolationResult(file.file, finding))),
    ...listInvariantFindings(report).map((finding) => toInvariantResult(report, finding)),
    ...files.flatMap(({ file, undocumented }) =>
      undocumented.map((part) => ({
        ruleId: "undocumented",
        level: "note",
        message: { text: `${describeUndocumented(part)} at ${part.pointer}` },
        locations: [toLocation(file, part.entry)],
        occurrenceCount: part.count,
      })),
    ),
  ];
  const errors = report.files.flatMap((file) => listErrors(file).map((text) => toNotification("error", text, file)));
  const warnings = files.flatMap((file) => listWarnings(file).map((text) => toNotification("warning", text, file)));
  const undecided = describeUndecided(report).map((text) => toNotification("note", text));
  const run = {
    tool: { driver: { name: "loyalty", rules: [...new Set(results.map(({ ruleId }) => ruleId))].map(toRule) } },
    results,
    invocations: [
      { executionSuccessful: errors.length === 0, toolExecutionNotifications: [...errors, ...warnings, ...undecided] },
    ],
  };
  const $schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
  return `${formatJson({ $schema, version: "2.1.0", runs: [run] })}\n`;
}

function toRule(id: string) {
  const source = id in invariants ? ` (${describeSource(invariants[id as keyof typeof invariants])})` : "";
  return { id, shortDescription: { text: id.replaceAll("-", " ") + source } };
}

function toViolationResult(file: string, finding: Finding<ViolationGroup>) {
  const { first, count } = finding.kind;
  return {
    ruleId: `${first.in}-${first.keyword}`,
    ...describeResult(finding, finding.text, first),
    locations: [toLocation(file, first.entry, `.${first.in}`)],
    occurrenceCount: count,
  };
}

/** The last exchange of a broken invariant shows it; those before prepare it. */
function toInvariantResult(report: CheckReport, finding: Finding<BrokenInvariant>) {
  const { invariant, message, places } = finding.kind;
  const locations = places.map(({ file, entry, shows }) => ({
    ...toLocation(report.files[file]?.file ?? "", entry),
    message: { text: shows },
  }));
  return {
    ruleId: invariant,
    ...describeResult(finding, message, invariants[invariant]),
    locations: locations.slice(-1),
    relatedLocations: locations.slice(0, -1),
  };
}

function describeResult(
  { kind, isAccepted }: Finding<{ readonly fingerprint: string }>,
  text: string,
  { section, assumption }: { readonly section: string; readonly assumption?: string },
) {
  return {
    level: "error",
    message: { text },
    partialFingerprints: { "loyalty/v1": kind.fingerprint },
    properties: { section, ...(assumption !== undefined && { assumption }) },
    suppressions: isAccepted ? [{ kind: "external", status: "accepted" }] : [],
  };
}

/** Names an exchange as a place in HAR. Lines are unknown, but code scanning shows no result without one. */
function toLocation(file: string, entry: number, part = "") {
  return {
    physicalLocation: { artifactLocation: { uri: toUri(file) }, region: { startLine: 1 } },
    logicalLocations: [{ fullyQualifiedName: `log.entries[${entry}]${part}`, kind: "object" }],
  };
}

/** Returns a relative reference for a file in the working directory. */
function toUri(file: string): string {
  const [base, url] = [pathToFileURL(resolve()), pathToFileURL(resolve(file))].map(({ href }) => href) as [
    string,
    string,
  ];
  return url.startsWith(`${base}/`) ? url.slice(base.length + 1) : url;
}

function toNotification(level: "error" | "warning" | "note", text: string, file?: FileReport) {
  const locations = file && [{ physicalLocation: { artifactLocation: { uri: toUri(file.file) } } }];
  return { level, message: { text }, ...(locations && { locations }) };
}
