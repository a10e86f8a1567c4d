import { checkResponse, describeSource, type OperationId, operations, type Violation } from "../contract/internal.ts";
import { checkName } from "../contract/suggest-name.ts";
import { type Baseline, listAccepted, parseBaseline } from "./baseline.ts";
import { describeUnchecked } from "./check/traffic-collector.ts";
import { UndocumentedParts } from "./check/undocumented-parts.ts";
import { hidePersonalData, type ViolationGroup } from "./check/violation-groups.ts";
import { TrafficCheck, type TrafficCheckOptions } from "./check.ts";
import { type CoverageDimension, type CoverageReport, coverageDimensions, sumCoverage } from "./coverage.ts";
import { escapeControls } from "./escape-controls.ts";
import { describeInvariant } from "./invariants/invariant.ts";
import { countHidden } from "./read/groups.ts";
import type { Har } from "./read/har.ts";
import { readExchanges } from "./read/read-exchanges.ts";
import { type ResponseLike, readResponse } from "./response-like.ts";

/** The required coverage of each dimension: everything, or at least this percentage. */
export type CoverageThresholds = Readonly<Partial<Record<CoverageDimension, "all" | number>>>;

/** Options of {@link explainResponse}. */
export interface ExplainOptions {
  /** Treats what the contract does not know as a violation: properties and, in a recording, parameters and headers. @default false */
  readonly closed?: boolean;
  /** Shows values that redaction would replace. @default false */
  readonly showValues?: boolean;
}

/**
 * Describes the violations of a response to an operation, one line each; returns no line if it conforms. The body of a
 * `Response` can still be read afterwards.
 * @throws {TypeError} If the body of the `Response` was read before, or an argument is not what the types say.
 */
export async function explainResponse(
  response: ResponseLike,
  operationId: OperationId,
  options: ExplainOptions = {},
): Promise<string[]> {
  checkName("operation", operationId, Object.keys(operations));
  for (const name in options) checkName("option", name, ["closed", "showValues"]);
  const { closed = false, showValues = false } = options;
  const { status, body, headers } = await readResponse(response);
  const mediaType = headers?.get("content-type") ?? undefined;
  const result = checkResponse({ operationId, status, body, mediaType, headers });
  const place = { in: "response", operationId, status, entry: 0 } as const;
  const violations = (result.ok ? [] : result.violations).map((violation) => ({ ...violation, ...place }));
  const exchange = { index: 0, operationId, response: { status, value: body, ...(mediaType && { mediaType }) } };
  const parts = new UndocumentedParts({ isClosed: true, showsAll: showValues });
  return [...violations, ...(closed ? parts.add(exchange) : [])]
    .map((violation) => describeViolation(showValues ? violation : hidePersonalData(violation)))
    .map((line) => escapeControls(`${operationId} ${status} response ${line}`));
}

/** Options of {@link explainTraffic}. */
export interface ConformanceOptions extends ExplainOptions {
  /** Accepted violations: the parsed file that `loyalty check --update-baseline` writes. */
  readonly baseline?: Baseline;
  /** Accepts a recording without any response bodies or credentials, which cannot be checked. @default false */
  readonly allowUnchecked?: boolean;
}

/**
 * Describes the kinds of violation and broken invariants in recorded traffic, and the parts that could not be checked, one
 * line each; returns no line if it conforms.
 * @throws {UnreadableTrafficError} If the input is not recorded traffic, or the baseline is invalid.
 * @throws {TypeError} If an option is unknown.
 */
export function explainTraffic(har: Har | string, options: ConformanceOptions = {}): string[] {
  const known = ["allowUnchecked", "baseline", "closed", "showValues"];
  for (const name in options) checkName("option", name, known);
  const { baseline = { violations: [] }, allowUnchecked = false, closed = false, showValues = false } = options;
  const { report, invariants } = checkTraffic(har, { invariants: true, closed, showValues });
  const accepted = listAccepted(parseBaseline(baseline), new Date().toISOString().slice(0, 10));
  const hidden =
    countHidden(report.groups, report.violationCount) +
    countHidden(invariants?.broken ?? [], invariants?.brokenCount ?? 0);
  const isOpen = ({ fingerprint }: { readonly fingerprint: string }) => !accepted.has(fingerprint);
  return [
    ...report.groups.filter(isOpen).map((group) => escapeControls(describeGroup(group))),
    ...(invariants?.broken ?? [])
      .filter(isOpen)
      .map((each) => describeInvariant(each, () => "").map((line) => escapeControls(line)))
      .map((lines) => lines.join("\n  ")),
    ...(hidden > 0 ? [`${hidden} more violations of kinds that are not listed`] : []),
    ...(allowUnchecked ? [] : describeUnchecked(report).map((reason) => `the recording ${reason}`)),
  ];
}

function checkTraffic(har: Har | string, options: TrafficCheckOptions) {
  const check = new TrafficCheck(options);
  const recording = check.startRecording();
  for (const exchange of readExchanges(har)) recording.add(exchange);
  return { ...check.report(), report: recording.report() };
}

/**
 * Describes the required coverage that recorded traffic misses, one line for each dimension.
 * @throws {TypeError} If a threshold names no dimension.
 */
export function explainCoverage(har: Har | string, thresholds: CoverageThresholds): string[] {
  for (const name in thresholds) checkName("dimension", name, coverageDimensions);
  const report = checkTraffic(har, { coverage: true }).coverage as CoverageReport; // it was asked for
  return coverageDimensions.flatMap((dimension) => {
    const threshold = thresholds[dimension];
    const { percent, missing } = sumCoverage(report, dimension);
    if (threshold === "all") return missing.length === 0 ? [] : [`${dimension} never seen: ${missing.join(", ")}`];
    return percent >= (threshold ?? 0) ? [] : [`${dimension}: ${percent} % is less than ${threshold} %`];
  });
}

/**
 * Formats a violation as one line: `/has_more: must be boolean, got null (MemberActivityList, §2.1)`. An assumed
 * rule has the question instead of the section: `assumed: which header carries the token (S05)`.
 */
export function describeViolation(violation: Violation): string {
  const { pointer, message, eventType, component } = violation;
  const context = [eventType, component, describeSource(violation)].filter((part) => part !== undefined).join(", ");
  return `${pointer || "/"}: ${message} (${context})`;
}

/** Formats a group as one line: exchange, place, violation, section, fingerprint. */
export function describeGroup(
  { first, count, eventTypes, fingerprint }: ViolationGroup,
  place = `#${first.entry + 1} ${first.operationId} ${first.status} ${first.in} `,
): string {
  const eventType = eventTypes.length > 1 ? `${eventTypes.length} event types` : eventTypes[0];
  const text = describeViolation({ ...first, ...(eventType !== undefined && { eventType }) });
  return `${place}${text}${count > 1 ? ` ×${count}` : ""} [${fingerprint}]`;
}
