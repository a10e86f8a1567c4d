import { operations } from "../../contract/internal.ts";
import { toPointer } from "../../contract/json-pointer.ts";
import { measureDistance } from "../../contract/measure-distance.ts";
import type { ExchangeViolation } from "./check-exchange.ts";
import { findUndocumented, type PartialExchange } from "./find-undocumented.ts";

/** A property, query parameter, form field or request header that the contract does not know. */
export interface UndocumentedPart {
  /** `ProjectUser.nickname`, `query starting_after`; `*` for names that can be data, such as a number. */
  readonly name: string;
  /** The documented name that resembles it. */
  readonly suggestion?: string | undefined;
  readonly count: number;
  /** Position of the first exchange that has it, from 0. */
  readonly entry: number;
  /** JSON pointer to it: in the body of a response, or in a request, where it starts with `/query`, `/body` or `/headers`. */
  readonly pointer: string;
}

/** Collects the parts of exchanges that the contract does not know. */
export class UndocumentedParts {
  readonly #found = new Map<string, Omit<UndocumentedPart, "name" | "count"> & { count: number }>();
  readonly #isClosed: boolean;
  readonly #showsAll: boolean;

  /** @param options `isClosed` makes each part a violation; `showsAll` shows names that can be data. */
  constructor({ isClosed, showsAll }: { readonly isClosed: boolean; readonly showsAll: boolean }) {
    this.#isClosed = isClosed;
    this.#showsAll = showsAll;
  }

  /** Counts the parts of an exchange. @returns The violations, if each part is one. */
  add(exchange: PartialExchange): ExchangeViolation[] {
    const { operationId, index: entry, response } = exchange;
    if (operationId === undefined) return [];
    const place = { operationId, status: response.status, entry };
    const rule = { keyword: "undocumented", expected: "must be documented", found: "an unknown name" };
    const { section } = operations[operationId];
    const violations: ExchangeViolation[] = [];
    findUndocumented(exchange, ({ in: half, owner, name, path, known }) => {
      const shown = this.#showsAll || isWord(name) ? name : "*";
      const label = `${owner}${half === "request" ? " " : "."}${shown}`;
      const part = this.#found.get(label) ?? {
        count: 0,
        entry,
        pointer: toPointer([...path, shown]),
        suggestion: suggestName(name, known),
      };
      part.count++;
      this.#found.set(label, part);
      if (!this.#isClosed) return;
      const pointer = toPointer([...path, shown]);
      const message = rule.expected + (part.suggestion === undefined ? "" : ` (did you mean ${part.suggestion}?)`);
      const component = half === "response" ? { component: owner } : {};
      violations.push({ ...place, in: half, pointer, ...rule, message, ...component, section });
    });
    return violations;
  }

  /** Lists the parts by name; none if they are violations. */
  report(): UndocumentedPart[] {
    if (this.#isClosed) return [];
    return [...this.#found].map(([name, part]) => ({ name, ...part })).sort((a, b) => (a.name < b.name ? -1 : 1));
  }
}

/** Whether a name is one that developers choose. Others, such as mail addresses, can be personal data. */
export function isWord(name: string): boolean {
  return /^[a-z][a-z_-]{0,40}\d{0,2}$/i.test(name);
}

/** Returns the known name that an unknown one resembles: one starts with the other, or they differ in a few characters. */
export function suggestName(name: string, known: Iterable<string>): string | undefined {
  const [best] = [...known]
    .map((each) => ({ each, distance: compareNames(name.toLowerCase(), each.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= name.length / 3 ? best.each : undefined;
}

function compareNames(one: string, other: string): number {
  const isPart = other.length > 2 && (one.startsWith(other) || other.startsWith(one));
  return isPart ? 1 : measureDistance(one, other);
}
