import {
  checkRequest,
  checkResponse,
  type OperationId,
  securityHeaders,
  type Violation,
} from "../../contract/index.ts";
import type { Exchange } from "../read/exchange.ts";

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
  const { status, mediaType, isBodyRecorded, value } = response;
  const text = response.body?.trim() === "" ? undefined : response.body;
  const isJson = text === undefined || value !== undefined;
  const result = checkResponse({ operationId, status, body: isJson ? value : text, mediaType });
  if (result.ok) return [];
  const [first] = result.violations;
  if (!isBodyRecorded && first?.keyword === "body") return [];
  const isAboutTheWhole = first !== undefined && ["body", "status", "mediaType"].includes(first.keyword);
  if (text === undefined || isJson || isAboutTheWhole) return result.violations;
  // Of a body that is no JSON there is one thing to say, not what each keyword misses in it.
  return [{ ...notJson(text), section: first?.section ?? "4" }];
}

function notJson(text: string): Omit<Violation, "section"> {
  const found = `text of ${text.length} characters`;
  return { pointer: "", expected: "must be JSON", found, message: `must be JSON, got ${found}`, keyword: "json" };
}
