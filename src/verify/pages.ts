import { nameOther } from "../contract/credential-kinds.ts";
import { createViolation, readParameter } from "../contract/internal.ts";
import { isDateTime, toEpochMicroseconds } from "../contract/is-date-time.ts";
import { refuse } from "./flows.ts";
import { addViolation, isReadable, type Json, type Outcome } from "./outcome.ts";
import { UNKNOWN } from "./probes.ts";
import { isRefused } from "./rules.ts";
import type { Session } from "./session.ts";

const LIST = "listMemberActivity";
/** Maximum number of pages to read with one limit. */
const MAX_PAGES = 10;
const MAX_LIMIT = Number(readParameter(LIST, "limit", "maximum"));
const DEFAULT_LIMIT = Number(readParameter(LIST, "limit", "default"));
const LIMIT = 7;

/** The pages that follow one another. */
interface Walk {
  readonly order: string;
  readonly limit: number;
  /** The cursor of the first page; undefined begins with the first event. */
  readonly start: string | undefined;
  readonly ids: readonly string[];
  readonly events: readonly Json[];
  /** True if the last page was read. */
  readonly isWhole: boolean;
  /** The cursor that the service refused. */
  readonly refused: string | undefined;
  readonly last: Outcome;
}

/**
 * Reads the pages of a member with several limits, in both orders and again, and compares them (§4.1, §9). Events may arrive and
 * disappear meanwhile: only those that the first and the last reading list count, because they existed all the time between.
 */
export async function verifyPages(session: Session, otherMemberId: string | undefined): Promise<void> {
  if (!session.usable.has(LIST)) return;
  const ascending = await readParts(session, "created_at");
  const descending = await readParts(session, "-created_at");
  const values = { limit: [`${DEFAULT_LIMIT}`] };
  const usual = await session.request(LIST, "other", "an ordinary request", { again: true });
  const limited = await session.request(LIST, "other", "a page of the default limit", { again: true, values });
  const oldest = await readAgain(session, ascending);
  const newest = await readAgain(session, descending);
  if (oldest && newest) {
    compareOrders(oldest.ids, newest.first);
    compareOrders(newest.ids, oldest.again);
  }
  if (isReadable(usual) && isReadable(limited)) compareDefaults(session, usual, limited, oldest?.ids ?? []);
  const [cursor] = oldest?.ids ?? [];
  if (cursor !== undefined) await useCursor(session, cursor);
  if (otherMemberId !== undefined) await useForeignCursor(session, otherMemberId);
}

/** Reads pages with several limits, and once with a cursor near the end, behind the pages that are read with a small limit. */
async function readParts(session: Session, order: string): Promise<Walk[]> {
  const walks: Walk[] = [];
  for (const limit of [MAX_LIMIT, LIMIT, 1]) walks.push(...(await walk(session, order, limit)));
  const { ids = [] } = walks[0] ?? {};
  const start = ids.length > LIMIT * MAX_PAGES ? ids.at(-LIMIT - 2) : undefined;
  if (start !== undefined) walks.push(...(await walk(session, order, LIMIT, start)));
  return walks;
}

/** Reads pages; returns none if the first one cannot be read. */
async function walk(session: Session, order: string, limit: number, start?: string, again = false): Promise<Walk[]> {
  const place = start === undefined ? "" : " after a later event";
  const events: Json[] = [];
  let cursor = start;
  for (let page = 1; ; page++) {
    const values = { limit: [`${limit}`], order: [order], starting_after_id: cursor === undefined ? [] : [cursor] };
    const name = `page ${page}${place} with limit=${limit} and order=${order}`;
    // The cases of limit and order name the parameter at fault, and the event of a cursor may be gone.
    const last = await session.request(LIST, "other", name, { expected: "any", again, values });
    if (!isReadable(last) && cursor === undefined) return [];
    events.push(...last.items);
    const ids = events.map(getId);
    const next = findNext(last, ids.at(-1));
    if (next === undefined || next === cursor || page === MAX_PAGES) {
      const refused = isRefused(last) ? cursor : undefined;
      return [{ order, limit, start, ids, events, isWhole: last.body.has_more === false, refused, last }];
    }
    cursor = next;
  }
}

/** Finds the cursor of the next page: the event that the page names, otherwise the last event so far. */
function findNext({ body }: Outcome, lastId: string | undefined): string | undefined {
  const { has_more: hasMore, more_starting_after: next } = body;
  const isNamed = typeof next === "string";
  if ((hasMore ?? isNamed) !== true) return undefined;
  return isNamed ? next : lastId;
}

/** Reads the first pages once more, and compares all pages with the events that existed all the time. */
async function readAgain(session: Session, walks: readonly Walk[]) {
  const [first] = walks;
  const [again] = first ? await walk(session, first.order, first.limit, undefined, true) : [];
  if (!first || !again) return undefined;
  const known = new Set(again.ids);
  const ids = first.ids.filter((id) => known.has(id));
  for (const { refused, last, ids: listed } of walks) {
    const isGone = refused !== undefined && [...first.ids, ...listed].includes(refused) && !known.has(refused);
    const expected = "must be answered with 2XX, because a page named it";
    const place = "/query/starting_after_id";
    if (refused !== undefined && !isGone)
      addViolation(last, "request", createViolation("accept", "9", expected, `status ${last.status}`, place));
  }
  for (const each of [...walks, again]) comparePages(each, ids);
  compareEvents(session, first, again);
  return { first, again, ids };
}

/** Compares pages with the events that existed while they were read. */
function comparePages({ limit, start, ids, isWhole, last }: Walk, existing: readonly string[]): void {
  const from = start === undefined ? 0 : existing.indexOf(start) + 1;
  if (start !== undefined && from === 0) return;
  const known = new Set(existing);
  const seen = ids.filter((id) => known.has(id));
  const expected = existing.slice(from, isWhole ? undefined : from + seen.length);
  if (seen.join() !== expected.join())
    reportPages(last, `pages with limit=${limit} must list the events of pages with limit=${MAX_LIMIT}`);
}

/** Compares the events of one order with pages of the other one, which were read between. */
function compareOrders(ids: readonly string[], { ids: others, isWhole, last }: Walk): void {
  const known = new Set(others);
  if (isWhole && ids.some((id) => !known.has(id))) reportPages(last, "must list the same events in both orders");
}

/** Compares events that were read twice: they do not change (S35). A few events may all be erased; if many are all new, their ids changed. */
function compareEvents(session: Session, first: Walk, again: Walk): void {
  const later = new Map(again.events.map((event) => [getId(event), JSON.stringify(event)]));
  const kept = first.events.filter((event) => later.has(getId(event)));
  const isMany = first.events.length > DEFAULT_LIMIT && later.size > DEFAULT_LIMIT;
  if (kept.length === 0 && !isMany) return;
  const isKept = kept.length > 0 && kept.every((event) => later.get(getId(event)) === JSON.stringify(event));
  session.compare("S35", again.last, isKept ? undefined : "the events differ from those before");
}

/** Compares a page without `limit` with one of the default limit (S03), and finds its order (S04). */
function compareDefaults(session: Session, usual: Outcome, limited: Outcome, ids: readonly string[]): void {
  const { length } = usual.items;
  if (ids.length > DEFAULT_LIMIT)
    session.compare("S03", usual, length === limited.items.length ? undefined : `the page has ${length} events`);
  const times = usual.items.map((event) => String(event.created_at)).filter(isDateTime);
  const step = toEpochMicroseconds(times.at(-1) ?? "") - toEpochMicroseconds(times[0] ?? "");
  if (!step) return; // NaN without events
  const isRight = step > 0 === (readParameter(LIST, "order", "default") === "created_at");
  const found = step > 0 ? "the oldest events come first" : "the newest events come first";
  session.compare("S04", usual, isRight ? undefined : found);
}

/** Sends an invalid limit and an unknown order with a cursor: the service must refuse them as it does without one. */
async function useCursor(session: Session, cursor: string): Promise<void> {
  const after = { starting_after_id: [cursor] };
  const values = { limit: [`${MAX_LIMIT + 1}`], ...after };
  await session.request(LIST, "other", "a limit above the maximum with a cursor", { values });
  await session.request(LIST, "other", "an unknown order with a cursor", { values: { order: [UNKNOWN], ...after } });
}

/** Sends an event of another member as the cursor. */
async function useForeignCursor(session: Session, memberId: string): Promise<void> {
  const options = { values: { memberId: [memberId] }, expected: "2XX or 404" };
  const [event] = (await session.request(LIST, "other", "a page of another member", options)).items;
  if (event === undefined) {
    session.lack(LIST, `lacks a case: ${nameOther("memberId")} names no member with events`);
    return;
  }
  const expectation = refuse("the cursor is not an event of the member", "/query/starting_after_id");
  const values = { starting_after_id: [getId(event)] };
  await session.request(LIST, "unknown cursor", "the cursor of another member", { ...expectation, values });
}

function reportPages(last: Outcome, expected: string): void {
  addViolation(last, "response", createViolation("pages", "4.1", expected, "other events", "/data"));
}

function getId({ id }: Json): string {
  return String(id);
}
