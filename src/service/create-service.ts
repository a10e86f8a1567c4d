import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { securityHeaders, tokenLifetimeSeconds } from "../contract/internal.ts";
import { createDispatcher, type Dispatcher } from "./create-dispatcher.ts";
import { readText } from "./http/exchange.ts";
import { toResponse } from "./http/service-response.ts";
import type { ServiceOptions } from "./service-options.ts";

/** The service as a function from request to response, without a socket. Only {@link createService} creates one. */
export class Service {
  readonly #dispatcher: Dispatcher;

  /** @internal */
  constructor(dispatcher: Dispatcher) {
    this.#dispatcher = dispatcher;
  }

  /** Answers a request, given like that of the global `fetch`. Rejects like a lost connection if a fault drops the response. */
  readonly fetch = async (input: Request | URL | string, init?: object): Promise<Response> => {
    // Servers pass other objects than a RequestInit beside a Request.
    const isRequest = typeof input === "object" && "method" in input;
    const { method, url, headers, body } = isRequest ? input : new Request(input, init);
    const { pathname, search } = new URL(url);
    const readBody = async () => (body ? readText(body as unknown as AsyncIterable<Uint8Array>) : ""); // streams of Node are iterable; the DOM types lack that
    return toResponse(
      await this.#dispatcher.dispatch({ method, target: pathname + search, headers, readBody }),
      method,
    );
  };

  /**
   * Returns what answers behind `fetch`, for a server that needs no Request and no Response.
   * @throws TypeError if the value is not from `createService`.
   * @internal
   */
  static getDispatcher(service: Service): Dispatcher {
    if (!(service instanceof Service))
      throw new TypeError("createListener takes a service that createService of the same package returned");
    return service.#dispatcher;
  }
}

/**
 * Creates the service behind the interface (§4), over a store. The operation table drives routes, authentication and
 * the checks of parameters and forms.
 * @throws FaultRuleError if a rule in `faults` is invalid.
 */
export function createService(options: ServiceOptions): Service {
  const dispatcher = createDispatcher({
    now: Date.now,
    sleep,
    randomBytes,
    tokenLifetimeSeconds,
    bearerHeader: securityHeaders["X-Service-OAuth"],
    ...options,
    tokenClock: options.now,
  });
  return new Service(dispatcher);
}
