import { errorTexts } from "../../../generated/constants.ts";
import type { SchemaObject } from "../../../scripts/generate/contract.ts";
import {
  checkRequest,
  checkResponse,
  clusters,
  eventTypes,
  operations,
  scopes,
  type Violation,
} from "../../../src/contract/internal.ts";
import { toPath, valueAt } from "../../../src/contract/json-pointer.ts";
import { openapi } from "../../support/openapi.ts";
import {
  documentElements,
  documentErrors,
  documentEventTypes,
  documentOperations,
  type Fault,
  listFaults,
  parseRule,
  readList,
  readShape,
} from "./reference-checker.ts";
import { buildValue, editValue, listPointers, type Pick, pickFirst } from "./values.ts";

/** The verdicts of the document and of a checker on one body, query or form. */
export interface Comparison {
  readonly faults: readonly Fault[];
  /** Empty if the checker reports exactly the faults that the tables show, each with its place and its section. */
  readonly disagreement: string;
}

function describePlace({ pointer, keyword, expected }: Violation): string {
  return keyword === "required" ? `${pointer} ${expected}` : pointer;
}

function compare(faults: readonly Fault[], result: ReturnType<typeof checkResponse>): Comparison {
  const left = new Map(faults.map((fault) => [fault.place, fault.sections]));
  const invented = (result.ok ? [] : result.violations).flatMap((violation) => {
    const place = describePlace(violation);
    const source = violation.assumption ?? violation.section;
    const sections = left.get(place);
    left.delete(place);
    if (sections?.includes(source)) return [];
    return [`the checker reports "${place}" (${source})${sections ? ` instead of (${sections})` : ""}`];
  });
  const missing = [...left].map(([place, sections]) => `the checker does not report "${place}" (${sections})`);
  return { faults, disagreement: [...missing, ...invented].join("; ") };
}

/** A status of an operation that has a body; one status stands for a range. A page of activity has events of one type. */
interface ResponseCase {
  readonly operationId: string;
  readonly status: number;
  readonly shape: string;
  readonly type?: string;
}
const responseCases: readonly ResponseCase[] = documentOperations.flatMap(([operationId, { responses }]) =>
  Object.entries(responses).flatMap(([range, shape]) => {
    const response = { operationId, status: Number(range.replace("XX", "18")), shape };
    if (shape === "2.1 activity list") return documentEventTypes.map((type) => ({ ...response, type }));
    return shape === "nothing" ? [] : [response];
  }),
);

function compareResponse({ operationId, status, shape }: ResponseCase, body: unknown): Comparison {
  return compare(listFaults(parseRule(shape, ""), body, { status }), checkResponse({ operationId, status, body }));
}

/** The queries and forms of all operations. */
const fieldCases = documentOperations.flatMap(([operationId, { request, query, form }]) => {
  const path = Object.fromEntries([...request.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, "x"]));
  const cases = [
    { part: "query", shape: query },
    { part: "body", shape: form },
  ] as const;
  return cases.flatMap(({ part, shape }) => (shape === undefined ? [] : [{ operationId, path, part, shape }]));
});

function compareFields(
  { operationId, path, part, shape }: (typeof fieldCases)[number],
  fields: Readonly<Record<string, string>>,
): Comparison {
  const rules = readShape(shape);
  const values = Object.entries(fields).map(([name, text]) => {
    const isInteger = rules[name]?.kind.startsWith("integer") && /^-?\d+$/.test(text);
    return [name, isInteger ? Number(text) : text];
  });
  const body = { body: "", [part]: new URLSearchParams(fields) };
  const form = documentOperations.find(([id]) => id === operationId)?.[1].form;
  if (form && part === "query") throw new Error("an operation with a query and a form needs both in one comparison");
  const faults = listFaults(parseRule(shape, ""), Object.fromEntries(values), {}, `/${part}`);
  return compare(faults, checkRequest({ operationId, path, ...body }));
}

/** Describes the source of an element as `facts.yaml` does. */
function describeElement(pointer: string): string {
  const find = (owner: Record<string, unknown>, name: string) => {
    const element = Object(owner[name]) as SchemaObject;
    return { ...Object(element.$ref && valueAt(openapi, element.$ref.slice(1))), ...element };
  };
  const { "x-section": section, "x-assumption": ids, "x-may-grow": mayGrow } = toPath(pointer).reduce(find, openapi);
  const isInline = pointer.includes("/properties/");
  return [pointer, !isInline && section, ids, mayGrow && "may grow"].flat().filter(Boolean).join(" ");
}

/** The lists of the contract beside the lists of the document, in their order. */
export const lists: readonly (readonly [name: string, ofContract: readonly string[], ofDocument: readonly string[]])[] =
  [
    ["operations (§4)", Object.keys(operations), documentOperations.map(([id]) => id)],
    ["event types (§6.1)", eventTypes, documentEventTypes],
    ["clusters (§1)", clusters, readList("clusters (§1)")],
    ["scopes (§5.2)", scopes, readList("scopes (§5.2)")],
    [
      "webhook events (§6.2)",
      openapi.components.schemas.WebhookEventName?.anyOf?.[0]?.enum ?? [],
      readList("webhook events (§6.2)"),
    ],
    ["version (§9)", [openapi.info.version], readList("version (§9)")],
    [
      "errors (§7.2, S20, S23)",
      errorTexts.map(({ status, key, message }) => `${status} ${key} ${message}`),
      documentErrors,
    ],
    [
      "sources of elements",
      Object.keys(documentElements).map(describeElement),
      Object.entries(documentElements).map((words) => words.join(" ")),
    ],
  ];

/** Enough to choose each value of every closed list of the shapes; longer ones are in {@link lists}. */
const MAX_CHOICES = 4;

/** Compares each body that has all properties, with each value of closed lists, then each that has one value replaced or removed. */
export function* compareEveryEdit(): Generator<[string, Comparison]> {
  const cases = responseCases.map((response) => ({
    response,
    rule: parseRule(response.shape, ""),
    name: `${response.operationId} ${response.status} ${response.type ?? ""}`,
  }));
  for (const { response, rule, name } of cases)
    for (let index = 0; index < MAX_CHOICES; index++) {
      const pick: Pick = (values) => values[index % values.length] as (typeof values)[number];
      yield [name, compareResponse(response, buildValue(rule, pick, response))];
    }
  for (const { response, rule, name } of cases) {
    const body = buildValue(rule, pickFirst, response);
    for (const pointer of listPointers(body)) {
      const comparisons: [string, Comparison][] = [];
      editValue(body, pointer, (edit) => comparisons.push([`${name} ${edit}`, compareResponse(response, body)]));
      yield* comparisons;
    }
  }
}

/** Compares each query and form that has all fields, and each that has one field replaced or removed. */
export function* compareEveryField(): Generator<[string, Comparison]> {
  const texts = [
    ...["", "0", "1", "100", "101", "1.5", "ten", "id", "created_at", "-created_at", "password", "api"],
    ...["api,loyalties", "api  vouchers", " api", "Api", "api everything", readList("scopes (§5.2)").join(" ")],
  ];
  for (const fields of fieldCases) {
    const values = buildValue(parseRule(fields.shape, ""), pickFirst) as object;
    const complete = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
    yield [fields.shape, compareFields(fields, complete)];
    for (const name of Object.keys(complete)) {
      const { [name]: _, ...others } = complete;
      if (Object.keys(others).length > 0) yield [`${fields.shape} without ${name}`, compareFields(fields, others)];
      for (const text of texts)
        yield [`${fields.shape} ${name}=${text}`, compareFields(fields, { ...complete, [name]: text })];
    }
  }
}
