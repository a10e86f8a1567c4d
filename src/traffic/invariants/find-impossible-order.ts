import type { Clocks } from "./clocks.ts";
import type { PageFact } from "./facts.ts";
import { type BrokenInvariant, createBrokenInvariant, type InvariantId } from "./invariant.ts";

/** A page that shows that something had not happened yet: its moment is before that of each page that shows it. */
export interface Absence {
  /** The invariant that is broken if a page that shows it precedes this one. */
  readonly invariant: InvariantId;
  readonly page: PageFact;
  /** `evt_2`. */
  readonly subject: string;
  /** The pages that show it; the same list for the same thing. */
  readonly shownBy: readonly PageFact[];
  /** A page that shows where this one begins. */
  readonly cursor?: PageFact;
}

/** Bounds the time for each log; each cycle is a broken invariant. */
const MAX_CYCLES = 10;
const MAX_STARTS = 50;
const MAX_NAMED = 5;

/** An absence, and a page that shows the thing although it ended before. */
interface Contradiction extends Absence {
  readonly shown: PageFact;
}

/** Finds the fewest pages that no order explains, given the moments that the clocks allow. */
export function findImpossibleOrder(
  pages: readonly PageFact[],
  absences: readonly Absence[],
  clocks: Clocks,
): BrokenInvariant[] {
  const direct: Contradiction[] = [];
  const others: Absence[] = [];
  for (const [shownBy, group] of Map.groupBy(absences, (absence) => absence.shownBy)) {
    // In each recording, the page that ended first.
    const earliest = [...Map.groupBy(shownBy, ({ file }) => file).values()].map((ofFile) =>
      findLeast(ofFile, ({ end = Infinity }) => end),
    );
    for (const absence of group) {
      const shown = earliest.find((each) => clocks.precedes(each, absence.page));
      if (shown) direct.push({ ...absence, shown });
      else others.push(absence);
    }
  }
  return [...describeDirect(direct), ...findCycles(pages, others, clocks)];
}

/** Returns the first of the items with the least value. */
function findLeast<Item>(items: readonly Item[], toValue: (item: Item) => number): Item {
  return items.reduce((least, item) => (toValue(item) < toValue(least) ? item : least));
}

/** Describes pages that lack what an earlier page shows, each thing once: at the first page that lacks it. */
function describeDirect(contradictions: readonly Contradiction[]): BrokenInvariant[] {
  const things = [...Map.groupBy(contradictions, ({ shownBy }) => shownBy).values()];
  const first = things.map((group) => findLeast(group, ({ page: { start = 0 } }) => start));
  return [...Map.groupBy(first, ({ page }) => page).values()].flatMap((ofPage) =>
    [...Map.groupBy(ofPage, ({ invariant }) => invariant).values()].map(([one, ...more]) =>
      describeOne(one as Contradiction, more.length),
    ),
  );
}

function describeOne({ invariant, page, subject, cursor, shown }: Contradiction, more: number): BrokenInvariant {
  const rest = more === 0 ? "" : ` and ${more} more`;
  const [message, shows, lacks] =
    invariant === "more-events-follow"
      ? [`has_more is true, but nothing follows`, "has_more is true", `lists nothing after it, and has_more is false`]
      : invariant === "last-page-is-last"
        ? [
            `has_more is false, but event ${subject}${rest} follows`,
            `lists ${subject}`,
            `has_more is false before ${subject}`,
          ]
        : [
            `event ${subject}${rest} is missing in a later listing`,
            `lists ${subject}`,
            `lists events around ${subject}, and not ${subject}`,
          ];
  const isCursorNeeded =
    cursor && cursor !== shown && cursor !== page && !shown.events.some(({ id }) => id === page.startingAfterId);
  const beginning = isCursorNeeded ? [[cursor, `lists ${page.startingAfterId}`] as const] : [];
  return createBrokenInvariant(invariant, message, [shown, shows], ...beginning, [page, lacks]);
}

/** A graph of what comes before what: nodes are pages, things that happened, and times of a recording. */
class Order {
  readonly next: number[][] = [];

  addNode(): number {
    return this.next.push([]) - 1;
  }

  addEdge(before: number, after: number): void {
    this.next[before]?.push(after);
  }

  /** Returns the nodes that are in a cycle or between two. */
  findCyclic(): Set<number> {
    const before: number[][] = this.next.map(() => []);
    this.next.forEach((after, node) => {
      for (const each of after) before[each]?.push(node);
    });
    const left = new Set(this.next.keys());
    for (const [forth, back] of [
      [this.next, before],
      [before, this.next],
    ] as const) {
      const counts = back.map((nodes) => nodes.filter((node) => left.has(node)).length);
      const free = [...left].filter((node) => counts[node] === 0);
      for (const node of free) {
        left.delete(node);
        for (const each of forth[node] ?? []) {
          counts[each] = (counts[each] ?? 0) - 1;
          if (counts[each] === 0) free.push(each);
        }
      }
    }
    return left;
  }

  /** Returns a page in a cycle that a node leads to. Each allowed node leads to another one. */
  findInCycle(start: number, pageCount: number, allowed: ReadonlySet<number>): number {
    const seen = new Set<number>();
    let node = start;
    while (!seen.has(node) || node >= pageCount) {
      seen.add(node);
      node = this.next[node]?.find((after) => allowed.has(after)) ?? start;
    }
    return node;
  }

  /** Returns the cycle through a node with the fewest pages; nodes below `pageCount` are pages. */
  findShortestCycle(start: number, pageCount: number, allowed: ReadonlySet<number>): number[] | undefined {
    const from = new Map<number, number>();
    let level = [start];
    while (level.length > 0) {
      const nextLevel: number[] = [];
      for (const node of level) {
        for (const after of this.next[node] ?? []) {
          if (!allowed.has(after) || from.has(after)) continue;
          from.set(after, node);
          if (after === start) return traceBack(start, from);
          (after < pageCount ? nextLevel : level).push(after); // only pages count
        }
      }
      level = nextLevel;
    }
    return undefined;
  }
}

function traceBack(start: number, from: ReadonlyMap<number, number>): number[] {
  const cycle = [start];
  for (let node = from.get(start); node !== undefined && node !== start; node = from.get(node)) cycle.unshift(node);
  return cycle;
}

function findCycles(pages: readonly PageFact[], absences: readonly Absence[], clocks: Clocks): BrokenInvariant[] {
  if (absences.length === 0) return [];
  const order = new Order();
  for (const _ of pages) order.addNode();
  const nodes = new Map(pages.map((page, at) => [page, at]));
  const findNode = (page: PageFact) => nodes.get(page) as number; // absences are of these pages
  for (const [shownBy, lacking] of Map.groupBy(absences, (absence) => absence.shownBy)) {
    const thing = order.addNode();
    for (const each of shownBy) order.addEdge(thing, findNode(each));
    for (const { page } of lacking) order.addEdge(findNode(page), thing);
  }
  addTimes(order, pages, clocks);
  const found: BrokenInvariant[] = [];
  for (let allowed = order.findCyclic(); allowed.size > 0 && found.length < MAX_CYCLES; allowed = order.findCyclic()) {
    const starts = [...allowed].slice(0, MAX_STARTS).map((node) => order.findInCycle(node, pages.length, allowed));
    const cycles = [...new Set(starts)].flatMap((start) => {
      const cycle = order.findShortestCycle(start, pages.length, allowed);
      return cycle ? [cycle.filter((node) => node < pages.length)] : [];
    });
    const [shortest] = cycles.sort((a, b) => a.length - b.length);
    if (!shortest) break;
    found.push(
      describeCycle(
        shortest.map((node) => pages[node] as PageFact),
        absences,
      ),
    );
    for (const node of shortest) order.next[node] = [];
  }
  return found;
}

/** Adds, for each recording, its starts in order: a page ends before the starts that follow its end. */
function addTimes(order: Order, pages: readonly PageFact[], clocks: Clocks): void {
  const timed = pages.flatMap((page, node) =>
    page.start === undefined || clocks.isChanged(page) ? [] : [{ page, node, start: page.start }],
  );
  for (const recording of Map.groupBy(timed, ({ page }) => page.file).values()) {
    const sorted = recording.sort((a, b) => a.start - b.start);
    const times = sorted.map(({ node }, at) => {
      const time = order.addNode();
      if (at > 0) order.addEdge(time - 1, time);
      order.addEdge(time, node);
      return time;
    });
    for (const [node, page] of pages.entries()) {
      const end = clocks.findEnd(page, (sorted[0] as (typeof sorted)[number]).page); // a group is not empty
      const time = end === undefined ? undefined : times[findFirst(sorted, ({ start }) => end + 1 <= start)];
      if (time !== undefined) order.addEdge(node, time);
    }
  }
}

function describeCycle(cycle: readonly PageFact[], absences: readonly Absence[]): BrokenInvariant {
  const inCycle = new Set(cycle);
  const describe = (verb: string, found: readonly Absence[]) => {
    const subjects = [...new Set(found.map(({ subject }) => subject))].slice(0, MAX_NAMED);
    return subjects.length === 0 ? [] : [`${verb} ${subjects.join(", ")}`];
  };
  const places = cycle.map((page) => {
    const lists = absences.filter((each) => inCycle.has(each.page) && each.shownBy.includes(page));
    const lacks = absences.filter((each) => each.page === page && each.shownBy.some((other) => inCycle.has(other)));
    return [page, [...describe("lists", lists), ...describe("not", lacks)].join(", ")] as const;
  });
  return createBrokenInvariant(
    "no-event-lost",
    "no order of these requests explains which events they list",
    ...places,
  );
}

/** Returns the position of the first item of a sorted list that fulfils a condition, as all later ones do. */
export function findFirst<Item>(sorted: readonly Item[], isFulfilled: (item: Item) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isFulfilled(sorted[middle] as Item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
