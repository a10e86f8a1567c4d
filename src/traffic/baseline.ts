import { describeSource } from "../contract/internal.ts";
import { isObject } from "../contract/is-object.ts";
import type { ViolationGroup } from "./check/violation-groups.ts";
import { CoverageCollector } from "./coverage/coverage-collector.ts";
import type { IgnoredItem } from "./coverage/coverage-report.ts";
import type { BrokenInvariant } from "./invariants/invariant.ts";
import { UnreadableTrafficError } from "./read/parse-json.ts";

/** Known violations that are accepted for a time. */
export interface Baseline {
  readonly violations: readonly AcceptedViolation[];
  /** Items that need not be covered. @default none */
  readonly ignored?: readonly IgnoredItem[];
}

/** An accepted violation. */
export interface AcceptedViolation {
  readonly fingerprint: string;
  /** A description for people; it is not read again. */
  readonly what: string;
  readonly reason: string;
  /** Last day on which it is accepted (`2027-01-31`, UTC). */
  readonly expires: string;
}

/** A kind of violation: a group of violations, or a broken invariant. */
export interface ViolationKind {
  readonly fingerprint: string;
  readonly what: string;
}

/** Kinds of violations compared with a baseline. */
export interface BaselineResult {
  /** Violations that count: new ones, and those whose acceptance has expired. */
  readonly open: readonly ViolationKind[];
  readonly accepted: readonly ViolationKind[];
  readonly expired: readonly AcceptedViolation[];
  /** Accepted violations that the traffic no longer shows: they can be removed. */
  readonly vanished: readonly AcceptedViolation[];
}

/** Validates a parsed baseline. @throws {UnreadableTrafficError} If an entry has no name, reason or day of expiry. */
export function parseBaseline(value: unknown): Baseline {
  if (!isObject(value) || !Array.isArray(value.violations))
    throw new UnreadableTrafficError("is not a baseline: it has no list of violations");
  const { violations, ignored = [] } = value;
  if (!Array.isArray(ignored)) throw new UnreadableTrafficError("is not a baseline: ignored is not a list");
  checkEntries("violation", "fingerprint", violations);
  checkEntries("ignored item", "item", ignored);
  const known = new Set(Object.values(new CoverageCollector().report()).flatMap((items) => Object.keys(items)));
  const unknown = ignored.find(({ item }) => !known.has(item));
  if (unknown) throw new UnreadableTrafficError(`ignores "${unknown.item}", but coverage has no such item`);
  return value as unknown as Baseline; // validated above
}

function checkEntries(noun: string, name: string, entries: readonly unknown[]): void {
  const at = entries.findIndex(
    (entry) =>
      !isObject(entry) ||
      ![name, "reason", "expires"].every((property) => typeof entry[property] === "string" && entry[property]) ||
      !isDay(String(entry.expires)),
  );
  if (at !== -1) throw new UnreadableTrafficError(`${noun} ${at + 1} needs ${name}, reason and expires (YYYY-MM-DD)`);
}

/** Whether a text is a day of the calendar: `2027-01-31`. */
export function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** Lists the kinds of violations, each once. */
export function listViolationKinds(
  groups: readonly ViolationGroup[],
  broken: readonly BrokenInvariant[],
): ViolationKind[] {
  const all = [
    ...groups.map(({ fingerprint, pattern, first }) => ({
      fingerprint,
      what: `${first.operationId} ${first.status} ${first.in} ${pattern || "/"}: ${first.expected} (${describeSource(first)})`,
    })),
    ...broken.map(({ fingerprint, invariant }) => ({ fingerprint, what: `invariant ${invariant}` })),
  ];
  return [...new Map(all.map((violation) => [violation.fingerprint, violation])).values()];
}

/** Separates open violations from accepted ones on this day (`2026-06-01`, UTC). */
export function applyBaseline(violations: readonly ViolationKind[], baseline: Baseline, today: string): BaselineResult {
  const seen = new Set(violations.map(({ fingerprint }) => fingerprint));
  const valid = new Set(
    baseline.violations.filter(({ expires }) => expires >= today).map((known) => known.fingerprint),
  );
  return {
    open: violations.filter(({ fingerprint }) => !valid.has(fingerprint)),
    accepted: violations.filter(({ fingerprint }) => valid.has(fingerprint)),
    expired: baseline.violations.filter((known) => seen.has(known.fingerprint) && known.expires < today),
    vanished: baseline.violations.filter(({ fingerprint }) => !seen.has(fingerprint)),
  };
}

/** Returns a baseline that accepts these violations; one that is known keeps its reason and its day. */
export function updateBaseline(violations: readonly ViolationKind[], before: Baseline, expires: string): Baseline {
  const known = new Map(before.violations.map((violation) => [violation.fingerprint, violation]));
  const accepted = violations.map(({ fingerprint, what }) => ({
    fingerprint,
    what,
    reason: known.get(fingerprint)?.reason ?? "not explained yet",
    expires: known.get(fingerprint)?.expires ?? expires,
  }));
  return { ...before, violations: accepted.sort((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1)) };
}
