import { type OperationId, operations } from "../../contract/internal.ts";
import { toPath, toPointer } from "../../contract/json.ts";
import { findResponseSchema, type ResolvedSchema, resolveComponent } from "../../contract/schema.ts";
import { suggestName } from "../../contract/suggest-name.ts";
import type { Finding } from "../findings/finding.ts";
import { countViolations } from "../findings/finding-groups.ts";
import { type Exchange, type ExchangeRequest, type ExchangeResponse, isSuccess } from "../read/exchange.ts";
import type { ExchangeViolation } from "./check-exchange.ts";

/** A property, query parameter or form field that the contract does not know. */
export interface UndocumentedPart {
  readonly violation: ExchangeViolation;
  /** Returns the message with the documented name that resembles it. It takes long, and is needed once for each name. */
  readonly suggest: () => string;
}

/** An exchange, or its response alone. */
interface PartialExchange extends Pick<Exchange, "index" | "operationId"> {
  readonly request?: ExchangeRequest;
  readonly response: Pick<ExchangeResponse, "status" | "value" | "mediaType">;
}

/** A name that the contract does not know, inside a part of an exchange that it does. */
interface UndocumentedName {
  readonly in: "request" | "response";
  /** The component of a response; empty in a request. */
  readonly owner: string;
  readonly name: string;
  /** The path to the part, without the name. */
  readonly path: readonly (string | number)[];
  readonly known: Iterable<string>;
}

/** Lists the parts of an exchange that the contract does not know. @param showsAll True to show names that can be data. */
export function listUndocumented(exchange: PartialExchange, showsAll: boolean): UndocumentedPart[] {
  const { operationId, index: entry, response } = exchange;
  if (operationId === undefined) return [];
  return findUndocumented(exchange, operationId).map(({ in: half, owner, name, path, known }) => {
    const expected = "must be documented";
    const violation = {
      keyword: "undocumented",
      operationId,
      in: half,
      status: response.status,
      entry,
      pointer: toPointer([...path, showsAll ? name : showName(name)]),
      expected,
      found: "an unknown name",
      message: expected,
      ...(half === "response" && { component: owner }),
      section: operations[operationId].section,
    };
    const suggest = () => {
      const suggestion = suggestName(name, known);
      return suggestion === undefined ? expected : `${expected} (did you mean ${suggestion}?)`;
    };
    return { violation, suggest };
  });
}

/** Describes names that the contract does not know: `query starting_after (did you mean starting_after_id?), ProjectUser.nickname ×2`. */
export function describeUndocumented(findings: readonly Finding[]): string[] {
  const byName = Map.groupBy(findings, ({ half, component, places }) => {
    const pointer = places[0]?.pointer ?? "";
    return half === "request" ? pointer.slice(1).replace("/", " ") : `${component}.${toPath(pointer).at(-1)}`;
  });
  const texts = Array.from(byName, ([name, same]) => {
    const count = countViolations(same);
    const suggestion = same[0]?.message.slice(same[0].expected.length);
    return `${name}${suggestion}${count > 1 ? ` ×${count}` : ""}`;
  });
  return texts.length === 0 ? [] : [`undocumented: ${texts.sort().join(", ")}`];
}

/** Names that developers choose. Others can be personal data, such as mail addresses, or stand for it in a redacted recording. */
const SHOWN_NAME = /^[a-z][a-z_-]{0,40}\d{0,2}$/i;

/** Returns a name that the contract does not know, or `*` if it can be data. */
export function showName(name: string): string {
  return SHOWN_NAME.test(name) ? name : "*";
}

/** Finds the names of a response, and of a request that succeeded, that the contract does not know. */
function findUndocumented({ request, response }: PartialExchange, operationId: OperationId): UndocumentedName[] {
  const schema = findResponseSchema(operationId, response.status, response.mediaType);
  const found: UndocumentedName[] = [];
  if (schema) walkProperties(response.value, schema, [], found);
  return request && isSuccess({ response }) ? [...found, ...findInRequest(request, operationId)] : found;
}

function findInRequest(request: ExchangeRequest, operationId: OperationId): UndocumentedName[] {
  const { parameters, requestBody } = operations[operationId];
  const findIn = (part: string, sent: URLSearchParams, known: readonly string[]) =>
    [...new Set(sent.keys())]
      .filter((name) => !known.includes(name))
      .map((name) => ({ in: "request" as const, owner: "", name, path: [part], known }));
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
    else if (isClosed) found.push({ in: "response", owner, name, path: [...path], known: properties.keys() });
  }
}

/** Finds the schema of an object by its type; undefined if the type is unknown. */
function findVariant(object: Record<string, unknown>, schema: ResolvedSchema): ResolvedSchema | undefined {
  const { tag, byValue } = schema.variants ?? {};
  return tag === undefined ? schema : byValue?.get(String(object[tag]));
}
