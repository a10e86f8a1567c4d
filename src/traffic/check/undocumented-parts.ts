import { type OperationId, operations } from "../../contract/internal.ts";
import { toPath, toPointer } from "../../contract/json.ts";
import { findResponseSchema, type ResolvedSchema, resolveComponent } from "../../contract/schema.ts";
import { countViolations, type Finding } from "../findings/finding.ts";
import { type Exchange, type ExchangeRequest, type ExchangeResponse, isSuccess } from "../read/exchange.ts";
import type { ExchangeViolation } from "./check-exchange.ts";

/** An exchange, or its response alone. */
export interface PartialExchange extends Pick<Exchange, "operationId">, Partial<Pick<Exchange, "index">> {
  readonly request?: ExchangeRequest;
  readonly response: Pick<ExchangeResponse, "status" | "value" | "mediaType">;
}

/** A name that the contract does not know, inside a part of an exchange that it does. */
interface UndocumentedName {
  /** The component of a response; undefined in a request. */
  readonly owner?: string;
  readonly name: string;
  /** The path to the part, without the name. */
  readonly path: readonly (string | number)[];
}

/** Lists the parts of an exchange that the contract does not know. @param showsAll True to show names that can be data. */
export function listUndocumented(exchange: PartialExchange, showsAll: boolean): ExchangeViolation[] {
  const { operationId, index, request, response } = exchange;
  if (operationId === undefined) return [];
  const found: UndocumentedName[] = [];
  const schema = findResponseSchema(operationId, response.status, response.mediaType);
  if (schema) walkProperties(response.value, schema, [], found);
  // Refused requests are not checked.
  if (request && isSuccess({ response })) found.push(...findInRequest(request, operationId));
  return found.map(({ owner, name, path }) => {
    const half = owner === undefined ? "request" : "response";
    const expected = "must be documented";
    return {
      keyword: "undocumented",
      operationId,
      in: half,
      status: response.status,
      ...(index !== undefined && { entry: index }),
      pointer: toPointer([...path, showsAll ? name : showName(name)]),
      expected,
      found: "an unknown name",
      message: expected,
      ...(owner !== undefined && { component: owner }),
      section: operations[operationId].section,
    };
  });
}

/** Describes names that the contract does not know: `query starting_after, ProjectUser.nickname ×2`. */
export function describeUndocumented(findings: readonly Finding[]): string[] {
  const byName = Map.groupBy(findings, ({ half, component, places }) => {
    const pointer = places[0]?.pointer ?? "";
    return half === "request" ? pointer.slice(1).replace("/", " ") : `${component}.${toPath(pointer).at(-1)}`;
  });
  const texts = Array.from(byName, ([name, same]) => {
    const count = countViolations(same);
    return `${name}${count > 1 ? ` ×${count}` : ""}`;
  });
  return texts.length === 0 ? [] : [`undocumented: ${texts.sort().join(", ")}`];
}

/** Names that developers choose. Others can be personal data, such as mail addresses, or stand for it in a redacted recording. */
const SHOWN_NAME = /^[a-z][a-z_-]{0,40}\d{0,2}$/i;

/** Returns a name that the contract does not know, or `*` if it can be data. */
export function showName(name: string): string {
  return SHOWN_NAME.test(name) ? name : "*";
}

function findInRequest(request: ExchangeRequest, operationId: OperationId): UndocumentedName[] {
  const { parameters, requestBody } = operations[operationId];
  const findIn = (part: string, sent: URLSearchParams, known: readonly string[]) =>
    [...new Set(sent.keys())].filter((name) => !known.includes(name)).map((name) => ({ name, path: [part] }));
  const query = parameters.filter((each) => each.in === "query");
  const names = query.map(({ name }) => name);
  const inQuery = findIn("query", request.url.searchParams, names);
  const form = Object.values(requestBody?.content ?? {}).find(({ fields }) => fields);
  if (!form) return inQuery;
  const fields = [...resolveComponent(form.schema).properties.keys()];
  return [...inQuery, ...findIn("body", new URLSearchParams(request.body), fields)];
}

/** Walks a value and all values inside it that have a schema in the contract. */
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
    else if (isClosed) found.push({ owner, name, path: [...path] });
  }
}

/** Finds the schema of an object by its type; undefined if the type is unknown. */
function findVariant(object: Record<string, unknown>, schema: ResolvedSchema): ResolvedSchema | undefined {
  const { tag, byValue } = schema.variants ?? {};
  return tag === undefined ? schema : byValue?.get(String(object[tag]));
}
