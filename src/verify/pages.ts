import { isDeepStrictEqual } from "node:util";
import { readParameter } from "../contract/internal.ts";
import { isDateTime, toEpochMicroseconds } from "../contract/is-date-time.ts";
import type { Answer } from "./answer.ts";
import { check } from "./judge.ts";
import { UNKNOWN } from "./probes.ts";
import type { Session } from "./session.ts";

const LIST = "listMemberActivity";
/** Maximum number of pages to read with one limit. */
const MAX_PAGES = 10;
const MAX_LIMIT = Number(readParameter(LIST, "limit", "maximum"));
const DEFAULT_LIMIT = Number(readParameter(LIST, "limit", "default"));
const orders = ["created_at", "-created_at"] as const;
type Order = (typeof orders)[number];
const DEFAULT_ORDER = readParameter(LIST, "order", "default") as Order;

/** A page of a list. */
interface Page {
  readonly answer: Answer;
  readonly ids: readonly string[];
  /** The last event before it; undefined if it begins the list. */
  readonly after: string | undefined;
}

/**
 * Reads the list of a member in both orders, asks for pages of it, and reads the list again. The pages together are the list, and
 * `has_more` is true if something follows, and only then (§2.1, §4.1, §9). Other clients use the service meanwhile: an event counts if it
 * was there before and afterwards.
 */
export async function verifyPages(session: Session): Promise<void> {
  if (!session.usable.has(LIST)) return;
  const before = await readLists(session);
  const usual = await askDefaults(session);
  await askCursors(session, listIds(before.created_at)[0] ?? UNKNOWN, usual);
  const parts = {
    created_at: await askParts(session, "created_at", before.created_at),
    "-created_at": await askParts(session, "-created_at", before["-created_at"]),
  };
  const again = await readLists(session);

  const first = new Set(orders.flatMap((order) => listIds(before[order])));
  const last = new Set(orders.flatMap((order) => listIds(again[order])));
  const kept = new Set([...first].filter((id) => last.has(id)));
  const isQuiet = kept.size === first.size && kept.size === last.size;
  // Only these two readings were between the first and the last one, and have each kept event.
  checkPages(parts.created_at, again.created_at, kept, isQuiet);
  checkPages(parts["-created_at"], before["-created_at"], kept, isQuiet);
  checkEvents(before.created_at, again.created_at);
}

/** Reads the list in both orders. */
async function readLists(session: Session): Promise<Record<Order, Page[]>> {
  const up = await readPages(session, "created_at");
  return { created_at: up, "-created_at": await readPages(session, "-created_at") };
}

/** Reads pages that follow one another: the next cursor is the event that a page names, otherwise its last event. */
async function readPages(session: Session, order: Order, limit = MAX_LIMIT, maximum = MAX_PAGES): Promise<Page[]> {
  const pages: Page[] = [];
  let cursor: string | undefined;
  while (pages.length < maximum) {
    const page = await askPage(session, `page ${pages.length + 1}`, { order, limit, cursor });
    if (!page) break;
    pages.push({ ...page, after: listIds(pages).at(-1) });
    const { has_more: hasMore, more_starting_after: named } = page.answer.body;
    const next = typeof named === "string" ? named : page.ids.at(-1);
    const isSame = hasMore === true && next !== undefined && next === cursor;
    check(page.answer, "9", !isSame, "must lead to another page", "the cursor of this one", "/more_starting_after");
    if (!hasNext(page.answer) || next === undefined || next === cursor) break;
    cursor = next;
  }
  return pages;
}

/** Asks for one page. The event of a cursor may be gone. */
async function askPage(
  session: Session,
  name: string,
  { order, limit, cursor }: { order?: Order; limit?: number; cursor?: string | undefined } = {},
): Promise<Page | undefined> {
  const list = (value: string | number | undefined) => (value === undefined ? [] : [`${value}`]);
  const values = { limit: list(limit), order: list(order), starting_after_id: list(cursor) };
  const parameters = limit === undefined ? "" : ` with limit=${limit} and order=${order}`;
  const answer = await session.ask(LIST, `${name}${parameters}`, { values }, { status: "2XX or 4XX" });
  if (!answer) return undefined;
  const { items, body } = answer;
  const sign = order === "-created_at" ? -1 : 1;
  const isOrdered = listTimes(answer).every((time, at, times) => sign * (time - (times[at - 1] ?? time)) >= 0);
  if (order) check(answer, "4.1", isOrdered, "must have the requested order", "another one", "/data");
  if (body.has_more === true && body.more_starting_after === undefined)
    check(answer, "S34", items.length > 0, "must have events", "none", "/data");
  return { answer, ids: items.map(({ id }) => String(id)), after: cursor };
}

/** Asks for pages that end before, at and after the end of the list, from several places; then for a third of the list each, and single events. */
async function askParts(session: Session, order: Order, list: readonly Page[]): Promise<Page[]> {
  if (!isWhole(list)) return [];
  const ids = listIds(list);
  const { length } = ids;
  const middle = Math.max(Math.floor(length / 2), length - MAX_LIMIT);
  const pages: (Page | undefined)[] = [];
  for (const at of new Set([-1, 0, middle, length - 2, length - 1])) {
    const left = length - 1 - at;
    const place = at === -1 ? "from the beginning" : `after event ${at + 1} of ${length}`;
    for (const limit of [left - 1, left, left + 1].filter((each) => each >= 1 && each <= MAX_LIMIT))
      pages.push(await askPage(session, `${left} events ${place}`, { order, limit, cursor: ids[at] }));
  }
  const third = Math.ceil(length / 3);
  if (third > 1 && third < MAX_LIMIT) pages.push(...(await readPages(session, order, third)));
  pages.push(...(await readPages(session, order, 1, 3)));
  return pages.filter((page) => page !== undefined);
}

/** Asks for a page without limit and order, and for one with their defaults (S04, S03). */
async function askDefaults(session: Session): Promise<Answer | undefined> {
  const usual = await askPage(session, "the default page");
  const limited = await askPage(session, "a page", { order: DEFAULT_ORDER, limit: DEFAULT_LIMIT });
  if (!usual || !limited) return undefined;
  const { answer, ids } = usual;
  const times = listTimes(answer);
  const step = (times.at(-1) ?? 0) - (times[0] ?? 0);
  const isRight = step > 0 === (DEFAULT_ORDER === "created_at");
  if (step !== 0) check(answer, "S04", isRight, `must have the order ${DEFAULT_ORDER}`, "the other one", "/data");
  const isClean = [answer, limited.answer].every(({ violations }) => violations.length === 0);
  const isDecided = isClean && limited.ids.length === DEFAULT_LIMIT && limited.answer.body.has_more === true;
  const expected = `must have as many events as limit=${DEFAULT_LIMIT}`;
  if (isDecided) check(answer, "S03", ids.length === DEFAULT_LIMIT, expected, `${ids.length}`, "/data");
  return answer;
}

/** Asks for invalid parameters with a cursor, and for pages after events that the member does not have (S13). */
async function askCursors(session: Session, cursor: string, usual: Answer | undefined): Promise<void> {
  const after = { starting_after_id: [cursor] };
  const above = { limit: [`${MAX_LIMIT + 1}`], ...after };
  await session.ask(LIST, "a limit above the maximum with a cursor", { values: above });
  await session.ask(LIST, "an unknown order with a cursor", { values: { order: [UNKNOWN], ...after } });
  const other = await findOtherEvent(session, usual);
  const cursors = { "an unknown cursor": UNKNOWN, ...(other && { "the cursor of another member": other }) };
  for (const [name, text] of Object.entries(cursors)) {
    for (const order of orders) {
      const values = { starting_after_id: [text], order: [order] };
      await session.ask(LIST, `${name} with order=${order}`, { values });
    }
  }
}

/** Finds an event of another member of the campaign. Two members have different lists. */
async function findOtherEvent(session: Session, own: Answer | undefined): Promise<string | undefined> {
  const { other, nameOption } = session.options;
  const memberId = other?.names?.memberId;
  const option = nameOption("other.names.memberId");
  if (memberId === undefined) session.leaveOut(`a memberId of others, which needs ${option}`);
  const values = memberId === undefined ? undefined : { memberId: [memberId] };
  const answer = values && (await session.ask(LIST, "a page of another member", { values }));
  const [first] = answer?.items ?? [];
  if (answer && !first) session.leaveOut(`lacks a case: ${option} names no member with events`, LIST);
  const isOther = !first || !isDeepStrictEqual(answer?.items, own?.items);
  check(answer, "4.1", isOther, "must have the events of its member", "those of another one", "/data");
  return typeof first?.id === "string" ? first.id : undefined;
}

/** Checks the pages of one order against the events that were there before and afterwards. @param list The whole list, read meanwhile. */
function checkPages(parts: readonly Page[], list: readonly Page[], kept: ReadonlySet<string>, isQuiet: boolean): void {
  const ids = listIds(list).filter((id) => kept.has(id));
  const pages = [...parts, ...list];
  const isKnown = isQuiet && isWhole(list) && listIds(pages).every((id) => kept.has(id));
  for (const page of pages) checkPage(page, ids, isKnown);
  const isComplete = !isWhole(list) || new Set(ids).size === kept.size;
  check(list.at(-1)?.answer, "4.1", isComplete, "must have the events of the other order", "other events", "/data");
}

/**
 * Finds the first event of a page that is not the next one of the list, or a wrong `has_more`. After the second event of the list, a page
 * begins with the third one, at position 2 (`from`).
 * @param isKnown True if nothing else follows the list.
 */
function checkPage({ answer, ids: own, after }: Page, ids: readonly string[], isKnown: boolean): void {
  const from = after === undefined ? 0 : ids.indexOf(after) + 1;
  if (after !== undefined && from === 0) return; // the event has disappeared
  const isRight = answer.isSuccess || after === undefined; // inputs have shown whether a limit is refused by itself
  const reason = "must have the status 2XX, because the list has the event of the cursor";
  check(answer, "4.1", isRight, reason, `status ${answer.status}`);
  if (!answer.isSuccess) return;
  const listed = own.filter((id) => ids.includes(id));
  const at = listed.findIndex((id, position) => id !== ids[from + position]);
  const found = ids.indexOf(listed[at] ?? "");
  const rule = found < from + at ? "must list each event once" : "must list every event in its order";
  const text = `event ${found + 1} of the list at the place of event ${from + at + 1}`;
  check(answer, "4.1", at === -1, rule, text, "/data");
  if (at !== -1) return;
  const isMore = from + listed.length < ids.length;
  const { has_more: hasMore } = answer.body;
  if (isMore) check(answer, "2.1", hasMore !== false, "must be true while events follow", "false", "/has_more");
  else if (isKnown) check(answer, "2.1", hasMore !== true, "must be false after the last event", "true", "/has_more");
}

/** Checks that events that were read twice are unchanged (S35). A few events may all be erased; if many are all new, their ids changed. */
function checkEvents(before: readonly Page[], again: readonly Page[]): void {
  const list = (pages: readonly Page[]) => pages.flatMap(({ answer: { items } }) => items);
  const first = list(before);
  const later = new Map(list(again).map((event) => [event.id, JSON.stringify(event)]));
  const kept = first.filter(({ id }) => later.has(id));
  const isMany = first.length > DEFAULT_LIMIT && later.size > DEFAULT_LIMIT;
  if (kept.length === 0 && !isMany) return;
  const isKept = kept.length > 0 && kept.every((event) => later.get(event.id) === JSON.stringify(event));
  check(again.at(-1)?.answer, "S35", isKept, "must have the events of an earlier page", "other ones");
}

/** Lists the times of the events of a page, in microseconds. */
function listTimes({ items }: Answer): number[] {
  return items.flatMap(({ created_at: time }) => (isDateTime(String(time)) ? toEpochMicroseconds(String(time)) : []));
}

function listIds(pages: readonly Page[]): string[] {
  return pages.flatMap(({ ids }) => ids);
}

/** True if a page says that another one follows; without `has_more`, because it names the next cursor. */
function hasNext({ body }: Answer): boolean {
  return (body.has_more ?? typeof body.more_starting_after === "string") === true;
}

/** True if the last page of a list was read. */
function isWhole(pages: readonly Page[]): boolean {
  const last = pages.at(-1)?.answer;
  return last?.isSuccess === true && !hasNext(last);
}
