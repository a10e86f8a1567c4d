import { isObject } from "../../contract/is-object.ts";
import { UnreadableTrafficError } from "../read/parse-json.ts";

/** Known deviations that are accepted for a time. */
export interface Baseline {
  readonly deviations: readonly AcceptedDeviation[];
}

/** An accepted deviation. */
export interface AcceptedDeviation {
  readonly fingerprint: string;
  /** A description for people; it is not read again. */
  readonly what: string;
  readonly reason: string;
  /** Last day on which it is accepted (`2027-01-31`, UTC). */
  readonly expires: string;
}

/** A kind of deviation: a group of violations, or a broken invariant. */
export interface Deviation {
  readonly fingerprint: string;
  readonly what: string;
}

/** Kinds of deviations compared with a baseline. */
export interface BaselineResult {
  /** Deviations that count: new ones, and those whose acceptance has expired. */
  readonly open: readonly Deviation[];
  readonly accepted: readonly Deviation[];
  readonly expired: readonly AcceptedDeviation[];
  /** Accepted deviations that the traffic no longer shows: they can be removed. */
  readonly vanished: readonly AcceptedDeviation[];
}

/** Validates a parsed baseline. @throws {UnreadableTrafficError} If a deviation has no fingerprint, reason or day of expiry. */
export function parseBaseline(value: unknown): Baseline {
  if (!isObject(value) || !Array.isArray(value.deviations)) {
    throw new UnreadableTrafficError("is not a baseline: it has no list of deviations");
  }
  value.deviations.forEach((deviation: unknown, at) => {
    const isValid =
      isObject(deviation) &&
      ["fingerprint", "reason", "expires"].every((name) => typeof deviation[name] === "string" && deviation[name]) &&
      isDay(String(deviation.expires));
    if (!isValid)
      throw new UnreadableTrafficError(`deviation ${at + 1} needs fingerprint, reason and expires (YYYY-MM-DD)`);
  });
  return value as unknown as Baseline; // validated above
}

/** Whether a text is a day of the calendar: `2027-01-31`. */
export function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** Separates the deviations that count from those that are accepted today (`2026-06-01`, UTC). */
export function applyBaseline(deviations: readonly Deviation[], baseline: Baseline, today: string): BaselineResult {
  const seen = new Set(deviations.map(({ fingerprint }) => fingerprint));
  const valid = new Set(
    baseline.deviations.filter(({ expires }) => expires >= today).map((known) => known.fingerprint),
  );
  return {
    open: deviations.filter(({ fingerprint }) => !valid.has(fingerprint)),
    accepted: deviations.filter(({ fingerprint }) => valid.has(fingerprint)),
    expired: baseline.deviations.filter((known) => seen.has(known.fingerprint) && known.expires < today),
    vanished: baseline.deviations.filter(({ fingerprint }) => !seen.has(fingerprint)),
  };
}

/** Returns a baseline that accepts these deviations; one that is known keeps its reason and its day. */
export function updateBaseline(deviations: readonly Deviation[], before: Baseline, expires: string): Baseline {
  const known = new Map(before.deviations.map((deviation) => [deviation.fingerprint, deviation]));
  const accepted = deviations.map(({ fingerprint, what }) => ({
    fingerprint,
    what,
    reason: known.get(fingerprint)?.reason ?? "not explained yet",
    expires: known.get(fingerprint)?.expires ?? expires,
  }));
  return { deviations: accepted.sort((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1)) };
}
