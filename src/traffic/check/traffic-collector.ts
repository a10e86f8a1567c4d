import type { Exchange } from "../read/exchange.ts";
import type { ExchangeViolation } from "./check-exchange.ts";
import type { Collector } from "./collector.ts";
import { UndocumentedProperties, type UndocumentedProperty } from "./undocumented-properties.ts";
import { hidePersonalData, type ViolationGroup, ViolationGroups } from "./violation-groups.ts";

/** The result of checking a recording. */
export interface TrafficReport {
  readonly exchanges: number;
  /** How many exchanges match no operation, by method and path; the first 20 names. */
  readonly unmatched: Readonly<Record<string, number>>;
  readonly unmatchedCount: number;
  /** The first 1,000 violations; `violationCount` counts all. */
  readonly violations: readonly ExchangeViolation[];
  readonly violationCount: number;
  readonly groups: readonly ViolationGroup[];
  readonly undocumented: readonly UndocumentedProperty[];
}

/** Bounds the memory: further violations are only counted. */
const MAX_VIOLATIONS = 1000;
const MAX_UNMATCHED = 20;

/** Collects the violations of a recording. The reports of its parts, merged in order, equal the report of the whole. */
export class TrafficCollector implements Collector<TrafficReport> {
  readonly #violations: ExchangeViolation[] = [];
  readonly #groups = new ViolationGroups();
  readonly #undocumented = new UndocumentedProperties();
  readonly #unmatched = new Map<string, number>();
  readonly #maxUnmatched: number;
  #exchanges = 0;
  #violationCount = 0;
  #unmatchedCount = 0;

  /** @param isPart Whether the report will be merged: which unmatched names come first is known only for the whole. */
  constructor(isPart = false) {
    this.#maxUnmatched = isPart ? Number.POSITIVE_INFINITY : MAX_UNMATCHED;
  }

  add(exchange: Exchange, violations: readonly ExchangeViolation[]): void {
    const { operationId, request } = exchange;
    this.#exchanges++;
    if (operationId === undefined) {
      this.#addUnmatched(`${request.method} ${request.url.pathname}`, 1);
      return;
    }
    this.#undocumented.add(exchange);
    for (const violation of violations) this.#groups.add(violation);
    this.#addViolations(violations.map(hidePersonalData), violations.length);
  }

  merge(part: TrafficReport): void {
    this.#exchanges += part.exchanges;
    for (const [name, count] of Object.entries(part.unmatched)) this.#addUnmatched(name, count);
    for (const group of part.groups) this.#groups.merge(group);
    this.#undocumented.merge(part.undocumented);
    this.#addViolations(part.violations, part.violationCount);
  }

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
    this.#violations.push(...found.slice(0, MAX_VIOLATIONS - this.#violations.length));
    this.#violationCount += count;
  }

  #addUnmatched(name: string, count: number): void {
    this.#unmatchedCount += count;
    const known = this.#unmatched.get(name);
    if (known !== undefined || this.#unmatched.size < this.#maxUnmatched) {
      this.#unmatched.set(name, (known ?? 0) + count);
    }
  }
}
