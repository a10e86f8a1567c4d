import type { Exchange } from "../read/exchange.ts";
import { isSuccess } from "../read/token-exchange.ts";
import { type ExchangeViolation, hasCredentials } from "./check-exchange.ts";
import type { Collector } from "./collector.ts";
import { UndocumentedProperties, type UndocumentedProperty } from "./undocumented-properties.ts";
import { hidePersonalData, type ViolationGroup, ViolationGroups } from "./violation-groups.ts";

/** The result of checking a recording. */
export interface TrafficReport {
  readonly exchanges: number;
  /** The first 20 entries that could not be read; `unreadableCount` counts all. */
  readonly unreadable: readonly string[];
  readonly unreadableCount: number;
  /** Positions of the first 20 requests of an operation without a response. */
  readonly unanswered: readonly number[];
  /** How many exchanges have a part that recording tools omit, and how many lack it. */
  readonly recorded: Readonly<Record<RecordedPart, { readonly present: number; readonly missing: number }>>;
  /** How many exchanges match no operation, by method and path; the first 20 names. */
  readonly unmatched: Readonly<Record<string, number>>;
  readonly unmatchedCount: number;
  /** The first 1,000 violations; `violationCount` counts all. */
  readonly violations: readonly ExchangeViolation[];
  readonly violationCount: number;
  readonly groups: readonly ViolationGroup[];
  readonly undocumented: readonly UndocumentedProperty[];
}

/** Parts of an exchange that recording tools omit. */
const recordedParts = ["bodies", "credentials"] as const;
type RecordedPart = (typeof recordedParts)[number];

/** Bounds the memory: further violations are only counted. */
const MAX_VIOLATIONS = 1000;
const MAX_NAMED = 20;

/** Collects the violations of a recording. The reports of its parts, merged in order, equal the report of the whole. */
export class TrafficCollector implements Collector<TrafficReport> {
  readonly #violations: ExchangeViolation[] = [];
  readonly #groups = new ViolationGroups();
  readonly #undocumented = new UndocumentedProperties();
  readonly #unmatched = new Map<string, number>();
  readonly #unreadable: string[] = [];
  readonly #unanswered: number[] = [];
  readonly #recorded = {
    bodies: { present: 0, missing: 0 },
    credentials: { present: 0, missing: 0 },
  };
  readonly #maxUnmatched: number;
  #exchanges = 0;
  #unreadableCount = 0;
  #violationCount = 0;
  #unmatchedCount = 0;

  /** @param isPart Whether the report will be merged: which unmatched names come first is known only for the whole. */
  constructor(isPart = false) {
    this.#maxUnmatched = isPart ? Number.POSITIVE_INFINITY : MAX_NAMED;
  }

  add(exchange: Exchange, violations: readonly ExchangeViolation[]): void {
    const { operationId, request } = exchange;
    this.#exchanges++;
    if (operationId === undefined) {
      this.#addUnmatched(`${request.method} ${request.url.pathname}`, 1);
      return;
    }
    this.#countRecorded(exchange);
    this.#undocumented.add(exchange);
    for (const violation of violations) this.#groups.add(violation);
    this.#addViolations(violations.map(hidePersonalData), violations.length);
  }

  /** Adds an entry that could not be read. */
  addUnreadable(reason: string): void {
    this.#addUnreadable([reason], 1);
  }

  merge(part: TrafficReport): void {
    this.#exchanges += part.exchanges;
    this.#addUnreadable(part.unreadable, part.unreadableCount);
    this.#addUnanswered(part.unanswered);
    for (const name of recordedParts) {
      this.#recorded[name].present += part.recorded[name].present;
      this.#recorded[name].missing += part.recorded[name].missing;
    }
    for (const [name, count] of Object.entries(part.unmatched)) this.#addUnmatched(name, count);
    for (const group of part.groups) this.#groups.merge(group);
    this.#undocumented.merge(part.undocumented);
    this.#addViolations(part.violations, part.violationCount);
  }

  report(): TrafficReport {
    return {
      exchanges: this.#exchanges,
      unreadable: this.#unreadable,
      unreadableCount: this.#unreadableCount,
      unanswered: this.#unanswered,
      recorded: this.#recorded,
      unmatched: Object.fromEntries(this.#unmatched),
      unmatchedCount: this.#unmatchedCount,
      violations: this.#violations,
      violationCount: this.#violationCount,
      groups: this.#groups.report(),
      undocumented: this.#undocumented.report(),
    };
  }

  #countRecorded(exchange: Exchange): void {
    const { request, response } = exchange;
    const count = (part: RecordedPart, isPresent: boolean) => this.#recorded[part][isPresent ? "present" : "missing"]++;
    if (response.status < 100) this.#addUnanswered([exchange.index]);
    if (response.body !== undefined || !response.isBodyRecorded) count("bodies", response.isBodyRecorded);
    if (isSuccess(exchange)) count("credentials", hasCredentials(request));
  }

  #addUnanswered(entries: readonly number[]): void {
    this.#unanswered.push(...entries.slice(0, MAX_NAMED - this.#unanswered.length));
  }

  #addUnreadable(reasons: readonly string[], count: number): void {
    this.#unreadable.push(...reasons.slice(0, MAX_NAMED - this.#unreadable.length));
    this.#unreadableCount += count;
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
