import { createHash } from "node:crypto";
import { operations, satisfiedAlternatives, scopes, securityHeaders, splitScopes } from "../../contract/internal.ts";
import { isListing, type Page, toPage } from "../read/activity-page.ts";
import type { Exchange } from "../read/exchange.ts";
import { bearerToken, formField, isSuccess, issuedToken } from "../read/token-exchange.ts";
import type { Occurrence } from "./invariant.ts";

/** A page of activity, and the credentials that it was listed with. */
export interface PageFact extends Occurrence, Omit<Page, "items"> {
  /** The value of `X-App-Id`; undefined if it was not sent, or if a tool replaced all values by the same text. */
  readonly application: string | undefined;
  readonly token: string | undefined;
  /** A number for the content of each event. */
  readonly contents: readonly number[];
}

/** An issued token (§2.8). */
export interface GrantFact extends Occurrence {
  readonly token: string;
  readonly application: string | undefined;
  /** Undefined if the response names none. */
  readonly scopes: readonly string[] | undefined;
  /** Seconds since the epoch. */
  readonly expiresAt: number | undefined;
  /** Seconds. */
  readonly expiresIn: number | undefined;
}

/** A token that was revoked, or that a request without other credentials succeeded with. */
export interface TokenFact extends Occurrence {
  readonly token: string;
  /** The application that revoked it. */
  readonly application: string | undefined;
  /** The scopes of which the operation needs one; for a use. */
  readonly neededScopes: readonly string[];
}

/** The parts of exchanges that invariants compare, in the order of the recordings. */
export interface InvariantFacts {
  readonly pages: PageFact[];
  readonly grants: GrantFact[];
  readonly revocations: TokenFact[];
  readonly uses: TokenFact[];
  /** Listings that cannot be read. */
  readonly malformed: Occurrence[];
}

/** Replaces an identifier for the report, equal ones by equal ones. */
export type Hide = (id: string) => string;

/** Returns the page of an exchange; its identifiers are replaced, its items are not. */
export function readPage(exchange: Exchange, hide: Hide): Page | undefined {
  const page = toPage(exchange);
  if (!page) return undefined;
  const [startingAfterId, moreStartingAfter] = [page.startingAfterId, page.moreStartingAfter].map(
    (id) => id && hide(id),
  );
  return {
    ...page,
    startingAfterId,
    moreStartingAfter,
    events: page.events.map(({ id, createdAt }) => ({ id: hide(id), createdAt })),
  };
}

/** Adds the facts of an exchange. */
export function collectFacts(facts: InvariantFacts, exchange: Exchange, place: Occurrence, hide: Hide): void {
  const { operationId, request, response } = exchange;
  if (operationId === undefined || !isSuccess(exchange)) return;
  const application = findValue(request.headers.get(securityHeaders.ApplicationId));
  const token = findValue(bearerToken(exchange));
  const page = readPage(exchange, hide);
  if (page) {
    const { items, ...rest } = page;
    facts.pages.push({ ...rest, ...place, application, token, contents: items.map(toNumber) });
  } else if (isListing(exchange) && response.isBodyRecorded) facts.malformed.push(place);
  const grant = issuedToken(exchange);
  const issued = findValue(grant?.access_token);
  if (grant && issued !== undefined) {
    const [expiresAt, expiresIn] = [grant.expires_at, grant.expires_in].map((value) =>
      typeof value === "number" ? value : undefined,
    );
    facts.grants.push({
      ...place,
      token: issued,
      application,
      scopes: typeof grant.scope === "string" ? readScopes(grant.scope, hide) : undefined,
      expiresAt,
      expiresIn,
    });
  }
  const revoked = findValue(formField(exchange, "access_token"));
  if (revoked !== undefined) facts.revocations.push({ ...place, token: revoked, application, neededScopes: [] });
  const used = satisfiedAlternatives(operations[operationId], request.headers).map((each) =>
    Object.values(each).flat(),
  );
  // A request that has a key pair, too, may succeed with that alone (S29): the pair needs no scope.
  const isByToken = used.length > 0 && used.every((scopes) => scopes.length > 0);
  if (token !== undefined && isByToken) facts.uses.push({ ...place, token, application, neededScopes: used.flat() });
}

/** Returns the scopes of a list; unknown ones can be anything. */
export function readScopes(list: string, hide: Hide): string[] {
  return splitScopes(list).map((name) => (scopes.some((scope) => scope === name) ? name : hide(name)));
}

/** Placeholders that tools write for every value: `[REDACTED]`, `***`, `<token>`. A redactor's alias has digits. */
const PLACEHOLDER = /^\W*$|^[<[({]|\*\*|xxx|redact|mask|hidden|remov|saniti|filter|omit/i;

/** Returns a value that distinguishes one credential from another. */
function findValue(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  return /\d/.test(value) || !PLACEHOLDER.test(value) ? value : undefined;
}

/** Returns the same number for equal content, whatever the order of properties. */
function toNumber(value: unknown): number {
  const text = JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
  return createHash("sha1").update(text).digest().readUIntBE(0, 6);
}
