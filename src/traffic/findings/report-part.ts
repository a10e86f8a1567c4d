import type { OperationId } from "../../contract/internal.ts";
import type { Finding } from "./finding.ts";

/** The result for a part of what is checked: a recording, a body, or an operation of a service. */
export interface ReportPart {
  readonly name: string;
  /** How much of it could be checked; undefined if nothing could. */
  readonly extent?: Extent;
  /** Says the result of something that cannot have violations. */
  readonly verdict?: string;
  /** The operations of which something was checked. */
  readonly operations: readonly OperationId[];
  readonly findings: readonly Finding[];
  /** The parts that the contract does not know, unless they are violations. */
  readonly undocumented: readonly Finding[];
  /** Says what could not be read or asked, which makes the run fail. */
  readonly errors: readonly string[];
  /** Says what could not be checked at all. If there is anything, nothing says that the part conforms. */
  readonly unchecked: readonly string[];
  readonly warnings: readonly string[];
  readonly notes: readonly string[];
}

/** An amount of what was checked: 3 of 12 exchanges. */
export interface Extent {
  readonly checked: number;
  readonly total: number;
  readonly unit: "exchange" | "body" | "case";
}

/** Creates a part. Properties that are not given are empty. */
export function createPart(name: string, more: Partial<ReportPart>): ReportPart {
  return {
    name,
    operations: [],
    findings: [],
    undocumented: [],
    errors: [],
    unchecked: [],
    warnings: [],
    notes: [],
    ...more,
  };
}

const MAX_NAMED = 20;

/** Counts what a report names, and keeps the first 20 names. */
export class FirstNames {
  readonly #counts = new Map<string, number>();
  count = 0;

  add(name: string): void {
    this.count++;
    const known = this.#counts.get(name);
    if (known !== undefined || this.#counts.size < MAX_NAMED) this.#counts.set(name, (known ?? 0) + 1);
  }

  /** Adds an exchange. @param entry Its position in the recording, from 0. */
  addExchange(entry: number, detail = ""): void {
    this.add(`#${entry + 1}${detail}`);
  }

  /** Lists the names, each with its count if it was there before, and describes the rest. */
  list(describeRest: (count: number) => string): string[] {
    const names = Array.from(this.#counts, ([name, count]) => (count > 1 ? `${name} ×${count}` : name));
    const rest = this.count - [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
    return rest > 0 ? [...names, describeRest(rest)] : names;
  }

  /** Lists the names in a sentence: `#1, #4 ×2, and 3 more`. */
  toString(): string {
    return this.list((count) => `and ${count} more`).join(", ");
  }
}
