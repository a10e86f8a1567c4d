import { errorTexts } from "../../../generated/constants.ts";
import type { SchemaObject } from "../../../scripts/generate/contract.ts";
import type { Path } from "../../../scripts/generate/contract-fault.ts";
import {
  checkRequest,
  checkResponse,
  clusters,
  eventTypes,
  type OperationId,
  operations,
  scopes,
} from "../../../src/contract/internal.ts";
import { toPath, toPointer, valueAt } from "../../../src/contract/json.ts";
import { findResponseSchema } from "../../../src/contract/schema.ts";
import { openapi } from "../../support/openapi.ts";
import {
  createReferenceChecker,
  documentElements,
  documentErrors,
  documentEventTypes,
  documentOperations,
  type Fault,
  readList,
  toSchema,
} from "./document-schema.ts";
import { explain, findOperation, findSchema } from "./explain.ts";
import { buildValue, editValue, listPointers, type Pick, pickFirst } from "./values.ts";

/** The verdicts of the document and of a checker on one body, query or form. */
export interface Comparison {
  readonly faults: readonly Fault[];
  /** A line for each difference between the faults that the tables show and those that the checker reports. */
  readonly disagreements: readonly string[];
}

/** The property that a violation or a fault is about: a missing one is named by the message. */
function toPlace(place: string): string {
  const [pointer = "", missing] = place.split(/ must have required property '(.*)'/);
  return missing === undefined ? pointer : `${pointer}/${missing}`;
}

/** Compares the faults with those of a checker. @param find Finds the place in `openapi.yaml` of a property at fault. */
function compare(
  find: (pointer: string) => Path,
  faults: readonly Fault[],
  result: ReturnType<typeof checkResponse>,
): Comparison {
  const left = new Map(faults.map((fault) => [fault.place, fault.sections]));
  const describe = (place: string, difference: string) => explain(find(toPlace(place)), difference);
  const invented = (result.ok ? [] : result.violations).flatMap(
    ({ pointer, keyword, expected, assumption, section }) => {
      const place = keyword === "required" ? `${pointer} ${expected}` : pointer;
      const source = assumption ?? section;
      const sections = left.get(place);
      left.delete(place);
      const isBeyond = keyword !== "required" && assumption !== undefined && sections === undefined; // facts.yaml has S17
      if (sections?.includes(source) || isBeyond) return [];
      return [describe(place, `cites ${source} for ${place}, the document cites ${sections ?? "nothing"}`)];
    },
  );
  const missing = [...left].map(([place, sections]) =>
    describe(place, `accepts ${place}, the document (§${sections}) not`),
  );
  return { faults, disagreements: [...missing, ...invented] };
}

/** The statuses of operations that have a body; one status stands for a range. A page of activity has events of one type. */
const responseCases = documentOperations.flatMap(([operationId, { responses }]) =>
  Object.entries(responses).flatMap(([range, shape]) => {
    const status = Number(range.replace("XX", "18"));
    const types = shape === "2.1 activity list" ? documentEventTypes : [undefined];
    return (shape === "nothing" ? [] : types).map((type) => {
      const schema = toSchema(shape, "", { status, type });
      return { operationId, status, type, schema, listFaults: createReferenceChecker(schema) };
    });
  }),
);

function compareResponse(response: (typeof responseCases)[number], body: unknown): Comparison {
  const { operationId, status, type, listFaults } = response;
  const find = (pointer: string) => findSchema(findResponseSchema(operationId as OperationId, status), pointer, type);
  return compare(find, listFaults(body), checkResponse({ operationId, status, body }));
}

/** The queries and forms of all operations. */
const fieldCases = documentOperations.flatMap(([operationId, { request, query, form }]) => {
  if (form && query) throw new Error("an operation with a query and a form needs both in one comparison");
  const path = Object.fromEntries([...request.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, "x"]));
  const shape = query ?? form;
  if (shape === undefined) return [];
  const schema = toSchema(shape);
  const part = query ? "query" : "body";
  return [{ operationId, path, part, schema, listFaults: createReferenceChecker(schema) }];
});

function compareFields(
  { operationId, path, part, schema, listFaults }: (typeof fieldCases)[number],
  fields: Readonly<Record<string, string>>,
): Comparison {
  const values = Object.entries(fields).map(([name, text]) => {
    const isInteger = schema.properties?.[name]?.type === "integer" && /^-?\d+$/.test(text);
    return [name, isInteger ? Number(text) : text];
  });
  const body = { body: "", [part]: new URLSearchParams(fields) };
  const find = (pointer: string) => findOperation(operationId, pointer.split("/").at(-1));
  const faults = listFaults(Object.fromEntries(values), `/${part}`);
  return compare(find, faults, checkRequest({ operationId, path, ...body }));
}

/** Describes the source of an element as `facts.yaml` does; an empty text if the contract does not have it. */
function describeElement(pointer: string): string {
  const find = (owner: Record<string, unknown>, name: string) => {
    const element = (owner[name] ?? {}) as SchemaObject;
    const referred = element.$ref === undefined ? {} : (valueAt(openapi, element.$ref.slice(1)) as object);
    return { ...referred, ...element };
  };
  const element = toPath(pointer).reduce(find, openapi);
  const { "x-section": section, "x-assumption": ids, "x-may-grow": mayGrow } = element;
  if (Object.keys(element).length === 0) return "";
  const isInline = pointer.includes("/properties/");
  return [pointer, !isInline && section, ids, mayGrow && "may grow"].flat().filter(Boolean).join(" ");
}

const known = documentOperations.map(([id]) => id);
const isAssumed = (id: string) => valueAt(openapi, `${toPointer(findOperation(id))}/x-assumption`) !== undefined;

type List = readonly [name: string, place: string, ofContract: readonly string[], ofDocument: readonly string[]];
/** Each list of the contract, its place, and the list of the document. */
export const lists: readonly List[] = [
  ["operations (§4)", "/paths", Object.keys(operations).filter((id) => known.includes(id) || !isAssumed(id)), known],
  ["event types (§6.1)", "/components/schemas/MemberActivity/oneOf", eventTypes, documentEventTypes],
  ["clusters (§1)", "/servers", clusters, readList("clusters (§1)")],
  ["scopes (§5.2)", "/components/schemas/ScopeList", scopes, readList("scopes (§5.2)")],
  [
    "webhook events (§6.2)",
    "/components/schemas/WebhookEventName",
    openapi.components.schemas.WebhookEventName?.anyOf?.[0]?.enum ?? [],
    readList("webhook events (§6.2)"),
  ],
  ["version (§9)", "/info/version", [openapi.info.version], readList("version (§9)")],
  [
    "errors (§7.2, S20, S23)",
    "/components/schemas/ErrorObject/x-errors",
    errorTexts.map(({ status, key, message }) => `${status} ${key} ${message}`),
    documentErrors,
  ],
  [
    "sources of elements",
    "",
    Object.keys(documentElements).map(describeElement).filter(Boolean),
    Object.entries(documentElements).map((words) => words.join(" ")),
  ],
];

/** Enough to choose each value of every closed list of the shapes; longer ones are in {@link lists}. */
const MAX_CHOICES = 4;

/** Compares each body that has all properties, with each value of closed lists, then each that has one value replaced or removed. */
export function* compareEveryEdit(): Generator<Comparison> {
  for (const response of responseCases) {
    for (let index = 0; index < MAX_CHOICES; index++) {
      const pick: Pick = (values) => values[index % values.length] as (typeof values)[number];
      yield compareResponse(response, buildValue(response.schema, pick));
    }
    const body = buildValue(response.schema, pickFirst);
    for (const pointer of listPointers(body))
      for (const _ of editValue(body, pointer)) yield compareResponse(response, body);
  }
}

/** Compares each query and form that has all fields, and each that has one field replaced or removed. */
export function* compareEveryField(): Generator<Comparison> {
  const texts = [
    "",
    "0",
    "1",
    "100",
    "101",
    "1.5",
    "ten",
    "id",
    "created_at",
    "-created_at",
    "password",
    "api",
    "api,loyalties",
    "api  vouchers",
    " api",
    "Api",
    "api everything",
    readList("scopes (§5.2)").join(" "),
  ];
  for (const fields of fieldCases) {
    const values = buildValue(fields.schema, pickFirst) as object;
    const complete = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
    yield compareFields(fields, complete);
    for (const name of Object.keys(complete)) {
      const { [name]: _, ...others } = complete;
      if (Object.keys(others).length > 0) yield compareFields(fields, others);
      for (const text of texts) yield compareFields(fields, { ...complete, [name]: text });
    }
  }
}
