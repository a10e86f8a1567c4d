import { createHash } from "node:crypto";

/** Returns 12 hexadecimal digits that identify a kind of violation, the same in every recording. */
export function toFingerprint(kind: string): string {
  return createHash("sha256").update(kind).digest("hex").slice(0, 12);
}

/** Further groups of one rule are only counted, so that memory and reports stay small. */
const MAX_GROUPS = 1000;

/** Counts results by key, and keeps the first result of each; at most 1,000 for each rule. */
export class Groups<Result extends object> {
  /** The number of all results, with or without a kept group. */
  count = 0;
  readonly #groups = new Map<string, Result & { count: number }>();
  readonly #sizes = new Map<string, number>();

  /** Counts results with this key. @returns Their group; undefined if it is not kept. */
  add(rule: string, key: string, create: () => Result, count = 1): (Result & { count: number }) | undefined {
    this.count += count;
    const known = this.#groups.get(key);
    if (known) {
      known.count += count;
      return known;
    }
    const size = this.#sizes.get(rule) ?? 0;
    if (size >= MAX_GROUPS) return undefined;
    this.#sizes.set(rule, size + 1);
    const group = { ...create(), count };
    this.#groups.set(key, group);
    return group;
  }

  /** Lists the groups in the order of their first results. */
  list(): (Result & { count: number })[] {
    return [...this.#groups.values()];
  }
}

/** Counts the results that no listed group contains: a baseline cannot accept them. */
export function countHidden(groups: readonly { readonly count: number }[], count: number): number {
  return groups.reduce((rest, group) => rest - group.count, count);
}
