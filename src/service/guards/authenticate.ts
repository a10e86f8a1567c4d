import { createErrorObject } from "../../contract/error-object.ts";
import {
  listSchemes,
  type Operation,
  type SecurityScheme,
  satisfiedAlternatives,
  securityHeaders,
  splitScopes,
  takesToken,
} from "../../contract/internal.ts";
import type { Caller, Exchange, Middleware, OperationRequest, PresentedCredential } from "../http/exchange.ts";
import { ServiceError, unauthorized } from "../http/service-error.ts";
import type { Store } from "../store/store.ts";

const BEARER_HEADER = securityHeaders["X-Service-OAuth"];

type RequestHeaders = OperationRequest["headers"];
type Alternative = Operation["security"][number];

/** The service options that authentication needs. */
interface AuthenticationContext {
  readonly store: Store;
  /** Milliseconds since the epoch; without it, the clock of the database counts. */
  readonly tokenClock: (() => number) | undefined;
  readonly bearerHeader: string;
}

/**
 * Finds the caller by the first alternative of the operation whose credentials are accepted (§5.1).
 * @throws ServiceError 401 if none is (S10), 403 if a valid token has none of the scopes needed (S11).
 */
export function authenticate(context: AuthenticationContext): Middleware {
  return (next) => async (exchange) => {
    exchange.caller = await findCaller(exchange, context);
    return next(exchange);
  };
}

async function findCaller(exchange: Exchange, context: AuthenticationContext): Promise<Caller> {
  const { operation, headers } = exchange.request;
  const credentials = exchange.credentials ?? findPresentedCredentials(operation, headers, context.bearerHeader);
  for (const { alternative, id } of credentials) {
    if (alternative["X-Service-OAuth"]) continue;
    const caller = await findCallerByKeys(alternative, headers, context.store);
    exchange.recordAttempt?.(id, caller !== undefined);
    if (caller) return caller;
  }
  const byToken = credentials.filter(({ alternative }) => alternative["X-Service-OAuth"]);
  const [first] = byToken;
  if (!first) throw unauthenticated(operation);
  const token = await context.store.findToken(findBearerToken(headers, context.bearerHeader) ?? "");
  const isValid = token !== undefined && !isExpired(token, context.tokenClock);
  exchange.recordAttempt?.(first.id, isValid);
  if (!isValid) throw unauthorized('Bearer realm="loyalty", error="invalid_token"');
  const granted = splitScopes(token.scope);
  const scopes = byToken.flatMap(({ alternative }) => alternative["X-Service-OAuth"] ?? []);
  if (!scopes.some((scope) => granted.includes(scope))) throw insufficientScope(scopes);
  return toApplication(token);
}

/** Whether a token is no longer valid (S08). */
export function isExpired(token: { expires_at: number; now: number }, clock: (() => number) | undefined): boolean {
  return token.expires_at * 1000 <= (clock?.() ?? token.now * 1000);
}

async function findCallerByKeys(
  alternative: Alternative,
  headers: RequestHeaders,
  store: Store,
): Promise<Caller | undefined> {
  const value = (scheme: SecurityScheme) => readHeader(headers, scheme) ?? "";
  if (alternative.ApplicationId) {
    const key = await store.findApplicationKey(value("ApplicationId"), value("ApplicationToken"));
    return key && toApplication(key);
  }
  const id = await store.findManagementKey(value("ManagementId"), value("ManagementToken"));
  return id === undefined ? undefined : { kind: "management", id };
}

function toApplication(found: NonNullable<Awaited<ReturnType<Store["findToken" | "findApplicationKey"]>>>): Caller {
  const { project_id: projectId, client_id: id, secret_number: secretNumber, arrival, now } = found;
  return { kind: "application", id, projectId, secretNumber, arrival: arrival ?? 0, now };
}

/** Returns the caller if it is an application. @throws ServiceError 401 for any other caller. */
export function requireApplication(caller: Caller | undefined): Extract<Caller, { kind: "application" }> {
  if (caller?.kind !== "application") throw unauthorized();
  return caller;
}

/** Returns the bearer token of a request (S05). */
export function findBearerToken(headers: RequestHeaders, bearerHeader: string): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.get(bearerHeader) ?? "")?.[1];
}

/** Returns the credentials of a request. */
export function findPresentedCredentials(
  operation: Operation,
  headers: RequestHeaders,
  bearerHeader: string,
): PresentedCredential[] {
  const sent = renameBearerHeader(headers, bearerHeader);
  return satisfiedAlternatives(operation, sent).map((alternative) => {
    const [scheme, second] = listSchemes(alternative).sort(); // the id of a pair sorts before its token
    const id = scheme === undefined ? "" : `${scheme} ${readHeader(sent, scheme)}`;
    return { alternative, id, secret: second === undefined ? id : `${id}\n${readHeader(sent, second)}` };
  });
}

const readHeader = (headers: RequestHeaders, scheme: SecurityScheme) => headers.get(securityHeaders[scheme]);

/** Makes the bearer token readable under the header that the contract names (S05). */
function renameBearerHeader(headers: RequestHeaders, bearerHeader: string): RequestHeaders {
  if (bearerHeader.toLowerCase() === BEARER_HEADER.toLowerCase()) return headers;
  const rename = (name: string) => (name.toLowerCase() === BEARER_HEADER.toLowerCase() ? bearerHeader : name);
  return { get: (name) => headers.get(rename(name)), has: (name) => headers.has(rename(name)) };
}

/** Creates the refusal of a request without accepted credentials. */
export function unauthenticated(operation: Operation): ServiceError {
  return unauthorized(takesToken(operation) ? 'Bearer realm="loyalty"' : undefined);
}

function insufficientScope(scopes: readonly string[]): ServiceError {
  const details = `The access token needs the scope ${scopes.join(" or ")}`;
  return new ServiceError(createErrorObject(403, { details }), {
    "WWW-Authenticate": `Bearer realm="loyalty", error="insufficient_scope", scope="${scopes.join(" ")}"`,
  });
}
