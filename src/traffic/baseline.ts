import { describeSource } from "../contract/internal.ts";
import { isObject } from "../contract/json.ts";
import schema from "./baseline.schema.json" with { type: "json" };
import type { ViolationGroup } from "./check/violation-groups.ts";
import type { InvariantGroup } from "./invariants/invariant.ts";
import { UnreadableTrafficError } from "./read/parse-json.ts";

/** Known violations that are accepted for a time. */
export interface Baseline {
  readonly violations: readonly AcceptedViolation[];
}

/** An accepted violation. */
export interface AcceptedViolation {
  readonly fingerprint: string;
  /** A description for people; it is not read again. */
  readonly what?: string;
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
}

/** Validates a parsed baseline. @throws {UnreadableTrafficError} If it breaks `baseline.schema.json`. */
export function parseBaseline(value: unknown): Baseline {
  if (!isObject(value) || !Array.isArray(value.violations))
    throw new UnreadableTrafficError("is not a baseline: it has no list of violations");
  const { required } = schema.properties.violations.items;
  const isText = (each: unknown) => typeof each === "string" && each !== "";
  const isValid = (entry: unknown) =>
    isObject(entry) &&
    required.every((name) => isText(entry[name])) &&
    isDay(`${entry.expires}`) &&
    typeof (entry.what ?? "") === "string";
  const at = value.violations.findIndex((entry) => !isValid(entry));
  if (at !== -1)
    throw new UnreadableTrafficError(`violation ${at + 1} needs fingerprint, reason and expires (YYYY-MM-DD)`);
  return value as unknown as Baseline; // validated above
}

/** True if a text is a day of the calendar: `2027-01-31`. */
export function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** Lists the kinds of violations, each once. */
export function listViolationKinds(
  groups: readonly ViolationGroup[],
  broken: readonly InvariantGroup[],
): ViolationKind[] {
  const all = [
    ...broken.map(({ fingerprint, invariant, places }) => {
      return { fingerprint, what: `invariant ${invariant} of ${places.at(-1)?.operationId}` };
    }),
    ...groups.map(({ fingerprint, pattern, first }) => ({
      fingerprint,
      what: `${first.operationId} ${first.status} ${first.in} ${pattern || "/"}: ${first.expected} (${describeSource(first)})`,
    })),
  ];
  return [...new Map(all.map((violation) => [violation.fingerprint, violation])).values()];
}

/** Returns the fingerprints that a baseline accepts on this day (`2026-06-01`, UTC). */
export function listAccepted({ violations }: Baseline, today: string): ReadonlySet<string> {
  return new Set(violations.filter(({ expires }) => expires >= today).map(({ fingerprint }) => fingerprint));
}

/** Separates open violations from accepted ones on this day (`2026-06-01`, UTC). */
export function applyBaseline(kinds: readonly ViolationKind[], baseline: Baseline, today: string): BaselineResult {
  const seen = new Set(kinds.map(({ fingerprint }) => fingerprint));
  const valid = listAccepted(baseline, today);
  return {
    open: kinds.filter(({ fingerprint }) => !valid.has(fingerprint)),
    accepted: kinds.filter(({ fingerprint }) => valid.has(fingerprint)),
    expired: baseline.violations.filter((known) => seen.has(known.fingerprint) && known.expires < today),
  };
}

/** The reason of violations that `--update-baseline` adds. */
export const UNEXPLAINED = "not explained yet";

/** Accepts the kinds of violations that a baseline does not have, or no longer accepts; the others keep their day, and all their reason. */
export function updateBaseline(
  kinds: readonly ViolationKind[],
  before: Baseline,
  { expires, today }: { readonly expires: string; readonly today: string },
): Baseline {
  const seen = new Set(kinds.map(({ fingerprint }) => fingerprint));
  const kept = before.violations.map((each) =>
    each.expires < today && seen.has(each.fingerprint) ? { ...each, expires } : each,
  );
  const known = new Set(before.violations.map(({ fingerprint }) => fingerprint));
  const added = kinds
    .filter(({ fingerprint }) => !known.has(fingerprint))
    .map((kind) => ({ ...kind, reason: UNEXPLAINED, expires }));
  const violations = [...kept, ...added].sort((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1));
  return { ...before, violations };
}
