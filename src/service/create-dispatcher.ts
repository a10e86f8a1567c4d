import { checkResponse, type Operation, type OperationId, type Violation } from "../contract/internal.ts";
import { authenticate } from "./guards/authenticate.ts";
import { throttleFailedAuth } from "./guards/failed-auth-throttle.ts";
import { applyResponseFault, injectFaults } from "./guards/inject-faults.ts";
import { limitRate } from "./guards/limit-rate.ts";
import { validateRequest } from "./guards/validate-request.ts";
import type { Exchange, Handle, Middleware, OperationRequest } from "./http/exchange.ts";
import { ServiceError, toErrorResponse } from "./http/service-error.ts";
import type { ServiceResponse } from "./http/service-response.ts";
import type { OperationHandler } from "./operations/accepted-request.ts";
import { generateToken } from "./operations/generate-token.ts";
import { listMemberActivity } from "./operations/list-member-activity.ts";
import { listUsers } from "./operations/list-users.ts";
import { listWebhooks } from "./operations/list-webhooks.ts";
import { revokeToken } from "./operations/revoke-token.ts";
import type { ResolvedServiceOptions } from "./service-options.ts";

const REQUEST_ID_BYTES = 9;

/** A new operation does not compile without its handler. */
const handlers: Record<OperationId, OperationHandler> = {
  listMemberActivity,
  generateToken,
  revokeToken,
  listWebhooks,
  listUsers,
};

/** Answers requests. Refusals and failures become responses; nothing is thrown. */
export interface Dispatcher {
  readonly dispatch: (request: OperationRequest) => Promise<ServiceResponse>;
  /** Answers a request outside of any operation, or one that could not be read. */
  readonly refuse: (error: unknown, operation?: Operation) => ServiceResponse;
}

/** Creates the middleware of the service, in the order in which a request passes it, and what reports each exchange. */
export function createDispatcher(options: ResolvedServiceOptions): Dispatcher {
  const { now, randomBytes, faults, failedAuthThrottle, rateLimit, onExchange, onFailure, onViolation } = options;
  const middleware: readonly (Middleware | undefined)[] = [
    faults?.length ? injectFaults(faults, options) : undefined,
    failedAuthThrottle && throttleFailedAuth(failedAuthThrottle, options),
    authenticate(options),
    rateLimit && limitRate(rateLimit, now),
    validateRequest,
  ];
  const handleOperation: Handle = ({ request: { operation, path, query }, caller, form }) =>
    handlers[operation.id]({ caller, path, query, form, context: options });
  const handle = middleware.reduceRight<Handle>((next, wrap) => wrap?.(next) ?? next, handleOperation);
  const createRequestId = () => `req_${Buffer.from(randomBytes(REQUEST_ID_BYTES)).toString("hex")}`;

  const refuse = (error: unknown, requestId: string): ServiceResponse => {
    if (!(error instanceof ServiceError)) onFailure?.(error, requestId);
    return toErrorResponse(error, requestId);
  };
  const report = (exchange: Exchange, { id, response, durationMs }: Outcome): void => {
    if (!onExchange && !onViolation) return;
    const { request, fault, throttledMs } = exchange;
    const operationId = request.operation.id;
    const served = {
      requestId: id ?? createRequestId(),
      operationId,
      status: response.status,
      durationMs,
      ...(fault && { faults: fault.kinds }),
      ...(throttledMs !== undefined && { throttledMs }),
    };
    onExchange?.(served);
    if (onViolation) for (const violation of findViolations(operationId, response)) onViolation(violation, served);
  };
  return {
    async dispatch(request) {
      const startedAt = performance.now();
      const exchange: Exchange = { request, form: new URLSearchParams() };
      let id: string | undefined; // random bytes are slow, and most responses need none
      const answer = await handle(exchange).catch((error: unknown) => {
        id = createRequestId();
        return refuse(error, id);
      });
      const response = forbidCaching(request.operation, answer);
      report(exchange, { id, response, durationMs: performance.now() - startedAt });
      return exchange.fault ? applyResponseFault(response, exchange.fault) : response;
    },
    refuse(error, operation) {
      const requestId = createRequestId();
      const response = forbidCaching(operation, refuse(error, requestId));
      onExchange?.({ requestId, operationId: operation?.id, status: response.status, durationMs: 0 });
      return response;
    },
  };
}

interface Outcome {
  readonly id: string | undefined;
  readonly response: ServiceResponse;
  readonly durationMs: number;
}

/** Finds how a response breaks the contract; only activities imported with `allowNonconforming` should. */
function findViolations(operationId: OperationId, { status, body, headers }: ServiceResponse): readonly Violation[] {
  const value = body.length === 0 ? undefined : JSON.parse(Buffer.concat(body).toString());
  const result = checkResponse({ operationId, status, body: value, mediaType: headers["Content-Type"] });
  return result.ok ? [] : result.violations;
}

/** Forbids caches to keep any response of a token endpoint (S09, RFC 6749 §5.1). */
function forbidCaching(operation: Operation | undefined, response: ServiceResponse): ServiceResponse {
  if (!operation?.requestBody) return response;
  return { ...response, headers: { ...response.headers, "Cache-Control": "no-store", Pragma: "no-cache" } };
}
