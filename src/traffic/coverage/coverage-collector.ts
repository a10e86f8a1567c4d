import { eventTypes, operations, scopes, splitScopes } from "../../contract/internal.ts";
import { isObject } from "../../contract/is-object.ts";
import type { Collector } from "../check/check-exchange.ts";
import { findResponseSchema, type ResolvedSchema, resolveComponent, walkValue } from "../check/resolved-schema.ts";
import { toPage } from "../read/activity-page.ts";
import type { Exchange } from "../read/exchange.ts";
import { formField, isSuccess } from "../read/token-exchange.ts";
import { type CoverageDimension, type CoverageReport, coverageDimensions } from "./coverage-report.ts";
import {
  AuthenticationFinder,
  findParameterCases,
  listAuthentications,
  listParameterCases,
} from "./request-coverage.ts";

/** The error cases of §7.2: name, and the properties of the body that identify the case. */
const errorCases: ReadonlyMap<string, Readonly<Record<string, unknown>>> = new Map([
  ["listWebhooks 401 unauthorized", { key: "unauthorized" }],
  ["listWebhooks 402 missing_required_feature", { key: "missing_required_feature" }],
  ["listUsers 401 unauthorized", { key: "unauthorized" }],
  ["listUsers 402 missing_required_feature", { key: "missing_required_feature" }],
  ["listWebhooks 404 project", { key: undefined }],
  ["listMemberActivity 404 voucher", { key: "not_found", resource_type: "voucher" }],
  ["listMemberActivity 404 campaign", { key: "not_found", resource_type: "campaign" }],
]);
const nameScope = (scope: string) => `TokenRequest.scope=${scope}`;
const pageKinds = ["first of several", "middle", "last", "only", "empty"];

/** Counts the parts of the contract that recorded exchanges exercise. */
export class CoverageCollector implements Collector<CoverageReport> {
  readonly #counts = new Map(coverageDimensions.map((name) => [name, new Map<string, number>()]));
  readonly #authentications = new AuthenticationFinder();

  constructor() {
    const statuses = Object.values(operations).map(({ id, responses }) =>
      Object.keys(responses).map((status) => `${id} ${status}`),
    );
    this.#seed("operations", Object.keys(operations));
    this.#seed("statuses", statuses.flat());
    this.#seed("errors", errorCases.keys());
    this.#seed("eventTypes", eventTypes);
    this.#seed("values", scopes.map(nameScope));
    this.#seed("authentication", listAuthentications());
    this.#seed("parameters", listParameterCases());
    this.#seed("pages", pageKinds);
    for (const schema of listBodySchemas()) this.#seedSchema(schema);
  }

  /** Counts what a response of the service shows; one that does not conform shows nothing. */
  add(exchange: Exchange, violations: readonly unknown[]): void {
    const { operationId, response } = exchange;
    if (operationId === undefined || response.status < 100 || violations.length > 0) return;
    const { responses } = operations[operationId];
    const range = `${Math.floor(response.status / 100)}XX`;
    this.#count("operations", operationId);
    this.#count("statuses", `${operationId} ${response.status in responses ? response.status : range}`);
    for (const item of findErrorCases(exchange)) this.#count("errors", item);
    for (const item of this.#authentications.find(exchange)) this.#count("authentication", item);
    for (const item of findParameterCases(exchange)) this.#count("parameters", item);
    const scope = isSuccess(exchange) ? formField(exchange, "scope") : undefined;
    for (const name of splitScopes(scope ?? "")) this.#count("values", nameScope(name));
    this.#count("pages", findPageKind(exchange));
    this.#addBody(exchange);
  }

  merge(report: CoverageReport): void {
    for (const [dimension, items] of this.#counts) {
      for (const [item, count] of Object.entries(report[dimension])) items.set(item, (items.get(item) ?? 0) + count);
    }
  }

  report(): CoverageReport {
    const entries = [...this.#counts].map(([name, items]) => [name, Object.fromEntries(items)]);
    return Object.fromEntries(entries) as CoverageReport; // one entry for each dimension
  }

  #addBody(exchange: Exchange): void {
    const schema = findResponseSchema(exchange);
    const { value } = exchange.response;
    if (!schema || value === undefined) return;
    if (exchange.operationId === "listMemberActivity" && isObject(value) && Array.isArray(value.data)) {
      for (const item of value.data) this.#count("eventTypes", String(isObject(item) ? item.type : ""));
    }
    walkValue(value, schema, (part, found) => {
      if (part.allowed && part.allowed.length > 1) this.#count("values", `${part.name}=${String(found)}`);
      if (!isObject(found)) return;
      for (const [property, inner] of part.properties) {
        const name = `${part.name}.${property}`;
        if (!Object.hasOwn(found, property)) this.#count("propertiesAbsent", name);
        else this.#count(found[property] === null && inner.isNullable ? "propertiesNull" : "properties", name);
      }
    });
  }

  #seedSchema(schema: ResolvedSchema): void {
    const { name: owner, allowed = [] } = schema;
    if (allowed.length > 1) for (const value of allowed) this.#seed("values", [`${owner}=${String(value)}`]);
    for (const [property, inner] of schema.properties) {
      const name = `${owner}.${property}`;
      if (inner.isForbidden) continue; // `key` in the 404 of list webhooks (§7.2)
      this.#seed("properties", [name]);
      if (!schema.required.has(property)) this.#seed("propertiesAbsent", [name]);
      if (inner.isNullable) this.#seed("propertiesNull", [name]);
    }
  }

  #seed(dimension: CoverageDimension, items: Iterable<string>): void {
    for (const item of items) this.#counts.get(dimension)?.set(item, 0);
  }

  /** Counts an item that can be covered; any other is a violation, or outside the contract. */
  #count(dimension: CoverageDimension, item: string): void {
    const items = this.#counts.get(dimension);
    const count = items?.get(item);
    if (count !== undefined) items?.set(item, count + 1);
  }
}

/** Lists the properties of the data of each event type, as the dimension `properties` names them. */
export function listEventProperties(): Map<string, string[]> {
  const variants = resolveComponent("MemberActivity").variants?.byValue ?? new Map<string, ResolvedSchema>();
  const rows = [...variants].map(([type, { properties }]) => {
    const data = properties.get("data")?.properties.get("data");
    return [type, [...(data?.properties.keys() ?? [])].map((name) => `${data?.name}.${name}`)] as const;
  });
  return new Map(rows);
}

/** Lists every schema that a response body can contain, each once. */
function listBodySchemas(): Set<ResolvedSchema> {
  const found = new Set<ResolvedSchema>();
  const visit = (schema: ResolvedSchema | undefined): void => {
    if (!schema || found.has(schema)) return;
    found.add(schema);
    const variants = schema.variants?.byValue.values() ?? [];
    for (const inner of [...schema.properties.values(), ...variants, schema.items, schema.values]) visit(inner);
  };
  for (const { responses } of Object.values(operations)) {
    const contents = Object.values(responses).flatMap(({ content = {} }) => Object.values(content));
    for (const { schema } of contents) visit(resolveComponent(schema));
  }
  return found;
}

function findErrorCases({ operationId, response: { status, value } }: Exchange): string[] {
  if (!isObject(value)) return [];
  return [...errorCases]
    .filter(([name]) => name.startsWith(`${operationId} ${status} `))
    .filter(([, properties]) => Object.entries(properties).every(([name, wanted]) => value[name] === wanted))
    .map(([name]) => name);
}

function findPageKind(exchange: Exchange): string {
  const page = toPage(exchange);
  if (!page) return "";
  if (page.events.length === 0) return "empty";
  if (page.startingAfterId === undefined) return page.hasMore ? "first of several" : "only";
  return page.hasMore ? "middle" : "last";
}
