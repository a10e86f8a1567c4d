import type { Clocks } from "./clocks.ts";
import type { GrantFact, PageFact } from "./facts.ts";
import { type Absence, findFirst, findImpossibleOrder } from "./find-impossible-order.ts";
import { type BrokenInvariant, createBrokenInvariant, type Doubt, NO_TIME } from "./invariant.ts";

/** Bounds the time that a log takes: a log that needs more comparisons is not decided. */
const MAX_COMPARISONS = 2_000_000;

/** Ascending or descending by creation time. */
type Direction = 1 | -1;

/**
 * Finds what no order of the requests explains in the pages of each member's log. A page shows the log at one moment
 * between its start and its end, and the log only grows (S35): an event that a page lacks came after that moment, an
 * event that a page lists before it. New events can have any creation time.
 */
export function checkPages(
  pages: readonly PageFact[],
  grants: readonly GrantFact[],
  clocks: Clocks,
  doubt: Doubt,
): BrokenInvariant[] {
  const applications = new Map(grants.map(({ origin, token, application }) => [`${origin} ${token}`, application]));
  const logs = Map.groupBy(pages, ({ origin, path, token, application = applications.get(`${origin} ${token}`) }) => {
    const tenant = application ?? (token && `token ${token}`);
    return tenant && `${origin}${path} ${tenant}`;
  });
  for (const page of logs.get(undefined) ?? []) doubt("no credentials show whose log the page is from", page);
  logs.delete(undefined);
  const defaults = Map.groupBy(pages, ({ origin }) => origin);
  return [...logs.values()].flatMap((log) =>
    new Log(log, findDefaultDirection(defaults.get(log[0]?.origin ?? "") ?? []), clocks, doubt).check(),
  );
}

/** Returns the direction of pages that request no order; undefined if none shows it, or if they differ. */
function findDefaultDirection(pages: readonly PageFact[]): Direction | undefined {
  const seen = new Set(pages.filter(({ order }) => !order).map(({ events }) => findDirection(events)));
  seen.delete(undefined);
  return seen.size === 1 ? [...seen][0] : undefined;
}

function findDirection(events: PageFact["events"]): Direction | undefined {
  const sign = Math.sign((events.at(-1)?.createdAt ?? 0) - (events[0]?.createdAt ?? 0));
  return sign === 0 ? undefined : (sign as Direction); // 1 or -1
}

interface Event {
  readonly id: string;
  readonly createdAt: number;
  readonly content: number;
  readonly first: PageFact;
  readonly pages: PageFact[];
}

/** A page that can be placed in the order of the log. */
interface DirectedPage {
  readonly page: PageFact;
  readonly direction: Direction;
  readonly ids: ReadonlySet<string>;
}

/** Returns a positive number if an event certainly follows a boundary, a negative one if it precedes it, else 0. */
type Compare = (event: Event) => number;

/** Ids of events by direction and id of another one. */
type Neighbours = Map<string, Set<string>>;

/** The pages of one log. */
class Log {
  readonly #pages: readonly PageFact[];
  readonly #clocks: Clocks;
  readonly #doubt: Doubt;
  readonly #events = new Map<string, Event>();
  readonly #directed = new Map<PageFact, DirectedPage>();
  /** Cursors that no page shows, by direction and id. */
  readonly #cursors = new Map<string, Event>();
  /** For events of the same creation time: the events that directly follow or precede one in a direction. */
  readonly #next: Neighbours = new Map();
  readonly #previous: Neighbours = new Map();
  /** The events that pages list before a cursor in a direction, with the first such page. */
  readonly #beforeCursors = new Map<string, Map<string, PageFact>>();
  #comparisons = 0;
  readonly #broken: BrokenInvariant[] = [];

  constructor(pages: readonly PageFact[], byDefault: Direction | undefined, clocks: Clocks, doubt: Doubt) {
    this.#pages = pages;
    this.#clocks = clocks;
    this.#doubt = doubt;
    const changed = new Set<string>();
    for (const page of pages) this.#addEvents(page, changed);
    for (const id of changed) this.#events.delete(id);
    for (const page of pages) this.#addDirected(page, byDefault);
    for (const page of this.#directed.values()) this.#addTies(page);
  }

  check(): BrokenInvariant[] {
    this.#checkCursors();
    const absences = this.#findAbsences();
    if (absences) this.#broken.push(...findImpossibleOrder(this.#pages, absences, this.#clocks));
    else for (const page of this.#pages) this.#doubt("the log has too many pages to compare", page);
    return this.#broken;
  }

  #report(...brokenInvariant: Parameters<typeof createBrokenInvariant>): void {
    this.#broken.push(createBrokenInvariant(...brokenInvariant));
  }

  #addEvents(page: PageFact, changed: Set<string>): void {
    page.events.forEach(({ id, createdAt }, at) => {
      const content = page.contents[at] ?? 0;
      const known = this.#events.get(id);
      if (!known) {
        this.#events.set(id, { id, createdAt, content, first: page, pages: [page] });
        return;
      }
      if (known.pages.at(-1) !== page) known.pages.push(page);
      // Two recordings can be redacted with different keys, so only the time is the same in both.
      const isSame = known.createdAt === createdAt && (known.content === content || known.first.file !== page.file);
      if (isSame || changed.has(id)) return;
      changed.add(id);
      const [lists, differs] = [`lists ${id}`, `lists ${id} with other content`];
      this.#report("event-keeps-content", `event ${id} is not what it was`, [known.first, lists], [page, differs]);
    });
  }

  /** Pages that break the order or repeat events are reported as such; they prove nothing about other pages. */
  #addDirected(page: PageFact, byDefault: Direction | undefined): void {
    const { order, events, hasMore, startingAfterId } = page;
    const isWhole = startingAfterId === undefined && !hasMore;
    const requested = order && (order === "created_at" ? 1 : -1);
    const direction = requested ?? findDirection(events) ?? byDefault ?? (isWhole ? 1 : undefined);
    if (direction === undefined) {
      this.#doubt("no order is requested, and no page shows the default order", page);
      return;
    }
    const ids = new Set(events.map(({ id }) => id));
    const isSorted = events.every(
      ({ createdAt }, at) => direction * (createdAt - (events[at - 1]?.createdAt ?? createdAt)) >= 0,
    );
    if (ids.size < events.length || !isSorted || ids.has(startingAfterId ?? "")) return;
    if (page.start === undefined || page.end === undefined) this.#doubt(NO_TIME, page);
    if (this.#clocks.isChanged(page)) this.#doubt("the clock was changed during the recording", page);
    this.#directed.set(page, { page, direction, ids });
    const key = `${direction} ${startingAfterId}`;
    const [first, known] = [events[0], this.#cursors.get(key)];
    if (startingAfterId === undefined || this.#events.has(startingAfterId) || !first) return;
    // No page shows the cursor; it is not after the first event that any page lists after it.
    const isEarlier = !known || direction * (first.createdAt - known.createdAt) < 0;
    if (isEarlier) this.#cursors.set(key, { ...first, id: key, content: 0, first: page, pages: [] });
  }

  #findCursor({ page: { startingAfterId = "" }, direction }: DirectedPage): Event | undefined {
    return this.#events.get(startingAfterId) ?? this.#cursors.get(`${direction} ${startingAfterId}`);
  }

  #addTies(directed: DirectedPage): void {
    const events = directed.page.events.map(({ id }) => this.#events.get(id));
    const all = [this.#findCursor(directed), ...events];
    all.forEach((event, at) => {
      const before = all[at - 1];
      if (!event || before?.createdAt !== event.createdAt) return;
      const add = (neighbours: Neighbours, from: Event, to: Event) => {
        const key = `${directed.direction} ${from.id}`;
        neighbours.set(key, (neighbours.get(key) ?? new Set()).add(to.id));
      };
      add(this.#next, before, event);
      add(this.#previous, event, before);
    });
  }

  /** After a cursor come only events that follow it. */
  #checkCursors(): void {
    for (const { page, direction, ids } of this.#directed.values()) {
      const cursor = this.#events.get(page.startingAfterId ?? "");
      if (!cursor) continue;
      const repetition = this.#findRepetition(cursor, direction, ids);
      if (repetition) {
        const [before, id] = repetition;
        const message = `event ${id} is listed before and after ${cursor.id}`;
        const [lists, repeats] = [`lists ${id} before ${cursor.id}`, `lists ${id} after ${cursor.id}`];
        this.#report("no-event-twice", message, [before, lists], [page, repeats]);
        continue;
      }
      const wrong = page.events.find(({ createdAt }) => direction * (createdAt - cursor.createdAt) < 0);
      if (!wrong) continue;
      const message = `event ${wrong.id} follows the cursor against the order`;
      const follows = `lists ${wrong.id} after ${cursor.id}`;
      this.#report("times-in-order", message, [cursor.first, `lists ${cursor.id}`], [page, follows]);
    }
  }

  /** Finds an event that a page lists before the cursor, although a page after the cursor lists it. */
  #findRepetition(cursor: Event, direction: Direction, ids: ReadonlySet<string>): [PageFact, string] | undefined {
    const key = `${direction} ${cursor.id}`;
    let before = this.#beforeCursors.get(key);
    if (!before) {
      before = new Map();
      this.#beforeCursors.set(key, before);
      for (const page of cursor.pages) {
        if (this.#directed.get(page)?.direction !== direction) continue;
        const at = page.events.findIndex(({ id }) => id === cursor.id);
        for (const { id } of page.events.slice(0, at)) if (!before.has(id)) before.set(id, page);
      }
    }
    for (const id of ids) {
      const page = before.get(id);
      if (page) return [page, id];
    }
    return undefined;
  }

  /** Finds the events that each page covers and does not list; undefined if they are too many. */
  #findAbsences(): Absence[] | undefined {
    const sorted = [...this.#events.values()].sort((a, b) => a.createdAt - b.createdAt);
    const absences: Absence[] = [];
    for (const directed of this.#directed.values()) {
      const { page, direction, ids } = directed;
      const [lower, last] = [this.#findCursor(directed), this.#events.get(page.events.at(-1)?.id ?? "")];
      // Neither an empty page after a cursor that no page shows nor one with more events covers anything.
      if ((page.startingAfterId !== undefined && !lower) || (page.hasMore && !last)) continue;
      const upper = page.hasMore ? last : undefined;
      const compareToLower = this.#compareTo(lower, direction);
      const compareToLast = this.#compareTo(last, direction);
      const [from, to] = direction === 1 ? [lower, upper] : [upper, lower];
      for (
        let at = findFirst(sorted, ({ createdAt }) => createdAt >= (from?.createdAt ?? -Infinity));
        at < sorted.length;
        at++
      ) {
        const event = sorted[at] as Event; // in range
        if (event.createdAt > (to?.createdAt ?? Infinity)) break;
        if (++this.#comparisons > MAX_COMPARISONS) return undefined;
        if (ids.has(event.id) || event === lower) continue;
        if (compareToLower(event) <= 0 || (page.hasMore && compareToLast(event) >= 0)) continue;
        const isBeyondLast = !page.hasMore && compareToLast(event) > 0;
        const isFull = page.events.length > 0 && page.events.length >= (page.limit || page.events.length);
        absences.push({
          invariant: isBeyondLast && isFull ? "last-page-is-last" : "no-event-lost",
          page,
          subject: event.id,
          shownBy: event.pages,
          ...(lower && { cursor: lower.first }),
        });
      }
    }
    const continuations = this.#findEmptyContinuations();
    return continuations && [...absences, ...continuations];
  }

  /** `has_more` says that an event follows; a page from there on that is complete and empty shows that none did. */
  #findEmptyContinuations(): Absence[] | undefined {
    const all = [...this.#directed.values()];
    const [more, ends] = [all.filter(({ page }) => page.hasMore), all.filter(({ page }) => !page.hasMore)];
    this.#comparisons += more.length * ends.length;
    if (this.#comparisons > MAX_COMPARISONS) return undefined;
    return more.flatMap(({ page, direction }) => {
      const last = this.#events.get(page.events.at(-1)?.id ?? page.startingAfterId ?? "");
      const empty = ends.filter((other) => {
        const end = this.#events.get(other.page.events.at(-1)?.id ?? other.page.startingAfterId ?? "");
        const isSameEnd = last
          ? end === last
          : other.page.events.length === 0 && other.page.startingAfterId === undefined;
        return isSameEnd && other.direction === direction;
      });
      const shownBy = [page];
      const subject = `more after ${last?.id ?? "the start"}`;
      return empty.map((other): Absence => ({ invariant: "more-events-follow", page: other.page, subject, shownBy }));
    });
  }

  /** Compares events with a boundary: all follow the start of the log. Events of the same time are in the order that pages show. */
  #compareTo(boundary: Event | undefined, direction: Direction): Compare {
    let after: ReadonlySet<string> | undefined;
    let before: ReadonlySet<string> | undefined;
    return (event) => {
      if (!boundary) return 1;
      const difference = direction * (event.createdAt - boundary.createdAt);
      if (difference !== 0) return difference;
      after ??= this.#reach(this.#next, boundary, direction);
      before ??= this.#reach(this.#previous, boundary, direction);
      return Number(after.has(event.id)) - Number(before.has(event.id));
    };
  }

  #reach(neighbours: Neighbours, from: Event, direction: Direction): ReadonlySet<string> {
    const reached = new Set([from.id]);
    for (const id of reached) for (const next of neighbours.get(`${direction} ${id}`) ?? []) reached.add(next);
    reached.delete(from.id);
    this.#comparisons += reached.size;
    return reached;
  }
}
