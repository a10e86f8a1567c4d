import { listSchemes, type OperationId, operations, securityHeaders, takesToken } from "../../contract/internal.ts";
import { type Exchange, formField, issuedToken } from "../read/exchange.ts";
import { checkAnonymous, type ExchangeViolation, listCredentialHeaders } from "./check-exchange.ts";

/** Requests of an operation that succeeded without credentials. */
interface AnonymousRequest {
  readonly violation: ExchangeViolation;
  /** The first of them. */
  readonly exchange: Exchange;
  readonly count: number;
}

/**
 * Collects the requests that succeeded without credentials (§5.1). Many tools leave out some credentials or all, so they are
 * violations only if the recording has credentials elsewhere that the operation takes.
 */
export class AnonymousRequests {
  readonly #waiting = new Map<OperationId, AnonymousRequest>();
  /** The headers with credentials that the recording has. */
  readonly #recorded = new Set<string>();
  #showsTokens = false;

  /** Adds the exchange of an operation. @returns The requests that are violations, each once. */
  add(exchange: Exchange, operationId: OperationId): AnonymousRequest[] {
    for (const name of listCredentialHeaders(exchange.request)) this.#recorded.add(name);
    this.#showsTokens ||= issuedToken(exchange) !== undefined || formField(exchange, "access_token") !== undefined;
    const violation = checkAnonymous(exchange);
    const known = this.#waiting.get(operationId);
    if (violation)
      this.#waiting.set(operationId, known ? { ...known, count: known.count + 1 } : { violation, exchange, count: 1 });
    const taken = [...this.#waiting].filter(([id]) => this.#isRecorded(id));
    for (const [id] of taken) this.#waiting.delete(id);
    return taken.map(([, requests]) => requests);
  }

  /** True if the recording has credentials of an operation. Some tools remove only tokens: one was issued, and none was sent. */
  #isRecorded(id: OperationId): boolean {
    const operation = operations[id];
    const lacksTokens = this.#showsTokens && !this.#recorded.has(securityHeaders["X-Service-OAuth"]);
    if (lacksTokens && takesToken(operation)) return false;
    return operation.security.flatMap(listSchemes).some((name) => this.#recorded.has(securityHeaders[name]));
  }
}
