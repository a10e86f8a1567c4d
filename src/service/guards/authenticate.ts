import { credentialKinds, listAlternatives } from "../../contract/credential-kinds.ts";
import { createErrorObject } from "../../contract/error-object.ts";
import {
  findCredential,
  type Operation,
  satisfiedAlternatives,
  splitScopes,
  takesToken,
} from "../../contract/internal.ts";
import { ServiceError, unauthorized } from "../http/service-error.ts";
import type { Caller, Guard, ServiceRequest } from "../http/service-request.ts";
import type { KeyKind } from "../store/schema.ts";
import type { Store } from "../store/store.ts";

type Headers = ServiceRequest["headers"];
type Scopes = readonly string[];

/** Key pairs come first, then tokens, then no credentials. Their order in the contract does not matter. */
const ORDER = ["application", "management", "token", "none"] as const;

/**
 * Finds the caller by the `security` of the operation: one accepted credential is enough (§5.1, S29). A public operation has
 * no caller.
 * @throws ServiceError 401 if no credential is accepted (S10), 403 if a valid token lacks the scope (S11).
 */
export function authenticate({ store }: { readonly store: Store }): Guard {
  return (next, operation) => {
    const alternatives = listAlternatives(operation);
    const kinds = ORDER.filter((kind) => alternatives.some((each) => each.kind === kind));
    const wanted = alternatives.filter(({ kind }) => kind === "token").map(({ scopes }) => scopes);
    return async (request) => {
      const { headers } = request;
      let refusal: ServiceError | undefined;
      for (const kind of kinds) {
        if (kind === "none") return next(request);
        const found = await (kind === "token" ? findToken(store, headers, wanted) : findKey(store, kind, headers));
        if (found instanceof ServiceError) refusal = found;
        if (!found || found instanceof ServiceError) continue;
        request.caller = found;
        return next(request);
      }
      throw refusal ?? unauthenticated(operation);
    };
  };
}

async function findKey(store: Store, kind: KeyKind, headers: Headers): Promise<Caller | undefined> {
  const [id, secret] = credentialKinds[kind].map((scheme) => findCredential(scheme, headers));
  const key = id === undefined || secret === undefined ? undefined : await store.findKey(kind, id, secret);
  return key && { kind, ...key };
}

/** Finds the application of a token with the scopes of one of the alternatives. */
async function findToken(store: Store, headers: Headers, wanted: Scopes[]): Promise<Caller | ServiceError | undefined> {
  const text = findCredential(credentialKinds.token[0], headers);
  if (text === undefined) return undefined;
  const token = await store.findToken(text);
  if (!token || isExpired(token)) return unauthorized('Bearer realm="loyalty", error="invalid_token"');
  const granted = splitScopes(token.scope);
  const isGranted = wanted.some((scopes) => scopes.every((scope) => granted.includes(scope)));
  return isGranted ? { kind: "application", ...token } : insufficientScope(wanted);
}

/** Accepts each credential that is there: no verifier knows those of the operation, and it has no handler yet. */
export const requireCredential: Guard = (next, operation) => async (request) => {
  if (satisfiedAlternatives(operation, request.headers).length === 0) throw unauthenticated(operation);
  return next(request);
};

/** True if a token is no longer valid (S08). */
export function isExpired({ expires_at, now }: { expires_at: number; now: number }): boolean {
  return expires_at <= now;
}

/** Returns the caller of a request. @throws Error if the handler cannot serve its kind: the request then gets 500. */
export function requireCaller({ caller }: { readonly caller: Caller | undefined }, kind: KeyKind): Caller {
  if (caller?.kind === kind) return caller;
  throw new Error(`the handler serves callers of the kind ${kind}, not ${caller?.kind}`);
}

export function unauthenticated(operation: Operation): ServiceError {
  return unauthorized(takesToken(operation) ? 'Bearer realm="loyalty"' : undefined);
}

function insufficientScope(wanted: readonly Scopes[]): ServiceError {
  const details = `The access token needs the scope ${wanted.map((scopes) => scopes.join(" and ")).join(" or ")}`;
  return new ServiceError(createErrorObject(403, { details }), {
    "WWW-Authenticate": `Bearer realm="loyalty", error="insufficient_scope", scope="${wanted.flat().join(" ")}"`,
  });
}
