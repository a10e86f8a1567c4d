import { createErrorObject } from "../contract/error-object.ts";
import {
  checkResponse,
  listAllowedMethods,
  listConstantHeaders,
  matchOperation,
  type Operation,
  type OperationId,
  operations,
  type Violation,
} from "../contract/internal.ts";
import { authenticate } from "./guards/authenticate.ts";
import { applyResponseFault, injectFaults } from "./guards/inject-faults.ts";
import { limitRate } from "./guards/limit-rate.ts";
import { validateRequest } from "./guards/validate-request.ts";
import type { Exchange, Handle, Middleware, ReceivedRequest, Target } from "./http/exchange.ts";
import { invalidRequest, ServiceError, toErrorResponse } from "./http/service-error.ts";
import type { ServiceResponse } from "./http/service-response.ts";
import type { OperationHandler } from "./operations/define-handler.ts";
import { listMemberActivity } from "./operations/list-member-activity.ts";
import { listUsers, listWebhooks } from "./operations/list-project.ts";
import { generateToken, revokeToken } from "./operations/tokens.ts";
import type { ResolvedServiceOptions, ServedExchange } from "./service-options.ts";

const ID_BYTES = 9;

type Handlers = { readonly [Id in OperationId]: OperationHandler<Id> };

/** A new operation does not compile without its handler. */
const operationHandlers: Handlers = { listMemberActivity, generateToken, revokeToken, listWebhooks, listUsers };

/** Answers requests. Refusals and failures become responses; nothing is thrown. */
export interface Dispatcher {
  readonly dispatch: (received: ReceivedRequest) => Promise<ServiceResponse>;
  /** Answers a request that the server could not read, or failed to answer. */
  readonly refuse: (error: unknown, remoteAddress: string | undefined) => ServiceResponse;
  readonly createRequestId: () => string;
}

/**
 * Creates the middleware of the service, in the order in which a request passes it, and reports each exchange.
 * @throws Error if an operation of the contract has no handler that takes its parameters.
 */
export function createDispatcher(options: ResolvedServiceOptions, handlers: Handlers = operationHandlers): Dispatcher {
  requireHandlers(handlers);
  const { randomBytes, onExchange, onFailure, onViolation } = options;
  const handle = composeMiddleware(options, handlers);
  const createRequestId = () => `req_${Buffer.from(randomBytes(ID_BYTES)).toString("hex")}`;
  const answerError = (error: unknown, requestId: string) => {
    if (!(error instanceof ServiceError)) onFailure?.(error, requestId);
    return toErrorResponse(error, requestId);
  };

  const dispatch = async (received: ReceivedRequest): Promise<ServiceResponse> => {
    const startedAt = performance.now();
    const requestId = createRequestId();
    let exchange: Exchange | undefined;
    let response: ServiceResponse;
    try {
      const { headers, readBody } = received;
      exchange = { request: { ...matchTarget(received.method, received.target), headers, readBody }, input: {} };
      response = await handle(exchange);
    } catch (error) {
      response = answerError(error, requestId);
    }
    response = addHeaders(response, requestId, exchange?.request.operation);
    if (onExchange || onViolation) {
      const durationMs = performance.now() - startedAt;
      const served = describeExchange({ requestId, status: response.status, durationMs }, received, exchange);
      onExchange?.(served);
      if (onViolation)
        for (const violation of findViolations(served.operationId, response)) onViolation(violation, served);
    }
    return exchange?.faults ? applyResponseFault(response, exchange.faults, exchange.request.operation.id) : response;
  };
  const refuse: Dispatcher["refuse"] = (error, remoteAddress) => {
    const requestId = createRequestId();
    const response = addHeaders(answerError(error, requestId), requestId);
    const address = remoteAddress !== undefined && { remoteAddress };
    onExchange?.({ requestId, operationId: undefined, status: response.status, durationMs: 0, ...address });
    return response;
  };
  return { dispatch, createRequestId, refuse };
}

/** Returns the guards around the handlers, in the order in which a request passes them. */
function composeMiddleware(options: ResolvedServiceOptions, handlers: Handlers): Handle {
  const { now, sleep, randomBytes, faults, rateLimit } = options;
  const middleware: readonly (Middleware | undefined)[] = [
    faults?.length ? injectFaults(faults, sleep, randomBytes) : undefined,
    authenticate(options),
    rateLimit && limitRate(rateLimit, now),
    validateRequest,
  ];
  const handleOperation: Handle = (exchange) => handlers[exchange.request.operation.id].handle(exchange, options);
  return middleware.reduceRight<Handle>((next, wrap) => wrap?.(next) ?? next, handleOperation);
}

/** Finds operations and parameters of the contract that no handler takes. */
function requireHandlers(handlers: Partial<Handlers>): void {
  for (const { id, parameters } of Object.values(operations)) {
    const ignored = parameters.find(({ name }) => !handlers[id]?.consumes.includes(name));
    if (handlers[id] && !ignored) continue;
    throw new Error(`src/service/operations has no handler of ${id}${ignored ? ` that takes ${ignored.name}` : ""}`);
  }
}

/** A fragment, a backslash, or a dot segment, encoded or not. */
const NOT_CANONICAL = /[#\\]|\/(?:\.|%2e){1,2}(?=\/|$)/i;

/**
 * Finds the operation that a request is for. Its target is a path and query, or the URL of a proxy request (RFC 9112 §3.2).
 * @throws ServiceError 400 if a proxy in front could understand the path differently; 404 if it is unknown; 405 if it has
 * operations with other methods (S20).
 */
function matchTarget(method: string, target: string): Target {
  const originForm = target.startsWith("/") ? target : target.replace(/^https?:\/\/[^/?#@]+(?=\/)/i, "");
  const [pathname = ""] = originForm.split("?", 1);
  if (!pathname.startsWith("/") || NOT_CANONICAL.test(pathname))
    throw invalidRequest("The path must be in its canonical form");
  const match = matchOperation(method === "HEAD" ? "GET" : method, pathname);
  if (match) return { ...match, query: new URLSearchParams(originForm.slice(pathname.length)) };
  const Allow = listAllowedMethods(pathname).join(", ");
  if (Allow === "") throw new ServiceError(createErrorObject(404, { details: "No operation has this path" }));
  const details = `${method} is not allowed here; allowed: ${Allow}`;
  throw new ServiceError(createErrorObject(405, { details }), { Allow });
}

/** Describes an exchange for logs and metrics. */
function describeExchange(
  outcome: Pick<ServedExchange, "requestId" | "status" | "durationMs">,
  { headers, remoteAddress }: ReceivedRequest,
  exchange: Exchange | undefined,
): ServedExchange {
  const { request, caller, faults } = exchange ?? {};
  return {
    ...outcome,
    operationId: request?.operation.id,
    ...(caller && { clientId: caller.id }),
    ...(remoteAddress !== undefined && { remoteAddress }),
    ...readTrace(headers),
    ...(faults && { faults: faults.map(({ kind }) => kind) }),
  };
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
const CONSTANT_HEADERS = new Map(
  Object.values(operations).map((operation) => [operation, listConstantHeaders(operation)]),
);
const ALL_CONSTANT_HEADERS = Object.assign({}, ...CONSTANT_HEADERS.values());

/** Version, trace, parent and flags. Any other text could be a secret, and is not logged. */
const TRACEPARENT = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

function readTrace(headers: ReceivedRequest["headers"]): { readonly traceparent: string } | undefined {
  const traceparent = headers.get("traceparent");
  return traceparent !== null && TRACEPARENT.test(traceparent) ? { traceparent } : undefined;
}

/** Adds the request id, and the constant headers of the operation: those of all if it is unknown. */
function addHeaders(response: ServiceResponse, requestId: string, operation?: Operation): ServiceResponse {
  const constantHeaders = operation ? CONSTANT_HEADERS.get(operation) : ALL_CONSTANT_HEADERS;
  return { ...response, headers: { ...response.headers, "X-Request-Id": requestId, ...constantHeaders } };
}
