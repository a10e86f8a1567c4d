import { createHash } from "node:crypto";
import type { Finding } from "./finding.ts";

/** Returns 12 hexadecimal digits that identify a kind of violation, the same in every recording. */
export function toFingerprint(kind: string): string {
  return createHash("sha256").update(kind).digest("hex").slice(0, 12);
}

/** Further groups of one rule are only counted, so that memory and reports stay small. */
const MAX_GROUPS = 1000;

/** A finding while its violations are counted. */
type CountedFinding = Finding & { count: number; readonly eventTypes: string[] };

/** What only the caller knows of the first violation. */
type Evidence = Partial<Pick<Finding, "message" | "exchange" | "case" | "curl">>;

/** Counts findings by their kind, and keeps the first of each; at most 1,000 for each rule. */
export class FindingGroups {
  /** The number of all violations, with or without a kept finding. */
  count = 0;
  readonly #groups = new Map<string, CountedFinding>();
  readonly #sizes = new Map<string, number>();

  /** Adds violations of a kind. @param describe Called for the first one of its kind. */
  add(finding: Finding, describe: () => Evidence = () => ({})): void {
    const { fingerprint, rule, count, eventTypes } = finding;
    this.count += count;
    const known = this.#groups.get(fingerprint);
    if (known) {
      known.count += count;
      known.eventTypes.push(...eventTypes.filter((type) => !known.eventTypes.includes(type)));
      return;
    }
    const size = this.#sizes.get(rule) ?? 0;
    if (size >= MAX_GROUPS) return;
    this.#sizes.set(rule, size + 1);
    this.#groups.set(fingerprint, { ...finding, eventTypes: [...eventTypes], ...describe() });
  }

  /** Lists the findings in the order of their first violations. */
  list(): Finding[] {
    return [...this.#groups.values()];
  }
}

/** Counts the violations that no finding contains: a baseline cannot accept them. */
export function countHidden(findings: readonly Finding[], count: number): number {
  return findings.reduce((rest, finding) => rest - finding.count, count);
}
