import { readHeaders } from "./fields.ts";
import { describeMediaType } from "./http.ts";
import { describeFound, describeValue, isObject } from "./json.ts";
import {
  describeContent,
  findContent,
  findResponse,
  isOperationId,
  type Operation,
  type OperationResponse,
  operations,
} from "./operations.ts";
import { type CheckResult, createViolation, toCheckResult, type Violation, validateSchema } from "./validate-schema.ts";

/** A received response. */
export interface ResponseToCheck {
  /** operationId of the request. */
  readonly operationId: string;
  readonly status: number;
  /** The parsed JSON body; undefined if the body is empty. */
  readonly body?: unknown;
  /** Value of the Content-Type header; not checked if it is absent. */
  readonly mediaType?: string | undefined;
  /** Not checked if they are absent. */
  readonly headers?: Pick<Headers, "get"> | undefined;
}

/**
 * Checks a response against the contract. It never throws.
 * @returns `{ ok: true }`, or every violation: an operation or a status that the contract does not have, a body or a header
 * that breaks its schema or is missing (S31), a body that must be absent, or an error `code` that is not the status.
 * @see §2, §4, §7
 */
export function checkResponse(response: ResponseToCheck): CheckResult {
  const { operationId } = response;
  if (!isOperationId(operationId)) return toCheckResult([createUnknownOperation(operationId)]);
  return toCheckResult(listViolations(operations[operationId], response));
}

export function createUnknownOperation(operationId: string): Violation {
  const known = Object.keys(operations).join(", ");
  return createViolation("operation", "4", `must be one of the operations ${known}`, describeValue(operationId));
}

function listViolations(operation: Operation, response: ResponseToCheck): Violation[] {
  const { status } = response;
  const documented = findResponse(operation, status);
  if (!documented) {
    const known = Object.keys(operation.responses).join(", ");
    const assumption = Object.values(operation.responses).find((response) => response.assumption)?.assumption;
    const expected = `status must be one of ${known}`;
    return [createViolation("status", operation.section, expected, String(status), "", assumption)];
  }
  const inHeaders = response.headers ? listHeaderViolations(operation, status, response.headers) : [];
  return [...listBodyViolations(documented, response), ...inHeaders];
}

/** Lists the headers that the contract requires and a response does not have (S31), and values that their schemas refuse. */
export function listHeaderViolations(operation: Operation, status: number, headers: Pick<Headers, "get">): Violation[] {
  const documented: OperationResponse = findResponse(operation, status) ?? operation;
  const { section, headers: known = {}, headerSchema } = documented;
  const missing = Object.entries(known).filter(([name, { required }]) => required && headers.get(name) === null);
  const fields = Object.entries(known).flatMap(([name, { schema }]) =>
    schema ? { name, schema, separator: "," } : [],
  );
  const faults = headerSchema ? validateSchema(headerSchema, readHeaders(fields, headers)) : [];
  return [
    ...missing.map(([name]) =>
      createViolation("required", section, `must have the header ${name}`, "nothing", `/headers/${name}`),
    ),
    ...faults.map((fault) => ({ ...fault, pointer: `/headers${fault.pointer}` })),
  ];
}

function listBodyViolations(documented: OperationResponse, { status, body, mediaType }: ResponseToCheck): Violation[] {
  const { content, section } = documented;
  if (content === undefined) {
    return body === undefined ? [] : [createViolation("body", section, "must have no body", describeFound(body))];
  }
  if (body === undefined) {
    const name = findContent(documented)?.schema;
    return [createViolation("body", section, `must have a body (${name})`, "nothing")];
  }
  const declared = findContent(documented, mediaType);
  if (!declared) {
    return [createViolation("mediaType", section, describeContent(documented), describeMediaType(mediaType ?? ""))];
  }
  const violations = validateSchema(declared.schema, body);
  const hasCodeViolation = violations.some(({ pointer }) => pointer === "/code");
  return hasCodeViolation ? violations : [...violations, ...listCodeViolations(status, body)];
}

/** The `code` of an error is its HTTP status (§7.1). */
function listCodeViolations(status: number, body: unknown): Violation[] {
  if (status < 400 || !isObject(body) || typeof body.code !== "number" || body.code === status) return [];
  return [createViolation("status", "7.1", `must be the HTTP status ${status}`, describeValue(body.code), "/code")];
}
