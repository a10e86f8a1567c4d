import type { MemberActivity, MemberActivityList } from "../../contract/schemas.ts";
import { PaginationError } from "../errors/pagination-error.ts";
import type { OnEnd } from "../pipeline/outgoing-request.ts";
import { type Reading, startAhead, startPlain } from "./page-prefetch.ts";

/** How to list a member's activity (§4.1). */
export interface ListMemberActivityOptions {
  /** Most events of one page, 1 to 100; the service's default where left out (S03). */
  readonly limit?: number;
  /** Order by creation time; the dash means newest first. The service's default where left out (S04). */
  readonly order?: "created_at" | "-created_at";
  /** ID of an event: the listing begins with the one that follows it. */
  readonly startingAfterId?: string;
  /** Most events in all. @default Infinity */
  readonly maxItems?: number;
  readonly signal?: AbortSignal;
  /** Reads the next page while you work on this one. @default false */
  readonly prefetch?: boolean;
}

/** Reads one page. */
export type ReadPage = (startingAfterId: string | undefined, onEnd?: OnEnd) => Promise<MemberActivityList>;

/**
 * The activity of a member, read page by page as it is asked for. Iterate it, or take `pages()`. Each iteration starts anew.
 *
 * Nothing is lost or repeated silently: pages that contradict each other end in a {@link PaginationError}.
 */
export class MemberActivityListing implements AsyncIterable<MemberActivity> {
  readonly #readPage: ReadPage;
  readonly #startingAfterId: string | undefined;
  readonly #maxItems: number;
  readonly #prefetch: boolean;
  #checkpoint: string | undefined;

  constructor(
    readPage: ReadPage,
    { startingAfterId, maxItems = Number.POSITIVE_INFINITY, prefetch = false }: ListMemberActivityOptions,
  ) {
    this.#readPage = readPage;
    this.#startingAfterId = startingAfterId;
    this.#checkpoint = startingAfterId;
    this.#maxItems = maxItems;
    this.#prefetch = prefetch;
  }

  /** ID of the last event that was handed out: pass it as `startingAfterId` to go on after a crash. */
  get checkpoint(): string | undefined {
    return this.#checkpoint;
  }

  /** The first page alone. */
  firstPage(): Promise<MemberActivityList> {
    return this.#readPage(this.#startingAfterId);
  }

  /** Page after page, while `has_more` is true (§9). @throws PaginationError */
  async *pages(): AsyncGenerator<MemberActivityList, void, void> {
    const cursors = new Set<string | undefined>();
    const start = this.#prefetch ? startAhead(this.#readPage) : startPlain(this.#readPage);
    let cursor = this.#startingAfterId;
    let reading: Reading | undefined = start(cursor);
    while (reading) {
      cursors.add(cursor);
      const page: MemberActivityList = await reading.take();
      const last = page.data.at(-1)?.id;
      cursor = page.has_more ? (page.more_starting_after ?? last) : undefined;
      const flaw = page.has_more ? findFlaw(page, cursor, cursors) : undefined;
      const mayGoOn = cursor !== undefined && flaw === undefined;
      const next: Reading | undefined =
        mayGoOn && this.#prefetch ? (reading.ahead(cursor) ?? start(cursor)) : undefined;
      if (page.data.length > 0 || flaw === undefined) yield page; // what was read is not lost to what follows
      if (flaw !== undefined) throw new PaginationError(flaw, this.#checkpoint);
      reading = next ?? (mayGoOn ? start(cursor) : undefined);
    }
  }

  /** Event after event. @throws PaginationError */
  async *[Symbol.asyncIterator](): AsyncGenerator<MemberActivity, void, void> {
    const seen = new Set<string>();
    if (this.#maxItems <= 0) return;
    for await (const { data } of this.pages()) {
      for (const activity of data) {
        if (seen.has(activity.id))
          throw new PaginationError(`the event ${activity.id} came a second time`, this.#checkpoint);
        seen.add(activity.id);
        this.#checkpoint = activity.id;
        yield activity;
        if (seen.size >= this.#maxItems) return;
      }
    }
  }

  /** All events in one array; at most `max`. */
  async toArray({ max = Number.POSITIVE_INFINITY }: { max?: number } = {}): Promise<MemberActivity[]> {
    const activities: MemberActivity[] = [];
    if (max <= 0) return activities;
    for await (const activity of this) {
      activities.push(activity);
      if (activities.length >= max) break;
    }
    return activities;
  }
}

/** What is wrong with a page that says that more follow. */
function findFlaw(
  { data }: MemberActivityList,
  cursor: string | undefined,
  cursors: ReadonlySet<string | undefined>,
): string | undefined {
  if (data.length === 0) return "an empty page says that more follow";
  return cursors.has(cursor) ? `the cursor ${cursor} came a second time` : undefined;
}
