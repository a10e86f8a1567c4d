import { isMediaType } from "../../contract/check-response.ts";
import { createErrorObject } from "../../contract/error-object.ts";
import { checkRequest, type Violation } from "../../contract/internal.ts";
import type { Middleware, OperationRequest } from "../http/exchange.ts";
import { invalidRequest, ServiceError } from "../http/service-error.ts";

/**
 * Checks parameters and form against the contract, with the check of the traffic tools.
 * @throws ServiceError 400 (S09, S12), 413 or 415 (S20).
 */
export const validateRequest: Middleware = (next) => async (exchange) => {
  const { operation, path, query } = exchange.request;
  const body = operation.requestBody ? await readForm(exchange.request, operation.requestBody.mediaType) : "";
  const result = checkRequest({ operationId: operation.id, path, query, body });
  if (!result.ok) throw createRefusal(result.violations[0]);
  if (body !== "") exchange.form = new URLSearchParams(body);
  return next(exchange);
};

function readForm({ headers, readBody }: OperationRequest, mediaType: string): Promise<string> {
  if (isMediaType(headers.get("content-type") ?? "", mediaType)) return readBody();
  throw new ServiceError(createErrorObject(415, { details: `The body must be sent as ${mediaType}` }));
}

/** Creates the 400 for a violation, with the code of RFC 6749 §5.2 if one fits (S09). */
function createRefusal(violation: Violation | undefined): ServiceError {
  const pointer = violation?.pointer ?? "";
  const [, place = "", name = ""] = pointer.split("/");
  const subject =
    { query: `query parameter ${name}`, path: `path parameter ${name}`, body: name || "body" }[place] ?? pointer;
  return invalidRequest(`${subject}: ${violation?.message}`, toErrorKey(pointer, violation?.keyword));
}

function toErrorKey(pointer: string, keyword: string | undefined): string {
  if (pointer === "/body/grant_type" && keyword === "const") return "unsupported_grant_type";
  if (pointer === "/body/scope" && keyword !== "repeated") return "invalid_scope";
  return "invalid_request";
}
