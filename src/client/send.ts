import { findRoute, type Route, routes } from "../contract/routes.ts";

/** What changes while a request goes down the chain. */
interface Changes {
  readonly headers?: Headers;
  readonly signal?: AbortSignal;
  /** 1 for the first time that it is sent, then 2, 3, … */
  readonly attempt?: number;
  /** Moment of the monotonic clock at which the whole call has to be over. */
  readonly deadlineAt?: number;
}

/** What openapi-fetch hands on from the call: `operationId` where the path does not tell (S02). */
type OutgoingInit = RequestInit & Changes & { readonly operationId?: Route["id"] };

/**
 * A request as it goes down the chain: plain data, so that it can be sent again, and cheaper to make than a `Request`.
 * openapi-fetch constructs it in place of the global class.
 */
export class OutgoingRequest {
  readonly url: string;
  readonly method: string;
  readonly body: string | undefined;
  /** Path without the query, for messages: no secret of this interface is in it. */
  readonly path: string;
  readonly operation: Route;
  readonly headers: Headers;
  readonly signal: AbortSignal | undefined;
  readonly attempt: number;
  readonly deadlineAt: number;

  /** @throws TypeError where it is no operation: `http` could be sent anywhere, and credentials must not go there. */
  constructor(url: string | OutgoingRequest, init: OutgoingInit) {
    const known = typeof url === "string" ? undefined : url;
    this.url = known?.url ?? String(url);
    this.method = known?.method ?? init.method ?? "GET";
    this.body = known ? known.body : typeof init.body === "string" ? init.body : undefined;
    this.path = known?.path ?? new URL(this.url).pathname;
    this.operation = known?.operation ?? findOperation(this.method, this.path, init.operationId);
    this.headers = init.headers instanceof Headers ? init.headers : new Headers(init.headers ?? known?.headers);
    this.signal = init.signal ?? known?.signal;
    this.attempt = init.attempt ?? known?.attempt ?? 1;
    this.deadlineAt = init.deadlineAt ?? known?.deadlineAt ?? Number.POSITIVE_INFINITY;
  }

  /** The same request, but for these. */
  with({ headers = this.headers, ...changes }: Changes): OutgoingRequest {
    return new OutgoingRequest(this, { headers, ...changes });
  }
}

function findOperation(method: string, path: string, operationId: Route["id"] | undefined): Route {
  const operation = operationId ? routes[operationId] : findRoute(method, path);
  if (!operation) throw new TypeError(`${method} ${path} is no operation of the contract`);
  return operation;
}

/** Sends a request and reads the whole answer. Everything between openapi-fetch and the network is one of these. */
export type Send = (request: OutgoingRequest) => Promise<Response>;

/** A layer of the chain. */
export type SendWrapper = (next: Send) => Send;
