import { checkRequest, checkResponse, type Violation } from "../../../src/contract/internal.ts";
import {
  createReferenceChecker,
  type DocumentSchema,
  documentEventTypes,
  documentOperations,
  type Fault,
  toSchema,
} from "./document-schema.ts";
import { buildValue, listEdited, type Pick, pickFirst } from "./values.ts";

/** A kind of values that the document describes: a body, a query or a form. */
interface Subject {
  readonly name: string;
  readonly schema: DocumentSchema;
  /** Pointer to the value in the violations of the checker. */
  readonly root: string;
  /** Returns a value as its receiver reads it. */
  readonly read: (value: unknown) => unknown;
  readonly check: (value: unknown) => ReturnType<typeof checkResponse>;
}

/** The verdicts of the document and of a checker on one value. */
interface Comparison {
  /** The number of faults by the document. */
  readonly faultCount: number;
  /** A line for each difference between the faults by the document and the violations that the checker reports. */
  readonly disagreements: readonly string[];
}

/** What to do about a difference. */
export const REMEDY =
  "change facts.yaml if the document or the name of an element has changed; a limit beyond the document cites an entry of x-assumptions that lists its keyword";

/** Compares the faults of a value by the document with the result of the checker. */
function compareVerdicts(faults: readonly Fault[], { name, check }: Subject, value: unknown): Comparison {
  const result = check(value);
  const unreported = new Map(faults.map((fault) => [fault.pointer, fault]));
  const disagreements: string[] = [];
  const disagree = (pointer: string, difference: string) => {
    disagreements.push(`${name} ${pointer} ${difference}: ${REMEDY}`);
  };
  for (const violation of result.ok ? [] : result.violations) {
    const pointer = findFaultyProperty(violation);
    const fault = unreported.get(pointer);
    unreported.delete(pointer);
    const source = violation.assumption ?? violation.section;
    if (!isExpected(violation, fault))
      disagree(pointer, `cites ${source}, the document cites ${fault?.sections ?? "nothing"}`);
  }
  for (const { pointer, isMissing, sections } of unreported.values())
    disagree(pointer, `is accepted${isMissing ? " missing" : ""}, but the document (§${sections}) does not`);
  return { faultCount: faults.length, disagreements };
}

/**
 * True if the document has the fault of a violation, with the same source. Where the document has no fault, only an assumption may have
 * one, such as a limit of ours; what assumptions require is in facts.yaml, so no further property may be missing.
 */
function isExpected({ keyword, section, assumption }: Violation, fault: Fault | undefined): boolean {
  const isMissing = keyword === "required";
  if (!fault) return assumption !== undefined && !isMissing;
  return fault.isMissing === isMissing && fault.sections.includes(assumption ?? section);
}

/** Returns the pointer to the wrong value or to the missing property, which a violation names: `must have required property 'total'`. */
function findFaultyProperty({ pointer, keyword, expected }: Violation): string {
  const [, missing] = /'(.*)'/.exec(expected) ?? [];
  return keyword === "required" ? `${pointer}/${missing}` : pointer;
}

/** The status that stands for all others of a range: an operation gives it no response of its own. */
const OTHER_STATUS = "18";

/** The responses of operations that have a body. A page of activity has events of one type. */
export const responses: readonly Subject[] = documentOperations.flatMap(([operationId, { responses }]) =>
  Object.entries(responses).flatMap(([range, shape]) => {
    if (shape === "nothing") return [];
    const status = Number(range.replace("XX", OTHER_STATUS));
    const types = shape === "2.1 activity list" ? documentEventTypes : [undefined];
    return types.map((type) => ({
      name: [operationId, status, type].filter(Boolean).join(" "),
      schema: toSchema(shape, "", { status, type }),
      root: "",
      read: (body: unknown) => body,
      check: (body: unknown) => checkResponse({ operationId, status, body }),
    }));
  }),
);

/** Returns fields as they are sent: as text. */
function toFields(values: unknown): URLSearchParams {
  return new URLSearchParams(Object.entries(values as object).map(([name, value]) => [name, String(value)]));
}

/** The queries and forms of all operations. */
export const requests: readonly Subject[] = documentOperations.flatMap(([operationId, { request, query, form }]) => {
  if (form && query) throw new Error("an operation with a query and a form needs both in one comparison");
  const path = Object.fromEntries([...request.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, "x"]));
  const shape = query ?? form;
  if (shape === undefined) return [];
  const schema = toSchema(shape);
  const readText = (name: string, text: string) =>
    schema.properties?.[name]?.type === "integer" && /^-?\d+$/.test(text) ? Number(text) : text;
  return {
    name: operationId,
    schema,
    root: query ? "/query" : "/body",
    read: (values) => Object.fromEntries([...toFields(values)].map(([name, text]) => [name, readText(name, text)])),
    check: (values) =>
      checkRequest({ operationId, path, ...(query ? { query: toFields(values) } : { body: toFields(values) }) }),
  };
});

/** The closed lists of the shapes have up to four values, such as `USER_PORTAL | API | CLIENT_API | INTERNAL`. */
const MAX_CHOICES = 4;

/** Compares the value that has all properties, with each value of closed lists, then each that has one value replaced or removed. */
export function* compareEveryEdit(subject: Subject): Generator<Comparison> {
  const { schema, root, read } = subject;
  const listFaults = createReferenceChecker(schema);
  for (const value of [...listChoices(schema), ...listEdited(buildValue(schema, pickFirst))])
    yield compareVerdicts(listFaults(read(value), root), subject, value);
}

/** Lists the values that have all properties, each with another value of its closed lists. */
function listChoices(schema: DocumentSchema): unknown[] {
  return Array.from({ length: MAX_CHOICES }, (_, index) => {
    const pick: Pick = (values) => values[index % values.length] as (typeof values)[number];
    return buildValue(schema, pick);
  });
}
