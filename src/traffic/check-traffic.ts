import { checkExchange, type ExchangeViolation } from "./check-exchange.ts";
import type { Exchange } from "./exchange.ts";

/** What a recording was found to be. Plain data: it crosses threads and becomes JSON. */
export interface TrafficReport {
  readonly exchanges: number;
  /** How many exchanges belong to no operation, by method and path; the first {@link MOST_UNMATCHED} of them. */
  readonly unmatched: Readonly<Record<string, number>>;
  readonly unmatchedCount: number;
  /** The first {@link MOST_VIOLATIONS}; `violationCount` has them all. */
  readonly violations: readonly ExchangeViolation[];
  readonly violationCount: number;
}

/** More violations than anybody reads; what goes beyond is counted, so that memory does not grow with the traffic. */
export const MOST_VIOLATIONS = 1000;
const MOST_UNMATCHED = 20;

/** Holds exchanges to the contract, one at a time, however many there are. */
export async function checkTraffic(exchanges: AsyncIterable<Exchange> | Iterable<Exchange>): Promise<TrafficReport> {
  const violations: ExchangeViolation[] = [];
  const unmatched: Record<string, number> = {};
  let [count, unmatchedCount, violationCount] = [0, 0, 0];
  for await (const exchange of exchanges) {
    count++;
    if (exchange.operationId === undefined) {
      unmatchedCount++;
      const name = `${exchange.request.method} ${exchange.request.url.pathname}`;
      if (name in unmatched || Object.keys(unmatched).length < MOST_UNMATCHED)
        unmatched[name] = (unmatched[name] ?? 0) + 1;
      continue;
    }
    const found = checkExchange(exchange);
    violationCount += found.length;
    violations.push(...found.slice(0, MOST_VIOLATIONS - violations.length));
  }
  return { exchanges: count, unmatched, unmatchedCount, violations, violationCount };
}
