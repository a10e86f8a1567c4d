import { randomBytes as nodeRandomBytes } from "node:crypto";
import { type Context, Hono } from "hono";
import { matchOperation, type Operation, operations } from "../contract/index.ts";
import { createResponder, type Responder } from "./create-dispatcher.ts";
import { createFaults } from "./faults/select-fault.ts";
import { createSlowdown } from "./guards/failed-auth-throttle.ts";
import { createRateLimiter } from "./guards/limit-rate.ts";
import { DroppedConnectionError } from "./http/dropped-connection-error.ts";
import { readText } from "./http/exchange.ts";
import { ServiceError } from "./http/service-error.ts";
import { toResponse } from "./http/service-response.ts";
import { schedule } from "./schedule.ts";
import type { ServiceOptions } from "./service-options.ts";

/** The service as a function from request to response; no socket is needed to call it. Only {@link createService} makes one. */
export class Service {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly #responder: Responder;

  /** @internal */
  constructor(fetch: Service["fetch"], responder: Responder) {
    this.fetch = fetch;
    this.#responder = responder;
  }

  /**
   * Returns what is behind `fetch`, for a server that needs no Request and no Response.
   * @throws TypeError if the value is not from `createService`.
   * @internal
   */
  static getResponder(service: Service): Responder {
    if (!(service instanceof Service))
      throw new TypeError("createListener takes a service that createService of the same package returned");
    return service.#responder;
  }
}

/**
 * The service behind the interface (§4), over a store.
 *
 * Routes, authentication and the check of parameters and forms are driven by the operation table; only what an
 * operation does with an accepted request is written by hand.
 *
 * @throws FaultRuleError for a rule of `faults` that is none.
 */
export function createService({ rateLimit, slowdown, faults, ...given }: ServiceOptions): Service {
  const options = {
    now: Date.now,
    schedule,
    randomBytes: (size: number): Uint8Array => nodeRandomBytes(size),
    defaultLimit: 10,
    defaultOrder: "created_at" as const,
    tokenLifetimeSeconds: 900,
    bearerHeader: "Authorization",
    ...given,
  };
  const responder = createResponder(options, {
    ...(rateLimit && { takeFromLimit: createRateLimiter(rateLimit, options.now) }),
    ...(slowdown && { slowdown: createSlowdown(slowdown, options.now) }),
    ...(faults && faults.length > 0 && { strike: createFaults(faults) }),
  });
  const app = new Hono();
  for (const operation of Object.values(operations)) {
    for (const path of routePaths(operation)) {
      app.on(operation.method, path, async (context) =>
        toResponse(await responder.answer(fromContext(operation, context))),
      );
    }
  }
  app.notFound(({ req }) => toResponse(responder.refuse(noOperation(req.method, req.path), tokenOperation(req.path))));
  app.onError((error, { req }) => {
    if (error instanceof DroppedConnectionError) throw error;
    return toResponse(responder.refuse(error, tokenOperation(req.path)));
  });
  return new Service(async (request) => app.fetch(request), responder);
}

function fromContext(operation: Operation, { req }: Context) {
  const request = req.raw;
  return {
    operation,
    headers: request.headers,
    path: req.param() as Record<string, string>,
    query: new URL(request.url).searchParams,
    readBody: async () => (request.body ? readText(request.body as unknown as AsyncIterable<Uint8Array>) : ""), // Node's streams are iterable, the types of the DOM are behind
  };
}

/** Hono's form of the path; token issuance also answers under `/v1` (S02). */
function routePaths({ id, path }: Operation): string[] {
  const route = path.replaceAll(/\{(\w+)\}/g, ":$1");
  return id === "generateToken" ? [route, `/v1${route}`] : [route];
}

/** The token endpoint of this path, whose refusals no cache may keep either (S09). */
function tokenOperation(path: string): Operation | undefined {
  return matchOperation("POST", path)?.operation;
}

/** 405 where the path is known with other methods, else 404 (S20). */
function noOperation(method: string, path: string): ServiceError {
  const methods = ["GET", "POST"].filter((known) => matchOperation(known, path) !== undefined);
  if (methods.length === 0)
    return new ServiceError({
      code: 404,
      message: "Resource not found",
      key: "not_found",
      details: "No operation has this path",
    });
  const details = `${method} is not allowed here; allowed: ${methods.join(", ")}`;
  return new ServiceError(
    { code: 405, key: "method_not_allowed", message: "Method not allowed", details },
    { Allow: methods.join(", ") },
  );
}
