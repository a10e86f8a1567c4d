import { checkExchange, type ExchangeViolation } from "./check-exchange.ts";
import type { Exchange } from "./exchange.ts";
import { type UndocumentedMember, UndocumentedMembers } from "./undocumented-members.ts";
import { type ViolationGroup, ViolationGroups, withoutPersonalData } from "./violation-groups.ts";

/** What a recording was found to be. Plain data: it crosses threads and becomes JSON. */
export interface TrafficReport {
  readonly exchanges: number;
  /** How many exchanges belong to no operation, by method and path; the first 20 of them. */
  readonly unmatched: Readonly<Record<string, number>>;
  readonly unmatchedCount: number;
  /** The first {@link MOST_VIOLATIONS}; `violationCount` has them all. */
  readonly violations: readonly ExchangeViolation[];
  readonly violationCount: number;
  readonly groups: readonly ViolationGroup[];
  readonly undocumented: readonly UndocumentedMember[];
}

/** Looks at exchanges beside the checker, one after the other. */
export interface Observer {
  /** Takes the next exchange of the recording. */
  add(exchange: Exchange): void;
}

/** More violations than anybody reads; what goes beyond is counted, so that memory does not grow with the traffic. */
export const MOST_VIOLATIONS = 1000;
const MOST_UNMATCHED = 20;

/**
 * Holds exchanges to the contract, one at a time, however many there are.
 * @param observers Further collectors that see each exchange: coverage, laws, silences, suggestions.
 */
export async function checkTraffic(
  exchanges: AsyncIterable<Exchange> | Iterable<Exchange>,
  observers: readonly Observer[] = [],
): Promise<TrafficReport> {
  const violations: ExchangeViolation[] = [];
  const groups = new ViolationGroups();
  const undocumented = new UndocumentedMembers();
  const unmatched = new Unmatched();
  let [count, violationCount] = [0, 0];
  for await (const exchange of exchanges) {
    count++;
    for (const observer of observers) observer.add(exchange);
    if (exchange.operationId === undefined) {
      unmatched.add(exchange);
      continue;
    }
    const found = checkExchange(exchange);
    undocumented.add(exchange);
    for (const violation of found) groups.add(violation);
    violationCount += found.length;
    violations.push(...found.slice(0, MOST_VIOLATIONS - violations.length).map(withoutPersonalData));
  }
  return {
    exchanges: count,
    unmatched: unmatched.names,
    unmatchedCount: unmatched.count,
    violations,
    violationCount,
    groups: groups.report(),
    undocumented: undocumented.report(),
  };
}

class Unmatched {
  readonly names: Record<string, number> = {};
  count = 0;

  add({ request }: Exchange): void {
    this.count++;
    const name = `${request.method} ${request.url.pathname}`;
    if (name in this.names || Object.keys(this.names).length < MOST_UNMATCHED) {
      this.names[name] = (this.names[name] ?? 0) + 1;
    }
  }
}
