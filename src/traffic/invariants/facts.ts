import type { ClientOperation } from "../../contract/client-operations.ts";
import {
  scopes as knownScopes,
  type OperationId,
  operations,
  satisfiedAlternatives,
  securityHeaders,
  splitScopes,
} from "../../contract/internal.ts";
import { bearerToken, type Exchange, formField, isSuccess, issuedToken } from "../read/exchange.ts";
import type { Page } from "./activity-page.ts";
import type { Hide, Occurrence } from "./invariant.ts";

/** A page of activity, and the credentials that it was listed with. */
export interface PageFact extends Occurrence, Page {
  /** The value of `X-App-Id`; undefined if it was not sent, or if a tool replaced all values by the same text. */
  readonly application: string | undefined;
  readonly token: string | undefined;
}

/**
 * An exchange that issued or revoked a token (§2.8, §4.3), or a request with the token and no other credentials that succeeded
 * (`use`) or got 401 (`refusal`).
 */
export interface TokenFact extends Occurrence {
  readonly kind: "issue" | "revocation" | "use" | "refusal";
  readonly token: string;
  readonly application: string | undefined;
  /** The granted scopes, if the response names any; for a use, the scopes of which the operation needs one. */
  readonly scopes?: readonly string[] | undefined;
  /** Seconds since the epoch. */
  readonly expiresAt?: number | undefined;
  /** Seconds. */
  readonly expiresIn?: number | undefined;
}

/** The parts of exchanges that invariants compare, in the order of the recordings. */
export interface InvariantFacts {
  readonly pages: PageFact[];
  readonly tokens: TokenFact[];
}

/** Returns a query parameter or form field of the operation that a request repeats: no rule says which value counts. */
export function findRepeated({ request }: Exchange, { inputs }: ClientOperation): string | undefined {
  const find = (names: readonly string[] = [], values: URLSearchParams) =>
    names.find((name) => values.getAll(name).length > 1);
  return find(inputs?.query, request.url.searchParams) ?? find(inputs?.body, new URLSearchParams(request.body));
}

/** Adds the facts of an exchange, and of the page that it lists. */
export function collectFacts(
  { pages, tokens }: InvariantFacts,
  exchange: Exchange & { readonly operationId: OperationId },
  page: Page | undefined,
  place: Occurrence,
): void {
  const { operationId, request, response } = exchange;
  const application = findValue(request.headers.get(securityHeaders.ApplicationId));
  const add = (kind: TokenFact["kind"], value: unknown, more: Partial<TokenFact> = {}) => {
    const token = findValue(value);
    if (token !== undefined) tokens.push({ ...place, kind, token, application, ...more });
  };
  const bearer = bearerToken(exchange);
  const needed = satisfiedAlternatives(operations[operationId], request.headers).map((each) =>
    Object.values(each).flat(),
  );
  // A request that has a key pair, too, may succeed with that alone (S29): the pair needs no scope.
  const isByToken = needed.length > 0 && needed.every((scopes) => scopes.length > 0);
  const isAccepted = isSuccess(exchange);
  if (isByToken && (isAccepted || response.status === 401))
    add(isAccepted ? "use" : "refusal", bearer, { scopes: needed.flat() });
  if (!isAccepted) return;
  if (page) pages.push({ ...page, ...place, application, token: findValue(bearer) });
  const { access_token, scope, expires_at, expires_in } = issuedToken(exchange) ?? {};
  add("issue", access_token, {
    scopes: typeof scope === "string" ? splitScopes(scope) : undefined,
    expiresAt: typeof expires_at === "number" ? expires_at : undefined,
    expiresIn: typeof expires_in === "number" ? expires_in : undefined,
  });
  add("revocation", formField(exchange, "access_token"));
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
