import { createErrorObject } from "../contract/error-object.ts";
import { listAllowedMethods, matchOperation } from "../contract/internal.ts";
import { invalidRequest, ServiceError } from "./http/service-error.ts";
import type { ReceivedRequest, ServiceRequest } from "./http/service-request.ts";

/** A fragment, a backslash, or a dot segment, encoded or not. */
const NOT_CANONICAL = /[#\\]|\/(?:\.|%2e){1,2}(?=\/|$)/i;

/**
 * Finds the operation that a request is for. Its target is a path and query, or the URL of a proxy request (RFC 9112 §3.2).
 * @returns The request, or its refusal: 400 if a proxy in front could understand the path differently; 404 if it is unknown; 405 if it
 * has operations with other methods (S20).
 */
export function matchRequest({ method, target, headers, readBody }: ReceivedRequest): ServiceRequest | ServiceError {
  const originForm = target.startsWith("/") ? target : target.replace(/^https?:\/\/[^/?#@]+(?=\/)/i, "");
  const [pathname = ""] = originForm.split("?", 1);
  if (!pathname.startsWith("/") || NOT_CANONICAL.test(pathname))
    return invalidRequest("The path must be in its canonical form");
  const match = matchOperation(method === "HEAD" ? "GET" : method, pathname);
  if (!match) return refuseUnknown(method, pathname);
  return { ...match, query: new URLSearchParams(originForm.slice(pathname.length)), headers, readBody };
}

function refuseUnknown(method: string, pathname: string): ServiceError {
  const Allow = listAllowedMethods(pathname).join(", ");
  if (Allow === "") return new ServiceError(createErrorObject(404, { details: "No operation has this path" }));
  const details = `${method} is not allowed here; allowed: ${Allow}`;
  return new ServiceError(createErrorObject(405, { details }), { Allow });
}
