import {
  scopes as knownScopes,
  type OperationId,
  operations,
  satisfiedAlternatives,
  securityHeaders,
  splitScopes,
} from "../../contract/internal.ts";
import { bearerToken, type Exchange, formField, isSuccess, issuedToken } from "../read/exchange.ts";
import type { ComparedExchange, Hide } from "./invariant.ts";

/**
 * An exchange that issued or revoked a token (§2.8, §4.3), or a request with the token and no other credentials that succeeded
 * (`use`) or got 401 (`refusal`).
 */
export interface TokenFact extends ComparedExchange {
  readonly kind: "issue" | "revocation" | "use" | "refusal";
  readonly token: string;
  /** The value of `X-App-Id`; undefined if it was not sent, or if a tool replaced all values by the same text. */
  readonly application: string | undefined;
  /** The granted scopes, if the response names any; a use needs one of its scopes. */
  readonly scopes?: readonly string[] | undefined;
  /** Seconds. */
  readonly expiresIn?: number | undefined;
}

/** Lists what an exchange says about tokens. */
export function listTokenFacts(
  exchange: Exchange & { readonly operationId: OperationId },
  place: ComparedExchange,
): TokenFact[] {
  const { operationId, request, response } = exchange;
  const application = findValue(request.headers.get(securityHeaders.ApplicationId));
  const facts: TokenFact[] = [];
  const add = (kind: TokenFact["kind"], value: unknown, more: Partial<TokenFact> = {}) => {
    const token = findValue(value);
    if (token !== undefined) facts.push({ ...place, kind, token, application, ...more });
  };
  const needed = satisfiedAlternatives(operations[operationId], request.headers).map((each) =>
    Object.values(each).flat(),
  );
  // A request that has a key pair, too, may succeed with that alone (S29): the pair needs no scope.
  const isByToken = needed.length > 0 && needed.every((scopes) => scopes.length > 0);
  const isAccepted = isSuccess(exchange);
  if (isByToken && (isAccepted || response.status === 401))
    add(isAccepted ? "use" : "refusal", bearerToken(exchange), { scopes: needed.flat() });
  if (!isAccepted) return facts;
  const { access_token, scope, expires_in } = issuedToken(exchange) ?? {};
  add("issue", access_token, {
    scopes: typeof scope === "string" ? splitScopes(scope) : undefined,
    expiresIn: typeof expires_in === "number" ? expires_in : undefined,
  });
  add("revocation", formField(exchange, "access_token"));
  return facts;
}

/** Replaces the scopes that the contract does not know: they can be anything. */
export function hideScopes(names: Iterable<string>, hide: Hide): string[] {
  return [...names].map((name) => (knownScopes.some((scope) => scope === name) ? name : hide(name)));
}

/** Placeholders that tools write for every value: `[REDACTED]`, `***`, `<token>`. A redactor's alias has digits. */
const PLACEHOLDER = /^\W*$|^[<[({]|\*\*|xxx|redact|mask|hidden|remov|saniti|filter|omit/i;

/** Returns a value that distinguishes one credential from another. */
function findValue(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  return /\d/.test(value) || !PLACEHOLDER.test(value) ? value : undefined;
}
