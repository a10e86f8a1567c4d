import { checkResponse, describeSource, type OperationId, type Violation } from "../contract/internal.ts";
import { checkExchange } from "./check/check-exchange.ts";
import { CoverageCollector } from "./coverage/coverage-collector.ts";
import { type CoverageDimension, coverageDimensions, sumCoverage } from "./coverage/coverage-report.ts";
import type { Har } from "./read/har.ts";
import { tryParseJson } from "./read/parse-json.ts";
import { readExchanges } from "./read/read-exchanges.ts";

/** A response in a test: that of `fetch`, or its status and parsed body. */
export type ResponseLike = Response | { readonly status: number; readonly body?: unknown };

/** The required coverage of each dimension: everything, these items, or at least this percentage. */
export type CoverageThresholds = Readonly<Partial<Record<CoverageDimension, "all" | readonly string[] | number>>>;

/**
 * Describes the violations of a response to an operation, one line each; none if it conforms. The body of a `Response`
 * can still be read afterwards.
 * @throws {TypeError} If the body of the `Response` was read before.
 */
export async function explainResponse(response: ResponseLike, operationId: OperationId): Promise<string[]> {
  const { status } = response;
  const content = response instanceof Response ? await readBody(response) : { body: response.body };
  const result = checkResponse({ operationId, status, ...content });
  const place = `${operationId} ${status} response`;
  return result.ok ? [] : result.violations.map((violation) => `${place} ${describeViolation(violation)}`);
}

async function readBody(response: Response): Promise<{ body: unknown; mediaType: string | undefined }> {
  if (response.bodyUsed)
    throw new TypeError("the body of the response was already read; check a clone of the response");
  const text = await response.clone().text();
  const mediaType = response.headers.get("content-type") ?? undefined;
  const value = tryParseJson(text);
  // A text that is not JSON is a violation: every body of the contract is JSON.
  return { body: value === undefined && text !== "" ? text : value, mediaType };
}

/** Describes the violations in recorded traffic, one line each; none if it conforms. */
export function explainTraffic(har: Har | string): string[] {
  return readExchanges(har)
    .flatMap(checkExchange)
    .map((fault) => `#${fault.entry + 1} ${fault.operationId} ${fault.status} ${fault.in} ${describeViolation(fault)}`);
}

/** Describes the required coverage that recorded traffic misses, one line for each dimension; none if it has all. */
export function explainCoverage(har: Har | string, thresholds: CoverageThresholds): string[] {
  const coverage = new CoverageCollector();
  for (const exchange of readExchanges(har)) coverage.add(exchange);
  const report = coverage.report();
  return coverageDimensions.flatMap((dimension) => {
    const threshold = thresholds[dimension];
    const { percent, missing } = sumCoverage(report, dimension);
    if (typeof threshold === "number") {
      return percent >= threshold ? [] : [`${dimension}: ${percent} % is less than ${threshold} %`];
    }
    const items = threshold === "all" ? missing : (threshold ?? []).filter((item) => !report[dimension][item]);
    return items.length === 0 ? [] : [`${dimension} never seen: ${items.join(", ")}`];
  });
}

/**
 * Formats a violation as one line: `/has_more: must be boolean, got null (MemberActivityList, §2.1)`. Instead of the section, it
 * names the assumption if the document does not have the rule: `assumed (S17)`.
 */
export function describeViolation(violation: Violation): string {
  const { pointer, message, eventType, component } = violation;
  const context = [eventType, component, describeSource(violation)].filter((part) => part !== undefined).join(", ");
  return `${pointer || "/"}: ${message} (${context})`;
}
