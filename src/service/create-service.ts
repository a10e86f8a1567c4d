import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Context, Hono } from "hono";
import { createErrorObject } from "../contract/error-object.ts";
import { matchOperation, type Operation, operations } from "../contract/internal.ts";
import { createDispatcher, type Dispatcher } from "./create-dispatcher.ts";
import { type OperationRequest, readText } from "./http/exchange.ts";
import { ServiceError } from "./http/service-error.ts";
import { DroppedConnectionError, toResponse } from "./http/service-response.ts";
import type { ServiceOptions } from "./service-options.ts";

/** The service as a function from request to response, without a socket. Only {@link createService} creates one. */
export class Service {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly #dispatcher: Dispatcher;

  /** @internal */
  constructor(fetch: Service["fetch"], dispatcher: Dispatcher) {
    this.fetch = fetch;
    this.#dispatcher = dispatcher;
  }

  /**
   * Returns the dispatcher behind `fetch`, for a server that needs no Request and no Response.
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
    defaultLimit: 10,
    defaultOrder: "created_at",
    tokenLifetimeSeconds: 900,
    bearerHeader: "Authorization",
    ...options,
  });
  const app = new Hono();
  for (const operation of Object.values(operations)) {
    for (const path of toRoutePaths(operation))
      app.on(operation.method, path, async (context) =>
        toResponse(await dispatcher.dispatch(toOperationRequest(operation, context))),
      );
  }
  app.notFound(({ req }) =>
    toResponse(dispatcher.refuse(createNoOperationError(req.method, req.path), findTokenOperation(req.path))),
  );
  app.onError((error, { req }) => {
    if (error instanceof DroppedConnectionError) throw error;
    return toResponse(dispatcher.refuse(error, findTokenOperation(req.path)));
  });
  return new Service(async (request) => app.fetch(request), dispatcher);
}

function toOperationRequest(operation: Operation, { req }: Context): OperationRequest {
  const { raw } = req;
  return {
    operation,
    headers: raw.headers,
    path: req.param() as Record<string, string>,
    query: new URL(raw.url).searchParams,
    readBody: async () => (raw.body ? readText(raw.body as unknown as AsyncIterable<Uint8Array>) : ""), // streams of Node are iterable; the DOM types lack that
  };
}

/** Returns the path in the syntax of Hono; token issuance also answers under `/v1` (S02). */
function toRoutePaths({ id, path }: Operation): string[] {
  const route = path.replaceAll(/\{(\w+)\}/g, ":$1");
  return id === "generateToken" ? [route, `/v1${route}`] : [route];
}

/** Finds the token operation of a path; caches must not keep its refusals either (S09). */
function findTokenOperation(path: string): Operation | undefined {
  return matchOperation("POST", path)?.operation;
}

/** Creates a 405 if the path has operations with other methods, else a 404 (S20). */
function createNoOperationError(method: string, path: string): ServiceError {
  const methods = [...new Set(Object.values(operations).map((operation) => operation.method))];
  const Allow = methods.filter((known) => matchOperation(known, path) !== undefined).join(", ");
  if (Allow === "") return new ServiceError(createErrorObject(404, { details: "No operation has this path" }));
  return new ServiceError(createErrorObject(405, { details: `${method} is not allowed here; allowed: ${Allow}` }), {
    Allow,
  });
}
