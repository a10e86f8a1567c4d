import type { ClientOperation } from "../../contract/client-operations.ts";
import {
  type OperationId,
  operations,
  satisfiedAlternatives,
  scopes,
  securityHeaders,
  splitScopes,
} from "../../contract/internal.ts";
import type { Page, PageEvent } from "../read/activity-page.ts";
import { bearerToken, type Exchange, formField, isSuccess, issuedToken } from "../read/exchange.ts";
import { hashContent } from "./hash-content.ts";
import type { Occurrence } from "./invariant.ts";

/**
 * A page of activity, and the credentials that it was listed with. A run keeps all of them, so their events are lists of
 * equal length: an object for each would take twice the memory.
 */
export interface StoredPage extends Occurrence, Omit<Page, "items" | "events"> {
  /** The value of `X-App-Id`; undefined if it was not sent, or if a tool replaced all values by the same text. */
  readonly application: string | undefined;
  readonly token: string | undefined;
  readonly ids: readonly string[];
  /** Microseconds since the epoch. */
  readonly times: readonly number[];
  /** Hashes of the events. */
  readonly contents: readonly number[];
}

/** A page with its events as objects. */
export interface PageFact extends Omit<StoredPage, "ids" | "times" | "contents"> {
  readonly events: readonly (PageEvent & { readonly content: number })[];
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

/** A token that was revoked, or that a request without other credentials succeeded with or was refused for. */
export interface TokenFact extends Occurrence {
  readonly token: string;
  /** The application that revoked it. */
  readonly application: string | undefined;
  /** The scopes of which the operation needs one; for a use. */
  readonly neededScopes: readonly string[];
}

/** The parts of exchanges that invariants compare, in the order of the recordings. */
export interface InvariantFacts {
  readonly pages: StoredPage[];
  readonly grants: GrantFact[];
  readonly revocations: TokenFact[];
  readonly uses: TokenFact[];
  /** Requests that got 401. */
  readonly refusals: TokenFact[];
}

/** Replaces an identifier for the report, equal ones by equal ones. */
export type Hide = (id: string) => string;

/** Returns a query parameter or form field of the operation that a request repeats: no rule says which value counts. */
export function findRepeated({ request }: Exchange, { inputs }: ClientOperation): string | undefined {
  const find = (names: readonly string[] = [], values: URLSearchParams) =>
    names.find((name) => values.getAll(name).length > 1);
  return find(inputs?.query, request.url.searchParams) ?? find(inputs?.body, new URLSearchParams(request.body));
}

/** Adds the facts of an exchange, and of the page that it lists. */
export function collectFacts(
  facts: InvariantFacts,
  exchange: Exchange & { readonly operationId: OperationId },
  page: Page | undefined,
  place: Occurrence,
): void {
  const { operationId, request, response } = exchange;
  const token = findValue(bearerToken(exchange));
  const application = findValue(request.headers.get(securityHeaders.ApplicationId));
  const used = satisfiedAlternatives(operations[operationId], request.headers).map((each) =>
    Object.values(each).flat(),
  );
  // A request that has a key pair, too, may succeed with that alone (S29): the pair needs no scope.
  const isByToken = used.length > 0 && used.every((scopes) => scopes.length > 0);
  const isUse = isSuccess(exchange);
  if (token !== undefined && isByToken && (isUse || response.status === 401))
    facts[isUse ? "uses" : "refusals"].push({ ...place, token, application, neededScopes: used.flat() });
  if (!isUse) return;
  if (page) {
    const { items, events, ...rest } = page;
    const [ids, times] = [events.map(({ id }) => id), events.map(({ createdAt }) => createdAt)];
    facts.pages.push({ ...rest, ...place, application, token, ids, times, contents: items.map(hashContent) });
  }
  const grant = readGrant(exchange);
  if (grant) facts.grants.push({ ...place, ...grant, application });
  const revoked = findValue(formField(exchange, "access_token"));
  if (revoked !== undefined) facts.revocations.push({ ...place, token: revoked, application, neededScopes: [] });
}

/** Returns the page with its events. */
export function toPageFact({ ids, times, contents, ...page }: StoredPage): PageFact {
  const events = ids.map((id, at) => ({ id, createdAt: times[at] as number, content: contents[at] as number })); // equal lengths
  return { ...page, events };
}

function readGrant(exchange: Exchange): Omit<GrantFact, keyof Occurrence | "application"> | undefined {
  const grant = issuedToken(exchange);
  const token = findValue(grant?.access_token);
  if (!grant || token === undefined) return undefined;
  const [expiresAt, expiresIn] = [grant.expires_at, grant.expires_in].map((value) =>
    typeof value === "number" ? value : undefined,
  );
  return {
    token,
    scopes: typeof grant.scope === "string" ? splitScopes(grant.scope) : undefined,
    expiresAt,
    expiresIn,
  };
}

/** Replaces the scopes that the contract does not know: they can be anything. */
export function hideScopes(names: Iterable<string>, hide: Hide): string[] {
  return [...names].map((name) => (scopes.some((scope) => scope === name) ? name : hide(name)));
}

/** Placeholders that tools write for every value: `[REDACTED]`, `***`, `<token>`. A redactor's alias has digits. */
const PLACEHOLDER = /^\W*$|^[<[({]|\*\*|xxx|redact|mask|hidden|remov|saniti|filter|omit/i;

/** Returns a value that distinguishes one credential from another. */
function findValue(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  return /\d/.test(value) || !PLACEHOLDER.test(value) ? value : undefined;
}
