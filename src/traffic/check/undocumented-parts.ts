import { type OperationId, operations, securityHeaders } from "../../contract/internal.ts";
import { toPointer } from "../../contract/json.ts";
import { findResponseSchema, type ResolvedSchema, resolveComponent } from "../../contract/schema.ts";
import { suggestName } from "../../contract/suggest-name.ts";
import { type Exchange, type ExchangeRequest, type ExchangeResponse, isSuccess } from "../read/exchange.ts";
import { Groups } from "../read/groups.ts";
import type { ExchangeViolation } from "./check-exchange.ts";

/** A property, query parameter, form field or request header that the contract does not know. */
export interface UndocumentedPart {
  /** `ProjectUser.nickname`, `query starting_after`; `*` for names that can be data, such as a number. A redacted name is its alias. */
  readonly name: string;
  /** The documented name that resembles it. */
  readonly suggestion?: string | undefined;
  readonly count: number;
  /** Position of the first exchange that has it, from 0. */
  readonly entry: number;
  /** JSON pointer to it: in the body of a response, or in a request, where it starts with `/query`, `/body` or `/headers`. */
  readonly pointer: string;
}

/** An exchange, or its response alone. */
interface PartialExchange extends Pick<Exchange, "index" | "operationId"> {
  readonly request?: ExchangeRequest;
  readonly response: Pick<ExchangeResponse, "status" | "value" | "mediaType">;
}

/** A name that the contract does not know, inside a part of an exchange that it does. */
interface UndocumentedName {
  readonly in: "request" | "response";
  /** The component of a response, or the part of a request: `query`, `form` or `header`. */
  readonly owner: string;
  readonly name: string;
  /** The path to the part, without the name. */
  readonly path: readonly (string | number)[];
  /** The documented names. */
  readonly known: Iterable<string>;
}

/** Collects the parts of exchanges that the contract does not know. */
export class UndocumentedParts {
  readonly #found = new Groups<Omit<UndocumentedPart, "count">>();
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
    const violations = findUndocumented(exchange, operationId).map(({ in: half, owner, name, path, known }) => {
      const shown = this.#showsAll ? name : showName(name);
      const label = `${owner}${half === "request" ? " " : "."}${shown}`;
      const pointer = toPointer([...path, shown]);
      const create = () => ({ name: label, entry, pointer, suggestion: suggestName(name, known) });
      const suggestion = this.#found.add(rule.keyword, label, create)?.suggestion;
      const message = rule.expected + (suggestion === undefined ? "" : ` (did you mean ${suggestion}?)`);
      const component = half === "response" ? { component: owner } : {};
      return { ...place, in: half, pointer, ...rule, message, ...component, section };
    });
    return this.#isClosed ? violations : [];
  }

  /** Lists the parts by name; none if they are violations. */
  report(): UndocumentedPart[] {
    if (this.#isClosed) return [];
    return this.#found.list().sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** The number of parts, counted as often as they occur; 0 if they are violations. */
  get count(): number {
    return this.#isClosed ? 0 : this.#found.count;
  }
}

/** Names that developers choose, and aliases of a redacted recording. Others, such as mail addresses, can be personal data. */
const SHOWN_NAME = /^(?:[a-z][a-z_-]{0,40}\d{0,2}|redacted-[0-9a-f]{24})$/i;

/** Returns a name that the contract does not know, or `*` if it can be data. */
export function showName(name: string): string {
  return SHOWN_NAME.test(name) ? name : "*";
}

/** Request headers of HTTP, browsers, proxies and tracing. */
const COMMON_HEADERS = new RegExp(
  `^(?:${[
    "(?:accept|access-control|content|if|proxy|sec|x-amz|x-amzn|x-b3|x-datadog|x-envoy|x-forwarded)-.*",
    "accept|authorization|cache-control|connection|cookie|date|dnt|expect|forwarded|from|host|keep-alive|max-forwards",
    "origin|pragma|priority|purpose|range|referer|save-data|te|trailer|transfer-encoding|upgrade|user-agent|via",
    "upgrade-insecure-requests|x-real-ip|x-requested-with|b3|baggage|elastic-apm-traceparent|newrelic|request-id",
    "sentry-trace|traceparent|tracestate|uber-trace-id|x-(?:cloud-trace-context|correlation-id|request-id|trace-id)",
  ].join("|")})$`,
);

/** Finds the names of a response, and of a request that succeeded, that the contract does not know. */
function findUndocumented({ request, response }: PartialExchange, operationId: OperationId): UndocumentedName[] {
  const schema = findResponseSchema(operationId, response.status, response.mediaType);
  const found: UndocumentedName[] = [];
  if (schema) walkProperties(response.value, schema, [], found);
  return request && isSuccess({ response }) ? [...found, ...findInRequest(request, operationId)] : found;
}

function findInRequest(request: ExchangeRequest, operationId: OperationId): UndocumentedName[] {
  const { parameters, requestBody } = operations[operationId];
  const findIn = (owner: string, part: string, sent: Iterable<string>, known: readonly string[]) =>
    [...new Set(sent)]
      .filter((name) => !known.includes(name))
      .map((name) => ({ in: "request" as const, owner, name, path: [part], known }));
  const list = (place: string) => parameters.filter((each) => each.in === place).map(({ name }) => name);
  const form = Object.values(requestBody?.content ?? {}).find(({ fields }) => fields);
  const fields = form ? [...resolveComponent(form.schema).properties.keys()] : [];
  const headers = [...list("header"), ...Object.values(securityHeaders)].map((name) => name.toLowerCase());
  const own = [...request.headers.keys()].filter((name) => !COMMON_HEADERS.test(name));
  return [
    ...findIn("query", "query", request.url.searchParams.keys(), list("query")),
    ...findIn("form", "body", form ? new URLSearchParams(request.body).keys() : [], fields),
    ...findIn("header", "headers", own, headers),
  ];
}

/** Walks a value and everything inside it that the contract has a schema for. */
function walkProperties(value: unknown, schema: ResolvedSchema, path: (string | number)[], found: UndocumentedName[]) {
  if (typeof value !== "object" || value === null) return;
  const walkInside = (name: string | number, inner: unknown, part: ResolvedSchema) => {
    if (typeof inner !== "object") return;
    path.push(name);
    walkProperties(inner, part, path, found);
    path.pop();
  };
  if (Array.isArray(value)) {
    const { items } = schema;
    for (let at = 0; items && at < value.length; at++) walkInside(at, value[at], items);
    return;
  }
  const object = value as Record<string, unknown>;
  const variant = findVariant(object, schema);
  if (!variant) return;
  const { isOpen, values, properties, name: owner } = variant;
  const isClosed = !isOpen && properties.size > 0;
  for (const name in object) {
    const part = properties.get(name) ?? values;
    if (part) walkInside(name, object[name], part);
    else if (isClosed) found.push({ in: "response", owner, name, path: [...path], known: properties.keys() });
  }
}

/** Finds the schema of an object by its type; undefined if the type is unknown. */
function findVariant(object: Record<string, unknown>, schema: ResolvedSchema): ResolvedSchema | undefined {
  const { tag, byValue } = schema.variants ?? {};
  return tag === undefined ? schema : byValue?.get(String(object[tag]));
}
