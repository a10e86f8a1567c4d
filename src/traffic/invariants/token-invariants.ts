import {
  type OperationId,
  operations,
  satisfiedAlternatives,
  securityHeaders,
  splitScopes,
} from "../../contract/internal.ts";
import type { Finding } from "../findings/finding.ts";
import { showScope } from "../findings/show-scope.ts";
import { findDistinct } from "../read/credential.ts";
import { bearerToken, type Exchange, formField, issuedToken } from "../read/exchange.ts";
import { type ComparedExchange, createBrokenInvariant } from "./invariant.ts";

/** An exchange that issued or revoked a token (§2.8, §4.3), or that succeeded with the token and no other credentials. */
export interface TokenFact extends ComparedExchange {
  readonly kind: "issue" | "revocation" | "use";
  readonly token: string;
  /** The value of `X-App-Id`; undefined if it was not sent, or if a tool replaced all values by the same text. */
  readonly application: string | undefined;
  /** The granted scopes, if the response names any; a use needs one of its scopes. */
  readonly scopes?: readonly string[] | undefined;
}

/** Lists the tokens that a successful exchange issues, uses or revokes. */
export function listTokenFacts(
  exchange: Exchange & { readonly operationId: OperationId },
  place: ComparedExchange,
): TokenFact[] {
  const { operationId, request } = exchange;
  const application = findDistinct(request.headers.get(securityHeaders.ApplicationId));
  const facts: TokenFact[] = [];
  const add = (kind: TokenFact["kind"], value: unknown, scopes?: readonly string[]) => {
    const token = findDistinct(value);
    if (token !== undefined) facts.push({ ...place, kind, token, application, scopes });
  };
  const needed = satisfiedAlternatives(operations[operationId], request.headers).map((each) =>
    Object.values(each).flat(),
  );
  // A request that has a key pair, too, may succeed with that alone (S29): the pair needs no scope.
  const isByToken = needed.length > 0 && needed.every((scopes) => scopes.length > 0);
  if (isByToken) add("use", bearerToken(exchange), needed.flat());
  const { access_token, scope } = issuedToken(exchange) ?? {};
  add("issue", access_token, typeof scope === "string" ? splitScopes(scope) : undefined);
  add("revocation", formField(exchange, "access_token"));
  return facts;
}

/**
 * Checks the uses of one token in one recording: none may come after its revocation, or without a scope that the operation needs.
 * Of each kind, the first one is reported. The uses that may have been before or after the revocation are unordered.
 */
export function checkTokenUses(facts: readonly TokenFact[]) {
  const issues = facts.filter(({ kind }) => kind === "issue");
  const uses = facts.filter(({ kind }) => kind === "use");
  // A service may answer alike for a token that it does not know, and for a token of another application (S07).
  const revocations = facts.filter(
    ({ kind, application }) => kind === "revocation" && issues.every((issue) => issue.application === application),
  );
  const broken = [
    checkRevoked(revocations, uses, "accepted", "accepts the token"),
    checkRevoked(revocations, issues, "issued again", "issues the token"),
    checkScopes(issues, uses),
  ].filter((each) => each !== undefined);
  const isUnordered = (use: TokenFact) => revocations.some((end) => !precedes(end, use) && !precedes(use, end));
  return { broken, unordered: uses.filter(isUnordered) };
}

/** True if the first exchange certainly ended before the second one started. */
function precedes(first: ComparedExchange, second: ComparedExchange): boolean {
  return first.end <= second.start; // false if one is unknown
}

function checkRevoked(
  revocations: readonly TokenFact[],
  later: readonly TokenFact[],
  fault: string,
  shows: string,
): Finding | undefined {
  for (const revocation of revocations) {
    const use = later.find((each) => precedes(revocation, each));
    if (!use) continue;
    const message = `a revoked token was ${fault}`;
    return createBrokenInvariant("revoked-token-stays-dead", message, [revocation, "revokes the token"], [use, shows]);
  }
  return undefined;
}

function checkScopes(issues: readonly TokenFact[], uses: readonly TokenFact[]): Finding | undefined {
  const [issue] = issues;
  if (!issue || issues.some(({ scopes }) => scopes === undefined)) return undefined;
  const granted = new Set(issues.flatMap(({ scopes = [] }) => scopes));
  const use = uses.find(({ scopes = [] }) => !scopes.some((scope) => granted.has(scope)));
  if (!use) return undefined;
  const message = "a token was accepted without a scope that the operation needs";
  const grants = `grants ${Array.from(granted, showScope).join(" ")}`;
  const needs = `needs ${use.scopes?.join(" or ")}`;
  return createBrokenInvariant("scope-is-required", message, [issue, grants], [use, needs]);
}
