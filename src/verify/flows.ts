import { credentialVariables, nameOther } from "../contract/credential-kinds.ts";
import { createViolation, operations, readParameter } from "../contract/internal.ts";
import { type Answer, addViolation, isGood, type Json } from "./answer.ts";
import { type Credentials, createCredentials } from "./credentials.ts";
import { UNKNOWN } from "./probes.ts";
import type { Session } from "./session.ts";

const [LIST, ISSUE, REVOKE] = ["listMemberActivity", "generateToken", "revokeToken"] as const;
/** More pages of a listing are not read. */
const MAX_PAGES = 10;
const MAX_LIMIT = Number(readParameter(LIST, "limit", "maximum"));
/** A scope that no operation here needs (§5.2). */
const OTHER_SCOPE = "vouchers";

/** Expects that the service refuses a request. */
const refuse = (reason: string, pointer = "/headers", section = "4.1") => ({
  expected: "4XX",
  reason,
  pointer,
  section,
});

/** Follows the life of tokens: issue, use, revoke, use at once, revoke again (§3, §4.2, §4.3). */
export async function verifyTokens(session: Session, other: Credentials | undefined): Promise<void> {
  const pair = session.usable.get(REVOKE)?.credentials;
  const used = await session.issueToken("loyalties", OTHER_SCOPE);
  const narrow = await session.issueToken(OTHER_SCOPE);
  const kept = await session.issueToken("api", "loyalties");
  if (!pair || used === undefined || narrow === undefined || kept === undefined) return;
  const bearer = (token: string) => createCredentials("token", "", token).headers;
  const revoke = (token: string) => ({ values: { access_token: [token] }, expected: "any" });
  const unknownPair = Object.fromEntries(Object.keys(pair).map((name) => [name, UNKNOWN]));
  const withPair = { credentials: { ...bearer(UNKNOWN), ...pair }, expected: "any" };
  const withToken = { credentials: { ...bearer(kept), ...unknownPair }, expected: "any" };
  const narrowed = { credentials: bearer(narrow), ...refuse("the token lacks the scope") };
  const dead = { credentials: bearer(used), ...refuse("the token is revoked", "/headers", "4.3") };
  const steps: Parameters<Session["request"]>[] = [
    [LIST, "token", "a request with a token of two scopes", { credentials: bearer(used), pointer: "/headers" }],
    [LIST, "token without scope", "a request with a token of another scope", narrowed],
    [REVOKE, "revoke", "a valid token", revoke(used)],
    [LIST, "revoked token", "a request with a revoked token", dead],
    [REVOKE, "revoke again", "a revoked token", revoke(used)],
    [REVOKE, "revoke unknown", "an unknown token", revoke(UNKNOWN)],
    [LIST, "two credentials", "a request with a key pair and an unknown token", withPair],
    [LIST, "two credentials", "a request with a token and an unknown key pair", withToken],
  ];
  if (other) {
    // A refused pair would look like a refused revocation.
    const credentials = other.headers;
    const options = { credentials, values: { scope: ["api"] }, expected: "any" };
    const proof = await session.request(ISSUE, "other", "a request of another application", options);
    const reason = `lacks a case: ${proof.status} to a token request with ${credentialVariables.other.join(" and ")}`;
    if (!proof.isSuccess) session.skipped.push({ operationId: REVOKE, reason });
    else steps.push([REVOKE, "revoke foreign", "a token of another application", { ...revoke(kept), credentials }]);
  }
  let isTaken = session.usable.has(LIST); // a service that takes no token shows nothing else about tokens
  for (const [id, kind, name, options] of steps) {
    if (id === LIST && !isTaken) continue;
    const { isSuccess } = await session.request(id, kind, name, { ...options, again: true });
    if (kind === "token") isTaken = isSuccess;
  }
}

/** Requests what another owner has: it is as unknown as a made-up name (§4.1, §7.2), so no request shows that it exists. */
export async function verifyForeignNames(session: Session, names: Readonly<Record<string, string>>): Promise<void> {
  for (const id of session.usable.keys()) {
    // The first name of a path has an owner; the others are names below it.
    const owned = operations[id].parameters.find((parameter) => parameter.in === "path")?.name ?? "";
    const value = names[owned];
    if (value === undefined) continue;
    const expectation = refuse("it belongs to another owner", `/path/${owned}`, operations[id].section);
    const options = { ...expectation, values: { [owned]: [value] } };
    await session.request(id, `foreign ${owned}`, `${nameOther(owned)}, if it exists`, options);
  }
}

/** The events of several pages. */
interface Walk {
  readonly ids: readonly string[];
  readonly events: readonly Json[];
  /** True if the last page was read. */
  readonly isWhole: boolean;
  readonly last: Answer;
}

/** Reads the pages of a member with several limits, in both orders and again, and compares them (§4.1, §9). */
export async function verifyPages(session: Session, otherMemberId: string | undefined): Promise<void> {
  if (!session.usable.has(LIST)) return;
  const oldest = await compareLimits(session, "created_at");
  const newest = await compareLimits(session, "-created_at");
  if (!oldest || !newest) return;
  const isSame = oldest.ids.toSorted().join() === newest.ids.toSorted().join();
  if (oldest.isWhole && newest.isWhole && !isSame) return report(newest, "must list the same events in both orders");
  await compareDefaults(session, oldest, newest);
  const again = await walk(session, "created_at", MAX_LIMIT, true);
  const isKept = (event: Json, at: number) => JSON.stringify(event) === JSON.stringify(again?.events[at]);
  if (again && oldest.events.length > 0) session.compare("walk again", again.last, oldest.events.every(isKept));
  if (otherMemberId === undefined) return;
  const other = { values: { memberId: [otherMemberId] }, expected: "2XX or 404" };
  const [event] = (await session.request(LIST, "page", "a page of another member", other)).items;
  const reason = `lacks a case: ${nameOther("memberId")} names no member with events`;
  if (event === undefined) return void session.skipped.push({ operationId: LIST, reason });
  const expectation = refuse("the cursor is not an event of the member", "/query/starting_after_id");
  const options = { ...expectation, values: { starting_after_id: [getId(event)] } };
  await session.request(LIST, "unknown cursor", "the cursor of another member", options);
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
    if (whole.ids.slice(0, length).join() !== part.ids.slice(0, length).join())
      return report(part, `pages with limit=${limit} must list the events of pages with limit=${MAX_LIMIT}`);
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
    const last = await session.request(LIST, "page", `page ${page} with limit=${limit} and order=${order}`, options);
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
  const answer = await session.request(LIST, "page", "an ordinary request");
  const ids = answer.items.map(getId);
  const limit = Number(readParameter(LIST, "limit", "default"));
  const isOldest = readParameter(LIST, "order", "default") === "created_at";
  const [usual, unusual] = isOldest ? [oldest, newest] : [newest, oldest];
  const startsWith = (walk: Walk) => ids.every((id, index) => walk.ids[index] === id);
  if (oldest.ids.length > limit) session.compare("default limit", answer, ids.length === limit);
  if (startsWith(usual) !== startsWith(unusual)) session.compare("default order", answer, startsWith(usual));
}

function report({ last }: Walk, expected: string): undefined {
  addViolation(last, createViolation("pages", "4.1", expected, "other events", "/data"));
}

const getId = ({ id }: Json) => String(id);
