import type { ErrorObject } from "./schemas.ts";

/** Key and message of the Error object by status (§7.2, S09, S15, S20, S23). */
const errors = {
  400: ["invalid_request", "Invalid request"],
  401: ["unauthorized", "Unauthorized"],
  402: ["missing_required_feature", "Payment required"],
  403: ["insufficient_scope", "Insufficient scope"],
  404: ["not_found", "Resource not found"],
  405: ["method_not_allowed", "Method not allowed"],
  408: ["request_timeout", "Request timeout"],
  413: ["payload_too_large", "Payload too large"],
  415: ["unsupported_media_type", "Unsupported media type"],
  417: ["expectation_failed", "Expectation failed"],
  429: ["too_many_requests", "Too many requests"],
  431: ["headers_too_large", "Request header fields too large"],
  500: ["internal_error", "Internal error"],
  502: ["bad_gateway", "Bad gateway"],
  503: ["service_unavailable", "Service unavailable"],
} as const;

/** Creates an Error object (§7.1); `properties` add to the key and message of its status or replace them. */
export function createErrorObject(code: keyof typeof errors, properties: Partial<ErrorObject> = {}): ErrorObject {
  const [key, message] = errors[code];
  return { code, key, message, ...properties };
}
