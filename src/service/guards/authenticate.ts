import { type CredentialKind, credentialKinds, findCredentialKind } from "../../contract/credential-kinds.ts";
import { createErrorObject } from "../../contract/error-object.ts";
import { findCredential, listSchemes, type Operation, splitScopes, takesToken } from "../../contract/internal.ts";
import { ServiceError, unauthorized } from "../http/service-error.ts";
import type { ResolvedServiceOptions } from "../http/service-options.ts";
import type { Caller, Guard, ServiceRequest } from "../http/service-request.ts";
import type { KeyKind } from "../store/schema.ts";

const [BEARER] = credentialKinds.token;

/** The service options that authentication needs. */
type AuthenticationContext = Pick<ResolvedServiceOptions, "store">;

/**
 * Finds the caller by the `security` of the operation: one accepted credential is enough (§5.1, S29). A public operation has
 * no caller.
 * @throws ServiceError 401 if no credential is accepted (S10), 403 if a valid token lacks the scope (S11).
 */
export function authenticate(context: AuthenticationContext): Guard {
  return (next) => async (request) => {
    const { operation, headers } = request;
    request.caller = await findCaller(operation, headers, context);
    return next(request);
  };
}

/** Tries key pairs first, then tokens, then no credentials. Their order in the contract does not matter. */
async function findCaller(
  operation: Operation,
  headers: ServiceRequest["headers"],
  context: AuthenticationContext,
): Promise<Caller | undefined> {
  let refusal: ServiceError | undefined;
  for (const [kind, schemes] of Object.entries(credentialKinds) as [CredentialKind, readonly (typeof BEARER)[]][]) {
    const security = operation.security.filter((each) => findCredentialKind(listSchemes(each)) === kind);
    const values = schemes.map((scheme) => findCredential(scheme, headers));
    if (security.length === 0 || values.includes(undefined)) continue;
    const result = await verifiers[kind]({ operation, security, values: values as string[] }, context);
    if (!(result instanceof ServiceError)) return result;
    refusal = result; // the token's message is more specific than the key's
  }
  throw refusal ?? unauthenticated(operation);
}

/** A complete credential. */
interface Presented {
  readonly operation: Operation;
  /** The alternatives that accept its kind. */
  readonly security: Operation["security"];
  /** In the order of its schemes. */
  readonly values: readonly string[];
}

/** Verifies a credential. Returns the caller, if there is one, or the refusal. */
type Verify = (presented: Presented, context: AuthenticationContext) => Promise<Caller | ServiceError | undefined>;

function verifyKey(kind: KeyKind): Verify {
  return async ({ operation, values: [id = "", secret = ""] }, { store }) => {
    const key = await store.findKey(kind, id, secret);
    return key ? { kind, ...key } : unauthenticated(operation);
  };
}

const verifiers: { readonly [Kind in CredentialKind]: Verify } = {
  application: verifyKey("application"),
  management: verifyKey("management"),
  async token({ security, values: [text = ""] }, { store }) {
    const token = await store.findToken(text);
    if (!token || isExpired(token)) return unauthorized('Bearer realm="loyalty", error="invalid_token"');
    const granted = splitScopes(token.scope);
    const wanted = security.map((alternative) => alternative[BEARER] ?? []);
    const isGranted = wanted.some((scopes) => scopes.every((scope) => granted.includes(scope)));
    return isGranted ? { kind: "application", ...token } : insufficientScope(wanted);
  },
  async none() {
    return undefined;
  },
};

/** True if a token is no longer valid (S08). */
export function isExpired({ expires_at, now }: { expires_at: number; now: number }): boolean {
  return expires_at <= now;
}

/** Creates the refusal of a request without accepted credentials. */
export function unauthenticated(operation: Operation): ServiceError {
  return unauthorized(takesToken(operation) ? 'Bearer realm="loyalty"' : undefined);
}

function insufficientScope(wanted: readonly (readonly string[])[]): ServiceError {
  const details = `The access token needs the scope ${wanted.map((scopes) => scopes.join(" and ")).join(" or ")}`;
  return new ServiceError(createErrorObject(403, { details }), {
    "WWW-Authenticate": `Bearer realm="loyalty", error="insufficient_scope", scope="${wanted.flat().join(" ")}"`,
  });
}
