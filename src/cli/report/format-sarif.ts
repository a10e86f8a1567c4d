import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { describeSource } from "../../contract/internal.ts";
import { invariants } from "../../traffic/invariants/invariant.ts";
import { formatJson } from "../io/output.ts";
import {
  describeUndecided,
  describeUndocumented,
  type FileReport,
  type Finding,
  findCheckedFiles,
  listErrors,
  listWarnings,
  type ReportView,
} from "./check-report.ts";

/**
 * Formats the report as SARIF 2.1.0, which code scanning reads: a result for each kind of violation and each broken
 * invariant, accepted ones suppressed, and a note for each undocumented part.
 */
export function formatSarif(report: ReportView): string {
  const files = findCheckedFiles(report.files);
  const notes = files.flatMap((file) =>
    file.undocumented.map((part) => ({
      ruleId: "undocumented",
      level: "note",
      message: { text: `${describeUndocumented(part)} at ${part.pointer}` },
      locations: [toLocation({ file, entry: part.entry })],
      occurrenceCount: part.count,
    })),
  );
  const results = [...report.findings.map(toResult), ...notes];
  const notifications = [
    ...report.files.flatMap((file) => listErrors(file).map((text) => toNotification("error", text, file))),
    ...files.flatMap((file) => listWarnings(file).map((text) => toNotification("warning", text, file))),
    ...describeUndecided(report).map((text) => toNotification("note", text)),
  ];
  const run = {
    tool: { driver: { name: "loyalty", rules: [...new Set(results.map(({ ruleId }) => ruleId))].map(toRule) } },
    results,
    invocations: [
      {
        executionSuccessful: notifications.every(({ level }) => level !== "error"),
        toolExecutionNotifications: notifications,
      },
    ],
  };
  const $schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
  return `${formatJson({ $schema, version: "2.1.0", runs: [run] })}\n`;
}

function toRule(id: string) {
  const source = id in invariants ? ` (${describeSource(invariants[id as keyof typeof invariants])})` : "";
  return { id, shortDescription: { text: id.replaceAll("-", " ") + source } };
}

function toResult({ rule, fingerprint, source, lines, places, count, isAccepted }: Finding) {
  const locations = places.map((place) => ({ ...toLocation(place), message: { text: place.shows } }));
  return {
    ruleId: rule,
    level: "error",
    message: { text: lines[0] },
    locations: locations.slice(-1),
    relatedLocations: locations.slice(0, -1),
    partialFingerprints: { "loyalty/v1": fingerprint },
    properties: { section: source.section, assumption: source.assumption },
    suppressions: isAccepted ? [{ kind: "external", status: "accepted" }] : [],
    occurrenceCount: count,
  };
}

/** Names an exchange as a place in HAR. Lines are unknown, but code scanning shows no result without one. */
function toLocation({ file, entry }: Pick<Finding["places"][number], "file" | "entry">) {
  return {
    physicalLocation: { ...toFileLocation(file), region: { startLine: 1 } },
    logicalLocations: [{ fullyQualifiedName: `log.entries[${entry}]`, kind: "object" }],
  };
}

/** Names a file in the working directory by a relative reference, and a service by its address. */
function toFileLocation({ file }: FileReport) {
  const base = `${pathToFileURL(resolve())}/`;
  const url = /^https?:/.test(file) ? file : String(pathToFileURL(resolve(file)));
  return { artifactLocation: { uri: url.startsWith(base) ? url.slice(base.length) : url } };
}

function toNotification(level: "error" | "warning" | "note", text: string, file?: FileReport) {
  return { level, message: { text }, ...(file && { locations: [{ physicalLocation: toFileLocation(file) }] }) };
}
