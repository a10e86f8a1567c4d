import type { Exchange } from "../read/exchange.ts";
import { checkExchange, type ExchangeViolation } from "./check-exchange.ts";
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

/** More violations than anybody reads; what goes beyond is counted, so that memory does not grow with the traffic. */
export const MOST_VIOLATIONS = 1000;
const MOST_UNMATCHED = 20;

/**
 * Adds up what a recording is found to be: exchange by exchange, or from the reports of its parts. Parts that are merged
 * in the order of the recording give what the whole gives.
 */
export class TrafficTally {
  readonly #violations: ExchangeViolation[] = [];
  readonly #groups = new ViolationGroups();
  readonly #undocumented = new UndocumentedMembers();
  readonly #unmatched = new Map<string, number>();
  readonly #mostUnmatched: number;
  #exchanges = 0;
  #violationCount = 0;
  #unmatchedCount = 0;

  /** @param isPart Whether the report will be merged: only the whole can say which names are the first ones. */
  constructor(isPart = false) {
    this.#mostUnmatched = isPart ? Number.POSITIVE_INFINITY : MOST_UNMATCHED;
  }

  /** Takes the next exchange of the recording. */
  add(exchange: Exchange): void {
    const { operationId, request } = exchange;
    this.#exchanges++;
    if (operationId === undefined) {
      this.#addUnmatched(`${request.method} ${request.url.pathname}`, 1);
      return;
    }
    const found = checkExchange(exchange);
    this.#undocumented.add(exchange);
    for (const violation of found) this.#groups.add(violation);
    this.#addViolations(found.map(withoutPersonalData), found.length);
  }

  /** Adds the part that follows what was added so far. */
  merge(part: TrafficReport): void {
    this.#exchanges += part.exchanges;
    for (const [name, count] of Object.entries(part.unmatched)) this.#addUnmatched(name, count);
    for (const group of part.groups) this.#groups.merge(group);
    for (const member of part.undocumented) this.#undocumented.merge(member);
    this.#addViolations(part.violations, part.violationCount);
  }

  /** What was found so far. */
  report(): TrafficReport {
    return {
      exchanges: this.#exchanges,
      unmatched: Object.fromEntries(this.#unmatched),
      unmatchedCount: this.#unmatchedCount,
      violations: this.#violations,
      violationCount: this.#violationCount,
      groups: this.#groups.report(),
      undocumented: this.#undocumented.report(),
    };
  }

  #addViolations(found: readonly ExchangeViolation[], count: number): void {
    this.#violations.push(...found.slice(0, MOST_VIOLATIONS - this.#violations.length));
    this.#violationCount += count;
  }

  #addUnmatched(name: string, count: number): void {
    this.#unmatchedCount += count;
    const known = this.#unmatched.get(name);
    if (known !== undefined || this.#unmatched.size < this.#mostUnmatched) {
      this.#unmatched.set(name, (known ?? 0) + count);
    }
  }
}
