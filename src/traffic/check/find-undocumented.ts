import { type OperationId, operations, securityHeaders } from "../../contract/internal.ts";
import { type Exchange, type ExchangeRequest, type ExchangeResponse, isSuccess } from "../read/exchange.ts";
import { findResponseSchema, type ResolvedSchema, resolveComponent } from "./resolved-schema.ts";

/** A name that the contract does not know, inside a part of an exchange that it does. */
export interface UndocumentedName {
  readonly in: "request" | "response";
  /** The component of a response, or the part of a request: `query`, `form` or `header`. */
  readonly owner: string;
  readonly name: string;
  /** The path to the part, without the name. One array that changes: copy it to keep it. */
  readonly path: readonly (string | number)[];
  /** The documented names. */
  readonly known: Iterable<string>;
}
/** An exchange, or its response alone. */
export interface PartialExchange extends Pick<Exchange, "index" | "operationId"> {
  readonly request?: ExchangeRequest;
  readonly response: Pick<ExchangeResponse, "status" | "value" | "mediaType">;
}
type Visit = (name: UndocumentedName) => void;

/** Request headers that HTTP, browsers and proxies define, and those that trace requests. */
const COMMON_HEADERS = new RegExp(
  `^(?:${[
    "(?:accept|access-control|content|if|proxy|sec|x-amz|x-amzn|x-b3|x-datadog|x-envoy|x-forwarded)-.*",
    "accept|authorization|cache-control|connection|cookie|date|dnt|expect|forwarded|from|host|keep-alive|max-forwards",
    "origin|pragma|priority|purpose|range|referer|save-data|te|trailer|transfer-encoding|upgrade|user-agent|via",
    "upgrade-insecure-requests|x-real-ip|x-requested-with|b3|baggage|elastic-apm-traceparent|newrelic|request-id",
    "sentry-trace|traceparent|tracestate|uber-trace-id|x-(?:cloud-trace-context|correlation-id|request-id|trace-id)",
  ].join("|")})$`,
);

/** Visits the names of a response, and of a request that succeeded, that the contract does not know. */
export function findUndocumented({ operationId, request, response }: PartialExchange, visit: Visit): void {
  if (operationId === undefined) return;
  const schema = findResponseSchema(operationId, response.status, response.mediaType);
  if (schema) walkProperties(response.value, schema, [], visit);
  if (request && isSuccess({ response })) findInRequest(request, operationId, visit);
}

function findInRequest(request: ExchangeRequest, operationId: OperationId, visit: Visit): void {
  const { parameters, requestBody } = operations[operationId];
  const findIn = (owner: string, part: string, sent: Iterable<string>, known: readonly string[]) => {
    for (const name of new Set(sent))
      if (!known.includes(name)) visit({ in: "request", owner, name, path: [part], known });
  };
  const list = (place: string) => parameters.filter((each) => each.in === place).map(({ name }) => name);
  if (request.url.search !== "") findIn("query", "query", request.url.searchParams.keys(), list("query"));
  const form = Object.values(requestBody?.content ?? {}).find(({ fields }) => fields);
  if (form) {
    const known = [...resolveComponent(form.schema).properties.keys()];
    findIn("form", "body", new URLSearchParams(request.body).keys(), known);
  }
  const headers = [...list("header"), ...Object.values(securityHeaders)].map((name) => name.toLowerCase());
  const own = [...request.headers.keys()].filter((name) => !COMMON_HEADERS.test(name));
  findIn("header", "headers", own, headers);
}

/** Walks a value and everything inside it that the contract has a schema for. */
function walkProperties(value: unknown, schema: ResolvedSchema, path: (string | number)[], visit: Visit): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    const { items } = schema;
    for (let at = 0; items && at < value.length; at++) walkInside(at, value[at], items, path, visit);
    return;
  }
  const object = value as Record<string, unknown>;
  const { tag, byValue } = schema.variants ?? {};
  const variant = tag === undefined ? schema : byValue?.get(String(object[tag]));
  if (!variant) return;
  const { isOpen, values, properties, name: owner } = variant;
  const isClosed = !isOpen && properties.size > 0;
  for (const name in object) {
    const part = properties.get(name) ?? values;
    if (part) walkInside(name, object[name], part, path, visit);
    else if (isClosed) visit({ in: "response", owner, name, path, known: properties.keys() });
  }
}

function walkInside(
  name: string | number,
  value: unknown,
  part: ResolvedSchema,
  path: (string | number)[],
  visit: Visit,
) {
  if (typeof value !== "object") return;
  path.push(name);
  walkProperties(value, part, path, visit);
  path.pop();
}
