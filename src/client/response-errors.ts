import { parseRetryAfter } from "../contract/http.ts";
import { type ApiError, createApiError } from "./errors/api-error.ts";
import { UnreadableResponseError } from "./errors/unreadable-response-error.ts";
import { describeRequest, getPath, type OutgoingRequest, type ReceivedResponse } from "./middleware.ts";
import { copyHeaders } from "./redact.ts";

/** The latest time that a Date can have. */
const MAX_EPOCH_MS = 8.64e15;

export function toApiError(
  request: OutgoingRequest,
  response: Pick<ReceivedResponse, "status" | "headers">,
  body: unknown,
): ApiError {
  const { method, operation } = request;
  const { status, headers } = response;
  const { id: operationId, issuesToken: isSecret } = operation;
  const delayMs = parseRetryAfter(headers, Date.now());
  const retryAt = delayMs === undefined ? undefined : new Date(Math.min(Date.now() + delayMs, MAX_EPOCH_MS));
  const subject = { operationId, method, path: getPath(request) };
  return createApiError({ ...subject, status, headers, body, isSecret, retryAt });
}

/** Maximum length of an unreadable text before its credentials are replaced, which takes time for each character. */
const MAX_UNREADABLE_LENGTH = 10_000;

export const NOT_JSON = "a body that is not the expected JSON";

/** Creates the error of a response that cannot be used, without the credentials of its request. */
export function toUnreadable(
  request: OutgoingRequest,
  { status, headers, redact }: Pick<ReceivedResponse, "status" | "headers" | "redact">,
  text: string,
  fault: string,
): UnreadableResponseError {
  const { issuesToken = false } = request.operation;
  const shown = issuesToken ? text : redact(text, MAX_UNREADABLE_LENGTH); // the error shows no text of a token
  const description = describeRequest(request);
  return new UnreadableResponseError(description, status, copyHeaders(headers, redact), shown, issuesToken, fault);
}
