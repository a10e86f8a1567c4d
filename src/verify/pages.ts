import { readParameter } from "../contract/internal.ts";
import { isDateTime, toEpochMicroseconds } from "../contract/is-date-time.ts";
import type { Answer } from "./answer.ts";
import { askByContract, invalidRequest } from "./inputs.ts";
import { accept, check, open } from "./judge.ts";
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
  readonly limit: number | undefined;
  readonly ids: readonly string[];
  /** The last event before it; undefined if it begins the list. */
  readonly after: string | undefined;
}

/** A list as it was read, page after page, in each order. */
type Reading = Readonly<Record<Order, readonly Page[]>>;

/**
 * Reads the list of a member in both orders, asks for pages of it, and reads the list again. The pages together are the list, and
 * `has_more` is true if something follows, and only then (§2.1, §4.1, §9). Events may arrive and disappear meanwhile: only those that both
 * readings have count.
 */
export async function verifyPages(session: Session): Promise<void> {
  const before = await readBoth(session);
  const defaults = await askDefaults(session, listIds(before[DEFAULT_ORDER]));
  await verifyCursors(session, listIds(before.created_at)[0] ?? UNKNOWN);
  const parts = new Map<Order, Page[]>();
  for (const order of orders) parts.set(order, await askParts(session, order, before[order]));
  parts.get(DEFAULT_ORDER)?.push(...defaults.map(({ limited }) => limited));
  const again = await readBoth(session);
  for (const order of orders) {
    checkPages(before[order], parts.get(order) ?? [], again[order]);
    checkEvents(before[order], again[order]);
  }
  // The list of one order, which was read between the readings of the other one, has its events.
  checkOrders(before.created_at, again.created_at, before["-created_at"]);
  checkOrders(before["-created_at"], again["-created_at"], again.created_at);
  for (const each of defaults) checkDefaults(each);
}

async function readBoth(session: Session): Promise<Reading> {
  const read = async (order: Order) => {
    const pages = await readPages(session, order, MAX_LIMIT);
    return pages[0]?.answer.isSuccess === false ? readPages(session, order, DEFAULT_LIMIT) : pages;
  };
  return { created_at: await read("created_at"), "-created_at": await read("-created_at") };
}

/** Reads pages that follow one another: the next cursor is the event that a page names, otherwise its last event. */
async function readPages(session: Session, order: Order, limit: number, maximum = MAX_PAGES): Promise<Page[]> {
  const pages: Page[] = [];
  let cursor: string | undefined;
  while (pages.length < maximum) {
    const page = await askPage(session, `page ${pages.length + 1}`, order, limit, cursor, listIds(pages).at(-1));
    if (!page) break;
    pages.push(page);
    const { has_more: hasMore, more_starting_after: named } = page.answer.body;
    const next = typeof named === "string" ? named : page.ids.at(-1);
    if ((hasMore ?? typeof named === "string") !== true || next === undefined || next === cursor) break;
    cursor = next;
  }
  return pages;
}

/** Asks for one page. The event of a cursor may be gone. @param after The last event before the page. */
async function askPage(
  session: Session,
  name: string,
  order?: Order,
  limit?: number,
  cursor?: string,
  after = cursor,
): Promise<Page | undefined> {
  const list = (value: string | number | undefined) => (value === undefined ? [] : [`${value}`]);
  const values = { limit: list(limit), order: list(order), starting_after_id: list(cursor) };
  const expected = { ...accept("the request conforms"), status: "2XX or 4XX" };
  const changes = { values, again: true };
  const parameters = limit === undefined ? "" : ` with limit=${limit} and order=${order}`;
  const answer = await session.ask(LIST, `${name}${parameters}`, changes, expected);
  if (!answer) return undefined;
  const { items, body } = answer;
  if (body.has_more === true && body.more_starting_after === undefined)
    check(answer, "S34", items.length > 0, "must have events", "none", "/data");
  return { answer, limit, ids: items.map(({ id }) => String(id)), after };
}

/** Asks for pages that end before, at and after the end of the list, from several places; then for a third of the list each, and single events. */
async function askParts(session: Session, order: Order, list: readonly Page[]): Promise<Page[]> {
  const ids = listIds(list);
  const { length } = ids;
  if (!isWhole(list)) return [];
  const places = new Map([
    [-1, "from the beginning"],
    [0, "after the first one"],
    [Math.max(Math.floor(length / 2), length - MAX_LIMIT), "after one in the middle"],
    [length - 2, "after the last one but one"],
    [length - 1, "after the last one"],
  ]);
  const pages: (Page | undefined)[] = [];
  for (const [at, place] of places) {
    const left = length - 1 - at;
    for (const limit of [left - 1, left, left + 1].filter((each) => each >= 1 && each <= MAX_LIMIT))
      pages.push(await askPage(session, `${left} events ${place}`, order, limit, ids[at]));
  }
  const third = Math.ceil(length / 3);
  if (third > 1 && third < MAX_LIMIT) pages.push(...(await readPages(session, order, third)));
  pages.push(...(await readPages(session, order, 1, 3)));
  return pages.filter((page) => page !== undefined);
}

/** A page without limit and order, and one of the default limit. */
interface Defaults {
  readonly usual: Page;
  readonly limited: Page;
}

/** Asks for pages without limit and order: the first one, and one after an event. */
async function askDefaults(session: Session, ids: readonly string[]): Promise<Defaults[]> {
  const places = new Map([
    ["from the beginning", undefined],
    ["after an event", ids[Math.floor(ids.length / 4)]],
  ]);
  const found: Defaults[] = [];
  for (const [place, cursor] of places) {
    const usual = await askPage(session, `the default page ${place}`, undefined, undefined, cursor);
    const limited = await askPage(session, `a page ${place}`, DEFAULT_ORDER, DEFAULT_LIMIT, cursor);
    if (usual && limited) found.push({ usual, limited });
  }
  return found;
}

/** Checks the default order and limit (S04, S03). */
function checkDefaults({ usual: { answer, ids }, limited }: Defaults): void {
  const times = answer.items.map(({ created_at: time }) => String(time)).filter(isDateTime);
  const step = toEpochMicroseconds(times.at(-1) ?? "") - toEpochMicroseconds(times[0] ?? "");
  const isRight = step > 0 === (DEFAULT_ORDER === "created_at");
  if (step) check(answer, "S04", isRight, `must have the order ${DEFAULT_ORDER}`, "the other one", "/data"); // NaN without events
  const isClean = [answer, limited.answer].every(({ violations }) => violations.length === 0);
  const isDecided = isClean && limited.ids.length === DEFAULT_LIMIT && limited.answer.body.has_more === true;
  const expected = `must have as many events as limit=${DEFAULT_LIMIT}`;
  if (isDecided) check(answer, "S03", ids.length === DEFAULT_LIMIT, expected, `${ids.length}`, "/data");
}

/** Asks for invalid parameters with a cursor, and for pages after events that the member does not have (S13). */
async function verifyCursors(session: Session, cursor: string): Promise<void> {
  const after = { starting_after_id: [cursor] };
  const above = { limit: [`${MAX_LIMIT + 1}`], ...after };
  await askByContract(session, LIST, "a limit above the maximum with a cursor", { values: above });
  await askByContract(session, LIST, "an unknown order with a cursor", { values: { order: [UNKNOWN], ...after } });
  const other = await findOtherEvent(session);
  const cursors = { "an unknown cursor": UNKNOWN, ...(other && { "the cursor of another member": other }) };
  for (const [name, text] of Object.entries(cursors)) {
    for (const order of orders) {
      const values = { starting_after_id: [text], order: [order] };
      await session.ask(LIST, `${name} with order=${order}`, { values }, open({ S13: invalidRequest }));
    }
  }
}

/** Finds an event of another member of the campaign. Two members have different lists. */
async function findOtherEvent(session: Session): Promise<string | undefined> {
  const { other, nameOption } = session.options;
  const memberId = other?.names?.memberId;
  if (memberId === undefined) return undefined;
  const expected = { ...accept("the request conforms"), status: "2XX or 404" };
  const own = await session.ask(LIST, "an ordinary request", {}, expected);
  const answer = await session.ask(LIST, "a page of another member", { values: { memberId: [memberId] } }, expected);
  const [first] = answer?.items ?? [];
  const list = (page: Answer | undefined) => page?.items.map(({ id }) => id).join();
  if (answer && !first)
    session.lack(LIST, `lacks a case: ${nameOption("other.names.memberId")} names no member with events`);
  else
    check(
      answer,
      "4.1",
      list(answer) !== list(own),
      "must have the events of its member",
      "those of another one",
      "/data",
    );
  return typeof first?.id === "string" ? first.id : undefined;
}

/** Checks the pages of one order against the events that both readings have. */
function checkPages(before: readonly Page[], parts: readonly Page[], again: readonly Page[]): void {
  const pages = [...before, ...parts, ...again];
  const known = new Set(listIds(again));
  const ids = listIds(before).filter((id) => known.has(id));
  const isQuiet = listIds(before).join() === listIds(again).join() && listIds(pages).every((id) => known.has(id));
  const accepted = new Set(pages.filter(({ answer }) => answer.isSuccess).map(({ limit }) => limit));
  // Inputs have shown whether a limit is refused by itself.
  for (const page of pages.filter(({ limit }) => accepted.has(limit)))
    checkPage(page, ids, isQuiet && isWhole(before) && isWhole(again));
}

/** Finds the first event of a page that is not the next one of the list, or a wrong `has_more`. @param isKnown True if nothing else follows the list. */
function checkPage({ answer, ids: own, after }: Page, ids: readonly string[], isKnown: boolean): void {
  const from = after === undefined ? 0 : ids.indexOf(after) + 1;
  if (after !== undefined && from === 0) return; // the event has disappeared
  const reason = "must be answered with 2XX, because the list has the event of the cursor";
  check(answer, "4.1", answer.isSuccess, reason, `status ${answer.status}`);
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

/** Checks that a list has the events of the other order that were there before and afterwards. */
function checkOrders(before: readonly Page[], again: readonly Page[], other: readonly Page[]): void {
  const known = new Set(listIds(again));
  const listed = new Set(listIds(other));
  const isSame = listIds(before).every((id) => listed.has(id) || !known.has(id));
  const isRight = isSame || !isWhole(other);
  check(other.at(-1)?.answer, "4.1", isRight, "must have the events of the other order", "other events", "/data");
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

function listIds(pages: readonly Page[]): string[] {
  return pages.flatMap(({ ids }) => ids);
}

/** True if the last page of a list was read. */
function isWhole(pages: readonly Page[]): boolean {
  return pages.at(-1)?.answer.body.has_more === false;
}
