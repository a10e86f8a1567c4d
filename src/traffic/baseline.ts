import { isObject } from "../contract/json.ts";
import type { Finding } from "./findings/finding.ts";
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

/** Validates a parsed baseline. @throws {UnreadableTrafficError} If it is not one. */
export function parseBaseline(value: unknown): Baseline {
  if (!isObject(value) || !Array.isArray(value.violations))
    throw new UnreadableTrafficError("is not a baseline: it has no list of violations");
  const isText = (each: unknown) => typeof each === "string" && each !== "";
  const isValid = (entry: unknown) =>
    isObject(entry) && isText(entry.fingerprint) && isText(entry.reason) && isDay(entry.expires);
  const at = value.violations.findIndex((entry) => !isValid(entry));
  if (at !== -1)
    throw new UnreadableTrafficError(`violation ${at + 1} needs fingerprint, reason and expires (YYYY-MM-DD)`);
  return value as unknown as Baseline; // validated above
}

/** Returns the day of a time in milliseconds since the epoch, in UTC: `2027-01-31`. */
export function formatDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** True if a text is a day of the calendar. */
function isDay(text: unknown): boolean {
  const time = Date.parse(`${text}`);
  return !Number.isNaN(time) && formatDay(time) === text;
}

/** The reasons why violations are accepted, by fingerprint. */
export type Accepted = ReadonlyMap<string, string>;

/** Returns what a baseline accepts at a time, in milliseconds since the epoch: an entry to the end of its day. */
export function listAccepted({ violations }: Baseline, now = Date.now()): Accepted {
  const today = formatDay(now);
  const current = violations.filter(({ expires }) => expires >= today);
  return new Map(current.map(({ fingerprint, reason }) => [fingerprint, reason]));
}

/** Marks the findings that are accepted with the reason. */
export function acceptFindings(findings: readonly Finding[], reasons: Accepted): Finding[] {
  return findings.map((finding) => {
    const accepted = reasons.get(finding.fingerprint);
    return accepted === undefined ? finding : { ...finding, accepted };
  });
}
