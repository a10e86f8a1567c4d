import { checkRequest, checkResponse, type Violation } from "../../../src/contract/internal.ts";
import { documentEventTypes, documentOperations, type Fault, listFaults, parseRule, readShape } from "./oracle.ts";

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
  const invented = (result.ok ? [] : result.violations).filter((violation) => {
    const sections = left.get(describePlace(violation));
    left.delete(describePlace(violation));
    return !sections?.includes(violation.assumption ?? violation.section);
  });
  return {
    faults,
    disagreement: [
      ...[...left].map(([place, sections]) => `the checker does not report "${place}" (${sections})`),
      ...invented.map(
        (violation) =>
          `the checker reports "${describePlace(violation)}" (${violation.assumption ?? violation.section})`,
      ),
    ].join("; "),
  };
}

/** A status of an operation that has a body; one status stands for a range. A page of activity has events of one type. */
export interface ResponseCase {
  readonly operationId: string;
  readonly status: number;
  readonly shape: string;
  readonly type?: string;
}
export const responseCases: readonly ResponseCase[] = documentOperations.flatMap(([operationId, { responses }]) =>
  Object.entries(responses).flatMap(([range, shape]) => {
    const response = { operationId, status: Number(range.replace("XX", "18")), shape };
    if (shape === "2.1 activity list") return documentEventTypes.map((type) => ({ ...response, type }));
    return shape === "nothing" ? [] : [response];
  }),
);

export function compareResponse({ operationId, status, shape }: ResponseCase, body: unknown): Comparison {
  return compare(listFaults(parseRule(shape, ""), body, { status }), checkResponse({ operationId, status, body }));
}

/** The queries and forms of all operations. */
export const fieldCases = documentOperations.flatMap(([operationId, { request, query, form }]) => {
  const path = Object.fromEntries([...request.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, "x"]));
  const cases = [
    { part: "query", shape: query },
    { part: "body", shape: form },
  ] as const;
  return cases.flatMap(({ part, shape }) => (shape === undefined ? [] : [{ operationId, path, part, shape }]));
});

export function compareFields(
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
