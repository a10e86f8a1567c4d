import { createErrorObject } from "../contract/error-object.ts";
import {
  checkResponse,
  listAllowedMethods,
  listConstantHeaders,
  matchOperation,
  type OperationId,
  operations,
  type Violation,
} from "../contract/internal.ts";
import { authenticate } from "./guards/authenticate.ts";
import { applyResponseFault, injectFaults } from "./guards/inject-faults.ts";
import { limitRate } from "./guards/limit-rate.ts";
import { validateRequest } from "./guards/validate-request.ts";
import { invalidRequest, ServiceError, toErrorResponse } from "./http/service-error.ts";
import type {
  Exchange,
  Handle,
  Middleware,
  OperationRequest,
  ReceivedRequest,
  ServiceResponse,
} from "./http/service-request.ts";
import { listMemberActivity } from "./operations/list-member-activity.ts";
import { listUsers, listWebhooks } from "./operations/list-project.ts";
import type { OperationHandler } from "./operations/operation-handler.ts";
import { generateToken, revokeToken } from "./operations/tokens.ts";
import type { ResolvedServiceOptions, ServedExchange } from "./service-options.ts";

const ID_BYTES = 9;

type Handlers = { readonly [Id in OperationId]: OperationHandler<Id> };

/** A new operation does not compile without its handler. */
const operationHandlers: Handlers = { listMemberActivity, generateToken, revokeToken, listWebhooks, listUsers };

/** Answers a request. Refusals and failures become responses; nothing is thrown. */
type Dispatch = (received: ReceivedRequest) => Promise<ServiceResponse>;

/** Creates the middleware of the service, in the order in which a request passes it, and reports each exchange. */
export function createDispatcher(options: ResolvedServiceOptions): Dispatch {
  const { randomBytes, onExchange, onFailure, onViolation } = options;
  const handle = composeMiddleware(options);
  return async (received) => {
    const startedAt = performance.now();
    const requestId = `req_${Buffer.from(randomBytes(ID_BYTES)).toString("hex")}`;
    let exchange: Exchange | undefined;
    let response: ServiceResponse;
    try {
      exchange = { request: matchRequest(received), input: {} };
      response = await handle(exchange);
    } catch (error) {
      if (!(error instanceof ServiceError)) onFailure?.(error, requestId);
      response = toErrorResponse(error, requestId);
    }
    const { request, caller, faults } = exchange ?? {};
    const constantHeaders = request ? listConstantHeaders(request.operation) : ALL_CONSTANT_HEADERS;
    response = { ...response, headers: { ...response.headers, "X-Request-Id": requestId, ...constantHeaders } };
    const served: ServedExchange = {
      requestId,
      operationId: request?.operation.id,
      status: response.status,
      durationMs: performance.now() - startedAt,
      ...(caller && { clientId: caller.id }),
      ...(received.remoteAddress !== undefined && { remoteAddress: received.remoteAddress }),
      ...(faults && { faults: faults.map(({ kind }) => kind) }),
    };
    onExchange?.(served);
    if (onViolation)
      for (const violation of findViolations(served.operationId, response)) onViolation(violation, served);
    return request && faults ? applyResponseFault(response, faults, request.operation.id) : response;
  };
}

/** Returns the guards around the handlers, in the order in which a request passes them. */
function composeMiddleware(options: ResolvedServiceOptions): Handle {
  const { now, sleep, randomBytes, faults, rateLimit } = options;
  const middleware: readonly (Middleware | undefined)[] = [
    faults?.length ? injectFaults(faults, sleep, randomBytes) : undefined,
    authenticate(options),
    rateLimit && limitRate(rateLimit, now),
    validateRequest,
  ];
  const handleOperation: Handle = ({ request, input, caller }) =>
    operationHandlers[request.operation.id](input as never, { caller, context: options }); // checked for this operation
  return middleware.reduceRight<Handle>((next, wrap) => wrap?.(next) ?? next, handleOperation);
}

/** A fragment, a backslash, or a dot segment, encoded or not. */
const NOT_CANONICAL = /[#\\]|\/(?:\.|%2e){1,2}(?=\/|$)/i;

/**
 * Finds the operation that a request is for. Its target is a path and query, or the URL of a proxy request (RFC 9112 §3.2).
 * @throws ServiceError 400 if a proxy in front could understand the path differently; 404 if it is unknown; 405 if it has
 * operations with other methods (S20).
 */
function matchRequest({ method, target, headers, readBody }: ReceivedRequest): OperationRequest {
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

/** Finds how a response breaks the contract; only activities imported with `allowNonconforming` should. */
function findViolations(operationId: OperationId | undefined, response: ServiceResponse): readonly Violation[] {
  if (!operationId) return [];
  const { status, body, headers } = response;
  const value = body && JSON.parse(Buffer.from(body).toString());
  const sent = new Headers(headers);
  const result = checkResponse({ operationId, status, body: value, mediaType: headers["Content-Type"], headers: sent });
  return result.ok ? [] : result.violations;
}

/** No cache may keep a response of a token endpoint, not even the refusal of a wrong method (S09, RFC 6749 §5.1). */
const ALL_CONSTANT_HEADERS = Object.assign({}, ...Object.values(operations).map(listConstantHeaders));
