import { checkRequest, checkResponse, type OperationId, securityHeaders, type Violation } from "../contract/index.ts";
import type { Exchange } from "./exchange.ts";

/** A violation and where in the recorded traffic it is. */
export interface ExchangeViolation extends Violation {
  /** Which half of the exchange is at fault; pointers of a request start with `/path`, `/query`, `/headers`, `/body`. */
  readonly in: "request" | "response";
  readonly operationId: OperationId;
  readonly status: number;
  /** Position of the exchange in its recording, from 0. */
  readonly entry: number;
}

/**
 * Holds both halves of an exchange to the contract; none where method and path belong to no operation.
 *
 * The request counts only where it succeeded: a request that was refused may well break the contract. Credentials count
 * only where the recording has some: many tools leave them all out. A body that was not recorded is not missed.
 */
export function checkExchange(exchange: Exchange): ExchangeViolation[] {
  const { operationId, response, index } = exchange;
  if (operationId === undefined || response.status === 0) return [];
  const isSuccess = response.status >= 200 && response.status < 300;
  const place = { operationId, status: response.status, entry: index };
  return [
    ...(isSuccess ? requestViolations(exchange, operationId) : []).map((fault) => ({
      ...fault,
      in: "request" as const,
      ...place,
    })),
    ...responseViolations(exchange, operationId).map((fault) => ({ ...fault, in: "response" as const, ...place })),
  ];
}

function requestViolations({ request }: Exchange, operationId: OperationId): readonly Violation[] {
  const { path, url, headers, body } = request;
  const result = checkRequest({ operationId, path, query: url.searchParams, headers, body });
  if (result.ok) return [];
  const hasCredentials = Object.values(securityHeaders).some((name) => headers.has(name));
  return result.violations
    .filter(({ keyword }) => hasCredentials || keyword !== "security")
    .filter(({ keyword }) => request.isBodyRecorded || keyword !== "body");
}

function responseViolations({ response }: Exchange, operationId: OperationId): readonly Violation[] {
  const { status, mediaType, isBodyRecorded } = response;
  const body = parsedBody(response.body);
  const result = checkResponse({ operationId, status, body: body.value, mediaType });
  if (result.ok) return [];
  const { violations } = result;
  const isBodyFault = violations[0]?.keyword === "body";
  if (!isBodyRecorded && isBodyFault) return [];
  if (body.isJson || isBodyFault || violations[0]?.keyword === "status") return violations;
  const [first] = violations;
  // Of a body that is no JSON there is one thing to say, not what each keyword misses in it.
  return first?.keyword === "mediaType"
    ? violations
    : [{ ...notJson(response.body ?? ""), section: first?.section ?? "1" }];
}

function parsedBody(text: string | undefined): { value: unknown; isJson: boolean } {
  if (text === undefined || text.trim() === "") return { value: undefined, isJson: true };
  try {
    return { value: JSON.parse(text), isJson: true };
  } catch {
    return { value: text, isJson: false };
  }
}

function notJson(text: string): Omit<Violation, "section"> {
  const found = `text of ${text.length} characters`;
  return { pointer: "", expected: "must be JSON", found, message: `must be JSON, got ${found}`, keyword: "json" };
}
