import { type Operation, satisfiedAlternatives, securityHeaders } from "../contract/index.ts";
import type { OperationRequest } from "./operation-request.ts";
import { ServiceError, unauthorized } from "./service-error.ts";
import { isSecret } from "./store/hash-secret.ts";
import type { Store } from "./store/store.ts";

type RequestHeaders = OperationRequest["headers"];

/** Who is asking: an application of a project (key pair or token), or a management key. */
export type Caller =
  | { readonly kind: "application"; readonly projectId: string; readonly clientId: string }
  | { readonly kind: "management"; readonly managementId: string };

/** What authentication needs of the service. */
export interface Authentication {
  readonly store: Store;
  /** Now, in milliseconds since the epoch. */
  readonly now: () => number;
  /** Header that carries the bearer token (S05). */
  readonly bearerHeader: string;
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
    const caller = await callerByKeys(alternative, sent, context.store);
    if (caller) return caller;
  }
  const scopes = alternatives.flatMap((alternative) => alternative["X-Service-OAuth"] ?? []);
  if (scopes.length > 0) return callerByToken(sent, scopes, context);
  const takesToken = operation.security.some((alternative) => "X-Service-OAuth" in alternative);
  throw unauthorized(takesToken ? 'Bearer realm="loyalty"' : undefined);
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
    if (!key || !isSecret(value("ApplicationToken"), key.token_hash)) return undefined;
    return { kind: "application", projectId: key.project_id, clientId: key.client_id };
  }
  if ("ManagementId" in alternative) {
    const key = await store.findManagementKey(value("ManagementId"));
    if (!key || !isSecret(value("ManagementToken"), key.token_hash)) return undefined;
    return { kind: "management", managementId: key.management_id };
  }
  return undefined;
}

async function callerByToken(
  headers: RequestHeaders,
  scopes: readonly string[],
  { store, now }: Authentication,
): Promise<Caller> {
  const [, sent = ""] = /^Bearer +(\S+)$/i.exec(headers.get("Authorization") ?? "") ?? [];
  const token = await store.findToken(sent);
  if (!token || token.expires_at * 1000 <= now()) throw unauthorized('Bearer realm="loyalty", error="invalid_token"');
  const granted = token.scope.split(" ");
  if (!scopes.some((scope) => granted.includes(scope))) throw insufficientScope(scopes);
  return { kind: "application", projectId: token.project_id, clientId: token.client_id };
}

function insufficientScope(scopes: readonly string[]): ServiceError {
  const details = `The access token needs the scope ${scopes.join(" or ")}`;
  return new ServiceError(
    { code: 403, key: "insufficient_scope", message: "Insufficient scope", details },
    { "WWW-Authenticate": `Bearer realm="loyalty", error="insufficient_scope", scope="${scopes.join(" ")}"` },
  );
}
