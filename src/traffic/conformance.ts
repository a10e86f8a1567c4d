import { checkResponse, type OperationId, type Violation } from "../contract/index.ts";
import { checkExchange } from "./check/check-exchange.ts";
import { Coverage } from "./coverage/coverage.ts";
import {
  type CoverageDimension,
  coverageDimensions,
  coveragePercent,
  sumCoverage,
} from "./coverage/coverage-report.ts";
import type { Har } from "./read/har.ts";
import { readExchanges } from "./read/read-exchanges.ts";

/** A response that a test holds in its hands: of `fetch`, or its status and parsed body. */
export type HeldResponse = Response | { readonly status: number; readonly body?: unknown };

/** What is wanted of a dimension of coverage: all of it, these items, or at least so many percent. */
export type WantedCoverage = Readonly<Partial<Record<CoverageDimension, "all" | readonly string[] | number>>>;

/**
 * What is wrong with a response to an operation, a line for each violation; none where it conforms. The body of a
 * `Response` can still be read afterwards.
 */
export async function explainResponse(response: HeldResponse, operationId: OperationId): Promise<string[]> {
  const { status } = response;
  const result =
    response instanceof Response
      ? checkResponse({ operationId, status, ...(await readBody(response)) })
      : checkResponse({ operationId, status, body: response.body });
  const place = `${operationId} ${status} response`;
  return result.ok ? [] : result.violations.map((violation) => `${place} ${describeViolation(violation)}`);
}

async function readBody(response: Response): Promise<{ body: unknown; mediaType: string | undefined }> {
  if (response.bodyUsed)
    throw new TypeError("the body of the response was read already; hold its clone to the contract");
  const text = await response.clone().text();
  const mediaType = response.headers.get("content-type") ?? undefined;
  if (text === "") return { body: undefined, mediaType };
  try {
    return { body: JSON.parse(text), mediaType };
  } catch {
    return { body: text, mediaType }; // the contract wants JSON everywhere, and says so
  }
}

/** What is wrong with recorded traffic, a line for each violation; none where it conforms. */
export function explainTraffic(har: Har | string): string[] {
  return readExchanges(har)
    .flatMap(checkExchange)
    .map((fault) => `#${fault.entry + 1} ${fault.operationId} ${fault.status} ${fault.in} ${describeViolation(fault)}`);
}

/** What recorded traffic does not exercise of what is wanted, a line for each dimension; none where it does. */
export function explainCoverage(har: Har | string, wanted: WantedCoverage): string[] {
  const coverage = new Coverage();
  for (const exchange of readExchanges(har)) coverage.add(exchange);
  const report = coverage.report();
  return coverageDimensions.flatMap((dimension) => {
    const want = wanted[dimension];
    const sum = sumCoverage(report, dimension);
    if (typeof want === "number") {
      const percent = coveragePercent(sum);
      return percent >= want ? [] : [`${dimension}: ${percent} % is less than ${want} %`];
    }
    const items = want === "all" ? sum.missing : (want ?? []).filter((item) => !report[dimension][item]);
    return items.length === 0 ? [] : [`${dimension} never seen: ${items.join(", ")}`];
  });
}

/** A violation as one line, as the command line prints it. */
export function describeViolation({ pointer, message, eventType, component, section }: Violation): string {
  const inside = [eventType, component, `§${section}`].filter((part) => part !== undefined).join(", ");
  return `${pointer || "/"}: ${message} (${inside})`;
}
