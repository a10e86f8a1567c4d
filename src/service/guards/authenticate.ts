import { type Operation, satisfiedAlternatives, securityHeaders, takesToken } from "../../contract/index.ts";
import type { OperationRequest } from "../http/exchange.ts";
import { ServiceError, unauthorized } from "../http/service-error.ts";
import { isSecret } from "../store/hash-secret.ts";
import type { Store } from "../store/store.ts";

type RequestHeaders = OperationRequest["headers"];

/** Who is asking: an application of a project (key pair or token), or a management key. */
export type Caller =
  | {
      readonly kind: "application";
      readonly projectId: string;
      readonly clientId: string;
      /** Number of the last record that had come in when the credentials were looked up. */
      readonly arrival: number;
    }
  | { readonly kind: "management"; readonly managementId: string };

/** What authentication needs of the service. */
export interface Authentication {
  readonly store: Store;
  /** Now, in milliseconds since the epoch. */
  readonly now: () => number;
  /** Header that carries the bearer token (S05). */
  readonly bearerHeader: string;
  /** Told of each credential that was tried. */
  readonly judge?: (presented: string, isGood: boolean) => void;
}

/** The bearer token that a request carries (S05). */
export function bearerToken(headers: RequestHeaders, bearerHeader: string): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.get(bearerHeader) ?? "")?.[1];
}

/** What a request presents for each of its alternatives: the id of a key pair, or the whole token. */
export function presentedCredentials(operation: Operation, headers: RequestHeaders, bearerHeader: string): string[] {
  const sent = withBearer(headers, bearerHeader);
  return [...new Set(satisfiedAlternatives(operation, sent).map((alternative) => presentedBy(alternative, sent)))];
}

function presentedBy(alternative: object, headers: RequestHeaders): string {
  const [scheme = ""] = Object.keys(alternative).sort(); // the id of a pair is before its token
  return `${scheme} ${headers.get(securityHeaders[scheme] ?? "")}`;
}

/**
 * The caller of a request, by the first alternative of the operation whose credentials are good (§5.1).
 * @throws ServiceError 401 where none is (S10), 403 where a good token lacks every scope that would do (S11).
 */
export async function authenticate(
  operation: Operation,
  headers: RequestHeaders,
  context: Authentication,
): Promise<Caller> {
  const sent = withBearer(headers, context.bearerHeader);
  const alternatives = satisfiedAlternatives(operation, sent);
  for (const alternative of alternatives) {
    if ("X-Service-OAuth" in alternative) continue;
    const caller = await callerByKeys(alternative, sent, context.store);
    context.judge?.(presentedBy(alternative, sent), caller !== undefined);
    if (caller) return caller;
  }
  const scopes = alternatives.flatMap((alternative) => alternative["X-Service-OAuth"] ?? []);
  if (scopes.length > 0) return callerByToken(sent, scopes, context);
  throw unauthenticated(operation);
}

/** The refusal of a request without credentials that are any good. */
export function unauthenticated(operation: Operation): ServiceError {
  return unauthorized(takesToken(operation) ? 'Bearer realm="loyalty"' : undefined);
}

/** The headers as if the bearer token came where the contract has it (S05). */
function withBearer(headers: RequestHeaders, bearerHeader: string): RequestHeaders {
  if (bearerHeader.toLowerCase() === "authorization") return headers;
  const carrier = (name: string) => (name.toLowerCase() === "authorization" ? bearerHeader : name);
  return { get: (name) => headers.get(carrier(name)), has: (name) => headers.has(carrier(name)) };
}

async function callerByKeys(alternative: object, headers: RequestHeaders, store: Store): Promise<Caller | undefined> {
  const value = (scheme: string) => headers.get(securityHeaders[scheme] ?? "") ?? "";
  if ("ApplicationId" in alternative) {
    const key = await store.findApplicationKey(value("ApplicationId"));
    const isGood = isSecret(value("ApplicationToken"), key?.token_hash);
    return key && isGood ? application(key) : undefined;
  }
  if ("ManagementId" in alternative) {
    const key = await store.findManagementKey(value("ManagementId"));
    const isGood = isSecret(value("ManagementToken"), key?.token_hash);
    return key && isGood ? { kind: "management", managementId: key.management_id } : undefined;
  }
  return undefined;
}

async function callerByToken(
  headers: RequestHeaders,
  scopes: readonly string[],
  { store, now, judge }: Authentication,
): Promise<Caller> {
  const token = await store.findToken(bearerToken(headers, "Authorization") ?? "");
  const isAlive = token !== undefined && token.expires_at * 1000 > now();
  judge?.(presentedBy({ "X-Service-OAuth": [] }, headers), isAlive);
  if (!isAlive) throw unauthorized('Bearer realm="loyalty", error="invalid_token"');
  const granted = token.scope.split(" ");
  if (!scopes.some((scope) => granted.includes(scope))) throw insufficientScope(scopes);
  return application(token);
}

function application(found: { project_id: string; client_id: string; arrival: number | null }): Caller {
  const { project_id, client_id, arrival } = found;
  return { kind: "application", projectId: project_id, clientId: client_id, arrival: arrival ?? 0 };
}

function insufficientScope(scopes: readonly string[]): ServiceError {
  const details = `The access token needs the scope ${scopes.join(" or ")}`;
  return new ServiceError(
    { code: 403, key: "insufficient_scope", message: "Insufficient scope", details },
    { "WWW-Authenticate": `Bearer realm="loyalty", error="insufficient_scope", scope="${scopes.join(" ")}"` },
  );
}
