import { checkResponse, matchOperation } from "../../src/contract/internal.ts";
import { createService, type Service, type ServiceOptions } from "../../src/service/index.ts";
import { noteViolation } from "./violations.ts";

/** Set by a test that provokes responses which break the contract. */
export interface Checking {
  /** Responses are not checked against the contract. */
  readonly allowViolations?: boolean;
}

/** The service as every test uses it: a response that does not conform to the contract fails the test that caused it. */
export function createCheckedService(options: ServiceOptions, { allowViolations = false }: Checking = {}): Service {
  if (allowViolations) return createService(options);
  return createService({
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
    const { method, url } = request;
    const response = await send(request);
    const operationId = matchOperation(method, new URL(url).pathname)?.operation.id;
    // A body that cannot be read to its end is up to the test.
    const text =
      operationId &&
      (await response
        .clone()
        .text()
        .catch(() => undefined));
    if (text !== undefined)
      check(operationId, response.status, response.headers.get("Content-Type") ?? undefined, text);
    return response;
  };
}

function check(operationId: string | undefined, status: number, mediaType: string | undefined, text: string): void {
  if (operationId === undefined) return;
  const result = checkResponse({ operationId, status, mediaType, body: parse(text) });
  if (result.ok) return;
  for (const { pointer, message } of result.violations)
    noteViolation(`${operationId} ${status} ${pointer}: ${message}`);
}

/** Text that is not JSON stays text, which violates every schema of the contract. */
function parse(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
