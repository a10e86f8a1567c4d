import { type CredentialKind, credentialKinds, listAlternatives } from "../../contract/credential-kinds.ts";
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

/**
 * Verifies one kind of credential. Returns the caller (undefined if the operation is public), the refusal, or nothing if the request
 * does not have the credential.
 */
type Verify = (
  headers: ServiceRequest["headers"],
) => Promise<{ readonly caller: Caller | undefined } | ServiceError | undefined>;

/**
 * Finds the caller by the `security` of the operation: one accepted credential is enough (§5.1, S29). A public operation has
 * no caller.
 * @throws ServiceError 401 if no credential is accepted (S10), 403 if a valid token lacks the scope (S11).
 */
export function authenticate({ store }: { readonly store: Store }): Guard {
  return (next, operation) => {
    const verifiers = createVerifiers(store, operation);
    return async (request) => {
      let refusal: ServiceError | undefined;
      for (const verify of verifiers) {
        const result = await verify(request.headers);
        if (result && "caller" in result) {
          request.caller = result.caller;
          return next(request);
        }
        refusal = result ?? refusal; // the token's message is more specific than the key's
      }
      throw refusal ?? unauthenticated(operation);
    };
  };
}

/** Accepts each credential that is there: no verifier knows those of the operation, and it has no handler yet. */
export const requireCredential: Guard = (next, operation) => async (request) => {
  if (satisfiedAlternatives(operation, request.headers).length === 0) throw unauthenticated(operation);
  return next(request);
};

/** Returns key pairs first, then tokens, then no credentials. Their order in the contract does not matter. */
function createVerifiers(store: Store, operation: Operation): Verify[] {
  const alternatives = listAlternatives(operation);
  const verifyKey =
    (kind: KeyKind): Verify =>
    async (headers) => {
      const [id, secret] = credentialKinds[kind].map((scheme) => findCredential(scheme, headers));
      if (id === undefined || secret === undefined) return undefined;
      const key = await store.findKey(kind, id, secret);
      return key ? { caller: { kind, ...key } } : unauthenticated(operation);
    };
  const verifiers: { readonly [Kind in CredentialKind]: Verify } = {
    application: verifyKey("application"),
    management: verifyKey("management"),
    async token(headers) {
      const text = findCredential(credentialKinds.token[0], headers);
      if (text === undefined) return undefined;
      const token = await store.findToken(text);
      if (!token || isExpired(token)) return unauthorized('Bearer realm="loyalty", error="invalid_token"');
      const granted = splitScopes(token.scope);
      const wanted = alternatives.filter(({ kind }) => kind === "token").map(({ scopes }) => scopes);
      const isGranted = wanted.some((scopes) => scopes.every((scope) => granted.includes(scope)));
      return isGranted ? { caller: { kind: "application", ...token } } : insufficientScope(wanted);
    },
    none: async () => ({ caller: undefined }),
  };
  const kinds = Object.keys(verifiers) as CredentialKind[];
  return kinds.filter((kind) => alternatives.some((each) => each.kind === kind)).map((kind) => verifiers[kind]);
}

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

function insufficientScope(wanted: readonly (readonly string[])[]): ServiceError {
  const details = `The access token needs the scope ${wanted.map((scopes) => scopes.join(" and ")).join(" or ")}`;
  return new ServiceError(createErrorObject(403, { details }), {
    "WWW-Authenticate": `Bearer realm="loyalty", error="insufficient_scope", scope="${wanted.flat().join(" ")}"`,
  });
}
