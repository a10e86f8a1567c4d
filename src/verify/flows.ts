import { credentialVariables, nameOther } from "../contract/credential-kinds.ts";
import { createViolation, operations, readParameter } from "../contract/internal.ts";
import type { CaseKind } from "./cases.ts";
import { createCredentials, type SentCredentials } from "./credentials.ts";
import { addViolation, isGood, type Json, type Outcome } from "./outcome.ts";
import { UNKNOWN } from "./probes.ts";
import type { RequestOptions, Session } from "./session.ts";
import { readToken } from "./tokens.ts";

const LIST = "listMemberActivity";
const ISSUE = "generateToken";
const REVOKE = "revokeToken";
/** Maximum number of pages to read of a listing. */
const MAX_PAGES = 10;
const MAX_LIMIT = Number(readParameter(LIST, "limit", "maximum"));
/** A scope that no operation here needs (§5.2). */
const OTHER_SCOPE = "vouchers";

/** Expects that the service refuses a request. */
function refuse(reason: string, pointer = "/headers", section = "4.1") {
  return { expected: "4XX", reason, pointer, section };
}

/** Follows the life of tokens: issue, use, revoke, use at once, revoke again (§3, §4.2, §4.3). */
export async function verifyTokens(session: Session, other: SentCredentials | undefined): Promise<void> {
  const used = await session.issueToken("loyalties", OTHER_SCOPE);
  const narrow = await session.issueToken(OTHER_SCOPE);
  const kept = await session.issueToken("api", "loyalties");
  if (used === undefined || narrow === undefined || kept === undefined || !session.usable.has(REVOKE)) return;
  const isTaken = await useTokens(session, used, narrow);
  await session.request(REVOKE, "revoke", "a valid token", revoke(used));
  if (isTaken) await useAfterRevocation(session, used, kept);
  await session.request(REVOKE, "revoke again", "a revoked token", revoke(used));
  await session.request(REVOKE, "revoke unknown", "an unknown token", revoke(UNKNOWN));
  if (other) await verifyOtherApplication(session, other, kept);
}

function revoke(token: string): RequestOptions {
  return { values: { access_token: [token] }, expected: "any", again: true };
}

/** Requests a page with a token, and with other credentials beside it. */
function use(session: Session, kind: CaseKind, name: string, token: string, options: RequestOptions): Promise<Outcome> {
  const bearer = createCredentials("token", "", token).headers;
  const credentials = { ...bearer, ...options.credentials };
  const changes = { pointer: "/headers", again: true, ...options, credentials };
  return session.request(LIST, kind, `a request with ${name}`, changes);
}

/** Uses a token, and one without the scope. @returns True if the service takes tokens; otherwise requests with tokens show nothing. */
async function useTokens(session: Session, used: string, narrow: string): Promise<boolean> {
  if (!session.usable.has(LIST)) return false;
  const { isSuccess } = await use(session, "token", "a token of two scopes", used, {});
  const lacking = refuse("the token lacks the scope");
  if (isSuccess) await use(session, "token without scope", "a token of another scope", narrow, lacking);
  return isSuccess;
}

/** A revocation ends its token, and no other one. One of two credentials is enough (S29). */
async function useAfterRevocation(session: Session, revoked: string, kept: string): Promise<void> {
  await use(session, "other", "a revoked token", revoked, refuse("the token is revoked", "/headers", "4.3"));
  await use(session, "other", "a token after another one was revoked", kept, { section: "3" });
  const pair = session.usable.get(REVOKE)?.credentials ?? {};
  const unknownPair = Object.fromEntries(Object.keys(pair).map((name) => [name, UNKNOWN]));
  const withPair = { expected: "any", credentials: pair };
  const withUnknownPair = { expected: "any", credentials: unknownPair };
  await use(session, "two credentials", "a key pair and an unknown token", UNKNOWN, withPair);
  await use(session, "two credentials", "a token and an unknown key pair", kept, withUnknownPair);
}

/** Issues a token to another application, and lets it revoke a token that it does not own. */
async function verifyOtherApplication(session: Session, other: SentCredentials, token: string): Promise<void> {
  const credentials = other.headers;
  const known = new Set(session.tokens.all);
  const options = { credentials, values: { scope: ["api"] }, expected: "any" };
  const name = "a request of another application";
  const proof = await session.request(ISSUE, "other", name, options);
  if (!proof.isSuccess) {
    // A refused pair would look like a refused revocation.
    const variables = credentialVariables.other.join(" and ");
    const reason = `lacks a case: ${proof.status} to a token request with ${variables}`;
    session.lacking.push({ operationId: REVOKE, reason });
    return;
  }
  const issued = readToken(proof);
  if (issued !== undefined && known.has(issued)) {
    const expected = "must differ from the tokens of other applications";
    addViolation(proof, "response", createViolation("token", "2.8", expected, "the same token", "/access_token"));
  }
  await session.request(REVOKE, "revoke foreign", "a token of another application", { ...revoke(token), credentials });
}

/** Requests the resources of another owner. An unknown name and a foreign name get the same response (§4.1, §7.2). */
export async function verifyForeignNames(session: Session, names: Readonly<Record<string, string>>): Promise<void> {
  for (const id of session.usable.keys()) {
    // The first name of a path has an owner; the others are names below it.
    const owned = operations[id].parameters.find((parameter) => parameter.in === "path")?.name ?? "";
    const value = names[owned];
    if (value === undefined) continue;
    const expectation = refuse("it belongs to another owner", `/path/${owned}`, operations[id].section);
    const options = { ...expectation, values: { [owned]: [value] } };
    await session.request(id, "foreign name", `${nameOther(owned)}, if it exists`, options);
  }
}

/** The events of several pages. */
interface Walk {
  readonly ids: readonly string[];
  readonly events: readonly Json[];
  /** True if the last page was read. */
  readonly isWhole: boolean;
  readonly last: Outcome;
}

/** Reads the pages of a member with several limits, in both orders and again, and compares them (§4.1, §9). */
export async function verifyPages(session: Session, otherMemberId: string | undefined): Promise<void> {
  if (!session.usable.has(LIST)) return;
  const oldest = await compareLimits(session, "created_at");
  const newest = await compareLimits(session, "-created_at");
  if (!oldest || !newest) return;
  if (oldest.isWhole && newest.isWhole && oldest.ids.toSorted().join() !== newest.ids.toSorted().join()) {
    reportPages(newest, "must list the same events in both orders");
    return;
  }
  await compareDefaults(session, oldest, newest);
  await walkAgain(session, oldest);
  if (otherMemberId !== undefined) await useForeignCursor(session, otherMemberId);
}

/**
 * Reads a bounded number of pages with several limits, and compares them.
 * @returns Undefined if they disagree or do not conform: such pages decide no assumption.
 */
async function compareLimits(session: Session, order: string): Promise<Walk | undefined> {
  const whole = await walk(session, order, MAX_LIMIT);
  for (const limit of whole ? [7, 1] : []) {
    const part = await walk(session, order, limit);
    if (!whole || !part) continue;
    const length = whole.isWhole && part.isWhole ? undefined : Math.min(whole.ids.length, part.ids.length);
    if (whole.ids.slice(0, length).join() !== part.ids.slice(0, length).join()) {
      reportPages(part, `pages with limit=${limit} must list the events of pages with limit=${MAX_LIMIT}`);
      return undefined;
    }
  }
  return whole;
}

/** Reads pages; returns undefined if one of them does not conform. */
async function walk(session: Session, order: string, limit: number, again = false): Promise<Walk | undefined> {
  const events: Json[] = [];
  let cursor: string | undefined;
  for (let page = 1; ; page++) {
    const values = { limit: [`${limit}`], order: [order], starting_after_id: cursor === undefined ? [] : [cursor] };
    // The cases of limit and order ask for the first page, too, and name the parameter at fault.
    const expectation = cursor === undefined ? { expected: "any" } : { pointer: "/query/starting_after_id" };
    const options = { ...expectation, again, values };
    const last = await session.request(LIST, "other", `page ${page} with limit=${limit} and order=${order}`, options);
    if (!isGood(last)) return undefined;
    const { has_more: hasMore, more_starting_after: next } = last.body;
    events.push(...last.items);
    const ids = events.map(getId);
    const following = typeof next === "string" ? next : ids.at(-1);
    const isLast = hasMore !== true || following === undefined || following === cursor;
    if (isLast || page === MAX_PAGES) return { ids, events, isWhole: hasMore !== true, last };
    cursor = following;
  }
}

/** Compares a page without `limit` and `order` with the walks (S03, S04). */
async function compareDefaults(session: Session, oldest: Walk, newest: Walk): Promise<void> {
  const outcome = await session.request(LIST, "other", "an ordinary request");
  const ids = outcome.items.map(getId);
  const limit = Number(readParameter(LIST, "limit", "default"));
  if (oldest.ids.length > limit)
    session.compare("S03", outcome, ids.length === limit ? undefined : `the page has ${ids.length} events`);
  const startsWith = (walk: Walk) => ids.every((id, index) => walk.ids[index] === id);
  const isAscending = startsWith(oldest);
  if (isAscending === startsWith(newest)) return;
  const isRight = isAscending === (readParameter(LIST, "order", "default") === "created_at");
  const found = isAscending ? "the oldest events come first" : "the newest events come first";
  session.compare("S04", outcome, isRight ? undefined : found);
}

/** Reads the pages once more: events do not change (S35). */
async function walkAgain(session: Session, before: Walk): Promise<void> {
  const again = await walk(session, "created_at", MAX_LIMIT, true);
  if (!again || before.events.length === 0) return;
  const isKept = (event: Json, at: number) => JSON.stringify(event) === JSON.stringify(again.events[at]);
  const difference = before.events.every(isKept) ? undefined : "the events differ from those before";
  session.compare("S35", again.last, difference);
}

/** Sends an event of another member as the cursor. */
async function useForeignCursor(session: Session, memberId: string): Promise<void> {
  const options = { values: { memberId: [memberId] }, expected: "2XX or 404" };
  const [event] = (await session.request(LIST, "other", "a page of another member", options)).items;
  if (event === undefined) {
    const reason = `lacks a case: ${nameOther("memberId")} names no member with events`;
    session.lacking.push({ operationId: LIST, reason });
    return;
  }
  const expectation = refuse("the cursor is not an event of the member", "/query/starting_after_id");
  const values = { starting_after_id: [getId(event)] };
  await session.request(LIST, "unknown cursor", "the cursor of another member", { ...expectation, values });
}

function reportPages({ last }: Walk, expected: string): void {
  addViolation(last, "response", createViolation("pages", "4.1", expected, "other events", "/data"));
}

function getId({ id }: Json): string {
  return String(id);
}
