import {
  checkRequest,
  checkResponse,
  createViolation,
  listHeaderViolations,
  type OperationId,
  operations,
  securityHeaders,
  type Violation,
} from "../../contract/internal.ts";
import { describeNoJson } from "../../contract/json.ts";
import { isReplaced } from "../read/credential.ts";
import { type Exchange, type ExchangeRequest, isSuccess } from "../read/exchange.ts";
import { listContradictions } from "./list-contradictions.ts";

const NOT_MODIFIED = 304;

/** A violation and its place in the recorded traffic. */
export interface ExchangeViolation extends Violation {
  /** The half at fault; pointers of a request start with `/path`, `/query`, `/headers` or `/body`. */
  readonly in: "request" | "response";
  readonly operationId: OperationId;
  readonly status: number;
  /** Position of the exchange in its recording, from 0; undefined for a response alone. */
  readonly entry?: number;
}

/**
 * Checks both halves of an exchange against the contract; an exchange of no operation has no violations.
 *
 * The request is checked only if it succeeded: a refused request may well break the contract. Credentials are checked
 * only if the request has some that no tool replaced, because many tools omit or replace them. A body that was not recorded is not missing, nor is
 * the body of a 304, which the client has already (RFC 9110 §15.4.5).
 */
export function checkExchange(exchange: Exchange): ExchangeViolation[] {
  const { operationId, response, index } = exchange;
  if (operationId === undefined || response.status < 100) return [];
  const place = { operationId, status: response.status, entry: index };
  const inRequest = isSuccess(exchange) ? checkRecordedRequest(exchange, operationId) : [];
  const areHeadersRecorded = !response.headers.keys().next().done;
  const inResponse = [
    ...(areHeadersRecorded ? listHeaderViolations(operations[operationId], response.status, response.headers) : []),
    ...checkRecordedResponse(exchange, operationId),
    ...listContradictions(exchange, operationId, inRequest.length === 0),
  ];
  return [
    ...inRequest.map((violation): ExchangeViolation => ({ ...violation, in: "request", ...place })),
    ...inResponse.map((violation): ExchangeViolation => ({ ...violation, in: "response", ...place })),
  ];
}

/** Lists the headers with credentials that a request has. */
export function listCredentialHeaders({ headers }: ExchangeRequest): string[] {
  return Object.values(securityHeaders).filter((name) => headers.has(name));
}

function checkRecordedRequest({ request }: Exchange, operationId: OperationId): readonly Violation[] {
  const { path, url, headers, body, isBodyRecorded } = request;
  const result = checkRequest({ operationId, path, query: url.searchParams, headers, body });
  if (result.ok) return [];
  const names = listCredentialHeaders(request);
  const areCredentialsKnown = names.length > 0 && !names.some((name) => isReplaced(headers.get(name) ?? ""));
  const unknown = [...(areCredentialsKnown ? [] : ["security"]), ...(isBodyRecorded ? [] : ["body"])];
  return result.violations.filter(({ keyword }) => !unknown.includes(keyword));
}

function checkRecordedResponse({ response }: Exchange, operationId: OperationId): readonly Violation[] {
  const { status, mediaType, isBodyRecorded, value } = response;
  if (status === NOT_MODIFIED) return [];
  const text = response.body?.trim() === "" ? undefined : response.body;
  const isJson = text === undefined || value !== undefined;
  const result = checkResponse({ operationId, status, body: isJson ? value : text, mediaType });
  if (result.ok) return [];
  const [first] = result.violations;
  if (!isBodyRecorded && first?.keyword === "body") return [];
  const isAboutTheWhole = first !== undefined && ["body", "status", "mediaType"].includes(first.keyword);
  if (text === undefined || isJson || isAboutTheWhole) return result.violations;
  // A body that is not JSON is one violation, not one for each keyword.
  return [createViolation("json", first?.section ?? "4", "must be JSON", describeNoJson(text))];
}
