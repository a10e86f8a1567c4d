import { checkResponse, type Operation, takesToken, type Violation } from "../contract/index.ts";
import { distortAnswer } from "./faults/distort-answer.ts";
import type { Faults, Strike } from "./faults/select-fault.ts";
import { authenticate, bearerToken, type Caller, presentedCredentials } from "./guards/authenticate.ts";
import type { Slowdown } from "./guards/failed-auth-throttle.ts";
import { sufferStrike } from "./guards/inject-faults.ts";
import { acceptForm } from "./http/accept-request.ts";
import { errorAnswer } from "./http/error-answer.ts";
import type { OperationRequest } from "./http/exchange.ts";
import { ServiceError } from "./http/service-error.ts";
import type { Answer } from "./http/service-response.ts";
import { handlers } from "./operations/accepted-request.ts";
import { pause } from "./schedule.ts";
import type { ServedExchange, SettledOptions } from "./service-options.ts";

const REQUEST_ID_BYTES = 9;

/** Gives every request its answer. Refusals and failures are answers too; nothing is thrown. */
export interface Responder {
  readonly answer: (request: OperationRequest) => Promise<Answer>;
  /** The answer where no operation has the path (404), or none with this method (405, S20). */
  readonly refuse: (error: unknown, operation?: Operation) => Answer;
}

/** What stands before the operations, as far as it is switched on. */
export interface Guards {
  /** @throws ServiceError 429 (S15). */
  readonly takeFromLimit?: (credential: string) => void;
  readonly slowdown?: Slowdown;
  readonly strike?: Faults;
}

/** What becomes known of a request while it is answered. */
type Trace = { requestId?: string; slowedMs?: number };

/** Faults on demand, slowdown, authentication, rate limit, contract check and handler of each operation, in this order. */
export function createResponder(options: SettledOptions, { takeFromLimit, slowdown, strike }: Guards): Responder {
  const { randomBytes, bearerHeader, onExchange, onFailure, onViolation } = options;
  const newRequestId = () => `req_${Buffer.from(randomBytes(REQUEST_ID_BYTES)).toString("hex")}`;

  const refuse = (error: unknown, operation: Operation | undefined, requestId: string): Answer => {
    const answer = errorAnswer(error, requestId);
    if (!(error instanceof ServiceError)) onFailure?.(error, requestId);
    return operation ? forbidCaching(operation, answer) : answer;
  };
  const recognise = async ({ operation, headers, remoteAddress }: OperationRequest, trace: Trace): Promise<Caller> => {
    if (!slowdown) return authenticate(operation, headers, options);
    const key = (presented: string) => `${remoteAddress} ${presented}`;
    const delayMs = slowdown.delayOf(() => presentedCredentials(operation, headers, bearerHeader).map(key));
    if (delayMs > 0) {
      await pause(options.schedule, delayMs);
      trace.slowedMs = delayMs;
    }
    const judge = (presented: string, isGood: boolean) => slowdown[isGood ? "succeeded" : "failed"](key(presented));
    return authenticate(operation, headers, { ...options, judge });
  };
  const accept = async (request: OperationRequest, struck: Strike | undefined, trace: Trace): Promise<Answer> => {
    const { operation, path, query } = request;
    if (struck) await sufferStrike(struck, request, options);
    const caller = await recognise(request, trace);
    takeFromLimit?.(credentialOf(caller));
    const form = await acceptForm(request);
    return forbidCaching(operation, await handlers[operation.id]({ caller, path, query, form, options }));
  };
  return {
    async answer(request) {
      const { operation } = request;
      const startedAt = performance.now();
      const trace: Trace = {};
      const struck = strike?.(operation.id, carriesToken(request, bearerHeader));
      const answer = await accept(request, struck, trace).catch((error: unknown) => {
        trace.requestId = newRequestId(); // random bytes are dear; most answers need none
        return refuse(error, operation, trace.requestId);
      });
      if (onExchange || onViolation) {
        const { requestId = newRequestId(), slowedMs } = trace;
        const exchange: ServedExchange = {
          requestId,
          operationId: operation.id,
          status: answer.status,
          durationMs: performance.now() - startedAt,
          ...(struck && { faults: struck.kinds }),
          ...(slowedMs !== undefined && { slowedMs }),
        };
        onExchange?.(exchange);
        if (onViolation) for (const violation of violationsOf(operation, answer)) onViolation(violation, exchange);
      }
      return struck ? distortAnswer(answer, struck.fault) : answer;
    },
    refuse(error, operation) {
      const requestId = newRequestId();
      const answer = refuse(error, operation, requestId);
      onExchange?.({ requestId, operationId: operation?.id, status: answer.status, durationMs: 0 });
      return answer;
    },
  };
}

/** How an answer breaks the contract: only where it was let in with `allowNonconforming` should it. */
function violationsOf({ id }: Operation, { status, body, headers }: Answer): readonly Violation[] {
  const value = body.length === 0 ? undefined : JSON.parse(Buffer.concat(body).toString());
  const result = checkResponse({ operationId: id, status, body: value, mediaType: headers["Content-Type"] });
  return result.ok ? [] : result.violations;
}

/** Whether a bearer token would be looked at. */
function carriesToken({ operation, headers }: OperationRequest, bearerHeader: string): boolean {
  return takesToken(operation) && bearerToken(headers, bearerHeader) !== undefined;
}

function credentialOf(caller: Caller): string {
  return caller.kind === "application" ? caller.clientId : caller.managementId;
}

/** No answer of a token endpoint may be kept by a cache (S09, RFC 6749 §5.1). */
function forbidCaching(operation: Operation, answer: Answer): Answer {
  if (!operation.requestBody) return answer;
  return { ...answer, headers: { ...answer.headers, "Cache-Control": "no-store", Pragma: "no-cache" } };
}
