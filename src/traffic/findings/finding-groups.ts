import { createHash } from "node:crypto";
import type { Finding } from "./finding.ts";

/** Returns 12 hexadecimal digits that identify a kind of violation, the same in every recording. */
export function toFingerprint(kind: string): string {
  return createHash("sha256").update(kind).digest("hex").slice(0, 12);
}

/** A finding while its violations are counted. */
type CountedFinding = Finding & { count: number; readonly eventTypes: string[] };

/** What only the caller knows of the first violation. */
type Details = Partial<Pick<Finding, "message" | "case" | "curl" | "stack">>;

/** Counts findings by their kind, and keeps the first of each. */
export class FindingGroups {
  readonly #groups = new Map<string, CountedFinding>();

  /** Adds violations of a kind. @param describe Called for the first one of its kind. */
  add(finding: Finding, describe: () => Details = () => ({})): void {
    const { fingerprint, count, eventTypes } = finding;
    const known = this.#groups.get(fingerprint);
    if (known) {
      known.count += count;
      known.eventTypes.push(...eventTypes.filter((type) => !known.eventTypes.includes(type)));
      return;
    }
    this.#groups.set(fingerprint, { ...finding, eventTypes: [...eventTypes], ...describe() });
  }

  /** Lists the findings in the order of their first violations. */
  list(): Finding[] {
    return [...this.#groups.values()];
  }
}

export function countViolations(findings: readonly Finding[]): number {
  return findings.reduce((sum, { count }) => sum + count, 0);
}
