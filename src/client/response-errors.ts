import { parseRetryAfter } from "../contract/http.ts";
import { tryParseJson } from "../contract/json.ts";
import { type ApiError, createApiError } from "./errors/api-error.ts";
import { UnreadableResponseError } from "./errors/unreadable-response-error.ts";
import { describeRequest, getPath, type OutgoingRequest, type ReceivedResponse } from "./middleware.ts";
import { copyHeaders, createRequestRedactor } from "./redact.ts";

/** Maximum length of an unreadable text before its credentials are replaced, which takes time for each character. */
const MAX_UNREADABLE_LENGTH = 10_000;

/** Creates the error of a response that cannot be used, without the credentials of its request. */
export function createUnreadable(
  request: OutgoingRequest,
  { status, headers }: Pick<ReceivedResponse, "status" | "headers">,
  text: string,
  fault: string,
) {
  const redact = createRequestRedactor(request);
  const { issuesToken = false } = request.operation;
  const shown = issuesToken ? text : redact(text.slice(0, MAX_UNREADABLE_LENGTH)); // the error shows no text of a token
  const description = describeRequest(request);
  return new UnreadableResponseError(description, status, copyHeaders(headers, redact), shown, issuesToken, fault);
}

/** Describes a body that probably came from a proxy. */
export const NOT_JSON = "a body that is not the expected JSON";

/** @throws UnreadableResponseError without the parser's error, which quotes the text: it may contain a token. */
export function parseJson(
  request: OutgoingRequest,
  answer: Pick<ReceivedResponse, "status" | "headers">,
  text: string,
): unknown {
  const value = tryParseJson(text);
  if (value === undefined) throw createUnreadable(request, answer, text, NOT_JSON);
  return value;
}

/** The latest time that a Date can have. */
const MAX_EPOCH_MS = 8.64e15;

/** Creates the error of a response that is not a success. */
export function toApiError(
  request: OutgoingRequest,
  response: Pick<ReceivedResponse, "status" | "headers">,
  body: unknown,
  epochMs: number,
): ApiError {
  const { method, operation } = request;
  const { status, headers } = response;
  const { id: operationId, issuesToken: isSecret } = operation;
  const inputs = Object.values(operation.inputs ?? {}).flat();
  const delayMs = parseRetryAfter(response.headers, epochMs);
  const retryAt = delayMs === undefined ? undefined : new Date(Math.min(epochMs + delayMs, MAX_EPOCH_MS));
  const subject = { operationId, method, path: getPath(request) };
  return createApiError({ ...subject, status, headers, body, isSecret, retryAt, inputs });
}
