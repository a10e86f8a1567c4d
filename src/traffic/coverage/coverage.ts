import { eventTypes, operations, scopes, splitScopes } from "../../contract/index.ts";
import { isObject, type Shape, shapeOf, walkShape } from "../check/schema-shape.ts";
import { responseShape } from "../check/undocumented-members.ts";
import { toPage } from "../read/activity-page.ts";
import type { Exchange } from "../read/exchange.ts";
import { formField } from "../read/token-exchange.ts";
import { AuthenticationCoverage, authenticationItems } from "./authentication-coverage.ts";
import { type CoverageDimension, type CoverageReport, coverageDimensions } from "./coverage-report.ts";
import { coveredErrors, errorCases } from "./error-cases.ts";
import { coveredParameters, parameterItems } from "./parameter-coverage.ts";

const pageItems = ["first of several", "middle", "last", "only", "empty"];

/** Counts what recorded exchanges exercise of the contract. */
export class Coverage {
  readonly #counts = new Map(coverageDimensions.map((name) => [name, new Map<string, number>()]));
  readonly #authentication = new AuthenticationCoverage();

  constructor() {
    this.#seed("operations", Object.keys(operations));
    this.#seed(
      "statuses",
      Object.values(operations).flatMap(({ id, responses }) =>
        Object.keys(responses).map((status) => `${id} ${status}`),
      ),
    );
    this.#seed(
      "errors",
      errorCases.map(({ name }) => name),
    );
    this.#seed("eventTypes", eventTypes);
    this.#seed(
      "values",
      scopes.map((scope) => `TokenRequest.scope=${scope}`),
    );
    this.#seed("authentication", authenticationItems());
    this.#seed("parameters", parameterItems());
    this.#seed("pages", pageItems);
    for (const shape of bodyShapes()) this.#seedShape(shape);
  }

  /** Takes the next exchange of the recording. */
  add(exchange: Exchange): void {
    const { operationId, response } = exchange;
    if (operationId === undefined || response.status === 0) return;
    const { responses } = operations[operationId];
    const range = `${Math.floor(response.status / 100)}XX`;
    this.#count("operations", operationId);
    this.#count("statuses", `${operationId} ${response.status in responses ? response.status : range}`);
    for (const item of coveredErrors(exchange)) this.#count("errors", item);
    for (const item of this.#authentication.items(exchange)) this.#count("authentication", item);
    for (const item of coveredParameters(exchange)) this.#count("parameters", item);
    for (const scope of splitScopes(formField(exchange, "scope") ?? ""))
      this.#count("values", `TokenRequest.scope=${scope}`);
    this.#count("pages", pageKind(exchange));
    this.#addBody(exchange);
  }

  /** Counts of everything that can be covered, 0 for what never was. */
  report(): CoverageReport {
    const entries = [...this.#counts].map(([name, items]) => [name, Object.fromEntries(items)]);
    return Object.fromEntries(entries) as CoverageReport; // one entry for each dimension
  }

  #addBody(exchange: Exchange): void {
    const shape = responseShape(exchange);
    const { value } = exchange.response;
    if (!shape || value === undefined) return;
    if (exchange.operationId === "listMemberActivity" && isObject(value) && Array.isArray(value.data)) {
      for (const item of value.data) this.#count("eventTypes", String(isObject(item) ? item.type : ""));
    }
    walkShape(value, shape, (part, found) => {
      if (part.allowed && part.allowed.length > 1) this.#count("values", `${part.name}=${String(found)}`);
      if (!isObject(found)) return;
      for (const [member, inner] of part.members) {
        const name = `${part.name}.${member}`;
        if (!Object.hasOwn(found, member)) this.#count("membersAbsent", name);
        else this.#count(found[member] === null && inner.isNullable ? "membersNull" : "members", name);
      }
    });
  }

  #seedShape(shape: Shape): void {
    if (shape.allowed && shape.allowed.length > 1)
      this.#seed(
        "values",
        shape.allowed.map((value) => `${shape.name}=${String(value)}`),
      );
    for (const [member, inner] of shape.members) {
      const name = `${shape.name}.${member}`;
      if (inner.isForbidden) continue; // `key` of the 404 of list webhooks (§7.2)
      this.#seed("members", [name]);
      if (!shape.required.has(member)) this.#seed("membersAbsent", [name]);
      if (inner.isNullable) this.#seed("membersNull", [name]);
    }
  }

  #seed(dimension: CoverageDimension, items: readonly string[]): void {
    for (const item of items) this.#counts.get(dimension)?.set(item, 0);
  }

  /** Counts what can be covered; anything else is a violation, or no question at all. */
  #count(dimension: CoverageDimension, item: string): void {
    const items = this.#counts.get(dimension);
    const count = items?.get(item);
    if (count !== undefined) items?.set(item, count + 1);
  }
}

/** Every shape that can be met in a response, each once. */
function bodyShapes(): Set<Shape> {
  const found = new Set<Shape>();
  const visit = (shape: Shape | undefined): void => {
    if (!shape || found.has(shape)) return;
    found.add(shape);
    for (const inner of [
      ...shape.members.values(),
      ...(shape.variants?.byValue.values() ?? []),
      shape.items,
      shape.values,
    ])
      visit(inner);
  };
  for (const { responses } of Object.values(operations)) {
    for (const { schema } of Object.values(responses)) if (schema !== undefined) visit(shapeOf(schema));
  }
  return found;
}

function pageKind(exchange: Exchange): string {
  const page = toPage(exchange);
  if (!page) return "";
  if (page.events.length === 0) return "empty";
  if (page.startingAfterId === undefined) return page.hasMore ? "first of several" : "only";
  return page.hasMore ? "middle" : "last";
}
