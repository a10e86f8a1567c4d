import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { escapeControls } from "../../contract/json.ts";
import { describeFinding, type Finding, type Place } from "../../traffic/findings/finding.ts";
import { formatJson } from "../io/output.ts";
import { listTexts, type Report } from "./report.ts";

/** Formats a report as SARIF 2.1.0, which code scanning reads: a result for each finding, accepted ones suppressed. */
export function formatSarif({ parts }: Report): string {
  const results = parts.flatMap((part) => part.findings.map(toResult));
  const texts = parts.flatMap(listTexts);
  const run = {
    tool: { driver: { name: "loyalty", rules: [...new Set(results.map(({ ruleId }) => ruleId))].map(toRule) } },
    results,
    invocations: [
      {
        executionSuccessful: texts.every(({ role }) => role !== "error"),
        toolExecutionNotifications: texts.map(({ role: level, text }) => ({
          level,
          message: { text: escapeControls(text) },
        })),
      },
    ],
  };
  const $schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
  return `${formatJson({ $schema, version: "2.1.0", runs: [run] })}\n`;
}

function toRule(id: string) {
  return { id, shortDescription: { text: id.replaceAll("-", " ") } };
}

function toResult(finding: Finding) {
  const { rule, fingerprint, section, assumption, count, accepted } = finding;
  const locations = finding.places.map(toLocation);
  return {
    ruleId: rule,
    level: "error",
    message: { text: describeFinding(finding).join("\n") },
    locations: locations.slice(-1),
    relatedLocations: locations.slice(0, -1),
    partialFingerprints: { "loyalty/v1": fingerprint },
    properties: { section, assumption },
    suppressions: accepted === undefined ? [] : [{ kind: "external", status: "accepted", justification: accepted }],
    occurrenceCount: count,
  };
}

/** Names an exchange as a place in HAR, or as a request to a service. Lines are unknown, but code scanning shows no result without one. */
function toLocation({ source = "", entry }: Place) {
  const name = isAddress(source) ? `requests[${entry}]` : `log.entries[${entry}]`;
  return {
    physicalLocation: { artifactLocation: { uri: toReference(source) }, region: { startLine: 1 } },
    ...(entry !== undefined && { logicalLocations: [{ fullyQualifiedName: name, kind: "object" }] }),
  };
}

function isAddress(source: string): boolean {
  return /^https?:/.test(source);
}

/**
 * Returns a relative reference to a file in the working directory, and an address of any other file. A service becomes the
 * relative reference of its host and path: code scanning refuses a file with an address of http.
 */
function toReference(source: string): string {
  if (isAddress(source)) {
    const { host, pathname } = new URL(source);
    return encodeURIComponent(host) + pathname;
  }
  const base = `${pathToFileURL(resolve())}/`;
  const address = String(pathToFileURL(resolve(source)));
  return address.startsWith(base) ? address.slice(base.length) : address;
}
