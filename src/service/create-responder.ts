import { checkResponse, type Operation, type Violation } from "../contract/index.ts";
import { acceptForm } from "./accept-request.ts";
import type { Answer } from "./answer.ts";
import { authenticate, type Caller } from "./authenticate.ts";
import { errorAnswer } from "./error-answer.ts";
import type { OperationRequest } from "./operation-request.ts";
import { handlers } from "./operations/handlers.ts";
import { createRateLimiter } from "./rate-limiter.ts";
import { ServiceError } from "./service-error.ts";
import type { ServiceOptions, SettledOptions } from "./service-options.ts";

const REQUEST_ID_BYTES = 9;

/** Gives every request its answer. Refusals and failures are answers too; nothing is thrown. */
export interface Responder {
  readonly answer: (request: OperationRequest) => Promise<Answer>;
  /** The answer where no operation has the path (404), or none with this method (405, S20). */
  readonly refuse: (error: unknown, operation?: Operation) => Answer;
}

/** Authentication, rate limit, contract check and handler of each operation, in this order. */
export function createResponder(options: SettledOptions, rateLimit: ServiceOptions["rateLimit"]): Responder {
  const { now, randomBytes, onExchange, onFailure, onViolation } = options;
  const takeFromLimit = rateLimit && createRateLimiter(rateLimit, now);
  const newRequestId = () => `req_${Buffer.from(randomBytes(REQUEST_ID_BYTES)).toString("hex")}`;

  const refuse = (error: unknown, operation: Operation | undefined, requestId: string): Answer => {
    const answer = errorAnswer(error, requestId);
    if (!(error instanceof ServiceError)) onFailure?.(error, requestId);
    return operation ? forbidCaching(operation, answer) : answer;
  };
  const accept = async (request: OperationRequest): Promise<Answer> => {
    const { operation, headers, path, query } = request;
    const caller = await authenticate(operation, headers, options);
    takeFromLimit?.(credentialOf(caller));
    const form = await acceptForm(request);
    return forbidCaching(operation, await handlers[operation.id]({ caller, path, query, form, options }));
  };
  return {
    async answer(request) {
      const { operation } = request;
      const startedAt = performance.now();
      let requestId: string | undefined; // random bytes are dear; most answers need none
      const answer = await accept(request).catch((error: unknown) => {
        requestId = newRequestId();
        return refuse(error, operation, requestId);
      });
      if (!onExchange && !onViolation) return answer;
      const exchange = {
        requestId: requestId ?? newRequestId(),
        operationId: operation.id,
        status: answer.status,
        durationMs: performance.now() - startedAt,
      };
      onExchange?.(exchange);
      if (onViolation) for (const violation of violationsOf(operation, answer)) onViolation(violation, exchange);
      return answer;
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

function credentialOf(caller: Caller): string {
  return caller.kind === "application" ? caller.clientId : caller.managementId;
}

/** No answer of a token endpoint may be kept by a cache (S09, RFC 6749 §5.1). */
function forbidCaching(operation: Operation, answer: Answer): Answer {
  if (!operation.requestBody) return answer;
  return { ...answer, headers: { ...answer.headers, "Cache-Control": "no-store", Pragma: "no-cache" } };
}
