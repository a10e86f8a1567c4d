import type { Path } from "../../../scripts/generate/contract-fault.ts";
import { checkRequest, checkResponse, type OperationId, type Violation } from "../../../src/contract/internal.ts";
import { findResponseSchema } from "../../../src/contract/schema.ts";
import {
  createReferenceChecker,
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
  /** The number of faults by the document. */
  readonly faultCount: number;
  /** A line for each difference between the faults by the document and the violations that the checker reports. */
  readonly disagreements: readonly string[];
}

/**
 * Compares the faults by the document with the result of a checker.
 * @param find Finds the place in `openapi.yaml` of the schema of a value.
 */
function compareVerdicts(
  faults: readonly Fault[],
  result: ReturnType<typeof checkResponse>,
  find: (pointer: string) => Path,
): Comparison {
  const unreported = new Map(faults.map((fault) => [fault.place, fault.sections]));
  const disagreements: string[] = [];
  const disagree = (place: string, difference: string) => {
    disagreements.push(explain(find(toPointer(place)), difference));
  };
  for (const violation of result.ok ? [] : result.violations) {
    const place = toPlace(violation);
    const sections = unreported.get(place);
    unreported.delete(place);
    const source = violation.assumption ?? violation.section;
    if (!isExpected(violation, sections))
      disagree(place, `cites ${source} for ${place}, the document cites ${sections ?? "nothing"}`);
  }
  for (const [place, sections] of unreported) disagree(place, `accepts ${place}, the document (§${sections}) not`);
  return { faultCount: faults.length, disagreements };
}

/** True if the document has the fault of a violation, with the same source; an assumption may go beyond the document. */
function isExpected({ keyword, section, assumption }: Violation, sections: readonly string[] | undefined): boolean {
  if (sections === undefined) return keyword !== "required" && assumption !== undefined; // facts.yaml has S17
  return sections.includes(assumption ?? section);
}

/** Describes the place of a violation as a fault does: a missing property is named by the message. */
function toPlace({ pointer, keyword, expected }: Violation): string {
  return keyword === "required" ? `${pointer} ${expected}` : pointer;
}

/** Returns the pointer to the property that a fault is about. */
function toPointer(place: string): string {
  const [pointer = "", missing] = place.split(/ must have required property '(.*)'/);
  return missing === undefined ? pointer : `${pointer}/${missing}`;
}

/** The responses of operations that have a body; one status stands for a range. A page of activity has events of one type. */
const responseCases = documentOperations.flatMap(([operationId, { responses }]) =>
  Object.entries(responses).flatMap(([range, shape]) => {
    if (shape === "nothing") return [];
    const status = Number(range.replace("XX", "18"));
    const types = shape === "2.1 activity list" ? documentEventTypes : [undefined];
    return types.map((type) => {
      const schema = toSchema(shape, "", { status, type });
      return { operationId, status, type, schema, listFaults: createReferenceChecker(schema) };
    });
  }),
);

function compareResponse(response: (typeof responseCases)[number], body: unknown): Comparison {
  const { operationId, status, type, listFaults } = response;
  const find = (pointer: string) => findSchema(findResponseSchema(operationId as OperationId, status), pointer, type);
  return compareVerdicts(listFaults(body), checkResponse({ operationId, status, body }), find);
}

/** The queries and forms of all operations. */
const fieldCases = documentOperations.flatMap(([operationId, { request, query, form }]) => {
  if (form && query) throw new Error("an operation with a query and a form needs both in one comparison");
  const path = Object.fromEntries([...request.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, "x"]));
  const shape = query ?? form;
  if (shape === undefined) return [];
  const schema = toSchema(shape);
  return [{ operationId, path, isQuery: query !== undefined, schema, listFaults: createReferenceChecker(schema) }];
});

/** Compares the verdicts on fields, which are sent as text. */
function compareFields(
  { operationId, path, isQuery, schema, listFaults }: (typeof fieldCases)[number],
  fields: Readonly<Record<string, string>>,
): Comparison {
  const values = Object.entries(fields).map(([name, text]) => {
    const isInteger = schema.properties?.[name]?.type === "integer" && /^-?\d+$/.test(text);
    return [name, isInteger ? Number(text) : text];
  });
  const faults = listFaults(Object.fromEntries(values), isQuery ? "/query" : "/body");
  const sent = new URLSearchParams(fields);
  const request = isQuery ? { query: sent, body: "" } : { body: sent };
  const find = (pointer: string) => findOperation(operationId, pointer.split("/").at(-1));
  return compareVerdicts(faults, checkRequest({ operationId, path, ...request }), find);
}

/** Enough to choose each value of every closed list of the shapes; `lists.ts` compares the longer ones. */
const MAX_CHOICES = 4;

/** Compares each body that has all properties, with each value of closed lists, then each that has one value replaced or removed. */
export function* compareEveryEdit(): Generator<Comparison> {
  for (const response of responseCases) {
    for (let index = 0; index < MAX_CHOICES; index++) {
      const pick: Pick = (values) => values[index % values.length] as (typeof values)[number];
      yield compareResponse(response, buildValue(response.schema, pick));
    }
    const body = buildValue(response.schema, pickFirst);
    for (const pointer of listPointers(body)) {
      for (const _ of editValue(body, pointer)) yield compareResponse(response, body);
    }
  }
}

/** Texts that are right for some fields, and wrong for others. */
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

/** Compares each query and form that has all fields, and each that has one field replaced or removed. */
export function* compareEveryField(): Generator<Comparison> {
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
