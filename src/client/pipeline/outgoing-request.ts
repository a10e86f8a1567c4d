import type { OperationId } from "../../contract/operations.ts";
import { findRoute, type Route, routes } from "../../contract/routes.ts";

/** What openapi-fetch hands on from the call: `operationId` where the caller knows it, for a path may not tell (S02). */
type OutgoingInit = RequestInit & {
  readonly headers: Headers;
  readonly operationId?: OperationId;
  readonly onEnd?: OnEnd;
};

/** Told the last characters of an answer before the whole is decoded, which waits for it. */
export type OnEnd = (end: string) => Promise<void> | undefined;

/**
 * A request as it goes down the chain: plain data, so that layers hand on copies with changes and it can be sent again, and
 * cheaper to make than a `Request`. openapi-fetch constructs it in place of the global class.
 */
export class OutgoingRequest {
  readonly url: string;
  readonly method: string;
  readonly body: string | undefined;
  readonly headers: Headers;
  readonly operation: Route;
  readonly signal: AbortSignal | undefined;
  readonly onEnd: OnEnd | undefined;
  /** 1 for the first time that it is sent, then 2, 3, … */
  readonly attempt: number = 1;
  /** Moment of the monotonic clock at which the whole call has to be over. */
  readonly deadlineAt: number = Number.POSITIVE_INFINITY;

  /** @throws TypeError where it is no operation: `http` could be sent anywhere, and credentials must not go there. */
  constructor(url: string, { method = "GET", body, headers, signal, operationId, onEnd }: OutgoingInit) {
    this.url = url;
    this.method = method;
    this.headers = headers;
    this.signal = signal ?? undefined;
    this.onEnd = onEnd;
    this.operation = operationId ? routes[operationId] : findOperation(method, pathOf(this));
    this.body = typeof body === "string" ? body : undefined;
    // The only bodies of the interface are the two forms (§1); openapi-fetch says of every body that it is JSON.
    if (this.body !== undefined) headers.set("Content-Type", "application/x-www-form-urlencoded");
  }
}

/** Path without the query, for messages: no secret of this interface is in it. */
export function pathOf({ url }: OutgoingRequest): string {
  return new URL(url).pathname;
}

/** Method and path, for messages. */
export function subjectOf(request: OutgoingRequest): string {
  return `${request.method} ${pathOf(request)}`;
}

function findOperation(method: string, path: string): Route {
  const operation = findRoute(method, path);
  if (!operation) throw new TypeError(`${method} ${path} is no operation of the contract`);
  return operation;
}

/** Sends a request and reads the whole answer. Everything between openapi-fetch and the network is one of these. */
export type Send = (request: OutgoingRequest) => Promise<Response>;

/** A layer of the chain. */
export type SendWrapper = (next: Send) => Send;
