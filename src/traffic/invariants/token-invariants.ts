import {
  scopes as knownScopes,
  type OperationId,
  operations,
  satisfiedAlternatives,
  securityHeaders,
  splitScopes,
} from "../../contract/internal.ts";
import { bearerToken, type Exchange, formField, isSuccess, issuedToken } from "../read/exchange.ts";
import {
  type BrokenInvariant,
  CLOCK_LEEWAY_MS,
  type ComparedExchange,
  createBrokenInvariant,
  type Hide,
} from "./invariant.ts";

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

/** Lists the tokens that an exchange issues, uses or revokes. */
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

/** The result of checking one token. */
export interface TokenResult {
  readonly broken: readonly BrokenInvariant[];
  /** The uses that may have been before or after the revocation. */
  readonly unordered: readonly TokenFact[];
}

/**
 * Checks what one recording says about one token: whether it has two applications, was accepted after its end or without a scope,
 * or was refused although it was valid. One use is reported for each invariant.
 */
export function checkToken(facts: readonly TokenFact[], hide: Hide): TokenResult {
  const groups = Object.groupBy(facts, ({ kind }) => kind);
  const { issue: issues = [], revocation: revocations = [], use: accepted = [], refusal: refusals = [] } = groups;
  // A service may answer alike for a token that it does not know, and one of another application.
  const ends = revocations.filter(({ application }) => issues.every((issue) => issue.application === application));
  const unordered = accepted.filter((use) => ends.some((end) => !precedes(end, use) && !precedes(use, end)));
  const broken = [
    checkOwner(issues),
    checkRevoked(ends, accepted, "accept"),
    checkRevoked(ends, issues, "issue"),
    checkExpired(issues, accepted),
    checkRefused(refusals, accepted, [...issues, ...revocations]),
    checkScopes(issues, accepted, hide),
  ].flatMap((each) => each ?? []);
  return { broken, unordered };
}

/** Recorders write microseconds; the end is the sum of two rounded numbers. */
const ROUNDING_MS = 0.01;

/** True if the first exchange certainly ended before the second one started. Other tools write whole milliseconds. */
function precedes(first: ComparedExchange, second: ComparedExchange): boolean {
  const gap = measureGap(first, second);
  if (!first.sequence || !second.sequence) return gap >= 1;
  // Each recorder counts for itself; the times tell their exchanges apart.
  return first.sequence[1] < second.sequence[0] && gap > -ROUNDING_MS;
}

/** Returns the milliseconds from the end of an exchange to the start of a later one in the same recording; NaN if unknown. */
function measureGap(first: ComparedExchange, second: ComparedExchange): number {
  return (second.start ?? Number.NaN) - (first.end ?? Number.NaN);
}

function checkOwner([first, ...others]: readonly TokenFact[]) {
  const other = others.find(({ application }) => application !== first?.application);
  if (!first || !other || first.application === undefined || other.application === undefined) return undefined;
  const message = "a token was issued to two applications";
  const [issues, again] = ["issues the token", "issues it to another application"];
  return createBrokenInvariant("token-has-one-application", message, [first, issues], [other, again]);
}

function checkRevoked(ends: readonly TokenFact[], later: readonly TokenFact[], verb: "accept" | "issue") {
  for (const end of ends) {
    const use = later.find((each) => precedes(end, each));
    if (!use) continue;
    const message = `a revoked token was ${verb === "issue" ? "issued again" : "accepted"}`;
    const shown = `${verb}s the token`;
    return createBrokenInvariant("revoked-token-stays-dead", message, [end, "revokes the token"], [use, shown]);
  }
  return undefined;
}

function checkExpired(issues: readonly TokenFact[], accepted: readonly TokenFact[]) {
  const [issue] = issues;
  // A token that was issued again can live longer. An unknown time is NaN, which exceeds nothing.
  const isLate = (grant: TokenFact, use: TokenFact) =>
    measureGap(grant, use) > (grant.expiresIn ?? Number.NaN) * 1000 + CLOCK_LEEWAY_MS;
  const use = accepted.find((each) => issues.every((grant) => isLate(grant, each)));
  if (!issue || !use) return undefined;
  const message = "a token was accepted after it had expired";
  const ends = `expires_in is ${issue.expiresIn}`;
  return createBrokenInvariant("expired-token-is-refused", message, [issue, ends], [use, "accepts the token"]);
}

/** Finds a refusal between two uses, if nothing changed the token in between. */
function checkRefused(
  refusals: readonly TokenFact[],
  accepted: readonly TokenFact[],
  changes: readonly TokenFact[],
): BrokenInvariant | undefined {
  for (const refusal of refusals) {
    const before = accepted.findLast((use) => precedes(use, refusal));
    // Until then, a server whose clock is behind accepts a token that has expired.
    const later = accepted.find((use) => measureGap(refusal, use) > CLOCK_LEEWAY_MS);
    if (!before || !later) continue;
    if (changes.some((change) => !precedes(change, before) && !precedes(later, change))) continue;
    const message = "a token was refused between two requests that it was accepted for";
    const shown = [before, later].map((use) => [use, "accepts the token"] as const);
    return createBrokenInvariant("valid-token-is-accepted", message, [refusal, "refuses the token"], ...shown);
  }
  return undefined;
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
