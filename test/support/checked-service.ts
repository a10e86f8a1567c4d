import { matchOperation } from "../../src/contract/internal.ts";
import type { ServiceOptions } from "../../src/service/index.ts";
import { createInternalService, type InternalService } from "../../src/service/internal.ts";
import { explainResponse } from "../../src/traffic/index.ts";
import { noteViolation } from "./violations.ts";

/** Options for a test that provokes responses that do not conform. */
export interface Checking {
  /** Responses are not checked against the contract. */
  readonly allowViolations?: boolean;
}

/** Creates the service for a test: a response that does not conform to the contract fails that test. */
export function createCheckedService(
  options: ServiceOptions,
  { allowViolations = false }: Checking = {},
): InternalService {
  if (allowViolations) return createInternalService(options);
  return createInternalService({
    ...options,
    onViolation(violation, exchange) {
      noteViolation(`${exchange.operationId} ${exchange.status} ${violation.pointer}: ${violation.message}`);
      options.onViolation?.(violation, exchange);
    },
  });
}

/** Wraps `fetch` to check each response of an operation against the contract; for services in other processes. */
export function checkedFetch(send: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const response = await send(request);
    const operationId = matchOperation(request.method, new URL(request.url).pathname)?.operation.id;
    if (operationId === undefined) return response;
    // The test handles a body that breaks off.
    const found = await explainResponse(response, operationId, { showValues: true }).catch(() => []);
    for (const text of found) noteViolation(text);
    return response;
  };
}
