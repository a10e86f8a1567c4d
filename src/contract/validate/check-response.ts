import { isObject } from "../is-object.ts";
import { describeValue } from "../json-pointer.ts";
import { findResponse, isOperationId, type Operation, operations } from "../operations.ts";
import { isSchemaName, validateSchema } from "./validate-schema.ts";
import { type CheckResult, toCheckResult, type Violation, violation } from "./violation.ts";

/** A response as it came in. */
export interface ResponseToCheck {
  /** operationId of the request that it answers. */
  readonly operationId: string;
  readonly status: number;
  /** The parsed JSON body; undefined where the body was empty. */
  readonly body?: unknown;
  /** Value of the Content-Type header; not checked where it is left out. */
  readonly mediaType?: string | undefined;
}

/**
 * Holds a response to the contract.
 * @returns `{ ok: true }`, or every violation: of the body's schema, an error `code` that is not the status, or an operation
 * or status that the contract does not have, a missing body, or a body where none is allowed. It never throws.
 * @see §2, §4, §7
 */
export function checkResponse(response: ResponseToCheck): CheckResult {
  const { operationId } = response;
  if (!isOperationId(operationId)) return toCheckResult([unknownOperation(operationId)]);
  return toCheckResult(responseViolations(operations[operationId], response));
}

export function unknownOperation(operationId: string): Violation {
  const known = Object.keys(operations).join(", ");
  return violation("operation", "4", `must be one of the operations ${known}`, describeValue(operationId));
}

function responseViolations(operation: Operation, { status, body, mediaType }: ResponseToCheck): Violation[] {
  const documented = findResponse(operation, status);
  if (!documented) {
    const known = Object.keys(operation.responses).join(", ");
    return [violation("status", operation.section, `status must be one of ${known}`, String(status))];
  }
  const { schema, section } = documented;
  if (schema === undefined) {
    return body === undefined ? [] : [violation("body", section, "must have no body", describeValue(body))];
  }
  if (body === undefined) return [violation("body", section, `must have a body (${schema})`, "nothing")];
  if (mediaType !== undefined && documented.mediaType !== undefined && !isMediaType(mediaType, documented.mediaType)) {
    return [violation("mediaType", section, `must be sent as ${documented.mediaType}`, describeValue(mediaType))];
  }
  const violations = isSchemaName(schema) ? validateSchema(schema, body) : [];
  const hasCodeViolation = violations.some(({ pointer }) => pointer === "/code");
  return hasCodeViolation ? violations : [...violations, ...codeViolations(status, body)];
}

/** The `code` of an error is its HTTP status (§7.1). */
function codeViolations(status: number, body: unknown): Violation[] {
  if (status < 400 || !isObject(body) || typeof body.code !== "number" || body.code === status) return [];
  return [violation("status", "7.1", `must be the HTTP status ${status}`, describeValue(body.code), "/code")];
}

/** Whether a Content-Type header names this media type, whatever its parameters. */
export function isMediaType(header: string, mediaType: string): boolean {
  return header.split(";", 1)[0]?.trim().toLowerCase() === mediaType;
}
