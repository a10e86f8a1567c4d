import { eventTypes, type Operation, operations } from "../contract/internal.ts";
import { isObject } from "../contract/json.ts";
import type { Exchange } from "./read/exchange.ts";

/** Names what a list has of each operation: `listUsers 200`. */
function listItems(list: (operation: Operation) => readonly string[]): string[] {
  return Object.values(operations).flatMap((operation) => list(operation).map((item) => `${operation.id} ${item}`));
}

/** Lists the parameters that a request can omit. */
function listOptional({ parameters }: Operation) {
  return parameters.filter((parameter) => parameter.in !== "path");
}

/** What traffic can show of the contract. A service that works never has a status from 500. */
const coverable = {
  operations: Object.keys(operations),
  statuses: listItems(({ responses }) => Object.keys(responses).filter((status) => !status.startsWith("5"))),
  eventTypes,
  parameters: listItems((operation) => listOptional(operation).map(({ name }) => name)),
};

/** What was seen of a part of the contract, and what never was. */
export interface Covered {
  readonly covered: number;
  readonly total: number;
  readonly missing: readonly string[];
}

export type CoverageReport = Readonly<Record<keyof typeof coverable, Covered>>;

/** Notes which parts of the contract recorded exchanges show. */
export class CoverageCollector {
  readonly #seen = new Set<string>();

  /** Takes an exchange without violations. One that was not checked completely shows nothing. */
  add({ operationId, request, response }: Exchange): void {
    const { status, value, isBodyRecorded } = response;
    const isChecked = status >= 100 && status !== 304 && isBodyRecorded; // the body of a 304 is that of an earlier response
    if (operationId === undefined || !isChecked) return;
    const operation = operations[operationId];
    const documented = status in operation.responses ? status : `${Math.floor(status / 100)}XX`;
    const sent = listOptional(operation).filter((parameter) =>
      parameter.in === "header" ? request.headers.has(parameter.name) : request.url.searchParams.has(parameter.name),
    );
    const events = isObject(value) && Array.isArray(value.data) ? value.data.filter(isObject) : [];
    this.#seen.add(operationId);
    for (const item of [documented, ...sent.map(({ name }) => name)]) this.#seen.add(`${operationId} ${item}`);
    for (const { type } of events) this.#seen.add(String(type));
  }

  report(): CoverageReport {
    const entries = Object.entries(coverable).map(([name, items]) => [name, this.#toCovered(items)]);
    return Object.fromEntries(entries) as CoverageReport; // one entry for each name
  }

  /** Sums everything. The percentage is rounded down: 100 means that everything was seen. */
  sum() {
    const { covered, total } = this.#toCovered(Object.values(coverable).flat());
    return { covered, total, percent: Math.floor((covered / total) * 100) };
  }

  #toCovered(items: readonly string[]): Covered {
    const missing = items.filter((item) => !this.#seen.has(item));
    return { covered: items.length - missing.length, total: items.length, missing };
  }
}
