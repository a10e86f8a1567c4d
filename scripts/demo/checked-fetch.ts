import { checkRequest, checkResponse, matchOperation, type Violation } from "../../src/contract/internal.ts";

/** An exchange that was held to the contract. */
export interface CheckedExchange {
  readonly operationId: string;
  readonly status: number;
  readonly violations: readonly Violation[];
}

/** A `fetch` that holds each exchange to the contract and tells `onExchange` what it found. */
export function checkedFetch(onExchange: (exchange: CheckedExchange) => void): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const sent = await request.clone().text();
    const response = await fetch(request);
    const received = await response.clone().text();
    const { pathname, searchParams } = new URL(request.url);
    const match = matchOperation(request.method, pathname, { underAnyBase: true });
    const operationId = match?.operation.id ?? `${request.method} ${pathname}`;
    const found = [
      // A refused request may well break the contract: that is what the refusal says.
      response.ok &&
        checkRequest({
          operationId,
          path: match?.path ?? {},
          query: searchParams,
          headers: request.headers,
          body: sent,
        }),
      checkResponse({ operationId, status: response.status, body: received === "" ? undefined : JSON.parse(received) }),
    ];
    const violations = found.flatMap((result) => (result && !result.ok ? result.violations : []));
    onExchange({ operationId, status: response.status, violations });
    return response;
  };
}
