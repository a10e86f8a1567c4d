import { createErrorObject } from "../../contract/error-object.ts";
import {
  findCredential,
  listSchemes,
  type Operation,
  securityHeaders,
  splitScopes,
  takesToken,
} from "../../contract/internal.ts";
import type { Caller, Exchange, Middleware, OperationRequest, PresentedCredential } from "../http/exchange.ts";
import { ServiceError, unauthorized } from "../http/service-error.ts";
import type { Store } from "../store/store.ts";

const BEARER_HEADER = securityHeaders["X-Service-OAuth"];

type RequestHeaders = OperationRequest["headers"];

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
    return await next(exchange);
  };
}

async function findCaller(exchange: Exchange, context: AuthenticationContext): Promise<Caller> {
  const { operation, headers } = exchange.request;
  const credentials = findPresentedCredentials(operation, headers, context.bearerHeader);
  for (const credential of credentials) {
    if (credential.alternative["X-Service-OAuth"]) continue;
    const caller = await findCallerByKey(credential, context.store);
    if (caller) return caller;
  }
  const byToken = credentials.filter(({ alternative }) => alternative["X-Service-OAuth"]);
  const [first] = byToken;
  if (!first) throw unauthenticated(operation);
  const token = await context.store.findToken(first.secret);
  const isValid = token !== undefined && !isExpired(token, context.tokenClock);
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

async function findCallerByKey(
  { alternative, id, secret }: PresentedCredential,
  store: Store,
): Promise<Caller | undefined> {
  if (alternative.ApplicationId) {
    const key = await store.findApplicationKey(id, secret);
    return key && toApplication(key);
  }
  const key = await store.findManagementKey(id, secret);
  return key && { kind: "management", id: key.management_id };
}

function toApplication(found: NonNullable<Awaited<ReturnType<Store["findToken" | "findApplicationKey"]>>>): Caller {
  const { project_id: projectId, client_id: id, key_hash: keyHash, arrival, now } = found;
  return { kind: "application", id, projectId, keyHash, arrival: arrival ?? 0, now };
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

/** Returns the credentials of a request that are complete. */
export function findPresentedCredentials(
  { security }: Operation,
  headers: RequestHeaders,
  bearerHeader: string,
): PresentedCredential[] {
  const sent = renameBearerHeader(headers, bearerHeader);
  const presented: PresentedCredential[] = [];
  for (const alternative of security) {
    const [scheme, second] = listSchemes(alternative).sort(); // the id of a pair sorts before its token
    const id = scheme && findCredential(scheme, sent);
    const secret = second === undefined ? id : findCredential(second, sent);
    if (id !== undefined && secret !== undefined) presented.push({ alternative, id, secret });
  }
  return presented;
}

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
