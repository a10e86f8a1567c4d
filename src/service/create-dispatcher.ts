import { listAlternatives } from "../contract/credential-kinds.ts";
import { createErrorObject } from "../contract/error-object.ts";
import {
  listAllowedMethods,
  listConstantHeaders,
  matchOperation,
  type Operation,
  type OperationId,
  operations,
} from "../contract/internal.ts";
import { authenticate, requireCredential } from "./guards/authenticate.ts";
import { injectFaults } from "./guards/inject-faults.ts";
import { validateRequest } from "./guards/validate-request.ts";
import { invalidRequest, ServiceError, toErrorResponse } from "./http/service-error.ts";
import type { ResolvedServiceOptions } from "./http/service-options.ts";
import type { Guard, Handle, ReceivedRequest, ServiceRequest } from "./http/service-request.ts";
import type { ServiceResponse } from "./http/service-response.ts";
import { answerWithExample } from "./operations/answer-with-example.ts";
import { listMemberActivity } from "./operations/list-member-activity.ts";
import { listUsers, listWebhooks } from "./operations/list-project.ts";
import type { OperationHandler } from "./operations/operation-handler.ts";
import { generateToken, revokeToken } from "./operations/tokens.ts";

type Handlers = { readonly [Id in OperationId]: OperationHandler<Id> };

/** An operation without a handler is answered with its example. */
const operationHandlers: Partial<Handlers> = {
  listMemberActivity,
  generateToken,
  revokeToken,
  listWebhooks,
  listUsers,
};

const constantHeaders = new Map(Object.values(operations).map((each) => [each.id, listConstantHeaders(each)]));
/** No cache may keep a response of a token endpoint, not even the refusal of a wrong method (S40, RFC 6749 §5.1). */
const allConstantHeaders: Record<string, string> = Object.assign({}, ...constantHeaders.values());

/**
 * Creates the function that answers a request; undefined if a fault drops the response. Refusals and failures become responses;
 * nothing is thrown.
 */
export function createDispatcher(options: ResolvedServiceOptions) {
  const { createRequestId, onExchange, onFailure } = options;
  const handles = composeGuards(options);
  return async (received: ReceivedRequest): Promise<ServiceResponse | undefined> => {
    const startedAt = performance.now();
    const requestId = createRequestId();
    let request: ServiceRequest | undefined;
    let answer: ServiceResponse;
    try {
      request = matchRequest(received);
      answer = await handles[request.operation.id](request);
    } catch (error) {
      if (!(error instanceof ServiceError)) onFailure?.(error, requestId);
      answer = toErrorResponse(error, requestId);
    }
    const { status, headers, body } = answer;
    const constant = request ? constantHeaders.get(request.operation.id) : allConstantHeaders;
    onExchange?.({
      requestId,
      operationId: request?.operation.id,
      status,
      durationMs: performance.now() - startedAt,
      clientId: request?.caller?.client_id,
      remoteAddress: received.remoteAddress,
      faults: request?.faults,
    });
    if (request?.faults?.at(-1) === "drop") return undefined;
    return { status, headers: { ...headers, "X-Request-Id": requestId, ...constant }, body };
  };
}

/** A fragment, a backslash, or a dot segment, encoded or not. */
const NOT_CANONICAL = /[#\\]|\/(?:\.|%2e){1,2}(?=\/|$)/i;

/**
 * Finds the operation that a request is for. Its target is a path and query, or the URL of a proxy request (RFC 9112 §3.2).
 * @throws ServiceError 400 if a proxy in front could understand the path differently; 404 if it is unknown; 405 if it has operations
 * with other methods (S20).
 */
function matchRequest({ method, target, headers, readBody }: ReceivedRequest): ServiceRequest {
  const originForm = target.startsWith("/") ? target : target.replace(/^https?:\/\/[^/?#@]+(?=\/)/i, "");
  const [pathname = ""] = originForm.split("?", 1);
  if (!pathname.startsWith("/") || NOT_CANONICAL.test(pathname))
    throw invalidRequest("The path must be in its canonical form");
  const match = matchOperation(method === "HEAD" ? "GET" : method, pathname);
  if (match) return { ...match, query: new URLSearchParams(originForm.slice(pathname.length)), headers, readBody };
  const Allow = listAllowedMethods(pathname).join(", ");
  if (Allow === "") throw new ServiceError(createErrorObject(404, { details: "No operation has this path" }));
  const details = `${method} is not allowed here; allowed: ${Allow}`;
  throw new ServiceError(createErrorObject(405, { details }), { Allow });
}

/** Puts the guards around the handler of each operation, in the order in which a request passes them. */
function composeGuards(options: ResolvedServiceOptions): Record<OperationId, Handle> {
  const { faults = [] } = options;
  const first = faults.length > 0 ? [injectFaults(faults)] : [];
  const verify = authenticate(options);
  const compose = (operation: Operation) => {
    const handler = operationHandlers[operation.id];
    const isVerified = handler !== undefined || listAlternatives(operation).length > 0;
    const guards: readonly Guard[] = [...first, isVerified ? verify : requireCredential, validateRequest];
    const handle: Handle = handler
      ? ({ input, caller }) => handler(input as never, { caller, context: options }) // the input was checked for this operation
      : answerWithExample(operation);
    return guards.reduceRight((next, wrap) => wrap(next, operation), handle);
  };
  const composed = Object.values(operations).map((operation) => [operation.id, compose(operation)]);
  return Object.fromEntries(composed) as Record<OperationId, Handle>; // the table has every operation
}
