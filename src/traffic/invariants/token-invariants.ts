import { hideScopes, type TokenFact } from "./facts.ts";
import {
  type BrokenInvariant,
  createBrokenInvariant,
  type Hide,
  type InvariantContext,
  type Occurrence,
} from "./invariant.ts";
import { doubtTimes, measureGap, precedes } from "./time.ts";

/**
 * Finds tokens of two applications, and those that were accepted after their end or without a scope, or refused although they
 * were valid. One use is reported for each token and invariant.
 */
export function checkTokens(tokens: readonly TokenFact[], context: InvariantContext): BrokenInvariant[] {
  const { hide, toleranceMs } = context;
  const byToken = Map.groupBy(tokens, ({ origin, token }) => `${origin} ${token}`);
  return [...byToken.values()].flatMap((facts) => {
    const groups = Object.groupBy(facts, ({ kind }) => kind);
    const { issue: issues = [], revocation: revocations = [], use: accepted = [], refusal: refusals = [] } = groups;
    // A service may answer alike for a token that it does not know, and one of another application.
    const ends = revocations.filter(({ application }) => issues.every((issue) => issue.application === application));
    if (ends.length > 0) doubtTimes([...ends, ...accepted], context);
    return [
      checkOwner(issues),
      checkRevoked(ends, accepted, "accept", toleranceMs),
      checkRevoked(ends, issues, "issue", toleranceMs),
      checkExpired(issues, accepted, toleranceMs),
      checkRefused(refusals, accepted, [...issues, ...revocations], toleranceMs),
      checkScopes(issues, accepted, hide),
    ].flatMap((broken) => broken ?? []);
  });
}

function checkOwner([first, ...others]: readonly TokenFact[]) {
  const other = others.find(({ application }) => application !== first?.application);
  if (!first || !other || first.application === undefined || other.application === undefined) return undefined;
  const message = "a token was issued to two applications";
  const [issues, again] = ["issues the token", "issues it to another application"];
  return createBrokenInvariant("token-has-one-application", message, [first, issues], [other, again]);
}

/** Finds a refusal between two uses, if nothing changed the token in between. */
function checkRefused(
  refusals: readonly TokenFact[],
  accepted: readonly TokenFact[],
  changes: readonly Occurrence[],
  toleranceMs: number,
) {
  for (const refusal of refusals) {
    const before = accepted.findLast((use) => precedes(use, refusal, toleranceMs));
    // Until then, a server whose clock is behind accepts a token that has expired.
    const later = accepted.find((use) => measureGap(refusal, use, toleranceMs) > toleranceMs);
    if (!before || !later) continue;
    const isBetween = (change: Occurrence) =>
      !precedes(change, before, toleranceMs) && !precedes(later, change, toleranceMs);
    if (changes.some(isBetween)) continue;
    const message = "a token was refused between two requests that it was accepted for";
    const shown = [before, later].map((use) => [use, "accepts the token"] as const);
    return createBrokenInvariant("valid-token-is-accepted", message, [refusal, "refuses the token"], ...shown);
  }
  return undefined;
}

function checkRevoked(
  ends: readonly TokenFact[],
  later: readonly Occurrence[],
  verb: "accept" | "issue",
  toleranceMs: number,
) {
  for (const end of ends) {
    const use = later.find((each) => precedes(end, each, toleranceMs));
    if (!use) continue;
    const message = `a revoked token was ${verb === "issue" ? "issued again" : "accepted"}`;
    const shown = `${verb}s the token`;
    return createBrokenInvariant("revoked-token-stays-dead", message, [end, "revokes the token"], [use, shown]);
  }
  return undefined;
}

function checkExpired(issues: readonly TokenFact[], accepted: readonly TokenFact[], toleranceMs: number) {
  const [issue] = issues;
  // A token that was issued again may live longer.
  const use = accepted.find((each) => issues.every((grant) => isLate(grant, each, toleranceMs)));
  if (!issue || !use) return undefined;
  const { expiresAt = "absent", expiresIn = "absent" } = issue;
  const ends = `expires_at is ${expiresAt}, expires_in is ${expiresIn}`;
  const message = "a token was accepted after it had expired";
  return createBrokenInvariant("expired-token-is-refused", message, [issue, ends], [use, "accepts the token"]);
}

function checkScopes(issues: readonly TokenFact[], accepted: readonly TokenFact[], hide: Hide) {
  const [issue] = issues;
  const scopes = new Set(issues.flatMap((grant) => grant.scopes ?? []));
  const use = accepted.find((each) => !each.scopes?.some((scope) => scopes.has(scope)));
  if (!issue || !use?.scopes || issues.some((grant) => grant.scopes === undefined)) return undefined;
  const [granted, needed] = [`grants ${hideScopes(scopes, hide).join(" ")}`, `needs ${use.scopes.join(" or ")}`];
  const message = "a token was accepted without a scope that the operation needs";
  return createBrokenInvariant("scope-is-required", message, [issue, granted], [use, needed]);
}

/** Whether a request certainly started after a token's end: by the clock of the service, or by the recorder's. */
function isLate(grant: TokenFact, use: Occurrence, toleranceMs: number): boolean {
  const { expiresAt = Number.NaN, expiresIn = Number.NaN } = grant;
  const { date = Number.NaN, start = Number.NaN, end = Number.NaN } = use;
  // An unknown value is NaN, which exceeds nothing.
  const isByDate = date - (end - start) > expiresAt * 1000 + toleranceMs;
  return isByDate || measureGap(grant, use, toleranceMs) > expiresIn * 1000 + toleranceMs;
}
