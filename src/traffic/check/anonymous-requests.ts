import { clientOperations } from "../../contract/client-operations.ts";
import { type OperationId, operations, takesToken } from "../../contract/internal.ts";
import { bearerToken, type Exchange, isSuccess } from "../read/exchange.ts";
import { checkAnonymous, type ExchangeViolation, hasCredentials } from "./check-exchange.ts";

/** Requests of an operation that succeeded without credentials. */
interface AnonymousRequest {
  readonly violation: ExchangeViolation;
  /** The first of them. */
  readonly exchange: Exchange;
  readonly count: number;
}

/**
 * Collects the requests that succeeded without credentials (§5.1). Many tools record no credentials, so they are violations only
 * if the recording has some elsewhere.
 */
export class AnonymousRequests {
  readonly #waiting = new Map<OperationId, AnonymousRequest>();
  #hasCredentials = false;
  #hasTokens = false;
  #issuesTokens = false;

  /** Adds the exchange of an operation. @returns The requests that are violations, each once. */
  add(exchange: Exchange, operationId: OperationId): AnonymousRequest[] {
    this.#hasCredentials ||= isSuccess(exchange) && hasCredentials(exchange.request);
    this.#hasTokens ||= bearerToken(exchange) !== undefined;
    this.#issuesTokens ||= clientOperations[operationId].issuesToken === true;
    const violation = checkAnonymous(exchange);
    const known = this.#waiting.get(operationId);
    if (violation)
      this.#waiting.set(operationId, known ? { ...known, count: known.count + 1 } : { violation, exchange, count: 1 });
    return this.#hasCredentials ? this.#take() : [];
  }

  /** Some tools remove only tokens: if a token was issued and none was sent, the operations that take one show nothing. */
  #take(): AnonymousRequest[] {
    const lacksTokens = this.#issuesTokens && !this.#hasTokens;
    const taken = [...this.#waiting].filter(([id]) => !lacksTokens || !takesToken(operations[id]));
    for (const [id] of taken) this.#waiting.delete(id);
    return taken.map(([, requests]) => requests);
  }
}
