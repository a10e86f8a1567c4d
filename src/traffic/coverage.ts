import { eventTypes, type Operation, operations } from "../contract/internal.ts";
import { isObject } from "../contract/json.ts";
import type { Exchange } from "./read/exchange.ts";

/** What traffic can show of the contract: `listUsers`, `listUsers 200`, `listUsers limit`, and each event type. */
const coverable: readonly string[] = [
  ...Object.values(operations).flatMap((operation) => {
    // A service that works never has a status from 500.
    const statuses = Object.keys(operation.responses).filter((status) => !status.startsWith("5"));
    const items = [...statuses, ...listOptional(operation).map(({ name }) => name)];
    return [operation.id, ...items.map((item) => `${operation.id} ${item}`)];
  }),
  ...eventTypes,
];

/** Lists the parameters that a request can omit. */
function listOptional({ parameters }: Operation) {
  return parameters.filter((parameter) => parameter.in !== "path");
}

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

  /** Says what was seen of everything, and what never was. The percentage is rounded down: 100 means that nothing is missing. */
  report() {
    const missing = coverable.filter((item) => !this.#seen.has(item));
    const total = coverable.length;
    const covered = total - missing.length;
    return { covered, total, percent: Math.floor((covered / total) * 100), missing };
  }
}
