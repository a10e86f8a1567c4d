import { eventTypes, type Operation, type OperationParameter, operations } from "../contract/internal.ts";
import { isObject } from "../contract/json.ts";
import type { Exchange } from "./read/exchange.ts";

export const coverageDimensions = ["operations", "statuses", "eventTypes", "parameters"] as const;
/** The kinds of items that coverage counts. */
export type CoverageDimension = (typeof coverageDimensions)[number];

/** Lists the items that can be covered, by kind. A service that works never has a status from 500. */
function listCoverable(): Record<CoverageDimension, readonly string[]> {
  const listItems = (list: (operation: Operation) => readonly string[]) =>
    Object.values(operations).flatMap((operation) => list(operation).map((item) => `${operation.id} ${item}`));
  return {
    operations: Object.keys(operations),
    statuses: listItems(({ responses }) => Object.keys(responses).filter((status) => !status.startsWith("5"))),
    eventTypes,
    parameters: listItems((operation) => listOptional(operation).map(({ name }) => name)),
  };
}

/** Lists the parameters that a request can omit. */
function listOptional({ parameters }: Operation): OperationParameter[] {
  return parameters.filter((parameter) => parameter.in !== "path");
}

/** How often each thing that can be covered was seen; 0 if never. */
export type CoverageReport = Readonly<Record<CoverageDimension, Readonly<Record<string, number>>>>;

/** Counts the parts of the contract that recorded exchanges exercise. */
export class CoverageCollector {
  readonly #counts = Object.fromEntries(
    Object.entries(listCoverable()).map(([kind, items]) => [kind, Object.fromEntries(items.map((item) => [item, 0]))]),
  ) as Record<CoverageDimension, Record<string, number>>; // one entry for each dimension

  /** Counts an exchange. One that was not checked completely, or that has a violation, counts nothing. */
  add(exchange: Exchange, violations: readonly unknown[]): void {
    const { operationId, request, response } = exchange;
    const { status, value, isBodyRecorded } = response;
    const isChecked = status >= 100 && status !== 304 && isBodyRecorded; // the body of a 304 is that of an earlier response
    if (operationId === undefined || !isChecked || violations.length > 0) return;
    const operation = operations[operationId];
    const documented = status in operation.responses ? status : `${Math.floor(status / 100)}XX`;
    this.#count("operations", operationId);
    this.#count("statuses", `${operationId} ${documented}`);
    const sent = listOptional(operation).filter((parameter) =>
      parameter.in === "header" ? request.headers.has(parameter.name) : request.url.searchParams.has(parameter.name),
    );
    this.#count("parameters", ...sent.map((parameter) => `${operationId} ${parameter.name}`));
    if (!isObject(value)) return;
    const events = Array.isArray(value.data) ? value.data.filter(isObject) : [];
    this.#count("eventTypes", ...events.map((event) => String(event.type)));
  }

  report(): CoverageReport {
    return structuredClone(this.#counts);
  }

  /** Counts the items that can be covered; any other is a violation, or outside the contract. */
  #count(dimension: CoverageDimension, ...items: readonly string[]): void {
    const counts = this.#counts[dimension];
    for (const item of items) {
      if (Object.hasOwn(counts, item)) counts[item] = (counts[item] ?? 0) + 1;
    }
  }
}

/** Sums one dimension, or all of them. The percentage is rounded down: 100 means that everything was seen. */
export function sumCoverage(report: CoverageReport, dimension?: CoverageDimension) {
  const items = (dimension ? [dimension] : coverageDimensions).flatMap((name) => Object.entries(report[name]));
  const missing = items.filter(([, count]) => count === 0).map(([item]) => item);
  const covered = items.length - missing.length;
  const total = items.length;
  return { covered, total, missing, percent: total === 0 ? 100 : Math.floor((covered / total) * 100) };
}

/** Names the dimensions with a percentage below their minimum; `all` is the sum of all dimensions. */
export function findTooLow(report: CoverageReport, minimums: Readonly<Record<string, number>>): string[] {
  return Object.entries(minimums).flatMap(([name, minimum]) => {
    const dimension = coverageDimensions.find((each) => each === name);
    const { percent } = sumCoverage(report, dimension);
    const subject = dimension === undefined ? "coverage" : `coverage of ${dimension}`;
    return percent < minimum ? [`${subject} is ${percent} %, less than the minimum of ${minimum} %`] : [];
  });
}
