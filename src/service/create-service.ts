import { randomBytes as nodeRandomBytes } from "node:crypto";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { matchOperation, type Operation, operations } from "../contract/index.ts";
import { acceptForm } from "./accept-request.ts";
import { authenticate, type Caller } from "./authenticate.ts";
import { toErrorResponse } from "./error-response.ts";
import { handlers } from "./operations/handlers.ts";
import { createRateLimiter } from "./rate-limiter.ts";
import { ServiceError } from "./service-error.ts";
import type { ServiceOptions } from "./service-options.ts";

const MAX_BODY_BYTES = 16_384;

/** The service as a function from request to response; no socket is needed to call it. */
export interface Service {
  readonly fetch: (request: Request) => Promise<Response>;
}

/**
 * The service behind the interface (§4), over a store.
 *
 * Routes, authentication and the check of parameters and forms are driven by the operation table; only what an
 * operation does with an accepted request is written here.
 */
export function createService({ rateLimit, ...given }: ServiceOptions): Service {
  const options = {
    now: Date.now,
    randomBytes: (size: number): Uint8Array => nodeRandomBytes(size),
    defaultLimit: 10,
    defaultOrder: "created_at" as const,
    tokenLifetimeSeconds: 900,
    bearerHeader: "Authorization",
    ...given,
  };
  const takeFromLimit = rateLimit && createRateLimiter(rateLimit, options.now);
  const requestId = () => `req_${Buffer.from(options.randomBytes(9)).toString("hex")}`;

  const app = new Hono();
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => Promise.reject(bodyTooLarge()) }));
  for (const operation of Object.values(operations)) {
    for (const path of routePaths(operation)) {
      app.on(operation.method, path, async (context) => {
        const request = context.req.raw;
        const caller = await authenticate(operation, request.headers, options);
        takeFromLimit?.(credentialOf(caller));
        const query = new URL(request.url).searchParams;
        const parameters = context.req.param() as Record<string, string>;
        const form = await acceptForm(operation, request, parameters);
        const response = await handlers[operation.id]({ caller, path: parameters, query, form, options });
        return forbidCaching(operation, response);
      });
    }
  }
  app.notFound((context) =>
    forbidCachingOf(context, toErrorResponse(noOperation(context.req.method, context.req.path), requestId())),
  );
  app.onError((error, context) => forbidCachingOf(context, toErrorResponse(error, requestId())));
  return { fetch: async (request) => app.fetch(request) };
}

function bodyTooLarge(): ServiceError {
  const details = `The body must not exceed ${MAX_BODY_BYTES} bytes`;
  return new ServiceError({ code: 413, key: "payload_too_large", message: "Payload too large", details });
}

function credentialOf(caller: Caller): string {
  return caller.kind === "application" ? caller.clientId : caller.managementId;
}

/** Hono's form of the path; token issuance also answers under `/v1` (S02). */
function routePaths({ id, path }: Operation): string[] {
  const route = path.replaceAll(/\{(\w+)\}/g, ":$1");
  return id === "generateToken" ? [route, `/v1${route}`] : [route];
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

function forbidCachingOf(context: Context, response: Response): Response {
  const match = matchOperation("POST", context.req.path);
  return match ? forbidCaching(match.operation, response) : response;
}

/** No answer of a token endpoint may be kept by a cache (S09, RFC 6749 §5.1). */
function forbidCaching(operation: Operation, response: Response): Response {
  if (operation.requestBody) {
    response.headers.set("Cache-Control", "no-store");
    response.headers.set("Pragma", "no-cache");
  }
  return response;
}
